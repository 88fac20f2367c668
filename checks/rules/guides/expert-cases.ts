import type { Rule } from "#checks/rule.ts";
import type { GuideCase } from "#schemas/guides/definition/guide-case.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { toGuideAnswer } from "#schemas/guides/progress/guide-answers.ts";
import { tryCase } from "#schemas/guides/proof/try-case.ts";
import { guideOf } from "./guide-of.ts";
import { verdictInWords } from "./words.ts";

/** Reports expert cases that come to something else than the expert says, or to no end. */
export const failedGuideCase: Rule = {
  code: "guide.case",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const guide = guideOf(subject);
    for (const [at, own] of guide?.cases.entries() ?? []) {
      if (!guide) continue;
      const { name, stuckAt, results } = tryCase(guide, own);
      if (stuckAt) {
        // An answer that is not right is reported itself.
        if (own.answers.some(({ question }) => question === stuckAt.key)) continue;
        const values = { ...noValues, name, context: "stuck", question: stuckAt.label };
        const path = guide.placeOf(["zkousky", at, "odpovedi"]);
        yield { path, expected: `an answer to ${stuckAt.key}`, received: undefined, values };
        continue;
      }
      for (const [index, { result, expected, reached }] of results.entries()) {
        if (reached === null || reached === expected) continue;
        const named = guide.results.find(({ key }) => key === result)?.name;
        const words = { expected: verdictInWords(expected), reached: verdictInWords(reached) };
        yield {
          path: guide.placeOf(["zkousky", at, "vysledky", index, "narok"]),
          expected,
          received: reached,
          values: { ...noValues, name, result: named, ...words },
        };
      }
    }
  },
};

/** Placeholders of the other texts of the code. */
const noValues = { result: undefined, expected: undefined, reached: undefined, question: undefined };

/** Reports unknown questions and results of expert cases, and answers that are not right. */
export const brokenGuideCase: Rule = {
  code: "guide.case-question",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const guide = guideOf(subject);
    for (const [at, { answers, expected }] of guide?.cases.entries() ?? []) {
      if (!guide) continue;
      const place = (...path: (string | number)[]) => guide.placeOf(["zkousky", at, ...path]);
      for (const [index, answer] of answers.entries()) {
        const isSecond = answers.findIndex(({ question }) => question === answer.question) < index;
        const problem = problemOf(answer, guide.questions, isSecond);
        if (problem) yield { ...problem, path: place("odpovedi", index, problem.field) };
      }
      for (const [index, { result }] of expected.entries())
        if (!guide.results.some(({ key }) => key === result))
          yield {
            path: place("vysledky", index, "vysledek"),
            expected: "the key of a result",
            received: result,
            values: { context: "result", question: undefined },
          };
    }
  },
};

function problemOf(
  { question, value }: GuideCase["answers"][number],
  questions: readonly GuideQuestion[],
  isSecond: boolean,
) {
  const asked = questions.find(({ key }) => key === question);
  if (!asked)
    return { field: "otazka", expected: "the key of a question", received: question, values: { question: undefined } };
  if (isSecond) {
    const values = { context: "second", question: asked.label };
    return { field: "otazka", expected: "one answer to each question", received: question, values };
  }
  if (toGuideAnswer(asked, value) !== undefined) return null;
  const values = { context: "answer", question: asked.label };
  return { field: "hodnota", expected: "a right answer to the question", received: value, values };
}
