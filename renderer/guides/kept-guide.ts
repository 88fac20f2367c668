import { isOthers } from "#renderer/forms/form-request.ts";
import { errors } from "#renderer/page/errors.ts";
import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import { answerParameter } from "#schemas/forms/submission.ts";
import type { GuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { logicOf } from "#schemas/guides/logic/guide-logic.ts";
import { walkGuide } from "#schemas/guides/logic/walk-guide.ts";
import { readAnswers, unknownAnswer } from "#schemas/guides/progress/guide-answers.ts";
import { type GuidePlace, guidePlaces } from "#schemas/guides/progress/guide-fields.ts";
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
  const questionsAt = `${start}/-/${guidePlaces.questions}`;
  if (place.kind === "leave") {
    if (form && visitor !== null) await changeAnswers(opened, context, () => null);
    throw redirect(form ? opened.home : start);
  }
  const given = visitor === null ? {} : await readGiven(opened.id, visitor, context);
  const [wanted, others] = [place.question, without(given, place.question)];
  if (form && visitor !== null) {
    const question = view.questions.find(({ key }) => key === wanted);
    if (!question) throw redirect(questionsAt);
    const { answer, text } = typedAnswer(view.questions, question, form.fields.get(answerParameter) ?? []);
    if (answer === undefined)
      return pageOf(opened, { given: others, state: answerProblem(question, text), status: 422 });
    await changeAnswers(opened, context, (kept) => ({ ...kept, [question.key]: [answer ?? unknownAnswer] }));
    throw redirect(questionsAt);
  }
  if (wanted !== null && openQuestion(view, others)?.key !== wanted) throw redirect(questionsAt);
  return pageOf(opened, { given: others, state: emptyForm, status: 200 });
}

interface Shown {
  given: Entry;
  state: FormState;
  status: 200 | 422;
}

function pageOf({ view, start }: OpenedGuide, { given, state, status }: Shown): KeptProgress {
  const kept = { questions: `${start}/-/${guidePlaces.questions}`, leave: `${start}/-/${guidePlaces.leave}` };
  const { answers, hasUnusable } = readAnswers(view.questions, toPairs(given));
  return { status, progress: guideProgress({ guide: view, start, kept, extra: [], answers, hasUnusable, state }) };
}

function openQuestion(view: EntitlementGuide, given: Entry): GuideQuestion | null {
  return walkGuide(logicOf(view), readAnswers(view.questions, toPairs(given)).answers).open;
}

function toPairs(given: Entry): string[] {
  return Object.entries(given).flatMap(([key, values]) => values.map((value) => `${key}:${value}`));
}

function without(given: Entry, question: string | null): Entry {
  return Object.fromEntries(Object.entries(given).filter(([key]) => key !== question));
}

/** Name under which the answers of a guide are kept beside those of forms. */
const step = "otazky";

async function readGiven(id: string, visitor: string, context: RequestContext): Promise<Entry> {
  const stored = await context.services.forms.read(visitor, id);
  return stored && !isOthers(stored, context) ? givenIn(stored) : {};
}

function givenIn({ answers }: StoredForm): Entry {
  return answers[step]?.[0] ?? {};
}

/** Changes the kept answers; null deletes them. */
async function changeAnswers(
  { id }: OpenedGuide,
  context: RequestContext,
  change: (kept: Entry) => Entry | null,
): Promise<void> {
  const { request, services } = context;
  const visitor = request.answersId ?? "";
  if (!services.forms.mayTake(request.sender, "begun")) throw errors.refused(429);
  await services.forms.change(visitor, id, (current): StoredForm | null => {
    const isOwn = current !== null && !isOthers(current, context);
    const changed = change(isOwn ? givenIn(current) : {});
    if (changed === null) return isOwn ? null : current;
    return {
      submission: "",
      startedAt: services.clock.now(),
      owner: request.visitor.session?.user.login ?? null,
      version: "",
      answers: { [step]: [changed] },
      files: {},
      state: "filling",
      receipt: null,
      saved: null,
    };
  });
}
