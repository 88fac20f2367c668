import { z } from "zod";
import { money } from "#schemas/values/money.ts";

/** Number with groups of three digits, and up to two decimals. */
const number = "(?:\\d{1,3}(?:[ \\u00a0\\u202f.,]\\d{3})+|\\d+)(?:[.,]\\d{1,2}(?!\\d))?";
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

/** Most numbers that are compared: a longer list is a table of something. */
const most = 300;

/** Returns all numbers in the data of a record that has amounts; null for records without any, and for those with very many numbers. */
export function numbersIn(data: unknown): readonly number[] | null {
  const json = JSON.stringify(data) ?? "";
  if (!/Kč|CZK|крон|korun|"castka"/.test(json)) return null;
  const numbers = new Set<number>();
  for (const [text] of json.replaceAll("&nbsp;", " ").matchAll(anyNumber)) {
    numbers.add(toNumber(text));
    if (numbers.size > most) return null;
  }
  return [...numbers];
}

/** An amount that a later one of the same name replaces. */
export interface ReplacedAmount {
  amount: number;
  /** First day of the later one. */
  until: string;
}

const amounts = z.looseObject({
  castky: z.array(z.looseObject({ nazev: z.string(), platiOd: z.string(), vyse: money })),
});

/** Returns the amounts of a service that later ones replace, unless another of its amounts is as high. */
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
