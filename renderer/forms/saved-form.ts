import { errors } from "#renderer/page/errors.ts";
import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { type Place, placePath, type SavedPlace } from "#schemas/forms/filling/place.ts";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { walk } from "#schemas/forms/filling/walk.ts";
import { returnCodeField } from "#schemas/forms/form-fields.ts";
import { emptyForm } from "#schemas/forms/form-state.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { events } from "#server/telemetry/events.ts";
import { type Answer, nextOf, type OpenedForm } from "./continue-form.ts";
import { isFilling, readStored } from "./stored-form.ts";
import { answersOfKind } from "./take-files.ts";

interface SavedForm extends OpenedForm<SavedPlace> {
  /** Returns the absolute address of a page of the portal; null when its origin is not known. */
  absolute(href: string): string | null;
}

/** Longest text of a wrong code that the page shows again. */
const longestShown = 100;

const dayMs = 86_400_000;

/**
 * Saves the answers of a form for another day, or takes them up again by their return code. The code is in the answer to
 * a posted form only, with status 201: not in an address, and not on a page that can be opened again.
 */
export async function continueSaved(opened: SavedForm, context: RequestContext): Promise<Answer> {
  const { request, services } = context;
  if (services.config.forms.savedDays === 0) throw errors.unknownRoute(request.path);
  if (request.isPreview && request.form) throw errors.refused(403);
  const stored = await readStored(opened, context);
  return opened.place.kind === "save" ? save(opened, stored, context) : resume(opened, stored, context);
}

async function save(opened: SavedForm, stored: StoredForm | null, context: RequestContext): Promise<Answer> {
  const { request, services } = context;
  const { forms, clock, config } = services;
  const days = config.forms.savedDays;
  const next = hrefOf(opened, nextPlace(opened, stored, context));
  if (!isFilling(stored) && !request.isPreview) throw new Redirect(request.form ? 303 : 302, next);
  const hasOwner = stored !== null && stored.owner !== null;
  const about = { ...baseOf(opened), hasOwner, back: next };
  if (!request.form || !request.answersId) {
    const until = new Date(clock.now() + days * dayMs).toISOString();
    const action = hrefOf(opened, { kind: "save" });
    return { status: 200, progress: { ...about, kind: "save", until, isSaved: Boolean(stored?.saved), action } };
  }
  const saved = await forms.save(request.answersId, opened.id, days);
  // It was sent or deleted in another tab meanwhile.
  if (saved === null) throw new Redirect(303, hrefOf(opened, { kind: "receipt" }));
  const resumeHref = hrefOf(opened, { kind: "resume" });
  const resumeAt = opened.absolute(resumeHref) ?? resumeHref;
  const until = new Date(saved.until).toISOString();
  return { status: 201, progress: { ...about, kind: "saved", code: saved.code, until, resumeAt } };
}

async function resume(opened: SavedForm, stored: StoredForm | null, context: RequestContext): Promise<Answer> {
  const { request, services } = context;
  const page = {
    ...baseOf(opened),
    kind: "resume" as const,
    hasAnswers: isFilling(stored),
    state: emptyForm,
    action: hrefOf(opened, { kind: "resume" }),
    refusal: null,
  };
  if (!request.form || !request.answersId) return { status: 200, progress: page };
  if (!services.forms.mayTake(request.sender, "resumed")) {
    events.formRefused.publish("often");
    return { status: 429, progress: { ...page, refusal: "often" } };
  }
  const [typed = ""] = request.form.fields.get(returnCodeField) ?? [];
  const login = request.visitor.session?.user.login ?? null;
  const resumed = await services.forms.resume(typed, { visitor: request.answersId, form: opened.id, login });
  if (resumed === "others") return { status: 403, progress: { ...page, refusal: "others" } };
  if (resumed === "unknown") {
    const code = typed.trim() === "" ? ("required" as const) : ("invalid" as const);
    const values = { [returnCodeField]: [typed.slice(0, longestShown)] };
    const state = { values, problems: [{ field: returnCodeField, code, params: {} }] };
    return { status: 422, progress: { ...page, state } };
  }
  throw new Redirect(303, hrefOf(opened, nextPlace(opened, resumed, context)));
}

/** What all pages of a form have in common. */
function baseOf(opened: SavedForm): Pick<FormProgress, "start" | "kept" | "isChanged"> {
  return { start: opened.start, kept: hrefOf(opened, { kind: "answers" }), isChanged: false };
}

function nextPlace({ view }: SavedForm, stored: StoredForm | null, { services: { clock } }: RequestContext): Place {
  if (stored?.state === "submitted") return { kind: "receipt" };
  const answers = stored === null ? {} : answersOfKind(view.steps, stored);
  return nextOf(walk(view, answers, wallClock(clock.now()).date));
}

function hrefOf({ start }: SavedForm, place: Place): string {
  return `${start}/-/${placePath(place)}`;
}
