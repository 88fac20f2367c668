import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { type Filling, hrefOf } from "#schemas/forms/filling/form-pages.ts";
import type { Place } from "#schemas/forms/filling/place.ts";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { walkStored } from "#schemas/forms/filling/walk.ts";
import { answerParameter, type FormSubmission } from "#schemas/forms/submission.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { hourlyBudget } from "#server/forms/sender-budget.ts";
import { events } from "#server/telemetry/events.ts";
import { versionOf } from "./form-version.ts";
import { shownSubmission } from "./to-submission.ts";

/** A form and the requested page of it. */
export interface OpenedForm {
  /** Id of the content item. */
  id: string;
  /** Address of the form's first page. */
  start: string;
  view: OnlineForm;
  language: Language;
  place: Place;
  /** Returns the absolute address of a page of the portal; null when its origin is not known. */
  absolute(href: string): string | null;
}

/** The answers of a visitor to a form, and the id under which they are kept; both null before the first answer. */
export interface Kept {
  visitor: string | null;
  stored: StoredForm | null;
}

/** A request for a page of a form. */
export interface FormRequest extends OpenedForm, Filling, Kept {
  view: OnlineForm;
  context: RequestContext;
}

export interface FormAnswer {
  status: 200 | 201 | 403 | 422 | 429 | 503;
  progress: FormProgress;
}

export type Fields = FormSubmission["fields"];

export function toFormRequest(opened: OpenedForm, { visitor, stored }: Kept, context: RequestContext): FormRequest {
  const { request, services } = context;
  const user = opened.view.signIn !== "none" && request.visitor.session?.user;
  const sender = user ? { login: user.login, name: user.name } : null;
  const today = wallClock(services.clock.now()).date;
  const walk = walkStored(opened.view, stored, today);
  return {
    ...opened,
    context,
    version: versionOf(opened.view),
    today,
    isPreview: request.isPreview,
    sender,
    addressed: request.query.get(answerParameter) ?? [],
    visitor,
    stored,
    walk,
    submissionOf: (shown) => shownSubmission({ ...opened, walk, sender }, shown),
  };
}

/** True for answers of a visitor who was signed in, and is not any more, or is somebody else. */
export function isOthers({ owner }: StoredForm, { request: { visitor } }: RequestContext): boolean {
  return owner !== null && owner !== visitor.session?.user.login;
}

export function redirectTo(request: FormRequest, place: Place): Redirect {
  return new Redirect(request.context.request.form ? 303 : 302, hrefOf(request, place));
}

/** Counts a form of the visitor's address; false when too many came from it. */
export function mayTake({ context: { request, services } }: FormRequest, what: keyof typeof hourlyBudget): boolean {
  const mayTake = services.forms.mayTake(request.sender, what);
  if (!mayTake) events.formRefused.publish("often");
  return mayTake;
}

/** Returns the values typed into a field, cut to a length that can be shown again. */
export function typedIn(fields: Fields, name: string): string[] {
  return (fields.get(name) ?? []).map((value) => value.slice(0, 10_000));
}
