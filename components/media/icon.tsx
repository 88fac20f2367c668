import { controlIcons, type Drawing, iconSprite, icons, illustrationSprite, illustrations } from "virtual:icons";
import type { ControlIconName, IconName, IllustrationName } from "./icon-names.ts";

type Size = "xs" | "s" | "m" | "l" | "xl" | "2xl" | "3xl" | "4xl" | "5xl";

export type Placement = {
  /** Step of the design system's icon scale; by default the height of the text or the component's own. */
  size?: Size;
};

/** Decorative icon in the colour of the text; the text next to it is the accessible name. */
export function Icon({ name, ...placement }: { name: IconName } & Placement) {
  return <Graphic name={name} drawing={icons[name]} {...placement} />;
}

/** An icon from the short list for islands, so that a page's scripts contain only those. */
export function ControlIcon({ name, ...placement }: { name: ControlIconName } & Placement) {
  return <Graphic name={name} drawing={controlIcons[name]} {...placement} />;
}

/** Large decorative illustration of a card or an error page, in the theme's colours. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Graphic name={name} drawing={illustrations[name]} sprite={illustrationSprite} />;
}

type GraphicProps = Placement & {
  name: string;
  drawing: Drawing | undefined;
  /** Address of the sprite that holds the symbol. */
  sprite?: string | null;
};

/** An inline drawing, or a reference to the symbol of that name in the sprite. */
export function Graphic({ name, drawing, size, sprite = iconSprite }: GraphicProps) {
  return (
    <svg
      className="gov-icon"
      width="1em"
      height="1em"
      viewBox={drawing?.viewBox}
      fill="currentColor"
      aria-hidden="true"
      data-size={size}
    >
      {drawing ? (
        drawing.shapes.map(([Shape, attributes]) => <Shape key={Object.values(attributes).join()} {...attributes} />)
      ) : (
        <use href={`${sprite}#${name}`} />
      )}
    </svg>
  );
}
