import type { z } from "zod";
import { contentName, nameOf, pathOfSteps } from "#checks/human-path.ts";
import { stepsTo } from "#checks/place.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import type { Change } from "./change.ts";
import { isNothing } from "./meaning.ts";
import type { Side, Version } from "./side.ts";
import { valueWords } from "./words.ts";

/** Maximum number of changes that are listed. */
const mostChanges = 300;

export type Notes = ReturnType<typeof createNotes>;

/** Collects changes between two versions, each with its place and its values in words. */
export function createNotes(versions: { before: Version; after: Version }) {
  const changes: Change[] = [];
  let left = 0;

  function note(
    kind: Change["kind"],
    schema: z.ZodType | null,
    own: Side,
    other: Side,
    more: Partial<Change> = {},
  ): void {
    if (changes.length >= mostChanges) {
      left += 1;
      return;
    }
    // A field stays a place of the record without its value, an item does not.
    const isGone = kind === "removed" && typeof own.path.at(-1) === "number";
    const { record, key } = isGone ? versions.before : versions.after;
    const { path } = isGone ? own : other;
    const steps = stepsTo(key, record, path);
    const place = (more.count ?? 1) > 1 && typeof path.at(-1) === "number" ? steps.slice(0, -1) : steps;
    const words = ({ value }: Side) =>
      isNothing(schema, value) && typeof value !== "boolean" ? null : valueWords(schema, value, steps.at(-1)?.choices);
    changes.push({
      kind,
      pointer: toPointer(path),
      was: kind === "added" ? null : toPointer(own.path),
      humanPath: pathOfSteps(contentName(key, record), place),
      label: nameOf(place),
      count: 1,
      before: kind === "added" ? null : words(own),
      after: kind === "removed" ? null : words(other),
      pieces: null,
      isFormatOnly: false,
      ...more,
    });
  }

  return { note, result: () => ({ changes, left }) };
}
