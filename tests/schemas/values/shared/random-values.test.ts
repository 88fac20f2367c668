import { expect, test } from "vitest";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { resolveValues } from "#schemas/values/shared/resolve-values.ts";
import { valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aSet } from "./a-set.ts";

/** Triples of a value, a day and a language. */
const count = process.env["PORTAL_EXHAUSTIVE"] ? 100_000 : 5_000;

/** A small generator of pseudo-random numbers, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const dayMs = 24 * 3600 * 1000;
const dateOf = (day: number) => new Date(Date.UTC(2020, 0, 1) + day * dayMs).toISOString().slice(0, 10);

/** Periods of one value with amounts in hundredths, and the calculation of another one. */
function randomSet(random: ReturnType<typeof createRandom>) {
  const periods: { start: number; end: number | null; amount: number }[] = [];
  let start = random(400);
  for (let left = 1 + random(5); left > 0; left--) {
    const length = 1 + random(500);
    periods.push({ start, end: random(3) === 0 ? start + length - 1 : null, amount: random(5_000_000) });
    // Sometimes with a gap.
    start += length + random(2) * random(30);
  }
  const [factor, added] = [random(1000), random(100_000)];
  const step = [1, 10, 100, 1000][random(4)] ?? 1;
  const direction = (["nahoru", "dolu", "nejblizsi"] as const)[random(3)] ?? "dolu";
  const obdobi = periods.map(({ start, end, amount }) => ({
    od: dateOf(start),
    ...(end !== null && { do: dateOf(end) }),
    hodnota: amount / 100,
  }));
  const set = aSet("x", [
    { klic: "a", obdobi },
    { klic: "c", obdobi: [{ od: "2000-01-01", hodnota: added / 100 }] },
    { klic: "b", vyraz: `a × ${(factor / 100).toFixed(2)} + c`, zaokrouhleni: { na: step, smer: direction } },
  ]);
  return { set, periods, factor, added, step, direction };
}

type Made = ReturnType<typeof randomSet>;

/** The amount on a day in hundredths; null in a gap. */
function amountOn({ periods }: Made, day: number): number | null {
  const current = periods.findLast(({ start }) => start <= day);
  return !current || (current.end !== null && day > current.end) ? null : current.amount;
}

/** The calculated amount in whole crowns, by whole ten-thousandths, which are exact. */
function calculated({ factor, added, step, direction }: Made, amount: number): number {
  const exact = amount * factor + added * 100;
  const unit = step * 10_000;
  const below = Math.floor(exact / unit);
  const rest = exact - below * unit;
  const isUp = direction === "nahoru" ? rest > 0 : direction === "nejblizsi" && 2 * rest >= unit;
  return (below + (isUp ? 1 : 0)) * step;
}

test(`${count} random values, days and languages are written as a second calculation says`, () => {
  const random = createRandom(20261129);
  const wrong: string[] = [];
  let shown = 0;
  for (let made = 0; made < count; made += 25) {
    const own = randomSet(random);
    const values = valuesOf([own.set]);
    for (let time = 0; time < 25; time++) {
      const day = random(3000);
      const language = languageCodes[random(4)] ?? "cs";
      const now = Date.UTC(2020, 0, 1, 3 + random(19)) + day * dayMs;
      const data = ["{{hodnota:x.a|bez-jednotky}}", "{{hodnota:x.b|bez-jednotky}}"];
      const { item } = resolveValues({ data }, { values, language, now });
      const amount = amountOn(own, day);
      const write = (number: number) =>
        new Intl.NumberFormat(languages[language].locale, {
          minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
        }).format(number);
      const expected = amount === null ? ["–", "–"] : [write(amount / 100), write(calculated(own, amount))];
      if (amount !== null) shown += 1;
      if (JSON.stringify(item.data) !== JSON.stringify(expected))
        wrong.push(`${dateOf(day)} ${language}: ${item.data} instead of ${expected}, ${JSON.stringify(own.set.data)}`);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(shown).toBeGreaterThan(count / 2);
});
