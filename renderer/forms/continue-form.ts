import { createHash, randomUUID } from "node:crypto";
import { getNextSnapshot } from "xstate";
import { type FormEvent, formMachine } from "#machines/form.ts";
import { errors } from "#renderer/page/errors.ts";
import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Answers, AttachedFiles, Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import { type Place, placePath, type SavedPlace } from "#schemas/forms/filling/place.ts";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import { controlOf, problemOfAnswer, type QuestionContext, toAnswer } from "#schemas/forms/filling/question-control.ts";
import { contextOf, filesIn, type ShownStep, valuesIn, type Walk, walk } from "#schemas/forms/filling/walk.ts";
import { entryAction, summaryFields, yes } from "#schemas/forms/form-fields.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { OnlineForm } from "#schemas/structures/form.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { hourlyBudget } from "#server/forms/sender-budget.ts";
import type { Submission } from "#server/forms/submission.ts";
import { events } from "#server/telemetry/events.ts";
import { versionOf } from "./form-version.ts";
import { isFilling, isOthers, readStored } from "./stored-form.ts";
import { answersOfKind, mergeFiles, type TakenFiles, takeFiles } from "./take-files.ts";
import { toSubmission } from "./to-submission.ts";

/** A form and the requested page of it. */
export interface OpenedForm<OwnPlace extends Place = Exclude<Place, SavedPlace>> {
  /** Id of the content item. */
  id: string;
  /** Address of the form's first page. */
  start: string;
  view: OnlineForm;
  language: Language;
  place: OwnPlace;
}

export interface Answer {
  status: 200 | 201 | 403 | 422 | 429 | 503;
  progress: FormProgress;
}

/**
 * Shows a page of a form, or takes what was sent from it: answers a wrong answer with 422, and everything else with a
 * redirect to the next page. Throws Redirect also for a page that the visitor has not reached yet.
 */
export async function continueForm(opened: OpenedForm, context: RequestContext): Promise<Answer> {
  const { request } = context;
  const visitor = request.answersId ?? null;
  // A preview shows every step, keeps nothing and sends nothing.
  if (request.isPreview && request.form) throw errors.refused(403);
  const filling = new Filling(opened, await readStored(opened, context), context);
  return request.form && visitor !== null ? filling.take(visitor, request.form) : filling.show();
}

type Fields = FormSubmission["fields"];

type StepPlace = Extract<Place, { kind: "step" }>;

/** Milliseconds from the first answer to the sent summary in which nobody can have read it. */
export const quickestMs = 1000;

/** One request for a page of a form. */
class Filling {
  readonly #form: OpenedForm;
  readonly #context: RequestContext;
  readonly #today: string;
  readonly #stored: StoredForm | null;
  readonly #walk: Walk;

  constructor(form: OpenedForm, stored: StoredForm | null, context: RequestContext) {
    this.#form = form;
    this.#context = context;
    this.#today = wallClock(context.services.clock.now()).date;
    this.#stored = stored;
    this.#walk = this.#walkOf(stored);
  }

