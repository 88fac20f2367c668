import type { z } from "zod";
import { fieldMeta } from "#schemas/values/field.ts";
import { toPointer } from "./issue.ts";
import { codeOf, errorsIn, expectedOf } from "./prune-errors.ts";
import { PruneTree, valueAt } from "./prune-tree.ts";
import { schemaAt } from "./shape.ts";

/** One violation of the schema, at its path in the value as sent. */
export interface Fault {
  code: string;
  path: Path;
  expected: string;
  received: unknown;
  /** Path of the removed part; null when the whole value is invalid without it. */
  removed: Path | null;
}

export interface Pruned<Output> {
  /** Null when no valid value is left. */
  data: Output | null;
  faults: Fault[];
  /** Returns the path that the value at a path of `data` had in the value as sent. */
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

/** Returns the path of the part to remove: the whole list when its items depend on their positions (`whole`). */
function partOf(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const parent = path.slice(0, -1);
  const list = typeof path.at(-1) === "number" ? schemaAt(schema, value, parent) : null;
  return list && fieldMeta.get(list)?.whole ? parent : path;
}

type Path = (string | number)[];
type ZodIssue = z.core.$ZodIssue;

/** Collects faults; an error caused by the removal of another fault is not added. */
function createCauses() {
  const faults: Fault[] = [];
  const byPath = new Map<string, Fault>();
  const byParent = new Map<string, Fault>();
  return {
    faults,
    add(fault: Fault): void {
      faults.push(fault);
      for (let length = 0; length <= fault.path.length; length++) {
        const ancestor = toPointer(fault.path.slice(0, length));
        if (!byPath.has(ancestor)) byPath.set(ancestor, fault);
      }
      if (fault.removed) byParent.set(toPointer(fault.removed.slice(0, -1)), fault);
    },
    /** Returns the fault that caused an error: an invalid part inside it, or a removed value that a rule needs. */
    of(error: ZodIssue, path: Path, received: unknown): Fault | undefined {
      const missesOther = error.code === "custom" && (received === undefined || received === null);
      return byPath.get(toPointer(path)) ?? (missesOther ? byParent.get(toPointer(path.slice(0, -1))) : undefined);
    },
  };
}
