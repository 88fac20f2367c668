import { z } from "zod";
import { deepestZoom, ownTiles, streetTiles } from "#schemas/site/map-tiles.ts";
import { type Environment, optionalSetting, setting } from "./settings.ts";

/** Settings of the map (spec §2.4, caregiver map). */
export const mapSettings = z.object({
  MAP_TILES: optionalSetting({
    expected: "an https address with {z}, {x} and {y}, and {theme} where there are light and dark tiles",
    read: readTiles,
    secret: true,
  }),
  MAP_PMTILES: optionalSetting({
    expected: "the path of a PMTiles file on this machine",
    read: (text) => (/^[a-z]+:\/\//i.test(text) ? undefined : text),
  }),
  MAP_ATTRIBUTION: setting({
    expected: "a text of at most 200 characters",
    fallback: "",
    read: (text) => (text.length <= 200 ? text : undefined),
  }),
});

/** Configuration of the map; `origin` is the external origin of tiles, null for the built-in map. */
export function toMapConfig(values: z.output<typeof mapSettings>) {
  const { MAP_TILES: tiles, MAP_PMTILES: streetsFile, MAP_ATTRIBUTION: attribution } = values;
  const own = streetsFile === null ? ownTiles : streetTiles;
  return {
    template: tiles?.template ?? own.template,
    origin: tiles?.origin ?? null,
    attribution: attribution || own.attribution,
    names: tiles ? null : own.names,
    maxZoom: tiles ? deepestZoom : own.maxZoom,
    /** Path of the file with the streets of the built-in map; null for none. */
    streetsFile,
  };
}

/** External tiles require an attribution, and have streets of their own. */
export function mapProblems({ MAP_TILES, MAP_PMTILES, MAP_ATTRIBUTION }: Environment): string[] {
  if (!MAP_TILES?.trim()) return [];
  return [
    ...(MAP_ATTRIBUTION?.trim() ? [] : ["MAP_ATTRIBUTION: expected the attribution of the tiles of MAP_TILES"]),
    ...(MAP_PMTILES?.trim() ? ["MAP_PMTILES: expected either MAP_TILES or MAP_PMTILES, got both"] : []),
  ];
}

/** Returns an address template and its origin, whose host must be plain for the content security policy. */
function readTiles(template: string) {
  const { protocol, hostname, username, password, origin } = new URL(template);
  const isAddress = protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) && username + password === "";
  const placeholders = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
  const isTemplate = ["x,y,z", "theme,x,y,z"].includes(placeholders.join());
  const isPlain = /^[!-~]+$/.test(template) && !/[{}#]/.test(template.replace(/\{\w+\}/g, ""));
  return isAddress && isTemplate && isPlain ? { template, origin } : undefined;
}
