import { formStateAfter } from "#machines/form.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { summaryPage } from "#schemas/forms/filling/form-pages.ts";
import { filesIn, nextOf } from "#schemas/forms/filling/walk.ts";
import { summaryFields, yes } from "#schemas/forms/form-fields.ts";
import type { FormState } from "#schemas/forms/form-state.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import { events } from "#server/telemetry/events.ts";
import { type Fields, type FormAnswer, type FormRequest, mayTake, redirectTo, typedIn } from "./form-request.ts";
import { withoutFiles } from "./take-files.ts";
import { submissionId, toSubmission } from "./to-submission.ts";

/** Milliseconds from the first answer to the sent summary in which nobody can have read it. */
export const quickestMs = 1000;

/** Submits the answers, once their visitor has confirmed what the summary showed. */
export async function takeSummary(request: FormRequest, visitor: string, fields: Fields): Promise<FormAnswer> {
  const { id, view, stored, walk, context } = request;
  const { forms, clock, log } = context.services;
  if (stored?.state === "submitted") throw redirectTo(request, { kind: "receipt" });
  if (!stored) throw redirectTo(request, nextOf(walk));
  const way = nextOf(walk).kind;
  const answered = formStateAfter(stored.state, { type: "answered", way });
  const confirmed = formStateAfter(answered, { type: "confirmed", way });
  if (confirmed !== "submitting") throw redirectTo(request, nextOf(walk));
  // The page may be an old one: of a form that was sent or deleted since, or of answers or questions that have changed.
  if (fields.get(summaryFields.submission)?.[0] !== request.submissionOf(stored))
    throw redirectTo(request, { kind: "summary" });
  const sentAt = clock.now();
  const refused = refuse(request, stored, fields, sentAt);
  if (refused) return refused;
  const content = toSubmission(request, stored, sentAt);
  const fileIds = filesIn(walk, stored.files).map((file) => file.id);
  let lost: string[] = [];
  try {
    if (!forms.hasChannel(view.channel)) throw new Error(`FORM_CHANNELS has no channel ${view.channel}`);
    const delivery = { channel: view.channel, keptDays: view.keptDays, content, fileIds };
    lost = await forms.submit(submissionId(request, stored), delivery);
  } catch (err) {
    log.error({ err, form: id }, "a form cannot be submitted; its answers are kept");
    const state = formStateAfter(confirmed, { type: "refused" });
    await forms.change(visitor, id, (current) =>
      current && current.state !== "submitted" ? { ...current, state } : current,
    );
    return { status: 503, progress: summaryPage(request, { ...stored, state }, typedInto(fields)) };
  }
  if (lost.length > 0) {
    log.error({ form: id }, "attached files of a form are lost; its visitor is request for them again");
    await forms.change(visitor, id, (current) => current && withoutFiles(current, lost));
    throw redirectTo(request, { kind: "summary" });
  }
  const receipt = { reference: content.reference, at: sentAt };
  const state = formStateAfter(confirmed, { type: "stored" });
  await forms.change(visitor, id, (current) => ({ ...(current ?? stored), answers: {}, files: {}, state, receipt }));
  throw redirectTo(request, { kind: "receipt" });
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

/** The summary's fields as they were sent. */
function typedInto(fields: Fields, problems: readonly Problem[] = []): FormState {
  const { declaration, honeypot } = summaryFields;
  const values = { [declaration]: typedIn(fields, declaration), [honeypot]: typedIn(fields, honeypot) };
  return { values, problems };
}
