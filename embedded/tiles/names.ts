import cs from "#locales/cs.json" with { type: "json" };
import type { MapName } from "#schemas/site/map-tiles.ts";
import { type Settlement, settlements } from "#schemas/site/places.ts";
import type { Region } from "./geometry.ts";

const deepest = 18;

/** A point in each region with room for its name. */
const middles: Record<Region, readonly [latitude: number, longitude: number]> = {
  PHA: [50.03, 14.5],
  STC: [49.82, 14.75],
  JHC: [49.17, 14.62],
  PLK: [49.6, 13.18],
  KVK: [50.11, 12.72],
  ULK: [50.42, 13.8],
  LBK: [50.71, 14.85],
  HKK: [50.33, 15.7],
  PAK: [49.87, 16.1],
  VYS: [49.47, 15.67],
  JHM: [49.05, 16.45],
  OLK: [49.72, 17.1],
  ZLK: [49.2, 17.85],
  MSK: [49.87, 17.72],
};

const country: MapName = { text: "Česko", kind: "country", latitude: 49.75, longitude: 15.4, from: 3, to: 5 };

const regions = Object.entries(middles).map(([region, [latitude, longitude]]): MapName => {
  // Prague is both the capital and a region; the capital's name is shown first.
  const from = region === "PHA" ? 10 : 8;
  return { text: regionName(region), kind: "region", latitude, longitude, from, to: deepest };
});

/** The number of inhabitants from which a place is named at a zoom level; at deeper levels all places are. */
const shownFrom = [
  { level: 7, inhabitants: 45_000 },
  { level: 8, inhabitants: 15_000 },
  { level: 9, inhabitants: 6_000 },
  { level: 10, inhabitants: 2_500 },
] as const;

/** From this zoom level on, places of every size are named, and parts of cities too. */
const allFrom = 11;

/** A place of fewer inhabitants is named in small letters. */
const townFrom = 10_000;

function nameOf({ name: text, latitude, longitude, inhabitants }: Settlement): MapName {
  const from = shownFrom.find((step) => inhabitants >= step.inhabitants)?.level ?? allFrom;
  return { text, kind: inhabitants >= townFrom ? "town" : "village", latitude, longitude, from, to: deepest };
}

/** Every name on the map, in order of importance. */
export const names: readonly MapName[] = [
  country,
  ...settlements.capitals.map((place): MapName => ({ ...nameOf(place), kind: "capital", from: 6 })),
  ...regions,
  ...settlements.towns.map(nameOf),
  ...settlements.quarters.map((place): MapName => ({ ...nameOf(place), kind: "village", from: allFrom })),
];

function regionName(region: string): string {
  return new Map(Object.entries(cs.regions)).get(region) ?? region;
}
