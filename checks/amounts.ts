import { z } from "zod";
import { money } from "#schemas/values/money/money.ts";

/** A number with its thousands in groups, and up to two decimals. */
const number = "(?<!\\d)(?:\\d{1,3}(?:[ \\u00a0\\u202f.,]\\d{3}){1,6}|\\d{1,15})(?:[.,]\\d{1,2}(?!\\d))?";
const space = "[ \\u00a0\\u202f]*";
const crowns = "(?:Kč|CZK|korun|крон)";
const times = "(?:tis|mil|mld|thousand|billion|тыс|тис|млн|млрд|мил|міл)";
const written = new RegExp(
  `(${number})(?:,[-–—])?${space}${crowns}|CZK${space}(${number})(?!\\d|${space}${times})`,
  "giu",
);
const anyNumber = new RegExp(number, "g");

/** Returns the amounts in crowns that a text names in figures. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(written)].map(([, before, after]) => toNumber(before ?? after ?? ""));
}

/** Limit of compared numbers. A longer list is a table, not the text of a benefit. */
const maxNumbers = 300;

/** Returns all numbers in a record's data; null when it has no amounts of money or more than {@link maxNumbers} numbers. */
export function numbersIn(data: unknown): readonly number[] | null {
  const json = JSON.stringify(data) ?? "";
  if (!/Kč|CZK|крон|korun|"castka"/.test(json)) return null;
  const numbers = new Set<number>();
  for (const [text] of json.replaceAll("&nbsp;", " ").matchAll(anyNumber)) {
    numbers.add(toNumber(text));
    if (numbers.size > maxNumbers) return null;
  }
  return [...numbers];
}

/** An amount that is replaced by a later one of the same name. */
export interface ReplacedAmount {
  amount: number;
  /** First day on which the later amount applies. */
  until: string;
}

const amounts = z.looseObject({
  castky: z.array(z.looseObject({ nazev: z.string(), platiOd: z.string(), vyse: money })),
});

/** Returns the replaced amounts of a service. An amount is left out when another current amount is equal to it. */
export function replacedAmounts(data: unknown): readonly ReplacedAmount[] {
  const list = amounts.safeParse(data).data?.castky ?? [];
  const replaced = list.flatMap(({ nazev, platiOd, vyse }) => {
    const later = list.filter((each) => each.nazev === nazev && each.platiOd > platiOd).map((each) => each.platiOd);
    const [until] = later.toSorted();
    return until === undefined ? [] : [{ amount: vyse.castka, until, isOf: { nazev, platiOd } }];
  });
  const last = list.filter(
    ({ nazev, platiOd }) => !replaced.some(({ isOf }) => isOf.nazev === nazev && isOf.platiOd === platiOd),
  );
  return replaced
    .filter(({ amount }) => !last.some(({ vyse }) => vyse.castka === amount))
    .map(({ amount, until }) => ({ amount, until }));
}

function toNumber(text: string): number {
  const [, whole = text, decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${decimals || 0}`);
}
