import { expect, test } from "vitest";
import { amount, supersede, toAmounts } from "#schemas/values/money/amount.ts";
import { aContent } from "../../a-content.ts";
import { faultCodes } from "../../fault-codes.ts";

const old = { nazev: "do 6 let", vyse: { castka: 730 }, platiOd: "2025-01-01" };
const current = { nazev: "do 6 let", vyse: { castka: 830 }, platiOd: "2026-01-01" };
const next = { nazev: "do 6 let", vyse: { castka: 900 }, platiOd: "2027-01-01" };
const other = { nazev: "do 15 let", slovy: "podle příjmu" };

function start(now: string) {
  const amounts = toAmounts(
    [old, current, next, other].map((item) => amount.parse(item)),
    aContent(),
  );
  const { valid, superseded } = supersede(amounts, Date.parse(now));
  const sums = (list: typeof amounts) => list.map(({ money, words }) => money?.amount ?? words);
  return { valid: sums(valid), superseded: sums(superseded) };
}

test("an amount is superseded by a later one of the same name, but not before its day", () => {
  expect(start("2026-11-20T12:00:00Z")).toEqual({ valid: [830, 900, "podle příjmu"], superseded: [730] });
});

test("the day of an amount begins at midnight in Prague", () => {
  expect(start("2026-12-31T22:59:59Z").superseded).toEqual([730]);
  expect(start("2026-12-31T23:00:00Z").superseded).toEqual([730, 830]);
});

test("an amount is a number or a text", () => {
  expect(faultCodes(amount, { nazev: "do 6 let" })).toEqual(["amount.value"]);
});
