import type { z } from "zod";
import { fieldMeta } from "#schemas/values/field.ts";
import { brokenRules, missing } from "./broken-rules.ts";
import { toPointer } from "./issue.ts";
import { codeOf, errorsIn, expectedOf } from "./prune-errors.ts";
import { PruneTree, valueAt } from "./prune-tree.ts";
import { isAbsent, schemaAt, shapeOf } from "./shape.ts";
import { withTypes } from "./typed-values.ts";

/** One violation of the schema, at its path in the value as sent. */
export interface Fault {
  code: string;
  path: Path;
  expected: string;
  received: unknown;
  /** Path of the removed part; empty when nothing is removed, null when the whole value is unusable. */
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
 * Parses strictly. On failure it converts values of a wrong type, removes each offending value and parses again until
 * the rest is valid: a field becomes absent, a list item is dropped, and a field that its object requires takes the
 * object with it. Missing required fields are reported. A broken rule over several fields removes an optional field or
 * an item, never the whole.
 */
export function prune<Schema extends z.ZodType>(schema: Schema, value: unknown): Pruned<z.output<Schema>> {
  const strict = schema.safeParse(value);
  if (strict.success && brokenRules(schema, value).length === 0)
    return { data: strict.data, faults: [], originOf: (path) => path };
  const tree = new PruneTree(strict.success ? value : withTypes(schema, value));
  const causes = createCauses();
  let result: z.ZodSafeParseResult<z.output<Schema>> = strict.success ? strict : schema.safeParse(tree.root);
  let isLost = false;
  while (!isLost) {
    if (result.success) {
      if (!removeBroken(schema, tree, causes, value)) break;
    } else
      for (const error of errorsIn(result.error)) {
        const path = tree.originOf(error.path);
        const received = valueAt(value, path);
        const removed = tree.mark(partOf(schema, tree.root, error.path));
        const causesHere = causes.of(path);
        const isRemovable = (fault: Fault) =>
          fault.removed !== null && schemaAt(schema, value, fault.removed)?.safeParse(undefined).success;
        for (const cause of causesHere.filter((fault) => fault === causesHere[0] || !isRemovable(fault)))
          cause.removed = removed;
        if (causesHere.length === 0)
          causes.add({ code: codeOf(error, received), path, expected: expectedOf(error), received, removed });
        isLost ||= !removed;
      }
    tree.sweep();
    result = schema.safeParse(tree.root);
  }
  if (isLost) removeBroken(schema, tree, causes, value, false);
  const data = isLost || !result.success ? null : result.data;
  return { data, faults: causes.faults, originOf: (path) => tree.originOf(path) };
}

/**
 * Reports broken rules that are not yet reported and removes the parts that they cost; returns false when there is
 * nothing to remove.
 */
function removeBroken(schema: z.ZodType, tree: PruneTree, causes: Causes, value: unknown, isValid = true): boolean {
  let isChanged = false;
  for (const { rule, object, path } of brokenRules(schema, tree.root, isValid)) {
    const origin = tree.originOf(path);
    if (causes.isReported(rule.code, origin)) continue;
    const part = rule.costsObject
      ? objectOf(schema, tree.root, removablePath(schema, tree, object))
      : optionalAt(schema, tree.root, path);
    const removed = part ? tree.mark(part) : rule.code === missing ? origin : [];
    isChanged ||= part !== null;
    const received = valueAt(value, origin);
    const cause = causes.of(origin)[0] ?? causes.ofRemoved(tree.originOf(object), rule.needs);
    if (!cause) causes.add({ code: rule.code, path: origin, expected: rule.expected ?? rule.code, received, removed });
    else if (part) cause.removed = removed;
    causes.report(rule.code, origin);
  }
  return isChanged;
}

/** Returns the path of a value if it is present and optional; null otherwise. */
function optionalAt(schema: z.ZodType, root: unknown, path: Path): Path | null {
  const own = schemaAt(schema, root, path);
  return own?.safeParse(undefined).success && !isAbsent(valueAt(root, path)) ? path : null;
}

/** Returns the nearest part at or above a path that can be removed; null when that is the whole value. */
function removablePath(schema: z.ZodType, tree: PruneTree, path: Path): Path | null {
  for (let { length } = path; length > 0; length--) {
    const parent = path.slice(0, length - 1);
    const own = schemaAt(schema, tree.root, path.slice(0, length));
    const list = schemaAt(schema, tree.root, parent);
    const shape = list && shapeOf(list);
    const isRemovable =
      shape?.kind === "list"
        ? shape.schema.safeParse(tree.remaining(parent)).success
        : own?.safeParse(undefined).success;
    if (isRemovable) return path.slice(0, length);
  }
  return null;
}

/**
 * Returns the path of the part to remove: the value around it that is `indivisible`, the object of one that `costsObject`, or the whole
 * list when its items depend on their positions (`whole`).
 */
function partOf(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  for (let length = 1; length < path.length; length++) {
    const around = schemaAt(schema, value, path.slice(0, length));
    const { indivisible, costsObject } = (around && fieldMeta.get(around)) ?? {};
    if (indivisible || costsObject) return path.slice(0, costsObject ? length - 1 : length);
  }
  const parent = path.slice(0, -1);
  const list = typeof path.at(-1) === "number" ? schemaAt(schema, value, parent) : null;
  return list && fieldMeta.get(list)?.whole ? parent : objectOf(schema, value, path);
}

/** Returns the path of the object that a value costs (`costsObject`), else that of the value. */
function objectOf<Own extends readonly PropertyKey[] | null>(schema: z.ZodType, value: unknown, path: Own): Own;
function objectOf(schema: z.ZodType, value: unknown, path: readonly PropertyKey[] | null) {
  const own = path && schemaAt(schema, value, path);
  return own && fieldMeta.get(own)?.costsObject ? path.slice(0, -1) : path;
}

type Path = (string | number)[];
type Causes = ReturnType<typeof createCauses>;

/** Collects faults; an error caused by the removal of another fault is not added. */
function createCauses() {
  const faults: Fault[] = [];
  const byPath = new Map<string, Fault[]>();
  const byRemoved = new Map<string, Fault>();
  const rules = new Set<string>();
  return {
    faults,
    add(fault: Fault): void {
      faults.push(fault);
      for (let length = 0; length <= fault.path.length; length++) {
        const ancestor = toPointer(fault.path.slice(0, length));
        const within = byPath.get(ancestor);
        if (within) within.push(fault);
        else byPath.set(ancestor, [fault]);
      }
      if (fault.removed) byRemoved.set(toPointer(fault.removed), fault);
    },
    /** Returns the faults that caused an error: the invalid parts inside its place. */
    of: (path: Path): readonly Fault[] => byPath.get(toPointer(path)) ?? [],
    /** Returns the fault whose removed value a rule needs. */
    ofRemoved: (object: Path, needs: readonly string[] = []): Fault | undefined =>
      needs.flatMap((key) => byRemoved.get(toPointer([...object, key])) ?? [])[0],
    isReported: (code: string, path: Path): boolean => rules.has(`${code} ${toPointer(path)}`),
    report(code: string, path: Path): void {
      rules.add(`${code} ${toPointer(path)}`);
    },
  };
}
