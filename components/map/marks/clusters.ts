import Supercluster, { type PointFeature } from "supercluster";
import { clusterRadius } from "#components/map/map-constants.ts";
import { tileSize, toPlace, toWorld, type WorldPoint } from "#schemas/values/mercator.ts";
import type { MapPoint } from "./points.ts";

/** An item on the map: one organisation or a cluster. */
export type MapItem = WorldPoint & { key: string; first: number } & (
    | { kind: "point"; point: MapPoint }
    | { kind: "cluster"; id: number; count: number; place: string }
  );

export type MapCluster = Extract<MapItem, { kind: "cluster" }>;

/** Bounding box on the web mercator square. */
export interface Box {
  start: WorldPoint;
  end: WorldPoint;
}

/** Summary of a cluster's members: the first in the list, and the only municipality that may hold the majority. */
interface Members {
  first: number;
  place: string;
  /** Lead of the candidate in the majority vote. */
  lead: number;
}

export type Clusters = ReturnType<typeof createClusters>;

/** Creates the index of all points by zoom level. Throws the error of spec §8 when `maxZoom` is missing. */
export function createClusters(points: readonly MapPoint[], maxZoom: number | null | undefined) {
  if (typeof maxZoom !== "number" || !Number.isFinite(maxZoom)) throw new Error("Map has no maxZoom specified");
  const byNumber = new Map(points.map((point) => [point.number, point]));
  const index = new Supercluster<Members, Members>({ radius: clusterRadius, extent: tileSize, maxZoom, reduce: join });
  index.load(points.map(toFeature));

  const known = new Map<number, { place: string } & WorldPoint>();

  /**
   * The vote leaves one candidate even when there is no majority, so its members are counted. A cluster is placed on
   * the member nearest to its centre, because the names on the map leave room at towns and not between them.
   */
  function settle(id: number, candidate: string, middle: WorldPoint) {
    const cached = known.get(id);
    if (cached) return cached;
    const members = index.getLeaves(id, Number.POSITIVE_INFINITY);
    const votes = members.filter(({ properties }) => properties.place === candidate);
    const places = members.map(worldOf);
    const distance = ({ x, y }: WorldPoint) => Math.hypot(x - middle.x, y - middle.y);
    const nearest = places.reduce((best, each) => (distance(each) < distance(best) ? each : best), places[0] ?? middle);
    const settled = { ...nearest, place: votes.length > members.length / 2 ? candidate : "" };
    known.set(id, settled);
    return settled;
  }

  function toItem(feature: ReturnType<typeof index.getClusters>[number]): MapItem[] {
    const { properties } = feature;
    const { first, place } = properties;
    const world = worldOf(feature);
    if ("cluster" in properties) {
      const { cluster_id: id, point_count: count } = properties;
      return [{ ...settle(id, place, world), kind: "cluster", key: `c${id}`, first, id, count }];
    }
    const point = byNumber.get(first);
    return point ? [{ ...world, kind: "point", key: `p${first}`, first, point }] : [];
  }

  return {
    /** Returns the items in a box at a zoom level, in the order of the list. */
    within({ start, end }: Box, level: number): MapItem[] {
      const { longitude: west, latitude: north } = toPlace(inWorld(start));
      const { longitude: east, latitude: south } = toPlace(inWorld(end));
      const items = index.getClusters([west, south, east, north], level).flatMap(toItem);
      return items.toSorted((a, b) => a.first - b.first);
    },
    /** Returns the points of a cluster in the order of the list. */
    membersOf(id: number): MapPoint[] {
      const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
      const members = leaves.flatMap(({ properties }) => byNumber.get(properties.first) ?? []);
      return members.toSorted((a, b) => a.number - b.number);
    },
    /** True when no zoom level splits the cluster. */
    isOneSpot: (id: number): boolean => index.getClusterExpansionZoom(id) > maxZoom,
  };
}

export function countOf(items: readonly MapItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === "cluster" ? item.count : 1), 0);
}

function worldOf({ geometry }: PointFeature<unknown>): WorldPoint {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return toWorld({ latitude, longitude });
}

function toFeature({ number, municipality, latitude, longitude }: MapPoint): PointFeature<Members> {
  return {
    type: "Feature",
    properties: { first: number, place: municipality, lead: 1 },
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  };
}

/** Boyer–Moore majority vote. */
function join(all: Members, { first, place, lead }: Readonly<Members>): void {
  all.first = Math.min(all.first, first);
  if (all.place === place) all.lead += lead;
  else if (lead > all.lead) Object.assign(all, { place, lead: lead - all.lead });
  else all.lead -= lead;
}

function inWorld({ x, y }: WorldPoint): WorldPoint {
  return { x: Math.max(Math.min(x, 1), 0), y: Math.max(Math.min(y, 1), 0) };
}
