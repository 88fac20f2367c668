import { isOthers } from "#renderer/forms/form-request.ts";
import { errors } from "#renderer/page/errors.ts";
import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import { answerParameter } from "#schemas/forms/submission.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { type GuideAnswers, walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers, unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";
import { type GuidePlace, keptAddresses } from "#schemas/guides/progress/guide-fields.ts";
import { addressWith, type GuideProgress, guideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { EntitlementGuide } from "#schemas/structures/entitlement-guide.ts";
import { parametersIn } from "./guide-address.ts";
import { answerProblem, typedAnswer } from "./sent-answer.ts";

interface OpenedGuide {
  /** Id of the content item. */
  id: string;
  view: EntitlementGuide;
  /** Address of the guide's first page. */
  start: string;
  /** Address of the home page. */
  home: string;
  place: GuidePlace;
}

interface KeptProgress {
  status: 200 | 422;
  progress: GuideProgress;
}

/**
 * Shows a page of a guide that keeps its answers with the portal, or takes what was sent from it: answers a wrong answer with
 * 422, and everything else with a redirect.
 */
export async function continueGuide(opened: OpenedGuide, context: RequestContext): Promise<KeptProgress> {
  const { view, start, place } = opened;
  const { request } = context;
  const { form, answersId: visitor = null } = request;
  const redirect = (address: string) => new Redirect(form ? 303 : 302, address);
  // A preview keeps nothing; its answers are in the address.
  if (view.keeping === "address" || request.isPreview)
    throw redirect(addressWith(start, new Map(), parametersIn(request)));
  const questionsAt = keptAddresses(start).questions;
  const stored = visitor === null ? null : await readOwn(opened.id, visitor, context);
  if (place.kind === "leave") {
    if (form && visitor !== null && stored) await context.services.forms.change(visitor, opened.id, () => null);
    throw redirect(form ? opened.home : start);
  }
  const { answers, hasUnusable } = readAnswers(view.questions, stored ? toPairs(stored) : []);
  const others = new Map([...answers].filter(([key]) => key !== place.question));
  const page = { answers: others, hasUnusable };
  if (form && visitor !== null) {
    const question = walkGuide(logicOf(view), others).open;
    // A page from before the answers were deleted, or from before an earlier one changed.
    if (question?.key !== place.question || !question) throw redirect(questionsAt);
    const { answer, text } = typedAnswer(view.questions, question, form.fields.get(answerParameter) ?? []);
    if (answer === undefined) return pageOf(opened, { ...page, state: answerProblem(question, text), status: 422 });
    if (stored === null && !context.services.forms.mayTake(request.sender, "begun")) throw errors.refused(429);
    await keep(opened, visitor, { question: question.key, answer, others }, context);
    throw redirect(questionsAt);
  }
  const isOpen = walkGuide(logicOf(view), others).open?.key === place.question;
  if (place.question !== null && !isOpen) throw redirect(questionsAt);
  return pageOf(opened, { ...page, state: emptyForm, status: 200 });
}

interface Shown {
  answers: GuideAnswers;
  hasUnusable: boolean;
  state: FormState;
  status: 200 | 422;
}

function pageOf({ view, start }: OpenedGuide, { status, ...shown }: Shown): KeptProgress {
  const kept = keptAddresses(start);
  return { status, progress: guideProgress({ guide: view, start, kept, extra: [], ...shown }) };
}

/** Name under which the answers of a guide are kept, as those of one step of a form. */
const step = "otazky";

/** Reads what is kept of a visitor; null for nothing, and for what another visitor of the same browser left. */
async function readOwn(id: string, visitor: string, context: RequestContext): Promise<StoredForm | null> {
  const stored = await context.services.forms.read(visitor, id);
  return stored && !isOthers(stored, context) ? stored : null;
}

function toPairs({ answers }: StoredForm): string[] {
  return Object.entries(answers[step]?.[0] ?? {}).flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
}

interface NewAnswer {
  question: string;
  answer: string | null;
  /** The other answers as they were read. */
  others: GuideAnswers;
}

/** Keeps an answer beside the others, also those that another tab has sent since they were read. */
async function keep(
  { id, view }: OpenedGuide,
  visitor: string,
  { question, answer, others }: NewAnswer,
  { services, request }: RequestContext,
): Promise<void> {
  const owner = request.visitor.session?.user.login ?? null;
  await services.forms.change(visitor, id, (current): StoredForm => {
    const since = current?.owner === owner ? (current.answers[step]?.[0] ?? {}) : {};
    const entry: Entry = Object.fromEntries([...others].map(([key, value]) => [key, [value ?? unknownAnswer]]));
    // Answers to questions that the guide no longer has are left behind.
    for (const { key } of view.questions) if (since[key]) entry[key] = since[key];
    entry[question] = [answer ?? unknownAnswer];
    return {
      submission: "",
      startedAt: services.clock.now(),
      owner,
      version: "",
      answers: { [step]: [entry] },
      files: {},
      state: "filling",
      receipt: null,
      saved: null,
    };
  });
}
