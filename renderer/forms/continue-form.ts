import { errors } from "#renderer/page/errors.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { pageAt } from "#schemas/forms/filling/form-pages.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import {
  type FormAnswer,
  type FormRequest,
  isOthers,
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
  const { form, isPreview, answersId: visitor = null } = context.request;
  const { place } = opened;
  const isSaved = place.kind === "save" || place.kind === "resume";
  if (isSaved && context.services.config.forms.savedDays === 0) throw errors.unknownRoute(context.request.path);
  // A preview shows every step, keeps nothing and sends nothing.
  if (isPreview && form) throw errors.refused(403);
  const stored = visitor === null || isPreview ? null : await context.services.forms.read(visitor, opened.id);
  const request = toFormRequest(opened, stored, context);
  // It was confirmed by a request that has not ended yet, or that broke off.
  if (visitor !== null && request.stored?.state === "submitting")
    return submitForm(request, visitor, request.stored, new Map());
  if (place.kind === "save") return saveForm(request);
  if (place.kind === "resume") return resumeForm(request);
  if (form && visitor !== null) return take(request, visitor, form);
  const page = pageAt(request, place);
  if ("to" in page) throw redirectTo(request, page.to);
  return { status: 200, progress: page.progress };
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
