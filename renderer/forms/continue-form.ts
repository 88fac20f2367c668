import { errors } from "#renderer/page/errors.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { pageAt } from "#schemas/forms/filling/form-pages.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import {
  type FormAnswer,
  type FormRequest,
  isOthers,
  type Kept,
  type OpenedForm,
  redirectTo,
  toFormRequest,
} from "./form-request.ts";
import { resumeForm, saveForm } from "./saved-form.ts";
import { submitForm } from "./submit-form.ts";
import { takeStep } from "./take-step.ts";
import { takeSummary } from "./take-summary.ts";

/**
 * Shows a page of a form, or takes what was sent from it: answers a wrong answer with 422, and everything else with a
 * redirect to the next page. Throws Redirect also for a page that the visitor has not reached yet.
 */
export async function continueForm(opened: OpenedForm, context: RequestContext): Promise<FormAnswer> {
  const { form, isPreview } = context.request;
  const { place } = opened;
  const isSaved = place.kind === "save" || place.kind === "resume";
  if (isSaved && context.services.config.forms.savedDays === 0) throw errors.unknownRoute(context.request.path);
  // A preview shows every step, keeps nothing and sends nothing.
  if (isPreview && form) throw errors.refused(403);
  const { visitor, stored } = isPreview ? nobody : await readAnswers(opened, context);
  const request = toFormRequest(opened, { visitor, stored }, context);
  // It was confirmed by a request that has not ended yet, or that broke off.
  if (visitor !== null && stored?.state === "submitting") return submitForm(request, visitor, stored, new Map());
  if (place.kind === "save") return saveForm(request);
  if (place.kind === "resume") return resumeForm(request);
  if (form && visitor !== null) return take(request, visitor, form);
  const page = pageAt(request, place);
  if ("to" in page) throw redirectTo(request, page.to);
  return { status: 200, progress: page.progress };
}

const nobody = { visitor: null, stored: null };

/**
 * Reads what the visitor has written, and the id under which it is kept. Answers of an account stay its own: another
 * visitor of the same browser has others beside them.
 */
async function readAnswers({ id, view }: OpenedForm, context: RequestContext): Promise<Kept> {
  const { request, services } = context;
  const { answersId: visitor = null } = request;
  if (visitor === null) return nobody;
  const stored = await services.forms.read(visitor, id);
  const isFree = stored === null && view.signIn === "none";
  if (isFree || (stored && !isOthers(stored, context))) return { visitor, stored };
  const own = `${visitor}\n${request.visitor.session?.user.login ?? ""}`;
  const beside = await services.forms.read(own, id);
  return stored || beside ? { visitor: own, stored: beside } : { visitor, stored: null };
}

async function take(request: FormRequest, visitor: string, form: FormSubmission): Promise<FormAnswer> {
  const { place, context } = request;
  switch (place.kind) {
    case "step":
      return takeStep(request, place, visitor, form);
    case "summary":
      return takeSummary(request, visitor, form.fields);
    case "answers":
      await context.services.forms.change(visitor, request.id, (current) =>
        current && isOthers(current, context) ? current : null,
      );
      throw redirectTo(request, { kind: "deleted" });
    default:
      throw redirectTo(request, place);
  }
}
