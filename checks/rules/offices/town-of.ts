import { z } from "zod";
import { clean } from "#checks/rules/html.ts";
import towns from "./towns.json" with { type: "json" };

export const regionOfTown: ReadonlyMap<string, string> = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(towns)).flatMap(([region, names]) =>
    names.map((name) => [name, region] as const),
  ),
);

/** Fields with a town or district, from the one that says most. */
const fields = ["okres", "obec", "sluzebniPusobiste"] as const;

/** Returns the town that a place is in, and its region; null for towns that the table does not have. `Praha 7` is Prague. */
export function townOf(value: Readonly<Record<string, unknown>>): { name: string; region: string } | null {
  for (const key of fields) {
    const text = typeof value[key] === "string" ? clean(value[key]).replace(/ \d{1,2}(?: ?[-–].*)?$/, "") : "";
    const region = regionOfTown.get(text);
    if (region) return { name: text, region };
  }
  return null;
}
