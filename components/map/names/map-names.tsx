import { Fragment, memo } from "react";
import { type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import type { NameFonts } from "./name-fonts.ts";
import type { PlacedName } from "./place-names.ts";

type Props = {
  names: readonly PlacedName[];
  fonts: NameFonts;
  level: number;
  /** The corner that names are positioned from. */
  corner: WorldPoint;
};

/**
 * Names of towns and regions, placed here between the marks, because a tile does not know which marks lie on it. Hidden
 * from assistive technology like the tiles: the list says it better.
 */
export const MapNames = memo(function MapNames({ names, fonts, level, corner }: Props) {
  const size = worldSize(level);
  const at = ({ x, y }: WorldPoint) => ({
    left: Math.round(x - corner.x * size),
    top: Math.round(y - corner.y * size),
  });
  return (
    <div aria-hidden="true" lang="cs">
      {names.map(({ text, kind, middle, dot }) => (
        <Fragment key={`${text} ${middle.x} ${middle.y}`}>
          {dot && <span className={`map-dot ${kind}`} style={at(dot)} />}
          <span className={`map-name ${kind}`} style={{ ...at(middle), font: fonts.fontOf(kind) }}>
            {text}
          </span>
        </Fragment>
      ))}
    </div>
  );
});
