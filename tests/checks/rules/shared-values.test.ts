import { expect, test } from "vitest";
import { findingsOf } from "#checks/findings.ts";
import { noLinks } from "#checks/links.ts";
import { rules } from "#checks/rules/registry.ts";
import { type Example, subjectOf } from "./example-subject.ts";

const money = (klic: string, nazev: string, hodnota: number) => ({
  klic,
  nazev,
  druh: "castka",
  obdobi: [{ od: "2026-01-01", hodnota }],
});

const sets = [
  { klic: "prukaz", polozky: [money("a", "Správní poplatek za průkaz", 1250), money("b", "Poplatek za opis", 1250)] },
  {
    klic: "davka",
    polozky: [
      money("dite", "Přídavek na dítě", 1580),
      money("senior", "Zvýšení důchodu", 1580),
      money("x", "Náhrada", 1580),
    ],
  },
  { klic: "jine", polozky: [money("y", "Doplatek", 1580)] },
];

const valueRules = rules.filter(({ code }) => code.startsWith("value."));

function typedIn(obsah: string, more: Exclude<Example, string> = {}) {
  const subject = subjectOf({ data: { obsah }, sets, ...more });
  return findingsOf(subject, [], { links: noLinks, rules: valueRules }).map(({ fix }) => fix.cs);
}

test("of equal values the one whose name stands around the amount is named", () => {
  expect(typedIn("<p>Za vydání průkazu zaplatíte 1 250 Kč.</p>")).toEqual(["Napište místo ní {{hodnota:prukaz.a}}."]);
  expect(typedIn("<p>Opis stojí 1 250 Kč.</p>")).toEqual(["Napište místo ní {{hodnota:prukaz.b}}."]);
  expect(typedIn("<p>Vyplatíme 1 580 Kč.</p>", { record: { name: "Zvýšení důchodů" } })).toEqual([
    "Napište místo ní {{hodnota:davka.senior}}.",
  ]);
});

test("equal values that the text does not tell apart are all named, three at most", () => {
  expect(typedIn("<p>Zaplatíte 1 250 Kč.</p>")).toEqual([
    "Napište místo ní tu z nich, o kterou jde: {{hodnota:prukaz.a}} nebo {{hodnota:prukaz.b}}.",
  ]);
  const [fix = "", ...others] = typedIn("<p>Vyplatíme 1 580 Kč.</p>");
  expect([others, fix.match(/\{\{/g)]).toEqual([[], ["{{", "{{", "{{"]]);
});

test("an amount is told once in each place, and each place has its own finding", () => {
  const twice = "<p>Za průkaz 1 250 Kč.</p><p>Za průkaz opět 1 250 Kč.</p>";
  expect(typedIn(twice)).toHaveLength(1);
  expect(typedIn(twice, { data: { obsah: twice, perex: "Za průkaz 1 250 Kč." } })).toHaveLength(2);
});

test("texts with thousands of amounts and dates beside references are checked in time", () => {
  const obsah = `<p>${"Do 31. 12. 2028 dostanete {{hodnota:davka.dite}} a 1 580 Kč za průkaz. ".repeat(3000)}</p>`;
  const before = performance.now();
  typedIn(obsah);
  expect(performance.now() - before).toBeLessThan(5000);
});
