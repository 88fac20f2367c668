import { holds, type ReadValues } from "#schemas/forms/definition/condition.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { Exit, ExitPath, Step, StepPath } from "#schemas/forms/definition/step.ts";
import type { Answers, AttachedFiles, Entry, StoredForm } from "./answers.ts";
import type { Place } from "./place.ts";
import { problemOfAnswer, type QuestionContext, toAnswer } from "./question-control.ts";

/** The parts of a form that decide its way. */
export interface FormPath<OwnStep extends StepPath = Step, OwnExit extends ExitPath = Exit> {
  steps: readonly OwnStep[];
  exits: readonly OwnExit[];
}

/** A step that the answers lead to. */
export interface ShownStep<OwnStep extends StepPath = Step> {
  step: OwnStep;
  /** The step's questions that are shown. */
  questions: readonly Question[];
  /** One entry at least, with the answers to the shown questions only. */
  entries: readonly Entry[];
  /** Number of the first entry with a problem, counted from 1; null when all are right. */
  openEntry: number | null;
}

export interface Walk<OwnStep extends StepPath = Step, OwnExit extends ExitPath = Exit> {
  /** Every step that the answers lead to, in order; it ends at an exit page. */
  shown: readonly ShownStep<OwnStep>[];
  /** The exit page that the answers lead to. */
  exit: OwnExit | null;
  /** The first step with a problem; null when everything is answered. */
  open: ShownStep<OwnStep> | null;
}

/**
 * Follows a form through its steps by the answers so far (spec §2.4, online applications). What is shown is a function
 * of the answers alone. An exit page counts once the steps before it are answered.
 */
export function walk<OwnStep extends StepPath, OwnExit extends ExitPath>(
  { steps, exits }: FormPath<OwnStep, OwnExit>,
  answers: Answers,
  today: string,
): Walk<OwnStep, OwnExit> {
  const shown: ShownStep<OwnStep>[] = [];
  const valuesOf: ReadValues = (key) =>
    shown.flatMap(({ questions, entries }) =>
      questions.some((question) => question.key === key) ? entries.map((entry) => entry[key] ?? []) : [],
    );
  for (const step of steps) {
    if (!holds(step.when, valuesOf)) continue;
    const questions = step.questions.filter(({ when }) => holds(when, valuesOf));
    if (questions.length === 0) continue;
    const entries = entriesOf(step, questions, answers);
    // A step of optional questions only is open as well until it has been sent.
    const isSent = answers[step.key] !== undefined;
    const openEntry = isSent ? firstOpen(questions, entries, (entry) => contextOf(entry, valuesOf, today)) : 1;
    const current = { step, questions, entries, openEntry };
    shown.push(current);
    if (openEntry !== null) return { shown: [...shown, ...rest(steps, step, valuesOf)], exit: null, open: current };
    const exit = exits.find(({ when }) => holds(when, valuesOf));
    if (exit) return { shown, exit, open: null };
  }
  return { shown, exit: null, open: null };
}

/** Follows a form by the answers that are kept of a visitor; once they are sent, from the start. */
export function walkStored(form: FormPath, stored: StoredForm | null, today: string): Walk {
  return walk(form, stored === null || stored.state === "submitted" ? {} : answersOfKind(form.steps, stored), today);
}

/** Returns the answers without ids of files where words are asked for now, and without words where files are. */
function answersOfKind(steps: readonly StepPath[], { answers, files }: StoredForm): Answers {
  const questions = steps.flatMap((step) => step.questions);
  const withFiles = new Set(questions.filter(({ kind }) => kind === "files").map(({ key }) => key));
  const ofKind = (entry: Entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([key, values]) => [
        key,
        values.filter((value) => Object.hasOwn(files, value) === withFiles.has(key)),
      ]),
    );
  return Object.fromEntries(Object.entries(answers).map(([step, entries]) => [step, entries.map(ofKind)]));
}

/** The page that follows: the first step with a problem, an exit page, or else the summary. */
export function nextOf({ open, exit }: Walk<StepPath, ExitPath>): Place & { kind: "step" | "exit" | "summary" } {
  if (open) return { kind: "step", step: open.step.key, entry: open.openEntry ?? 1 };
  return exit ? { kind: "exit", exit: exit.key } : { kind: "summary" };
}

/** The later steps that the answers so far would lead to: an estimate of what is left. */
function rest<OwnStep extends StepPath>(
  steps: readonly OwnStep[],
  last: OwnStep,
  valuesOf: ReadValues,
): ShownStep<OwnStep>[] {
  return steps.slice(steps.indexOf(last) + 1).flatMap((step) => {
    const questions = step.questions.filter(({ when }) => holds(when, valuesOf));
    const isShown = holds(step.when, valuesOf) && questions.length > 0;
    return isShown ? [{ step, questions, entries: [{}], openEntry: 1 }] : [];
  });
}

/** The entries of a step, reduced to the questions that are shown; as many as the step needs at least. */
function entriesOf(step: StepPath, questions: readonly Question[], answers: Answers): Entry[] {
  const { min, max } = step.repetition ?? { min: 1, max: 1 };
  const given = (answers[step.key] ?? []).slice(0, max);
  const all = [...given, ...Array.from({ length: Math.max(0, min - given.length) }, () => ({}))];
  // An answer may be from before its question changed: an option that is gone is no answer.
  return all.map((entry: Entry) =>
    Object.fromEntries(questions.map((question) => [question.key, toAnswer(question, entry[question.key] ?? [])])),
  );
}

/** Rules of a question may refer to answers of the same entry, or of earlier steps. */
export function contextOf(entry: Entry, valuesOf: ReadValues, today: string): QuestionContext {
  return {
    today,
    answerTo(key) {
      const values = entry[key] ?? valuesOf(key)[0];
      return values ? (values[0] ?? "") : null;
    },
  };
}

/** Number of the first entry with a problem; null when all are right. */
function firstOpen(
  questions: readonly Question[],
  entries: readonly Entry[],
  context: (entry: Entry) => QuestionContext,
): number | null {
  const at = entries.findIndex((entry) =>
    questions.some((question) => problemOfAnswer(question, entry[question.key] ?? [], context(entry)) !== null),
  );
  return at < 0 ? null : at + 1;
}

/** Values of the shown questions by key, over all steps of a walk. */
export function valuesIn({ shown }: Pick<Walk<StepPath, ExitPath>, "shown">): ReadValues {
  return (key) => shown.flatMap(({ entries }) => entries.flatMap((entry) => (entry[key] ? [entry[key]] : [])));
}

/** The attached files that the answers name, in order; those of hidden questions are not among them. */
export function filesIn({ shown }: Pick<Walk, "shown">, files: AttachedFiles) {
  return shown.flatMap(({ step, questions, entries }) =>
    entries.flatMap((entry, index) =>
      questions
        .filter(({ kind }) => kind === "files")
        .flatMap(({ key }) =>
          (entry[key] ?? []).flatMap((id) => {
            const file = files[id];
            return file ? [{ step: step.key, entry: index + 1, question: key, id, file }] : [];
          }),
        ),
    ),
  );
}
