import { Fragment, memo, useMemo, useState } from "react";
import type { Box, Clusters } from "#components/map/marks/clusters.ts";
import { isWithin } from "#components/map/view/map-frame.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import { createNameFonts } from "./name-fonts.ts";
import { placeNames } from "./place-names.ts";

type Props = {
  names: readonly MapName[];
  clusters: Clusters;
  level: number;
  /** The part of the world to fill, and the corner that names are positioned from. */
  box: Box;
  corner: WorldPoint;
};

/**
 * Names of towns and regions between the marks. Hidden from assistive technology like the tiles: the list says it
 * better.
 */
export const MapNames = memo(function MapNames({ names, clusters, level, box, corner }: Props) {
  const [{ fontOf, sizeOf }] = useState(createNameFonts);
  const placed = useMemo(() => placeNames(names, clusters, level, sizeOf), [names, clusters, level, sizeOf]);
  const size = worldSize(level);
  const at = ({ x, y }: WorldPoint) => ({
    left: Math.round(x - corner.x * size),
    top: Math.round(y - corner.y * size),
  });
  return (
    <div aria-hidden="true" lang="cs">
      {placed
        .filter(({ middle: { x, y } }) => isWithin(box, { x: x / size, y: y / size }))
        .map(({ text, kind, middle, dot }) => (
          <Fragment key={`${kind} ${text}`}>
            {dot && <span className="map-dot" style={at(dot)} />}
            <span className={`map-name ${kind}`} style={{ ...at(middle), font: fontOf(kind) }}>
              {text}
            </span>
          </Fragment>
        ))}
    </div>
  );
});
