import { isDeepStrictEqual } from "node:util";
import { formStateAfter } from "#machines/form.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { summaryPage } from "#schemas/forms/filling/form-pages.ts";
import { nextOf } from "#schemas/forms/filling/walk.ts";
import { summaryFields, yes } from "#schemas/forms/form-fields.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import { events } from "#server/telemetry/events.ts";
import { type Fields, type FormAnswer, type FormRequest, mayTake, redirectTo } from "./form-request.ts";
import { submitForm, typedInto } from "./submit-form.ts";
import { submissionId } from "./to-submission.ts";

/** Milliseconds from the first answer to the sent summary in which nobody can have read it. */
export const quickestMs = 1000;

/** Submits the answers, once their visitor has confirmed what the summary showed. */
export async function takeSummary(request: FormRequest, visitor: string, fields: Fields): Promise<FormAnswer> {
  const { id, stored, walk, context } = request;
  const { forms, clock } = context.services;
  if (stored?.state === "submitted") throw redirectTo(request, { kind: "receipt" });
  if (!stored) throw redirectTo(request, nextOf(walk));
  const way = nextOf(walk).kind;
  const answered = formStateAfter(stored.state, { type: "answered", way });
  const confirmed = formStateAfter(answered, { type: "confirmed", way });
  if (confirmed !== "submitting") throw redirectTo(request, nextOf(walk));
  // The page may be an old one: of a form that was sent or deleted since, or of answers or questions that have changed.
  if (fields.get(summaryFields.submission)?.[0] !== request.submissionOf(stored))
    throw redirectTo(request, { kind: "summary" });
  const refused = refuse(request, stored, fields, clock.now());
  if (refused) return refused;
  const submission = submissionId(request, stored);
  // Another tab may have changed the answers since they were read; from now on none does.
  const claimed = await forms.change(visitor, id, (current) =>
    current && current.state !== "submitted" && isDeepStrictEqual(current.answers, stored.answers)
      ? { ...current, submission, state: confirmed }
      : current,
  );
  if (claimed?.state !== confirmed || claimed.submission !== submission)
    throw redirectTo(request, { kind: claimed?.state === "submitted" ? "receipt" : "summary" });
  return submitForm(request, visitor, claimed, fields);
}

/** Answers a summary that is not confirmed, or that a robot may have sent; null for one to be taken. */
function refuse(request: FormRequest, stored: StoredForm, fields: Fields, now: number): FormAnswer | null {
  const { declaration, honeypot } = summaryFields;
  const problems: Problem[] = [];
  if (request.view.declaration !== null && fields.get(declaration)?.[0] !== yes)
    problems.push({ field: declaration, code: "required", params: {} });
  if (fields.get(honeypot)?.some((value) => value.trim() !== "")) {
    events.formRefused.publish("honeypot");
    problems.push({ field: honeypot, code: "not", params: {} });
  }
  const progress = summaryPage(request, stored, typedInto(fields, problems));
  if (problems.length > 0) return { status: 422, progress };
  // A clock that was set back says nothing about the visitor.
  if (now >= stored.startedAt && now < stored.startedAt + quickestMs) {
    events.formRefused.publish("early");
    return { status: 422, progress: { ...progress, refusal: "early" } };
  }
  return mayTake(request, "sent") ? null : { status: 429, progress: { ...progress, refusal: "often" } };
}
