import { randomUUID } from "node:crypto";
import { formStateAfter } from "#machines/form.ts";
import type { AttachedFiles, Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import {
  canAdd,
  canRemove,
  isFilling,
  isFirstStep,
  isReached,
  problemsAt,
  startedAs,
  stepAt,
  stepPage,
} from "#schemas/forms/filling/form-pages.ts";
import type { Place } from "#schemas/forms/filling/place.ts";
import { toAnswer } from "#schemas/forms/filling/question-control.ts";
import { nextOf, type ShownStep, walkStored } from "#schemas/forms/filling/walk.ts";
import { entryAction } from "#schemas/forms/form-fields.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import { type FormAnswer, type FormRequest, isOthers, mayTake, redirectTo, typedIn } from "./form-request.ts";
import { filesNamedIn, mergeFiles, takeFiles } from "./take-files.ts";

/** Takes the answers of a step, or adds or removes an entry or a file of it. */
export async function takeStep(
  request: FormRequest,
  place: Extract<Place, { kind: "step" }>,
  visitor: string,
  { fields, files }: FormSubmission,
): Promise<FormAnswer> {
  const { stored, walk } = request;
  const shown = stepAt(request, place.step);
  if (stored?.state === "submitted") {
    // A page that was shown before the form was sent does not begin another one.
    const isOfSent = fields.get(entryAction.submission)?.[0] === startedAs(stored);
    if (isOfSent || !isFirstStep(request, place)) throw redirectTo(request, { kind: "receipt" });
  }
  if (!shown || !isReached(walk, shown, place.entry)) throw redirectTo(request, nextOf(walk));
  if (stored === null && !mayTake(request, "begun")) {
    const values = Object.fromEntries(shown.questions.map(({ key }) => [key, typedIn(fields, key)]));
    const page = stepPage(request, shown, place.entry, { values, problems: [] });
    return { status: 429, progress: { ...page, refusal: "often" } };
  }
  const action = fields.get(entryAction.name)?.[0] ?? "";
  const { length } = shown.entries;
  // In a page from before an entry was removed, numbers mean other entries.
  const isOld = canAdd(shown, length) && Number(fields.get(entryAction.count)?.[0]) > length;
  const at = isOld ? length : place.entry - 1;
  if (action === entryAction.remove) {
    // A second click at the same time finds an entry less.
    if (!isOld && canRemove(shown, place.entry))
      await save(request, visitor, shown, (entries) => (entries.length < length ? entries : entries.toSpliced(at, 1)));
    throw redirectTo(request, { ...place, entry: Math.max(1, Math.min(place.entry, length - 1)) });
  }
  const removed = action.startsWith(entryAction.removeFile) ? action.slice(entryAction.removeFile.length) : null;
  const attached = { entry: shown.entries[at] ?? {}, files: stored?.files ?? {}, submitted: files, removed };
  const taken = await takeFiles({ questions: shown.questions, ...attached }, request.context);
  const given = Object.fromEntries(
    shown.questions.map((question) => {
      const { key } = question;
      return [key, taken.values[key] ?? toAnswer(question, typedIn(fields, key))];
    }),
  );
  const isSaving = action === entryAction.save;
  // An empty entry that is saved for later does not count as answered.
  const isEmpty = stored?.answers[place.step]?.[at] === undefined && Object.values(given).flat().length === 0;
  if (isSaving && isEmpty && isFilling(stored) && taken.problems.length === 0)
    throw redirectTo(request, { kind: "save" });
  const isStaying = isSaving || removed !== null || action === entryAction.upload;
  const problems = problemsAt(request, shown, given, taken.problems).filter(
    (problem) => !isStaying || taken.problems.includes(problem),
  );
  const put = (answers: Entry) => (entries: Entry[], kept: AttachedFiles) =>
    entries.toSpliced(at, 1, { ...entries[at], ...answers, ...mergeFiles(entries[at] ?? {}, kept, taken) });
  if (problems.length > 0) {
    const { values, added } = taken;
    if (removed !== null || Object.keys(added).length > 0) await save(request, visitor, shown, put({}), added);
    const raw = shown.questions.map(({ key }) => [key, values[key] ?? typedIn(fields, key)]);
    const state = { values: Object.fromEntries(raw), problems };
    return { status: 422, progress: stepPage(request, shown, place.entry, state, added) };
  }
  const next = await save(request, visitor, shown, put(given), taken.added);
  if (isSaving) throw redirectTo(request, { kind: "save" });
  if (isStaying) throw redirectTo(request, place);
  if (action === entryAction.add && canAdd(shown, at + 1)) throw redirectTo(request, { ...place, entry: at + 2 });
  throw redirectTo(request, next);
}

/** Stores the entries of a step, and returns the page that follows. */
async function save(
  { id, view, version, today, sender, stored, context }: FormRequest,
  visitor: string,
  { step }: ShownStep,
  change: (entries: Entry[], files: AttachedFiles) => Entry[],
  added: AttachedFiles = {},
): Promise<Place> {
  const { forms, clock } = context.services;
  const wasFilling = isFilling(stored);
  const changed = await forms.change(visitor, id, (current) => {
    // It was sent or deleted in another tab since it was read, or another account has begun it.
    if (current && (current.state === "submitting" || isOthers(current, context))) return current;
    if (wasFilling && (current === null || current.state === "submitted")) return current;
    const isNew = current === null || current.state === "submitted";
    const { answers, files }: Pick<StoredForm, "answers" | "files"> = isNew ? { answers: {}, files: {} } : current;
    const changed = { ...answers, [step.key]: change(answers[step.key] ?? [], files) };
    const next: StoredForm = {
      submission: isNew ? randomUUID() : current.submission,
      startedAt: isNew ? clock.now() : current.startedAt,
      owner: sender?.login ?? (isNew ? null : current.owner),
      version,
      answers: changed,
      files: filesNamedIn(changed, { ...files, ...added }),
      state: "filling",
      receipt: current?.receipt ?? null,
      saved: isNew ? null : current.saved,
    };
    const way = nextOf(walkStored(view, next, today)).kind;
    return { ...next, state: formStateAfter(isNew ? "filling" : current.state, { type: "answered", way }) };
  });
  const isSent = changed?.state === "submitting" || changed?.state === "submitted";
  return isSent ? { kind: "receipt" } : nextOf(walkStored(view, changed, today));
}