  show(): Answer {
    const { place } = this.#form;
    const isPreview = this.#context.request.isPreview;
    if (this.#stored?.state === "submitted" && !this.#isFirstStep(place) && !isPlainPage(place))
      throw this.#to({ kind: "receipt" });
    switch (place.kind) {
      case "step": {
        const shown = this.#shownAt(place.step);
        if (!shown || !(isPreview || this.#isReached(shown, place.entry))) throw this.#to(this.#next());
        const isFresh = this.#stored?.state === "submitted";
        const values = isFresh ? {} : (shown.entries[place.entry - 1] ?? {});
        const state = { ...emptyForm, values: { ...values, ...this.#prefilled(shown, values) } };
        return this.#answer(200, this.#step(shown, place.entry, state));
      }
      case "exit": {
        const { exit } = this.#walk;
        if (exit?.key !== place.exit) throw this.#to(this.#next());
        return this.#answer(200, { kind: "exit", exit, back: this.#lastPage() });
      }
      case "summary":
        if (!this.#stored || this.#next().kind !== "summary") throw this.#to(this.#next());
        return this.#answer(200, this.#summary(this.#stored, emptyForm));
      case "receipt": {
        const { receipt = null } = this.#stored ?? {};
        if (!receipt) throw this.#to(this.#next());
        const sentAt = new Date(receipt.at).toISOString();
        return this.#answer(200, { kind: "receipt", reference: receipt.reference, sentAt });
      }
      case "answers": {
        const { saved = null } = this.#stored ?? {};
        return this.#answer(200, {
          kind: "answers",
          hasAnswers: isFilling(this.#stored),
          savedUntil: isFilling(this.#stored) && saved ? new Date(saved.until).toISOString() : null,
          action: this.#href({ kind: "answers" }),
          back: this.#stored ? this.#href(this.#next()) : null,
        });
      }
      case "deleted":
        return this.#answer(200, { kind: "deleted" });
    }
  }

  async take(visitor: string, form: FormSubmission): Promise<Answer> {
    const { id, place } = this.#form;
    const { forms } = this.#context.services;
    switch (place.kind) {
      case "step":
        return this.#takeStep(visitor, place, form);
      case "summary":
        return this.#takeSummary(visitor, form.fields);
      case "answers":
        await forms.change(visitor, id, (current) => (current && isOthers(current, this.#context) ? current : null));
        throw this.#to({ kind: "deleted" });
      default:
        throw this.#to(place);
    }
  }

  async #takeStep(visitor: string, place: StepPlace, { fields, files }: FormSubmission): Promise<Answer> {
    const shown = this.#shownAt(place.step);
    if (this.#stored?.state === "submitted" && !this.#isFirstStep(place)) throw this.#to({ kind: "receipt" });
    if (!shown || !this.#isReached(shown, place.entry)) throw this.#to(this.#next());
    if (this.#stored === null && !this.#mayTake("begun")) {
      const values = Object.fromEntries(shown.questions.map(({ key }) => [key, typedIn(fields, key)]));
      const page = this.#step(shown, place.entry, { values, problems: [] });
      return this.#answer(429, { ...page, refusal: "often" });
    }
    const action = fields.get(entryAction.name)?.[0] ?? "";
    const { length } = shown.entries;
    // In a page from before an entry was removed, numbers mean other entries.
    const isOld = this.#canAdd(shown, length) && Number(fields.get(entryAction.count)?.[0]) > length;
    const at = isOld ? length : place.entry - 1;
    if (action === entryAction.remove) {
      // A second click at the same time finds an entry less.
      if (!isOld && this.#canRemove(shown, place.entry))
        await this.#save(visitor, shown, (entries) => (entries.length < length ? entries : entries.toSpliced(at, 1)));
      throw this.#to({ ...place, entry: Math.max(1, Math.min(place.entry, length - 1)) });
    }
    const removed = action.startsWith(entryAction.removeFile) ? action.slice(entryAction.removeFile.length) : null;
    const step = { questions: shown.questions, entry: shown.entries[at] ?? {}, files: this.#files, submitted: files };
    const taken = await takeFiles({ ...step, removed }, this.#context);
    const given = Object.fromEntries(
      shown.questions.map((question) => {
        const { key } = question;
        return [key, taken.values[key] ?? toAnswer(question, typedIn(fields, key))];
      }),
    );
    const isSaving = action === entryAction.save;
    // An empty entry that is saved for later does not count as answered.
    const isEmpty = this.#stored?.answers[place.step]?.[at] === undefined && Object.values(given).flat().length === 0;
    if (isSaving && isEmpty && isFilling(this.#stored) && taken.problems.length === 0) throw this.#to({ kind: "save" });
    const isStaying = isSaving || removed !== null || action === entryAction.upload;
    const problems = this.#problemsOf(shown, given, taken).filter(
      (problem) => !isStaying || taken.problems.includes(problem),
    );
    const put = (answers: Entry) => (entries: Entry[], stored: AttachedFiles) =>
      entries.toSpliced(at, 1, { ...entries[at], ...answers, ...mergeFiles(entries[at] ?? {}, stored, taken) });
    if (problems.length > 0) {
      const { values, added } = taken;
      if (removed !== null || Object.keys(added).length > 0) await this.#save(visitor, shown, put({}), added);
      const raw = shown.questions.map(({ key }) => [key, values[key] ?? typedIn(fields, key)]);
      const state = { values: Object.fromEntries(raw), problems };
      return this.#answer(422, this.#step(shown, place.entry, state, added));
    }
    const next = await this.#save(visitor, shown, put(given), taken.added);
    if (isSaving) throw this.#to({ kind: "save" });
    if (isStaying) throw this.#to(place);
    if (action === entryAction.add && this.#canAdd(shown, at + 1)) throw this.#to({ ...place, entry: at + 2 });
    throw this.#to(next);
  }

  /** Stores the entries of a step, and returns the page that follows. */
  async #save(
    visitor: string,
    { step }: ShownStep,
    change: (entries: Entry[], files: AttachedFiles) => Entry[],
    added: AttachedFiles = {},
  ): Promise<Place> {
    const { id, view } = this.#form;
    const { forms, clock } = this.#context.services;
    const wasFilling = this.#stored !== null && this.#stored.state !== "submitted";
    const changed = await forms.change(visitor, id, (current) => {
      // It was sent or deleted in another tab since it was read.
      if (wasFilling && (current === null || current.state === "submitted")) return current;
      const isNew = current === null || current.state === "submitted" || isOthers(current, this.#context);
      const { answers, files }: Pick<StoredForm, "answers" | "files"> = isNew ? { answers: {}, files: {} } : current;
      const changed = { ...answers, [step.key]: change(answers[step.key] ?? [], files) };
      const next: StoredForm = {
        submission: isNew ? randomUUID() : current.submission,
        startedAt: isNew ? clock.now() : current.startedAt,
        owner: this.#sender?.login ?? (isNew ? null : current.owner),
        version: versionOf(view),
        answers: changed,
        files: namedIn(changed, { ...files, ...added }),
        state: "filling",
        receipt: null,
        saved: isNew ? null : current.saved,
      };
      const way = wayOf(this.#walkOf(next));
      return { ...next, state: stateAfter(isNew ? "filling" : current.state, { type: "answered", way }) };
    });
    return changed?.state === "submitted" ? { kind: "receipt" } : nextOf(this.#walkOf(changed));
  }

  async #takeSummary(visitor: string, fields: Fields): Promise<Answer> {
    const { id, view } = this.#form;
    const { forms, clock, log } = this.#context.services;
    const stored = this.#stored;
    if (stored?.state === "submitted") throw this.#to({ kind: "receipt" });
    if (!stored) throw this.#to(this.#next());
    const way = wayOf(this.#walk);
    const confirmed = stateAfter(stateAfter(stored.state, { type: "answered", way }), { type: "confirmed", way });
    if (confirmed !== "submitting") throw this.#to(this.#next());
    // The page may be an old one: of a form that was sent or deleted since, or of answers or questions that have changed.
    if (fields.get(summaryFields.submission)?.[0] !== this.#shownSubmission(stored))
      throw this.#to({ kind: "summary" });
    const sentAt = clock.now();
    const refused = this.#refuseSummary(stored, fields, sentAt);
    if (refused) return refused;
    const submission = this.#submissionOf(stored);
    const content = this.#contentOf(submission, sentAt);
    const fileIds = filesIn(this.#walk, stored.files).map((file) => file.id);
    let lost: string[] = [];
    try {
      if (!forms.hasChannel(view.channel)) throw new Error(`FORM_CHANNELS has no channel ${view.channel}`);
      lost = await forms.submit(submission, { channel: view.channel, keptDays: view.keptDays, content, fileIds });
    } catch (err) {
      log.error({ err, form: id }, "a form cannot be submitted; its answers are kept");
      const state = stateAfter(confirmed, { type: "refused" });
      await forms.change(visitor, id, (current) =>
        current && current.state !== "submitted" ? { ...current, state } : current,
      );
      return this.#answer(503, this.#summary({ ...stored, state }, summaryState(fields)));
    }
    if (lost.length > 0) {
      log.error({ form: id }, "attached files of a form are lost; its visitor is asked for them again");
      await forms.change(visitor, id, (current) => current && withoutFiles(current, lost));
      throw this.#to({ kind: "summary" });
    }
    const receipt = { reference: content.reference, at: sentAt };
    const state = stateAfter(confirmed, { type: "stored" });
    await forms.change(visitor, id, (current) => ({ ...(current ?? stored), answers: {}, files: {}, state, receipt }));
    throw this.#to({ kind: "receipt" });
  }

  /** Answers a summary that is not confirmed, or that a robot may have sent; null for one to be taken. */
  #refuseSummary(stored: StoredForm, fields: Fields, now: number): Answer | null {
    const { declaration, honeypot } = summaryFields;
    const problems: Problem[] = [];
    if (this.#form.view.declaration !== null && fields.get(declaration)?.[0] !== yes)
      problems.push({ field: declaration, code: "required", params: {} });
    if (fields.get(honeypot)?.some((value) => value.trim() !== "")) {
      events.formRefused.publish("honeypot");
      problems.push({ field: honeypot, code: "not", params: {} });
    }
    const page = this.#summary(stored, summaryState(fields, problems));
    if (problems.length > 0) return this.#answer(422, page);
    // A clock that was set back says nothing about the visitor.
    if (now >= stored.startedAt && now < stored.startedAt + quickestMs) {
      events.formRefused.publish("early");
      return this.#answer(422, { ...page, refusal: "early" });
    }
    return this.#mayTake("sent") ? null : this.#answer(429, { ...page, refusal: "often" });
  }

  /** Counts a form of the visitor's address; false when too many came from it. */
  #mayTake(what: keyof typeof hourlyBudget): boolean {
    const { request, services } = this.#context;
    const mayTake = services.forms.mayTake(request.sender, what);
    if (!mayTake) events.formRefused.publish("often");
    return mayTake;
  }

  /** The signed-in visitor, for a form that is about the account. */
  get #sender(): Submission["sender"] {
    const user = this.#context.request.visitor.session?.user;
    return user && this.#form.view.signIn !== "none" ? { login: user.login, name: user.name } : null;
  }

  get #files(): AttachedFiles {
    return this.#stored?.files ?? {};
  }

  /** Returns answers from the account, for questions that ask for them and have none yet. */
  #prefilled({ questions }: ShownStep, values: Entry): Entry {
    const name = this.#sender?.name;
    const open = questions.filter(({ key, prefill }) => prefill === "name" && (values[key] ?? []).length === 0);
    return name ? Object.fromEntries(open.map(({ key }) => [key, [name]])) : {};
  }

  #walkOf(stored: StoredForm | null): Walk {
    const answers = stored === null || stored.state === "submitted" ? {} : answersOfKind(this.#form.view.steps, stored);
    return walk(this.#form.view, answers, this.#today);
  }

  #shownAt(key: string): ShownStep | undefined {
    const { isPreview } = this.#context.request;
    const step = isPreview ? this.#form.view.steps.find((each) => each.key === key) : undefined;
    if (step) return { step, questions: step.questions, entries: [{}], openEntry: 1 };
    return this.#walk.shown.find(({ step }) => step.key === key);
  }

  /** True for a step that the visitor may see: all before it are answered. */
  #isReached(shown: ShownStep, entry: number): boolean {
    const { open, shown: all } = this.#walk;
    const isOpen = open === null || all.indexOf(shown) <= all.indexOf(open);
    return isOpen && entry <= shown.entries.length + (this.#canAdd(shown, shown.entries.length) ? 1 : 0);
  }

  #isFirstStep(place: Place): boolean {
    return place.kind === "step" && place.step === this.#form.view.steps[0]?.key && place.entry === 1;
  }

  #canAdd({ step: { repetition } }: ShownStep, entry: number): boolean {
    return repetition !== null && entry < repetition.max;
  }

  #canRemove({ step: { repetition }, entries }: ShownStep, entry: number): boolean {
    return entries.length > (repetition?.min ?? 1) && entry <= entries.length;
  }

  #problemsOf(shown: ShownStep, entry: Entry, taken: TakenFiles) {
    const context = this.#contextOf(shown, entry);
    return shown.questions.flatMap((question) => {
      const ofFiles = taken.problems.find(({ field }) => field === question.key);
      return ofFiles ?? problemOfAnswer(question, entry[question.key] ?? [], context) ?? [];
    });
  }

  /** What rules of a question may refer to: answers of the same entry and of earlier steps. */
  #contextOf(shown: ShownStep, entry: Entry): QuestionContext {
    const { shown: all } = this.#walk;
    const earlier = all.slice(0, Math.max(0, all.indexOf(shown)));
    return contextOf(entry, valuesIn({ shown: earlier }), this.#today);
  }

  #next(): Place {
    return nextOf(this.#walk);
  }

  /** The last page that the answers lead to. */
  #lastPage(): string {
    const last = this.#walk.shown.at(-1);
    return last ? this.#href({ kind: "step", step: last.step.key, entry: last.entries.length }) : this.#form.start;
  }

  #href(place: Place): string {
    return `${this.#form.start}/-/${placePath(place)}`;
  }

  #to(place: Place): Redirect {
    return new Redirect(this.#context.request.form ? 303 : 302, this.#href(place));
  }

  #answer<Kind extends FormProgress["kind"]>(
    status: Answer["status"],
    page: DistributedOmit<Extract<FormProgress, { kind: Kind }>, "start" | "kept" | "isChanged">,
  ): Answer {
    const { start, view } = this.#form;
    const isChanged =
      this.#stored !== null && this.#stored.state !== "submitted" && this.#stored.version !== versionOf(view);
    // TypeScript does not follow the union through the spread.
    const progress = { start, kept: this.#href({ kind: "answers" }), isChanged, ...page } as FormProgress;
    return { status, progress };
  }

  #step(shown: ShownStep, entry: number, state: FormState, added: AttachedFiles = {}) {
    const { shown: all } = this.#walk;
    const index = Math.max(
      0,
      all.findIndex(({ step }) => step.key === shown.step.key),
    );
    const before = all[index - 1];
    // The browser checks by these rules what is typed now: an earlier answer of the same page says nothing about it.
    const context = this.#contextOf(shown, {});
    const back =
      entry > 1
        ? this.#href({ kind: "step", step: shown.step.key, entry: entry - 1 })
        : before
          ? this.#href({ kind: "step", step: before.step.key, entry: before.entries.length })
          : this.#form.start;
    return {
      kind: "step" as const,
      shown,
      position: { step: index + 1, of: Math.max(all.length, 1) },
      entry,
      controls: Object.fromEntries(
        shown.questions.map((question) => {
          const control = controlOf(question, context);
          const taken = state.values[question.key]?.length ?? 0;
          return [question.key, control.kind === "files" ? { ...control, taken } : control];
        }),
      ),
      files: { ...this.#files, ...added },
      state,
      action: this.#href({ kind: "step", step: shown.step.key, entry }),
      back,
      can: {
        addEntry: this.#canAdd(shown, entry),
        removeEntry: this.#canRemove(shown, entry),
      },
      refusal: null,
    };
  }

  /**
   * Id under which the answers are submitted. The same answers are one submission; changed ones are another, because
   * the outbox may have those of an attempt that failed halfway.
   */
  #submissionOf({ submission }: StoredForm): string {
    return `${submission}.${digestOf(this.#walk.shown.map(({ step, entries }) => [step.key, entries]))}`;
  }

  /** Identifies the submission together with what the summary shows: nothing else is sent. */
  #shownSubmission(stored: StoredForm): string {
    const submission = this.#submissionOf(stored);
    const { answers, files, declaration } = this.#contentOf(submission, 0);
    return digestOf([submission, answers, files, declaration]);
  }

  #contentOf(submission: string, sentAt: number): Submission {
    return toSubmission({
      ...this.#form,
      walk: this.#walk,
      files: this.#files,
      sender: this.#sender,
      submission,
      sentAt,
    });
  }

  #summary(stored: StoredForm, state: FormState) {
    return {
      kind: "summary" as const,
      steps: this.#walk.shown.map((shown) => ({
        shown,
        entries: shown.entries.map((values, index) => ({
          number: shown.step.repetition ? index + 1 : null,
          values,
          href: this.#href({ kind: "step", step: shown.step.key, entry: index + 1 }),
        })),
      })),
      files: stored.files,
      submission: this.#shownSubmission(stored),
      state,
      action: this.#href({ kind: "summary" }),
      back: this.#lastPage(),
      refusal: stored.state === "failed" ? ("failed" as const) : null,
    };
  }
}

type DistributedOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** True for pages that say something about the form, and need no answers. */
function isPlainPage({ kind }: Place): boolean {
  return kind === "receipt" || kind === "answers" || kind === "deleted";
}

/** The page that follows: the first step with a problem, an exit page, or else the summary. */
export function nextOf({ open, exit }: Walk): Place {
  if (open) return { kind: "step", step: open.step.key, entry: open.openEntry ?? 1 };
  return exit ? { kind: "exit", exit: exit.key } : { kind: "summary" };
}

/** The files that answers name. */
function namedIn(answers: Answers, files: AttachedFiles): StoredForm["files"] {
  const values = new Set(
    Object.values(answers).flatMap((entries) => entries.flatMap((entry) => Object.values(entry).flat())),
  );
  return Object.fromEntries(Object.entries(files).filter(([id]) => values.has(id)));
}

function withoutFiles(stored: StoredForm, ids: readonly string[]): StoredForm {
  const without = (entry: Entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([key, values]) => [key, values.filter((value) => !ids.includes(value))]),
    );
  const answers = Object.fromEntries(
    Object.entries(stored.answers).map(([step, entries]) => [step, entries.map(without)]),
  );
  return { ...stored, answers, files: namedIn(answers, stored.files) };
}

/** Returns the values typed into a field, cut to a length that can be shown again. */
function typedIn(fields: Fields, name: string): string[] {
  return (fields.get(name) ?? []).map((value) => value.slice(0, 10_000));
}

/** The summary's fields as they were sent. */
function summaryState(fields: Fields, problems: readonly Problem[] = []): FormState {
  const { declaration, honeypot } = summaryFields;
  const values = { [declaration]: typedIn(fields, declaration), [honeypot]: typedIn(fields, honeypot) };
  return { values, problems };
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}

function wayOf({ open, exit }: Walk): "step" | "exit" | "summary" {
  return open ? "step" : exit ? "exit" : "summary";
}

/** The state after an event, by the machine of forms. */
function stateAfter(state: StoredForm["state"], event: FormEvent): StoredForm["state"] {
  return getNextSnapshot(formMachine, formMachine.resolveState({ value: state }), event).value;
}
