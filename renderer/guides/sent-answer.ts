import { problemOfAnswer, toAnswer } from "#schemas/forms/filling/question-control.ts";
import type { FormState } from "#schemas/forms/form-state.ts";
import { answerParameter } from "#schemas/forms/submission.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { toGuideAnswer, unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";

/** The answer that a visitor sent to a question. */
interface TypedAnswer {
  /** The value as sent; undefined for nothing. */
  sent: string | undefined;
  text: string;
  /** The right answer, null for "I do not know"; undefined when it is not right. */
  answer: string | null | undefined;
}

/**
 * Finds the answer to a question among what its form sent: an option comes with the key of the question, a number as it was
 * typed, and the button "I do not know" goes before both.
 */
export function typedAnswer(
  questions: readonly GuideQuestion[],
  question: GuideQuestion,
  given: readonly string[],
): TypedAnswer {
  const prefix = `${question.key}:`;
  const own = given.filter((answer) => answer.startsWith(prefix));
  const typed = given.filter((answer) => !questions.some(({ key }) => answer.startsWith(`${key}:`)));
  const sent = own.find((answer) => answer === prefix + unknownAnswer) ?? own.at(-1) ?? (typed.join("; ") || undefined);
  // Nobody types that much; it is shown again.
  const text = (sent?.startsWith(prefix) ? sent.slice(prefix.length) : (sent ?? "")).slice(0, 200);
  return { sent, text, answer: toGuideAnswer(question, text) };
}

/** Returns the state of a question's form with what was typed and what is wrong with it. */
export function answerProblem(question: GuideQuestion, text: string): FormState {
  const problem = problemOfAnswer(question, toAnswer(question, [text]), { today: "", answerTo: () => null });
  return {
    values: { [answerParameter]: [text] },
    problems: [{ code: "required", params: {}, ...problem, field: answerParameter }],
  };
}
