import { z } from "zod";
import { localDate } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { legalReference } from "#schemas/values/legal-reference.ts";
import { anyOf, inOrder, rule, withRules } from "#schemas/values/object-rules.ts";
import { text } from "#schemas/values/text.ts";
import { maxExpression, parseExpression } from "./expression.ts";

/** Key of a value within its set, or of a set: letters and digits, joined by hyphens. */
export const valueKey = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);

/** A field that names a shared value; named `sdilenaHodnota`. */
export const valueReference = field(
  z
    .string()
    .max(121)
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/),
  { cs: "Sdílená hodnota", en: "Shared value", example: "minimalni-mzda.mesicni" },
);

/** Units of each kind of value; the first one is the default, and kinds without units have none. */
export const units = {
  castka: ["CZK", "EUR"],
  pocet: [],
  procento: [],
  datum: [],
  doba: ["den", "hodina", "tyden", "mesic", "rok"],
} as const satisfies Record<string, readonly string[]>;

const period = withRules(
  z.object({
    od: field(localDate, { cs: "Platí od", en: "Valid from", example: "2026-01-01" }),
    do: field(localDate.nullish(), { cs: "Platí do", en: "Valid to", example: "2026-12-31" }),
    hodnota: field(z.number().min(-1e12).max(1e12).nullish(), { cs: "Hodnota", en: "Value", example: "22400" }),
    datum: field(localDate.nullish(), { cs: "Datum (u druhu datum)", en: "Date (for the kind datum)" }),
    pravniPredpis: field(legalReference.nullish(), { cs: "Právní předpis", en: "Legal source", expected: true }),
  }),
  inOrder("value.order", { from: "od", to: "do" }),
  anyOf("value.empty", ["hodnota", "datum"], { costsObject: true }),
);

const rounding = z.object({
  na: field(z.number().min(0.0001).max(1_000_000), { cs: "Na násobky", en: "To multiples of", example: "10" }),
  smer: field(z.enum(["nahoru", "dolu", "nejblizsi"]), { cs: "Směr", en: "Direction", example: "nahoru" }),
});

/** Maximum number of periods of a value. */
export const maxPeriods = 200;

/** A value of a set: with its periods, or calculated from others. */
export const valueItem = withRules(
  z.object({
    klic: field(valueKey, { cs: "Klíč", en: "Key", example: "mesicni" }),
    nazev: field(text, { cs: "Název", en: "Name", example: "Minimální mzda za měsíc" }),
    druh: field(z.enum(["castka", "pocet", "procento", "datum", "doba"]), {
      cs: "Druh",
      en: "Kind",
      example: "castka",
    }),
    jednotka: field(z.enum([...units.castka, ...units.doba]).nullish(), { cs: "Jednotka", en: "Unit", example: "CZK" }),
    obdobi: field(z.array(period).min(1).max(maxPeriods).nullish(), {
      cs: "Období platnosti",
      en: "Periods of validity",
      example: JSON.stringify([
        { od: "2026-01-01", hodnota: 22400, pravniPredpis: { nazev: "zákon č. 262/2006 Sb., zákoník práce" } },
        { od: "2027-01-01", hodnota: 24100, pravniPredpis: { nazev: "zákon č. 262/2006 Sb., zákoník práce" } },
      ]),
    }),
    vyraz: field(z.string().max(maxExpression).nullish(), {
      cs: "Výpočet z jiných hodnot",
      en: "Calculation from other values",
      example: "minimalni-mzda.mesicni * 0,25",
    }),
    zaokrouhleni: field(rounding.nullish(), { cs: "Zaokrouhlení výpočtu", en: "Rounding of the calculation" }),
  }),
  anyOf("value.none", ["obdobi", "vyraz"]),
  rule("value.unit", "jednotka", ({ druh, jednotka }) => {
    const allowed: readonly string[] = units[druh];
    return Boolean(jednotka) && !allowed.includes(jednotka ?? "");
  }),
  rule("value.overlap", "obdobi", ({ obdobi }) => overlapping(obdobi ?? [])),
  rule("value.expression", "vyraz", ({ vyraz }) => Boolean(vyraz) && parseExpression(vyraz ?? "") === null),
  rule("value.double", "vyraz", ({ vyraz, obdobi }) => Boolean(vyraz) && (obdobi ?? []).length > 0),
);

export type WireValue = z.output<typeof valueItem>;
export type WirePeriod = z.output<typeof period>;

/** Returns the paths of the starts of periods that lie in an earlier one with an end, or on the start of another one. */
function overlapping(periods: readonly WirePeriod[]): (string | number)[][] {
  const inOrder = periods.map((each, index) => ({ ...each, index })).toSorted((a, b) => (a.od < b.od ? -1 : 1));
  return inOrder.flatMap(({ od, index }, at) => {
    const before = inOrder[at - 1];
    const isInside = before && (before.od === od || (before.do && before.do >= od));
    return isInside ? [["obdobi", index, "od"]] : [];
  });
}
