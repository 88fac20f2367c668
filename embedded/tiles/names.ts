import cs from "#locales/cs.json" with { type: "json" };
import type { MapName } from "#schemas/site/map-tiles.ts";
import type { Region } from "./geometry.ts";
import { type Town, towns } from "./towns.ts";

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

const prague: MapName = { text: "Praha", kind: "capital", latitude: 50.0833, longitude: 14.4167, from: 6, to: 11 };

const regions = Object.entries(middles).map(([region, [latitude, longitude]]): MapName => {
  // Prague is both the capital and a region; the capital's name is shown first.
  const from = region === "PHA" ? 10 : 8;
  return { text: regionName(region), kind: "region", latitude, longitude, from, to: deepest };
});

/**
 * Regions by the population of their capital, largest first. The capital is the region's first town; one region is
 * governed from Praha.
 */
const bySize: readonly Region[] = ["JHM", "MSK", "PLK", "LBK", "OLK", "JHC", "HKK", "ULK", "PAK", "ZLK", "KVK", "VYS"];

const capitals = bySize.flatMap((code) => towns.find(({ region }) => region === code) ?? []);

const otherTowns = towns.filter((town) => !capitals.includes(town));

function nameOf(town: Town, kind: "capital" | "town", from: number): MapName {
  const { name: text, latitude, longitude } = town;
  return { text, kind, latitude, longitude, from, to: deepest };
}

/** Every name on the map, in order of importance. */
export const names: readonly MapName[] = [
  country,
  prague,
  ...capitals.map((town) => nameOf(town, "capital", 6)),
  ...regions,
  ...otherTowns.map((town) => nameOf(town, "town", town.region === "PHA" ? 12 : 8)),
];

function regionName(region: string): string {
  return new Map(Object.entries(cs.regions)).get(region) ?? region;
}
