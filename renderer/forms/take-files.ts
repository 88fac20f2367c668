import type { RequestContext } from "#renderer/page/request-context.ts";
import { problemOf } from "#schemas/forms/controls.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import type { Answers, AttachedFile, AttachedFiles, Entry, StoredForm } from "#schemas/forms/filling/answers.ts";
import { fileControl } from "#schemas/forms/filling/question-control.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import type { SubmittedFile } from "#schemas/forms/submission.ts";

/** Maximum number of files of one form: a submission with all of them is in memory for a moment. */
const mostFiles = 10;

interface Step {
  questions: readonly Question[];
  /** Answers of the step's entry, with the ids of files that are attached already. */
  entry: Entry;
  /** All files that are attached to the form. */
  files: AttachedFiles;
  /** Files that came with the step. */
  submitted: readonly SubmittedFile[];
  /** Id of a file to take away; null for none. */
  removed: string | null;
}

export interface TakenFiles {
  /** Ids of the files by question. */
  values: Readonly<Record<string, string[]>>;
  /** The new files by id. */
  added: AttachedFiles;
  /** Id of the file that was taken away; null for none. */
  removed: string | null;
  /** The first problem of each question whose files were not all taken. */
  problems: readonly Problem[];
}

/**
 * Takes the files of a step: the right ones stay although others, or other answers, are wrong. One that is attached
 * already, as after a second click, is not taken again.
 */
export async function takeFiles(
  { questions, entry, files, submitted, removed }: Step,
  { services: { forms, clock } }: Pick<RequestContext, "services">,
): Promise<TakenFiles> {
  const values: Record<string, string[]> = {};
  const added: Record<string, AttachedFile> = {};
  const problems: Problem[] = [];
  const others = Object.keys(files).filter((id) => id !== removed);
  for (const question of questions.filter(({ kind }) => kind === "files")) {
    const { key, removesMetadata } = question;
    const control = fileControl(question);
    const judged = { ...control, required: false, min: 0, max: Number.POSITIVE_INFINITY };
    const kept = (entry[key] ?? []).filter((id) => id !== removed);
    const given = submitted.filter(({ field }) => field === key);
    const came = removesMetadata ? await inTurn(given, forms.withoutMetadata) : given;
    const problem = problemOf(judged, { texts: [], files: came });
    if (problem) problems.push({ field: key, ...problem });
    const right = came.filter((file) => problemOf(judged, { texts: [], files: [file] }) === null);
    const hashes = new Set(kept.map((id) => files[id]?.hash));
    for (const { id, name, type, size, hash } of right) {
      if (hashes.has(hash)) continue;
      const most = Math.min(control.max, mostFiles - others.length - Object.keys(added).length + kept.length);
      if (kept.length >= most) {
        problems.push({ field: key, code: "fileMaxLength", params: { count: control.max } });
        break;
      }
      hashes.add(hash);
      kept.push(id);
      added[id] = { name, type, size, hash, at: clock.now() };
    }
    values[key] = kept;
  }
  return { values, added, removed, problems };
}

/** Returns the files of a stored entry, by question, with what was taken: another tab may have changed them meanwhile. */
export function mergeFiles(entry: Entry, files: AttachedFiles, { values, added, removed }: TakenFiles): Entry {
  return Object.fromEntries(
    Object.entries(values).map(([key, ids]) => {
      const present = (entry[key] ?? []).filter((id) => id !== removed && Object.hasOwn(files, id));
      const hashes = new Set(present.map((id) => files[id]?.hash));
      const came = ids.filter((id) => added[id] && !hashes.has(added[id].hash));
      return [key, [...present, ...came].slice(0, mostFiles)];
    }),
  );
}

/** Returns the files that answers name. */
export function filesNamedIn(answers: Answers, files: AttachedFiles): StoredForm["files"] {
  const values = new Set(
    Object.values(answers).flatMap((entries) => entries.flatMap((entry) => Object.values(entry).flat())),
  );
  return Object.fromEntries(Object.entries(files).filter(([id]) => values.has(id)));
}

/** Returns what is kept of a form without the files of the given ids. */
export function withoutFiles(stored: StoredForm, ids: readonly string[]): StoredForm {
  const without = (entry: Entry) =>
    Object.fromEntries(
      Object.entries(entry).map(([key, values]) => [key, values.filter((value) => !ids.includes(value))]),
    );
  const answers = Object.fromEntries(
    Object.entries(stored.answers).map(([step, entries]) => [step, entries.map(without)]),
  );
  return { ...stored, answers, files: filesNamedIn(answers, stored.files) };
}

/** One after the other: each is a whole picture in memory. */
async function inTurn<T>(items: readonly T[], change: (item: T) => Promise<T>): Promise<T[]> {
  const changed: T[] = [];
  for (const item of items) changed.push(await change(item));
  return changed;
}
