import { type MapProps, Map as PigeonMap } from "pigeon-maps";
import type { Clusters } from "#components/map/marks/clusters.ts";
import { czechia } from "#schemas/site/country.ts";
import { type Coordinates, toPlace, toWorld, type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import { boxInView } from "./map-frame.ts";
import { boundsOf } from "./map-view.ts";

/** How far the centre may leave the bounds of the places, in sizes of the frame: a popup beside a place has room. */
const reach = 0.35;

/**
 * Returns a pigeon-maps map that cannot be moved away from its places: the centre stays at their bounds, and a zoom to a
 * view without marks goes to the nearest mark.
 */
export function boundedMap(places: readonly Coordinates[], clusters: Clusters): typeof PigeonMap {
  const { south, north, west, east } = boundsOf(places) ?? czechia;
  const start = toWorld({ latitude: north, longitude: west });
  const end = toWorld({ latitude: south, longitude: east });

  function nearestMark([latitude, longitude]: readonly [number, number], zoom: number): Coordinates | null {
    const from = toWorld({ latitude, longitude });
    const marks = clusters.within({ start: { x: 0, y: 0 }, end: { x: 1, y: 1 } }, zoom);
    const distanceTo = ({ x, y }: WorldPoint) => Math.hypot(x - from.x, y - from.y);
    const [nearest] = marks.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    return nearest ? toPlace(nearest) : null;
  }

  return class extends PigeonMap {
    constructor(props: MapProps) {
      super(props);
      const moveTo = this.setCenterZoomTarget;
      // Every animated move ends here: buttons, keys, wheel, double click and the end of a pinch.
      this.setCenterZoomTarget = (centre, level, fromProps, around, duration) => {
        // A double click during a zoom would add a level to a level in between.
        const zoom = Math.round(level);
        const target = around ? this.calculateZoomCenter(this._lastCenter, around, this._lastZoom, zoom) : centre;
        const [latitude, longitude] = this.limitCenterAtZoom(target, zoom);
        const isEmpty = clusters.within(boxInView({ latitude, longitude, zoom }, this.state), zoom).length === 0;
        const nearest = isEmpty && zoom !== this.state.zoom && nearestMark(around ?? [latitude, longitude], zoom);
        if (nearest) moveTo([nearest.latitude, nearest.longitude], zoom, fromProps);
        else moveTo(centre, zoom, fromProps, around, duration);
      };

      // Bounds of the centre: south, north, west, east.
      this.getBoundsMinMax = (zoom) => {
        const { width, height } = this.state;
        const size = worldSize(zoom);
        const around = { x: (width * reach) / size, y: (height * reach) / size };
        const first = toPlace({ x: start.x - around.x, y: start.y - around.y });
        const last = toPlace({ x: end.x + around.x, y: end.y + around.y });
        return [last.latitude, first.latitude, first.longitude, last.longitude];
      };
    }
  };
}
