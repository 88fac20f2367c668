import type { Rule } from "#checks/rule.ts";
import { testsIn } from "#schemas/forms/definition/condition.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { proofOf } from "./guide-of.ts";
import { answersInWords } from "./words.ts";

/** Reports questions without any right answer: their limits exclude all. */
export const unanswerableQuestion: Rule = {
  code: "guide.unanswerable",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    for (const [at, question] of guide?.questions.entries() ?? [])
      if (facts?.unanswerable.includes(question))
        yield {
          path: guide?.placeOf(["otazky", at]) ?? [],
          expected: "a question that can be answered",
          received: question.key,
          values: {},
        };
  },
};

/** Reports questions that change no result, unless that follows from a result that is reported itself. */
export const idleQuestion: Rule = {
  code: "guide.question-idle",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    if (!guide || !facts) return;
    const { results } = logicOf(guide);
    const constant = guide.results.filter((_, at) => results[at]?.rule === "yes" || results[at]?.rule === "no");
    const conditions = constant.flatMap(({ criteria }) => criteria.flatMap(({ when }) => testsIn(when)));
    const explained = new Set(conditions.map(({ question }) => question));
    for (const [at, question] of guide.questions.entries()) {
      const isIdle = facts.idle.includes(question) && !facts.unanswerable.includes(question);
      if (!isIdle || explained.has(question.key) || facts.tooComplex.length > 0) continue;
      yield {
        path: guide.placeOf(["otazky", at]),
        expected: "a result that depends on it",
        received: question.key,
        values: {},
      };
    }
  },
};

/** Reports answers after which visitors get no result and no text. Translations fall back to the Czech text. */
export const nothingToShow: Rule = {
  code: "guide.nothing",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    const sample = facts?.nothing.sample;
    if (!guide || !sample || guide.hasTextForNothing || subject.content.language !== defaultLanguage) return;
    const values = { answers: answersInWords(guide.questions, sample) };
    yield { path: ["data", "bezNaroku"], expected: "a text for these visitors", received: undefined, values };
  },
};

/** Reports a guide of which it is not known whether some answers lead to nothing. */
export const notProven: Rule = {
  code: "guide.not-proven",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { guide, facts } = proofOf(subject) ?? {};
    if (!guide || !facts || facts.isProven || guide.hasTextForNothing) return;
    if (subject.content.language !== defaultLanguage) return;
    yield { path: ["data", "bezNaroku"], expected: "a text for these visitors", received: undefined, values: {} };
  },
};
