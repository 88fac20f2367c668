import { z } from "zod";
import { memo } from "#schemas/parse/memo.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import { daysAfter, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { toText } from "#schemas/values/text.ts";
import { derivedValues, type FormulaFault } from "./derived-values.ts";
import type { Period, SharedValue } from "./shared-value.ts";
import { valueItem, valueKey, type WirePeriod, type WireValue } from "./value-item.ts";

/** Data of a set: values that change together, such as those of one benefit. */
export const valueSet = z.object({
  klic: field(valueKey.nullish(), {
    cs: "Klíč sady",
    en: "Key of the set",
    example: "minimalni-mzda",
    required: true,
  }),
  polozky: field(z.array(valueItem).nullish(), { cs: "Hodnoty", en: "Values", required: true }),
});

/** The shared values that a site may use: its own, and those of the main site. */
export interface SharedValues {
  /** Returns the value with a key such as `minimalni-mzda.mesicni`; null when there is none. */
  find(key: string): SharedValue | null;
  keys(): readonly string[];
  /** Returns the values of a set by the id of its content item. */
  ofSet(id: string): readonly SharedValue[];
  /** Every valid value as its set has it, also one that another of the same key hides. */
  items: readonly ReadItem[];
  /** Returns the value of a key as its set has it; null when there is none. */
  itemOf(key: string): ReadItem | null;
  /** Returns the faults of the calculations of a set, with paths into its `data`. */
  faultsOf(id: string): readonly FormulaFault[];
}

/** A value before its calculation, and its place. */
export interface ReadItem {
  key: string;
  set: { id: string; key: string; webId: string };
  item: WireValue;
  /** Path in the `data` of the set. */
  path: (string | number)[];
}

const noSets: readonly Content[] = [];

/** The values of a portal without sets. */
export const noValues: SharedValues = {
  find: () => null,
  keys: () => [],
  ofSet: () => [],
  items: [],
  itemOf: () => null,
  faultsOf: () => [],
};

/**
 * Reads the sets of a site and of the main site. A key that both have is the site's own; of two values with one key in a site the
 * first one counts. Invalid values are left out; their set reports them.
 */
export const toSharedValues = memo((own: readonly Content[]) =>
  memo((main: readonly Content[]): SharedValues => {
    const contents = [...own, ...main];
    return contents.length === 0 ? noValues : readSets(contents);
  }),
);

/** Returns the values of one list of sets. */
export function valuesOf(sets: readonly Content[]): SharedValues {
  return toSharedValues(sets)(noSets);
}

function readSets(contents: readonly Content[]): SharedValues {
  const items = new Map<string, ReadItem>();
  const all = contents.flatMap(itemsOf);
  for (const each of all) if (!items.has(each.key)) items.set(each.key, each);
  const fixed = new Map([...items].map(([key, read]) => [key, toValue(read)]));
  const { values, faults } = derivedValues(items, fixed);
  const ofKind = Map.groupBy([...items.values()].flatMap(kindFaults), ({ set }) => set);
  const bySet = Map.groupBy(values.values(), ({ sets }) => sets[0] ?? "");
  return {
    find: (key) => values.get(key) ?? null,
    keys: () => [...values.keys()],
    ofSet: (id) => bySet.get(id) ?? [],
    items: all,
    itemOf: (key) => items.get(key) ?? null,
    faultsOf: (id) => [...(faults.get(id) ?? []), ...(ofKind.get(id) ?? [])],
  };
}

/** Returns the periods of a date without a date, and those of another value without a number. */
function kindFaults({ set, item: { druh, obdobi }, path }: ReadItem): (FormulaFault & { set: string })[] {
  return (obdobi ?? []).flatMap(({ hodnota, datum }, index) => {
    const own = druh === "datum" ? datum : hodnota;
    if (own !== null && own !== undefined) return [];
    const expected = druh === "datum" ? "a date" : "a number";
    const received = String(hodnota ?? datum);
    return [{ set: set.id, code: "value.kind" as const, path: [...path, "obdobi", index], expected, received }];
  });
}

/** Returns the valid values of a set with their places; memoised, because a set is read again with each other one. */
const itemsOf = memo(({ id, webId, data }: Content): readonly ReadItem[] => {
  const { data: set, originOf } = prune(valueSet, data);
  const key = set?.klic;
  if (!key) return [];
  return (set.polozky ?? []).map((item, index) => ({
    key: `${key}.${item.klic}`,
    set: { id, key, webId },
    item,
    path: originOf(["polozky", index]),
  }));
});

const kinds = {
  castka: "money",
  pocet: "count",
  procento: "percent",
  datum: "date",
  doba: "duration",
} as const satisfies Record<WireValue["druh"], SharedValue["kind"]>;

const unitNames = {
  CZK: "CZK",
  EUR: "EUR",
  hodina: "hour",
  den: "day",
  tyden: "week",
  mesic: "month",
  rok: "year",
} as const satisfies Record<NonNullable<WireValue["jednotka"]>, SharedValue["unit"]>;

const defaultUnits = { castka: "CZK", doba: "den", pocet: null, procento: null, datum: null } as const;

function toValue({ key, set, item }: ReadItem): SharedValue {
  const { nazev, druh, jednotka, obdobi } = item;
  const unit = jednotka ?? defaultUnits[druh];
  return {
    key,
    name: toText(nazev),
    kind: kinds[druh],
    unit: unit && unitNames[unit],
    periods: toPeriods(obdobi ?? [], druh === "datum"),
    sets: [set.id],
  };
}

/** Puts periods in order. Where two overlap, the later one counts from its start. */
function toPeriods(wire: readonly WirePeriod[], isDate: boolean): Period[] {
  const inOrder = wire.toSorted((a, b) => (a.od < b.od ? -1 : a.od > b.od ? 1 : 0));
  return inOrder.flatMap(({ od, do: last, hodnota, datum, pravniPredpis }, index): Period[] => {
    const next = inOrder[index + 1]?.od;
    if (next === od) return [];
    const after = last ? daysAfter(last, 1) : null;
    const until = after === null || (next && next < after) ? (next ?? null) : after;
    const amount = isDate ? datum && Date.parse(startOfDay(datum)) : hodnota;
    if (typeof amount !== "number") return [];
    const { nazev, ustanoveni } = pravniPredpis ?? {};
    const source = [nazev, ustanoveni].flatMap((part) => (part ? [toText(part)] : [])).join(", ");
    return [
      {
        from: Date.parse(startOfDay(od)),
        until: until === null ? null : Date.parse(startOfDay(until)),
        amount,
        source: source || null,
      },
    ];
  });
}
