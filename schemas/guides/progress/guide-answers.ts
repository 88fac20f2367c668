import { toAnswer } from "#schemas/forms/filling/question-control.ts";
import { answerParameter } from "#schemas/forms/submission.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { isNumeric, isRight } from "#schemas/guides/logic/answer-regions.ts";
import type { GuideAnswers } from "#schemas/guides/logic/walk-guide.ts";

/** The answer "I do not know". */
export const unknownAnswer = "nevim";

/** Right answers, and whether some could not be used. */
export interface ReadAnswers {
  answers: GuideAnswers;
  /** True when an answer is to no question, is not right, or there are two to one question. */
  hasUnusable: boolean;
}

/** Reads answers, each as a question's key and a value, such as `deti:2`. One that cannot be used is left out. */
export function readAnswers(questions: readonly GuideQuestion[], given: readonly string[]): ReadAnswers {
  const pairs = given.map((answer) => {
    const [key = "", ...rest] = answer.split(":");
    return { key, value: rest.join(":") };
  });
  const byKey = Map.groupBy(pairs, ({ key }) => key);
  const answers = new Map<string, string | null>();
  for (const question of questions) {
    const values = new Set(byKey.get(question.key)?.map(({ value }) => toGuideAnswer(question, value)));
    const [value] = values;
    if (values.size === 1 && value !== undefined) answers.set(question.key, value);
  }
  return { answers, hasUnusable: [...byKey.keys()].some((key) => !answers.has(key)) };
}

/** Returns a right answer as rules compare it, null for "I do not know"; undefined for one that is not right. */
export function toGuideAnswer(question: GuideQuestion, value: string): string | null | undefined {
  if (value === unknownAnswer && question.mayBeUnknown) return null;
  const [answer] = toAnswer(question, [value]);
  if (answer === undefined || !isRight(question, answer)) return undefined;
  return isNumeric(question) ? String(Number(answer)) : answer;
}

/** Writes answers as they stand in addresses, in the order of their keys; the same answers give the same texts. */
export function writeAnswers(answers: GuideAnswers): string[] {
  const written = [...answers].map(([key, value]) => `${key}:${value ?? unknownAnswer}`);
  return written.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Writes answers as the query of an address; empty without them. Keys and values need no encoding. */
export function answersQuery(answers: GuideAnswers): string {
  return writeAnswers(answers)
    .map((answer) => `${answerParameter}=${answer}`)
    .join("&");
}
