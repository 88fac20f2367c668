import { no, yes } from "#schemas/forms/form-fields.ts";
import { emptyForm, type FormState } from "#schemas/forms/form-state.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import type { AttachedFiles, Entry, StoredForm } from "./answers.ts";
import { type Place, placePath, type SavedPlace } from "./place.ts";
import type { FormProgress } from "./progress.ts";
import { controlOf, problemOfAnswer, type QuestionContext } from "./question-control.ts";
import { contextOf, type FormPath, nextOf, type ShownStep, valuesIn, type Walk } from "./walk.ts";

/** A form that is being filled in: everything of which its pages are made. */
export interface Filling {
  view: FormPath;
  /** Version of the form's questions. */
  version: string;
  /** Address of the form's first page. */
  start: string;
  /** ISO day. */
  today: string;
  /** A preview shows every step and exit page. */
  isPreview: boolean;
  /** The signed-in visitor, for a form that is about the account. */
  sender: { login: string; name: string | null } | null;
  /** Answers in the page's address, each as a question's key and a value. */
  addressed: readonly string[];
  /** The visitor's answers; null when none are kept. */
  stored: StoredForm | null;
  walk: Walk;
  /** Returns what identifies the submission together with what the summary shows of it. */
  submissionOf: (stored: StoredForm) => string;
}

type PageOf<Kind> = Extract<FormProgress, { kind: Kind }>;

/** Returns the requested page, or the place to go to when the answers do not lead to it. */
export function pageAt(
  filling: Filling,
  place: Exclude<Place, SavedPlace>,
): { progress: FormProgress } | { to: Place } {
  const { view, stored, walk, isPreview } = filling;
  const isSent = stored?.state === "submitted";
  if (isSent && !isFirstStep(filling, place) && !isPlainPage(place)) return { to: { kind: "receipt" } };
  const next = nextOf(walk);
  switch (place.kind) {
    case "step": {
      const shown = stepAt(filling, place.step);
      if (!shown || !(isPreview || isReached(walk, shown, place.entry))) return { to: next };
      const values = shown.entries[place.entry - 1] ?? {};
      const state = { ...emptyForm, values: { ...values, ...prefilled(filling, shown, values) } };
      return { progress: stepPage(filling, shown, place.entry, state) };
    }
    case "exit": {
      const exit = isPreview ? view.exits.find(({ key }) => key === place.exit) : walk.exit;
      if (!exit || exit.key !== place.exit) return { to: next };
      return { progress: { ...partsOf(filling), kind: "exit", exit, back: lastPage(filling) } };
    }
    case "summary":
      if (!stored || next.kind !== "summary") return { to: next };
      return { progress: summaryPage(filling, stored, emptyForm) };
    case "receipt": {
      if (!stored?.receipt) return { to: next };
      const { reference, at } = stored.receipt;
      const sentAt = new Date(at).toISOString();
      return { progress: { ...partsOf(filling), kind: "receipt", reference, sentAt } };
    }
    case "answers": {
      const hasAnswers = isFilling(stored);
      const savedUntil = hasAnswers && stored.saved ? new Date(stored.saved.until).toISOString() : null;
      const [action, back] = [hrefOf(filling, place), stored ? hrefOf(filling, next) : null];
      return { progress: { ...partsOf(filling), kind: "answers", hasAnswers, savedUntil, action, back } };
    }
    case "deleted":
      return { progress: { ...partsOf(filling), kind: "deleted" } };
  }
}

/** Returns the page of one entry of a step, with what is typed into it and its problems. */
export function stepPage(
  filling: Filling,
  shown: ShownStep,
  entry: number,
  state: FormState,
  added: AttachedFiles = {},
): PageOf<"step"> {
  const all = filling.walk.shown;
  const { key } = shown.step;
  const index = Math.max(
    0,
    all.findIndex(({ step }) => step.key === key),
  );
  const before = all[index - 1];
  // The browser checks by these rules what is typed now: an earlier answer of the same page says nothing about it.
  const context = contextAt(filling, shown, {});
  const step = (key: string, entry: number) => hrefOf(filling, { kind: "step", step: key, entry });
  const first = before ? step(before.step.key, before.entries.length) : filling.start;
  return {
    ...partsOf(filling),
    kind: "step",
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
    files: { ...filling.stored?.files, ...added },
    state,
    submission: isFilling(filling.stored) ? startedAs(filling.stored) : null,
    action: step(key, entry),
    back: entry > 1 ? step(key, entry - 1) : first,
    can: { addEntry: canAdd(shown, entry), removeEntry: canRemove(shown, entry) },
    refusal: null,
  };
}

