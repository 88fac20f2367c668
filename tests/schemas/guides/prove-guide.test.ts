import { expect, test } from "vitest";
import { toGuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { toResultRules } from "#schemas/guides/definition/guide-result.ts";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers } from "#schemas/guides/progress/guide-answers.ts";
import { compareGuides } from "#schemas/guides/proof/compare-guides.ts";
import { proveGuide } from "#schemas/guides/proof/prove-guide.ts";
import { allAnswers, domain, judgeSimply, randomGuide } from "./random-guides.ts";

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

/** Follows every way one by one. */
function countWays(guide: ReturnType<typeof randomGuide>): number {
  const logic = logicOf(guide);
  const follow = (given: ReadonlyMap<string, string | null>): number => {
    const { open } = walkGuide(logic, given);
    const asked = logic.questions.find(({ question }) => question === open);
    if (!asked) return 1;
    const answers = [...asked.regions.map((region) => region.answers[0] ?? ""), null];
    return answers.reduce((sum, answer) => sum + follow(new Map([...given, [asked.question.key, answer]])), 0);
  };
  return follow(new Map());
}

test("a proof counts every way once, and its samples lead where it says", () => {
  for (const seed of seeds) {
    const guide = randomGuide(seed);
    const proof = proveGuide(guide);
    expect(proof.isComplete).toBe(true);
    expect({ seed, ways: proof.ways }).toEqual({ seed, ways: countWays(guide) });
    for (const [at, { samples }] of proof.results.entries())
      for (const [verdict, sample] of Object.entries(samples)) {
        if (!sample) continue;
        const given = Object.entries(sample).map(([key, value]) => `${key}:${value}`);
        const walk = walkGuide(logicOf(guide), readAnswers(guide.questions, given).answers);
        expect(walk.open).toBeNull();
        expect({ seed, verdict: walk.results[at]?.verdict }).toEqual({ seed, verdict });
      }
  }
});

test("a proof knows every verdict that somebody gets, and the questions that nobody is asked", () => {
  for (const seed of seeds) {
    const guide = randomGuide(seed);
    const { results, idle, nothing } = proveGuide(guide);
    const sets = allAnswers(guide);
    const judged = sets.map((answers) => judgeSimply(guide, answers));
    for (const [at, { samples }] of results.entries())
      for (const verdict of ["yes", "no"] as const satisfies readonly Verdict[])
        expect({ seed, at, verdict, found: samples[verdict] !== null }).toEqual({
          seed,
          at,
          verdict,
          found: judged.some((verdicts) => verdicts[at] === verdict),
        });
    expect({ seed, isNothing: nothing.sample !== null }).toEqual({
      seed,
      isNothing: judged.some((verdicts) => verdicts.every((verdict) => verdict === "no")),
    });
    const asked = new Set(
      sets.flatMap((answers) =>
        walkGuide(logicOf(guide), new Map(Object.entries(answers))).answered.map(({ question }) => question.key),
      ),
    );
    // An answer that is not known can lead to a question that known ones make needless.
    for (const { key } of idle) expect({ seed, key, isAsked: asked.has(key) }).toEqual({ seed, key, isAsked: false });
  }
});

test("a guide with more than a million answer sets is proven completely", () => {
  const about = (pole: number, hodnota: string) => ({ pole: `q${pole}`, vztah: "je" as const, hodnota });
  const values = domain.volba.map((hodnota) => ({ hodnota, popisek: hodnota }));
  const questions = Array.from({ length: 20 }, (_, at) =>
    toGuideQuestion({ klic: `q${at}`, druh: "volba", popisek: `Otázka ${at}`, moznosti: values }),
  );
  const results = Array.from({ length: 15 }, (_, at) =>
    toResultRules({
      klic: `r${at}`,
      nazev: `Výsledek ${at}`,
      kriteria: [0, 2, 3, 5].map((step) => ({
        popis: "Podmínka",
        kdyz: { spojka: "nebo" as const, podminky: [about(at + step, "a"), about(at + step, "b")] },
      })),
    }),
  );
  const proof = proveGuide({ questions, results });
  expect(proof).toMatchObject({ isComplete: true, isProven: true, idle: [], tooComplex: [] });
  expect(proof.ways).toBeGreaterThan(1_000_000);
  expect(proof.waysToNothing).toBeGreaterThan(0);
  for (const { samples } of proof.results) expect(Object.values(samples)).not.toContain(null);
});

test("two versions of a guide are compared for all answers", () => {
  let found = 0;
  for (const seed of seeds) {
    const guide = randomGuide(seed);
    const moved = (value: string) => (/^\d$/.test(value) ? String((Number(value) + 1) % 6) : value);
    const after = {
      ...guide,
      results: guide.results.map((result) => ({
        ...result,
        criteria: result.criteria.map((criterion) => ({
          ...criterion,
          when: criterion.when && {
            ...criterion.when,
            tests: criterion.when.tests.map((each) => ({ ...each, value: moved(each.value) })),
          },
        })),
      })),
    };
    const changes = compareGuides(guide, after);
    expect(changes).not.toBeNull();
    for (const answers of allAnswers(guide)) {
      const [old, fresh] = [judgeSimply(guide, answers), judgeSimply(after, answers)];
      for (const [at, { key }] of guide.results.entries()) {
        const listed = changes?.changes.filter(
          (change) =>
            change.result === key &&
            change.answers.every(({ question, ranges }) =>
              ranges.some(({ first, last }) => {
                const value = answers[question] ?? "";
                return first !== null && last !== null && value >= first && value <= last;
              }),
            ),
        );
        const expected = old[at] === fresh[at] ? [] : [{ from: old[at], to: fresh[at] }];
        expect({ seed, answers, listed: listed?.map(({ from, to }) => ({ from, to })) }).toEqual({
          seed,
          answers,
          listed: expected,
        });
        found += expected.length;
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});

test("changed numbers are whole ranges, open where the question has no limit", () => {
  const prijem = toGuideQuestion({ klic: "prijem", druh: "castka", popisek: "Příjem", min: 0 });
  const atMost = (hodnota: string) => ({
    questions: [prijem],
    results: [
      toResultRules({
        klic: "davka",
        nazev: "Dávka",
        kriteria: [{ popis: "Příjem", kdyz: { podminky: [{ pole: "prijem", vztah: "nejvyse", hodnota }] } }],
      }),
    ],
  });
  const reversed = toResultRules({
    klic: "davka",
    nazev: "Dávka",
    kriteria: [{ popis: "Příjem", kdyz: { podminky: [{ pole: "prijem", vztah: "nejmene", hodnota: "30000" }] } }],
  });
  const ranges = (before: GuideRules, after: GuideRules) =>
    compareGuides(before, after)?.changes.map(({ from, to, answers }) => [from, to, ...(answers[0]?.ranges ?? [])]);
  expect(ranges(atMost("32000"), atMost("30000"))).toEqual([["yes", "no", { first: "30000.01", last: "32000" }]]);
  expect(ranges(atMost("32000"), { questions: [prijem], results: [reversed] })).toEqual([
    ["yes", "no", { first: "0", last: "29999.99" }],
    ["no", "yes", { first: "32000.01", last: null }],
  ]);
});
