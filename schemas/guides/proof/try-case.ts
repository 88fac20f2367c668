import type { GuideCase } from "#schemas/guides/definition/guide-case.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import { type GuideRules, logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers } from "#schemas/guides/progress/guide-answers.ts";

/** Result of an expert case. */
export interface CaseResult {
  name: string;
  answers: GuideCase["answers"];
  /** The question to which the case has no right answer; null when it reaches the end. */
  stuckAt: GuideQuestion | null;
  /** The expected results, each with what the guide says; null for a result that the guide does not have. */
  results: readonly { result: string; expected: Verdict; reached: Verdict | null }[];
  isPassed: boolean;
}

/** Tries an expert case: it passes when it reaches the end, and each expected result is as the expert says. */
export function tryCase(guide: GuideRules, { name, answers, expected }: GuideCase): CaseResult {
  const given = answers.map(({ question, value }) => `${question}:${value}`);
  const { open, results: reached } = walkGuide(logicOf(guide), readAnswers(guide.questions, given).answers);
  const results = expected.map(({ result, verdict }) => {
    const at = guide.results.findIndex(({ key }) => key === result);
    return { result, expected: verdict, reached: reached[at]?.verdict ?? null };
  });
  const isPassed = open === null && results.every((each) => each.expected === each.reached);
  return { name, answers, stuckAt: open, results, isPassed };
}
