import { expect, test } from "vitest";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { type GuideAnswers, walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { allAnswers, judgeSimply, randomFrom, randomGuide } from "./random-guides.ts";

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

test("a walk comes to what each criterion says of the complete answers", () => {
  let walks = 0;
  for (const seed of seeds) {
    const guide = randomGuide(seed);
    for (const answers of allAnswers(guide)) {
      const walk = walkGuide(logicOf(guide), new Map(Object.entries(answers)));
      const reached = walk.results.map(({ verdict }) => verdict);
      walks += 1;
      if (walk.open !== null || reached.join() !== judgeSimply(guide, answers).join())
        expect({ seed, answers, reached }).toBe(judgeSimply(guide, answers).join());
    }
  }
  expect(walks).toBeGreaterThan(50_000);
});

/** Returns the verdicts that complete answers can come to, with the given ones; null is an answer that is not known. */
function possible(guide: GuideRules, given: GuideAnswers): Set<Verdict>[] {
  const sets = allAnswers(guide).filter((answers) =>
    [...given].every(([key, value]) => value === null || answers[key] === value),
  );
  const judged = sets.map((answers) => judgeSimply(guide, answers));
  return guide.results.map((_, at) => new Set(judged.map((verdicts) => verdicts[at] ?? "maybe")));
}

function together(verdicts: Set<Verdict>): Verdict {
  const [first = "maybe"] = verdicts;
  return verdicts.size === 1 ? first : "maybe";
}

test("answers that are not known leave open what depends on them, and nothing else", () => {
  let compared = 0;
  for (const seed of seeds.slice(0, 60)) {
    const guide = randomGuide(seed);
    const random = randomFrom(seed);
    for (let round = 0; round < 5; round += 1) {
      const sets = allAnswers(guide);
      const answers = sets[random(sets.length)] ?? {};
      const given = new Map(Object.entries(answers).map(([key, value]) => [key, random(3) === 0 ? null : value]));
      const walk = walkGuide(logicOf(guide), given);
      const taken = new Map(walk.answered.map(({ question, answer }) => [question.key, answer]));
      expect(walk.open).toBeNull();
      // Answers to questions that were not asked change nothing, so the others alone lead to the same verdicts.
      expect({ seed, taken, verdicts: walk.results.map(({ verdict }) => verdict) }).toEqual({
        seed,
        taken,
        verdicts: possible(guide, taken).map(together),
      });
      compared += 1;
    }
  }
  expect(compared).toBe(300);
});

test("each question that is asked can change a result, and after the last one none can", () => {
  let asked = 0;
  for (const seed of seeds.slice(0, 60)) {
    const guide = randomGuide(seed);
    const random = randomFrom(seed);
    const sets = allAnswers(guide);
    const answers = sets[random(sets.length)] ?? {};
    const given = new Map<string, string>();
    for (;;) {
      const { open } = walkGuide(logicOf(guide), given);
      if (!open) break;
      const { key } = open;
      const others = guide.questions.filter((question) => question.key !== key);
      const fits = sets.filter((set) => [...given].every(([name, value]) => set[name] === value));
      const byOthers = Map.groupBy(fits, (set) => others.map((question) => set[question.key]).join());
      const changes = [...byOthers.values()].some(
        (same) => new Set(same.map((set) => judgeSimply(guide, set).join())).size > 1,
      );
      expect({ seed, key, given, changes }).toEqual({ seed, key, given, changes: true });
      given.set(key, answers[key] ?? "");
      asked += 1;
    }
    expect(possible(guide, given).every((verdicts) => verdicts.size === 1)).toBe(true);
  }
  expect(asked).toBeGreaterThan(80);
});
