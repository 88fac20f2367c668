import { names } from "#embedded/tiles/names.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { czechia } from "#schemas/site/country.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { type Coordinates, toPlace, toWorld } from "#schemas/values/mercator.ts";
import { parseVectorTile } from "./vector-tile.ts";

/** The zoom level whose tiles name all towns; the country has about a hundred of them. */
const townsLevel = 9;

/** Degrees between two positions of the same town at most; many villages share a name. */
const nearness = 0.1;

const regionNames = { cs, en, ru, ua };

type ReadTile = (tile: { z: number; x: number; y: number }) => Promise<Uint8Array | null>;

interface Town extends Coordinates {
  translation: string;
}

/** Returns the names of the map in a language; those that neither the file nor the texts of the portal have, in Czech. */
export async function translateNames(language: Language, readTile: ReadTile): Promise<MapName[]> {
  const { tag } = languages[language];
  const towns = language === "cs" ? new Map<string, Town[]>() : await readTowns(`name:${tag}`, readTile);
  const own = new Map(Object.entries(regionNames[language].regions));
  const regions = new Map(Object.entries(cs.regions).map(([code, name]) => [name, own.get(code)] as const));
  const country = new Intl.DisplayNames(tag, { type: "region" }).of("CZ");
  const translate = ({ kind, text, latitude, longitude }: MapName) => {
    if (kind === "country") return country;
    if (kind === "region") return regions.get(text);
    const isSame = (town: Town) => Math.hypot(town.latitude - latitude, town.longitude - longitude) < nearness;
    return towns.get(text)?.find(isSame)?.translation;
  };
  return names.map((name) => ({ ...name, text: translate(name) ?? name.text }));
}

/** Reads the towns of the country by their Czech names. */
async function readTowns(property: string, readTile: ReadTile): Promise<Map<string, Town[]>> {
  const towns: (Town & { name: string })[] = [];
  const size = 2 ** townsLevel;
  const start = toWorld({ latitude: czechia.north, longitude: czechia.west });
  const end = toWorld({ latitude: czechia.south, longitude: czechia.east });
  for (let x = Math.floor(start.x * size); x < end.x * size; x += 1)
    for (let y = Math.floor(start.y * size); y < end.y * size; y += 1) {
      const bytes = await readTile({ z: townsLevel, x, y });
      const layer = bytes && parseVectorTile(bytes, ["places"]).get("places");
      for (const { properties, readShapes } of layer?.features ?? []) {
        const [name, translation] = [properties.get("name"), properties.get(property)];
        const [u, v] = readShapes()[0] ?? [];
        if (typeof name !== "string" || typeof translation !== "string" || u === undefined || v === undefined) continue;
        if (translation.length > longestName || properties.get("kind") !== "locality") continue;
        const extent = layer?.extent ?? 1;
        towns.push({ name, translation, ...toPlace({ x: (x + u / extent) / size, y: (y + v / extent) / size }) });
      }
    }
  return Map.groupBy(towns, ({ name }) => name);
}

const longestName = 60;
