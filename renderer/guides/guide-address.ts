import { Redirect } from "#renderer/page/redirect.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import { answerParameter, sentParameter } from "#schemas/forms/submission.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers } from "#schemas/guides/progress/guide-answers.ts";
import { addressWith, type GuideProgress, guideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { answerProblem, typedAnswer } from "./sent-answer.ts";

/** Query parameters that the page of a guide with answers in its address reads. */
export const guideParameters: readonly string[] = [answerParameter, sentParameter];

type Addressed = Pick<PageRequest, "query" | "previewToken" | "at" | "version">;

/**
 * Returns the progress that the answers in an address lead to. A sent answer that is right is moved into the address: throws
 * Redirect to it.
 */
export function guideAtAddress(view: EntitlementGuide, start: string, request: Addressed): GuideProgress {
  const { questions } = view;
  const { query } = request;
  const given = query.get(answerParameter) ?? [];
  const [sent] = query.get(sentParameter) ?? [];
  const question = questions.find(({ key }) => key === sent);
  const typed = question ? typedAnswer(questions, question, given) : null;
  const others = question
    ? given.filter((answer) => typed?.sent !== answer && !answer.startsWith(`${question.key}:`))
    : given;
  const { answers, hasUnusable } = readAnswers(questions, others);
  const extra = parametersIn(request);
  const input = { guide: view, start, kept: null, extra };
  if (!question || !typed) return guideProgress({ ...input, answers, hasUnusable });
  if (typed.answer !== undefined) {
    throw new Redirect(302, addressWith(start, new Map([...answers, [question.key, typed.answer]]), extra));
  }
  const isOpen = walkGuide(logicOf(view), answers).open === question;
  const state: FormState = isOpen ? answerProblem(question, typed.text) : emptyForm;
  return guideProgress({ ...input, answers, hasUnusable, state });
}

/** Returns the parameters that every address of a visit keeps: the layout, and those of a preview. */
export function parametersIn({ query, previewToken, at, version }: Addressed) {
  const kept = Object.entries({ layout: query.get("layout")?.[0], preview: previewToken, at, version });
  return kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
