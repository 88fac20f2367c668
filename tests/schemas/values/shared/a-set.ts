import type { Content } from "#schemas/site/content.ts";
import { type SharedValues, valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aContent } from "../../a-content.ts";

/** A set of shared values; `items` are its values as in the CMS. */
export function aSet(key: string, items: readonly Record<string, unknown>[], id = `set-${key}`): Content {
  const polozky = items.map((item) => ({ nazev: `Hodnota ${item["klic"]}`, druh: "castka", ...item }));
  return aContent({ id, structureKey: "hodnoty", data: { klic: key, polozky } });
}

/** The minimum wage as of 2026 and 2027, and values calculated from it. */
export const wages = aSet("mzda", [
  {
    klic: "mesicni",
    obdobi: [
      { od: "2026-01-01", hodnota: 22400 },
      { od: "2027-01-01", hodnota: 24100 },
    ],
  },
  { klic: "ctvrtina", vyraz: "mesicni * 0,25" },
  { klic: "podil", druh: "procento", obdobi: [{ od: "2026-01-01", hodnota: 7.1 }] },
  { klic: "odvod", vyraz: "mzda.mesicni × podil", zaokrouhleni: { na: 1, smer: "nahoru" } },
  { klic: "lhuta", druh: "doba", jednotka: "mesic", obdobi: [{ od: "2026-01-01", hodnota: 3 }] },
  { klic: "den", druh: "datum", obdobi: [{ od: "2026-01-01", datum: "2027-03-31" }] },
  { klic: "deti", druh: "pocet", obdobi: [{ od: "2026-01-01", do: "2026-12-31", hodnota: 1234.5 }] },
]);

export const wageValues: SharedValues = valuesOf([wages]);

export const day = (date: string) => Date.parse(`${date}T12:00:00Z`);
