import { formStateAfter } from "#machines/form.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";
import { summaryPage } from "#schemas/forms/filling/form-pages.ts";
import { filesIn, nextOf } from "#schemas/forms/filling/walk.ts";
import { summaryFields } from "#schemas/forms/form-fields.ts";
import type { FormState } from "#schemas/forms/form-state.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import { type Fields, type FormAnswer, type FormRequest, redirectTo, typedIn } from "./form-request.ts";
import { withoutFiles } from "./take-files.ts";
import { toSubmission } from "./to-submission.ts";

/** Sends answers that were confirmed, and redirects to the receipt. Sent again, they are the same submission. */
export async function submitForm(
  request: FormRequest,
  visitor: string,
  stored: StoredForm,
  fields: Fields,
): Promise<FormAnswer> {
  const { id, view, walk, context } = request;
  const { forms, clock, log } = context.services;
  const { submission } = stored;
  const state = formStateAfter(stored.state, { type: "refused" });
  const refuse = (change: (stored: StoredForm) => StoredForm) =>
    forms.change(visitor, id, (current) =>
      current?.submission === submission && current.state !== "submitted" ? { ...change(current), state } : current,
    );
  // The form may have other questions since the request broke off.
  const next = nextOf(walk);
  if (next.kind !== "summary") {
    await refuse((current) => current);
    throw redirectTo(request, next);
  }
  const sentAt = clock.now();
  const content = toSubmission(request, stored, sentAt);
  const fileIds = filesIn(walk, stored.files).map((file) => file.id);
  let lost: string[] = [];
  try {
    if (!forms.hasChannel(view.channel)) throw new Error(`FORM_CHANNELS has no channel ${view.channel}`);
    lost = await forms.submit(submission, { channel: view.channel, keptDays: view.keptDays, content, fileIds });
  } catch (err) {
    log.error({ err, form: id }, "a form cannot be submitted; its answers are kept");
    await refuse((current) => current);
    return { status: 503, progress: summaryPage(request, { ...stored, state }, typedInto(fields)) };
  }
  if (lost.length > 0) {
    log.error({ form: id }, "attached files of a form are lost; its visitor is asked for them again");
    await refuse((current) => withoutFiles(current, lost));
    throw redirectTo(request, { kind: "summary" });
  }
  const receipt = { reference: content.reference, at: sentAt };
  const sent = { answers: {}, files: {}, state: formStateAfter(stored.state, { type: "stored" }), receipt };
  // Another tab may have begun a new form after the same was sent by a second click.
  await forms.change(visitor, id, (current) =>
    current && current.submission !== submission ? current : { ...(current ?? stored), ...sent },
  );
  throw redirectTo(request, { kind: "receipt" });
}

/** The summary's fields as they were sent. */
export function typedInto(fields: Fields, problems: readonly Problem[] = []): FormState {
  const { declaration, honeypot } = summaryFields;
  const values = { [declaration]: typedIn(fields, declaration), [honeypot]: typedIn(fields, honeypot) };
  return { values, problems };
}
