import { z } from "zod";
import { ownTiles } from "#schemas/site/map-tiles.ts";
import { type Environment, optionalSetting, setting } from "./settings.ts";

/** Settings of the map (spec §2.4, caregiver map). */
export const mapSettings = z.object({
  MAP_TILES: optionalSetting({
    expected: "an https address with {z}, {x} and {y}, and {theme} where there are light and dark tiles",
    read: readTiles,
    secret: true,
  }),
  MAP_ATTRIBUTION: setting({
    expected: "a text of at most 200 characters",
    fallback: "",
    read: (text) => (text.length <= 200 ? text : undefined),
  }),
});

/** Configuration of the map; `origin` is the external origin of tiles, null for the built-in map. */
export function toMapConfig({ MAP_TILES: tiles, MAP_ATTRIBUTION: attribution }: z.output<typeof mapSettings>) {
  return {
    template: tiles?.template ?? ownTiles.template,
    origin: tiles?.origin ?? null,
    attribution: attribution || ownTiles.attribution,
  };
}

/** External tiles require an attribution. */
export function missingAttribution({ MAP_TILES, MAP_ATTRIBUTION }: Environment): string[] {
  const isMissing = MAP_TILES?.trim() && !MAP_ATTRIBUTION?.trim();
  return isMissing ? ["MAP_ATTRIBUTION: expected the attribution of the tiles of MAP_TILES"] : [];
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