/** Returns the summary of the given answers. */
export function summaryPage(filling: Filling, stored: StoredForm, state: FormState): PageOf<"summary"> {
  return {
    ...partsOf(filling),
    kind: "summary",
    steps: filling.walk.shown.map((shown) => ({
      shown,
      entries: shown.entries.map((values, index) => ({
        number: shown.step.repetition ? index + 1 : null,
        values,
        href: hrefOf(filling, { kind: "step", step: shown.step.key, entry: index + 1 }),
      })),
    })),
    files: stored.files,
    submission: filling.submissionOf(stored),
    state,
    action: hrefOf(filling, { kind: "summary" }),
    back: lastPage(filling),
    refusal: stored.state === "failed" ? "failed" : null,
  };
}

/** Returns the problems of a step's answers, in the order of its questions; those of files were found as they came. */
export function problemsAt(filling: Filling, shown: ShownStep, entry: Entry, ofFiles: readonly Problem[] = []) {
  const context = contextAt(filling, shown, entry);
  return shown.questions.flatMap((question) => {
    const problem = ofFiles.find(({ field }) => field === question.key);
    return problem ?? problemOfAnswer(question, entry[question.key] ?? [], context) ?? [];
  });
}

/** Returns a step that the answers lead to; in a preview every one. */
export function stepAt({ view, walk, isPreview }: Filling, key: string): ShownStep | undefined {
  const step = isPreview ? view.steps.find((each) => each.key === key) : undefined;
  if (step) return { step, questions: step.questions, entries: [{}], openEntry: 1 };
  return walk.shown.find(({ step }) => step.key === key);
}

/** True for a step that the visitor may see: all before it are answered. */
export function isReached({ open, shown: all }: Walk, shown: ShownStep, entry: number): boolean {
  const isOpen = open === null || all.indexOf(shown) <= all.indexOf(open);
  return isOpen && entry <= shown.entries.length + (canAdd(shown, shown.entries.length) ? 1 : 0);
}

export function isFirstStep({ view }: Filling, place: Place): boolean {
  return place.kind === "step" && place.step === view.steps[0]?.key && place.entry === 1;
}

/** True when another entry may follow the one with the given number. */
export function canAdd({ step: { repetition } }: ShownStep, entry: number): boolean {
  return repetition !== null && entry < repetition.max;
}

export function canRemove({ step: { repetition }, entries }: ShownStep, entry: number): boolean {
  return entries.length > (repetition?.min ?? 1) && entry <= entries.length;
}

/** Returns the address of a page of the form. */
export function hrefOf({ start }: Pick<Filling, "start">, place: Place): string {
  return `${start}/-/${placePath(place)}`;
}

/** Id that the answers have from the first to the last; an attempt to send them that failed has left its digest behind it. */
export function startedAs({ submission }: StoredForm): string {
  return submission.split(".", 1).join();
}

/** True for answers that are not sent yet. */
export function isFilling(stored: StoredForm | null): stored is StoredForm {
  return stored !== null && stored.state !== "submitted";
}

/** Returns what all pages show. */
export function partsOf(filling: Filling) {
  const { start, stored, version } = filling;
  const isChanged = isFilling(stored) && stored.version !== version;
  return { start, kept: hrefOf(filling, { kind: "answers" }), isChanged };
}

/** Returns answers from the account or the address, for questions that ask for them and have none yet. */
function prefilled({ sender, addressed }: Filling, { questions }: ShownStep, values: Entry): Entry {
  const open = questions.filter(({ key }) => (values[key] ?? []).length === 0);
  return Object.fromEntries(
    open.flatMap(({ key, kind, options, prefill }) => {
      const possible = kind === "yesNo" ? [yes, no] : options.map(({ value }) => value);
      const chosen = possible.filter((value) => addressed.includes(`${key}:${value}`));
      if (prefill === "address" && chosen.length > 0) return [[key, kind === "choices" ? chosen : chosen.slice(0, 1)]];
      return prefill === "name" && sender?.name ? [[key, [sender.name]]] : [];
    }),
  );
}

/** Returns the answers that rules of a question may refer to: those of the same entry and of earlier steps. */
function contextAt({ walk: { shown: all }, today }: Filling, shown: ShownStep, entry: Entry): QuestionContext {
  const earlier = all.slice(0, Math.max(0, all.indexOf(shown)));
  return contextOf(entry, valuesIn({ shown: earlier }), today);
}

/** The last page that the answers lead to. */
function lastPage(filling: Filling): string {
  const last = filling.walk.shown.at(-1);
  return last ? hrefOf(filling, { kind: "step", step: last.step.key, entry: last.entries.length }) : filling.start;
}

/** True for pages that say something about the form, and need no answers. */
function isPlainPage({ kind }: Place): boolean {
  return kind === "receipt" || kind === "answers" || kind === "deleted";
}
