import type { Rule } from "#checks/rule.ts";
import type { GuideRules } from "#schemas/guides/logic/guide-logic.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { proofOf } from "./guide-of.ts";
import { answersInWords } from "./words.ts";

/** Reports results that nobody gets, not even possibly, with the criteria that are to blame. */
export const unreachableResult: Rule = {
  code: "guide.unreachable",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { guide } = proofOf(subject) ?? {};
    if (!guide) return;
    for (const [at, { rule, criteria }] of logicOf(guide).results.entries()) {
      const result = guide.results[at];
      if (rule !== "no" || !result) continue;
      const never = criteria.indexOf("no");
      const [first, second] = never < 0 ? exclusivePair(guide, result) : [];
      const textOf = (index = -1) => result.criteria[index]?.text ?? "";
      const context = never >= 0 ? "criterion" : second === undefined ? undefined : "pair";
      yield {
        path: guide.placeOf(never < 0 ? ["vysledky", at] : ["vysledky", at, "kriteria", never, "kdyz"]),
        expected: "answers that lead to it",
        received: result.key,
        values: { name: result.name, context, first: textOf(never < 0 ? first : never), second: textOf(second) },
      };
    }
  },
};

/** Positions of the first two criteria that no answers meet together; none when it takes more of them. */
function exclusivePair({ questions }: GuideRules, { criteria, ...result }: GuideRules["results"][number]) {
  for (const [second, other] of criteria.entries())
    for (const [first, one] of criteria.slice(0, second).entries()) {
      const both = { questions, results: [{ ...result, criteria: [one, other] }] };
      if (logicOf(both).results[0]?.rule === "no") return [first, second];
    }
  return [];
}

/** Reports results that everybody gets: their criteria decide nothing. */
export const certainResult: Rule = {
  code: "guide.always",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { guide } = proofOf(subject) ?? {};
    for (const [at, { rule }] of guide ? logicOf(guide).results.entries() : [])
      if (rule === "yes")
        yield {
          path: guide?.placeOf(["vysledky", at, "kriteria"]) ?? [],
          expected: "answers that do not lead to it",
          received: guide?.results[at]?.key,
          values: { name: guide?.results[at]?.name },
        };
  },
};

/** Reports criteria that all answers meet. One that no answers meet makes its result unreachable. */
export const idleCriterion: Rule = {
  code: "guide.criterion-idle",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { guide } = proofOf(subject) ?? {};
    for (const [at, { rule, criteria }] of guide ? logicOf(guide).results.entries() : [])
      for (const [index, criterion] of rule === "yes" ? [] : criteria.entries())
        if (criterion === "yes")
          yield {
            path: guide?.placeOf(["vysledky", at, "kriteria", index, "kdyz"]) ?? [],
            expected: "answers that do not meet it",
            received: guide?.results[at]?.criteria[index]?.text,
            values: {},
          };
  },
};

/** Reports results that do not depend on a number as they promise. */
export const brokenTrend: Rule = {
  code: "guide.trend",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    for (const { result, question, sample } of facts?.brokenTrends ?? []) {
      const at = guide?.results.findIndex(({ key }) => key === result) ?? -1;
      const trends = guide?.results[at]?.trends ?? [];
      const index = trends.findIndex((trend) => trend.question === question);
      const asked = guide?.questions.find(({ key }) => key === question);
      const answers = answersInWords(guide?.questions ?? [], sample);
      yield {
        path: guide?.placeOf(["vysledky", at, "smery", index]) ?? [],
        expected: `a result that depends on ${question} as promised`,
        received: trends[index]?.direction,
        values: { context: trends[index]?.direction, question: asked?.label, answers },
      };
    }
  },
};

/** Reports results whose rules cannot be followed: visitors get them as possible, whatever they answer. */
export const tooComplexResult: Rule = {
  code: "guide.too-complex",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    for (const key of facts?.tooComplex ?? []) {
      const at = guide?.results.findIndex((result) => result.key === key) ?? -1;
      const path = guide?.placeOf(["vysledky", at, "kriteria"]) ?? [];
      yield { path, expected: "fewer criteria", received: key, values: { name: guide?.results[at]?.name } };
    }
  },
};
