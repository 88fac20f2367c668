import type { z } from "zod";
import { fieldMeta } from "#schemas/values/field.ts";
import { toPointer } from "./issue.ts";
import { codeOf, errorsIn, expectedOf } from "./prune-errors.ts";
import { PruneTree, valueAt } from "./prune-tree.ts";
import { schemaAt } from "./shape.ts";

/** One fault of a value against its schema, at its place in the value as it was sent. */
export interface Fault {
  code: string;
  path: Path;
  expected: string;
  received: unknown;
  /** Path of what had to be removed for the rest to hold; null when nothing holds without it. */
  removed: Path | null;
}

export interface Pruned<Output> {
  /** Null when the value cannot be saved. */
  data: Output | null;
  faults: Fault[];
  /** Where what stands at a path of `data` stood in the value as it was sent. */
  originOf(path: Path): Path;
}

/**
 * Parses strictly; on failure removes each offending value (an optional field becomes absent, a list item is
 * dropped, a required field takes its parent with it) and parses again until the rest holds.
 */
export function prune<Schema extends z.ZodType>(schema: Schema, value: unknown): Pruned<z.output<Schema>> {
  let result = schema.safeParse(value);
  if (result.success) return { data: result.data, faults: [], originOf: (path) => path };
  const tree = new PruneTree(value);
  const causes = createCauses();
  let isLost = false;
  while (!result.success && !isLost) {
    for (const error of errorsIn(result.error, schema, tree.root)) {
      const path = tree.originOf(error.path);
      const received = valueAt(value, path);
      const removed = tree.mark(partOf(schema, tree.root, error.path));
      const cause = causes.of(error, path, received);
      if (cause) cause.removed = removed;
      else causes.add({ code: codeOf(error, received), path, expected: expectedOf(error), received, removed });
      isLost ||= !removed;
    }
    tree.sweep();
    result = schema.safeParse(tree.root);
  }
  const data = isLost || !result.success ? null : result.data;
  return { data, faults: causes.faults, originOf: (path) => tree.originOf(path) };
}

/** What cannot stand without the value at a path: the list around it where the items' places count. */
function partOf(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const around = path.slice(0, -1);
  const list = typeof path.at(-1) === "number" ? schemaAt(schema, value, around) : null;
  return list && fieldMeta.get(list)?.whole ? around : path;
}

type Path = (string | number)[];
type ZodIssue = z.core.$ZodIssue;

/** The faults found so far; an error that follows from the removal of one is none of its own. */
function createCauses() {
  const faults: Fault[] = [];
  const within = new Map<string, Fault>();
  const bereft = new Map<string, Fault>();
  return {
    faults,
    add(fault: Fault): void {
      faults.push(fault);
      for (let length = 0; length <= fault.path.length; length++) {
        const around = toPointer(fault.path.slice(0, length));
        if (!within.has(around)) within.set(around, fault);
      }
      if (fault.removed) bereft.set(toPointer(fault.removed.slice(0, -1)), fault);
    },
    /** A part that no longer holds without what was removed from it, or a rule that now misses what was. */
    of(error: ZodIssue, path: Path, received: unknown): Fault | undefined {
      const missesOther = error.code === "custom" && (received === undefined || received === null);
      return within.get(toPointer(path)) ?? (missesOther ? bereft.get(toPointer(path.slice(0, -1))) : undefined);
    },
  };
}
