import { cpuMs, type Measurement } from "#harness/bench/measurement.ts";
import { findSecrets } from "#harness/check/private-data/secrets.ts";
import hostileTexts from "#harness/content/hostile-texts.json" with { type: "json" };
import { contentOf, recordOf } from "#harness/content/page-record.ts";
import { textReaders } from "#harness/content/text-readers.ts";
import { privateRulesIn } from "#harness/record/redaction/redact-text.ts";
import type { Subject } from "#portal/checks/rule.ts";
import { rules } from "#portal/checks/rules/registry.ts";
import { redact } from "#portal/contract/parse/redact.ts";

/** Characters of the longest text. */
const longest = 160_000;
/** With all that rules compare with the text. */
const lead = "Od 1. ledna 2027 činí příspěvek 640 Kč, o pět procent víc.";
/** How often the text is doubled; the factor of a single doubling would be lost in noise. */
const doublings = 3;

/** Everything that looks through texts from outside, by name. */
const readers: Record<string, (text: string) => unknown> = {
  ...textReaders,
  rules: (text) => {
    for (const data of [{ perex: lead, obsah: text }, { sekce: [{ typ: "markdown", obsah: text }] }]) check(data);
  },
  redact,
  secrets: findSecrets,
  privateData: privateRulesIn,
};

/** Measures by which factor the CPU time grows when a text doubles that consists of one part again and again. */
export async function measureGrowth(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, read] of Object.entries(readers)) {
    const grown: { part: string; factor: number; ms: number }[] = [];
    for (const part of hostileTexts) grown.push({ part, ...(await growthOf(read, part)) });
    const worst = grown.toSorted((a, b) => b.factor - a.factor)[0] ?? { part: "", factor: 0 };
    const slowest = grown.toSorted((a, b) => b.ms - a.ms)[0] ?? { part: "", ms: 0 };
    measurements.push(
      {
        what: `${name}: growth with each doubling, ${JSON.stringify(worst.part)}`,
        value: worst.factor,
        unit: "×",
        limit: 2.5,
      },
      { what: `  slowest ${longest / 1000} kB, ${JSON.stringify(slowest.part)}`, value: slowest.ms, unit: "ms" },
    );
  }
  return measurements;
}

/** The least of several tries, because another program may have disturbed one. Little time says nothing of growth. */
async function growthOf(read: (text: string) => unknown, part: string): Promise<{ factor: number; ms: number }> {
  const [short = "", long = ""] = [longest / 2 ** doublings, longest].map((length) =>
    part.repeat(length / part.length),
  );
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let run = 0; run < 5; run += 1) {
    shortMs = Math.min(shortMs, await cpuMs(() => read(short)));
    longMs = Math.min(longMs, await cpuMs(() => read(long)));
    if (longMs < 10 || longMs <= 2.2 ** doublings * shortMs) break;
  }
  return { factor: longMs < 10 ? 0 : (longMs / shortMs) ** (1 / doublings), ms: longMs };
}

function check(data: object): void {
  const key = "standard-page";
  const content = { ...contentOf(key, {}), data: { ...data } };
  const subject: Subject = { content, record: recordOf(key, data), key, library: null, translations: [], now: 0 };
  for (const rule of rules) for (const _ of rule.check(subject));
}
