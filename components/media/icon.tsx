import {
  controlIcons,
  type Drawing,
  iconSprite,
  icons,
  illustrationSprite,
  illustrations,
  scenes,
} from "virtual:icons";
import type { CardIcon } from "#schemas/values/card-icons.ts";
import { type ControlIconName, type IconName, type IllustrationName, sceneFit, sceneNames } from "./icon-names.ts";

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

/** Wide decorative picture of a topic: its scene, or its illustration when it has none. */
export function Scene({ name }: { name: CardIcon }) {
  const scene = sceneNames.find((each) => each === name);
  if (!scene) return <Illustration name={name} />;
  return <Graphic name={`scene-${scene}`} drawing={scenes[scene]} sprite={illustrationSprite} isScene />;
}

type GraphicProps = Placement & {
  name: string;
  drawing: Drawing | undefined;
  /** Address of the sprite that holds the symbol. */
  sprite?: string | null;
  isScene?: boolean;
};

/** An inline drawing, or a reference to the symbol of that name in the sprite. */
export function Graphic({ name, drawing, size, sprite = iconSprite, isScene = false }: GraphicProps) {
  return (
    <svg
      className="gov-icon"
      width="1em"
      height="1em"
      viewBox={drawing?.viewBox}
      fill="currentColor"
      aria-hidden="true"
      data-size={size}
      {...(isScene && { "data-scene": "", preserveAspectRatio: sceneFit })}
    >
      {drawing ? (
        drawing.shapes.map(([Shape, attributes]) => <Shape key={Object.values(attributes).join()} {...attributes} />)
      ) : (
        <use href={`${sprite}#${name}`} />
      )}
    </svg>
  );
}
