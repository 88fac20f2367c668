import type { z } from "zod";
import { compare, PruneTree, startsWith, valueAt } from "./prune-tree.ts";

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
}

/**
 * Parses strictly; on failure removes each offending value (an optional field becomes absent, a list item is
 * dropped, a required field takes its parent with it) and parses again until the rest holds.
 */
export function prune<Schema extends z.ZodType>(schema: Schema, value: unknown): Pruned<z.output<Schema>> {
  const first = schema.safeParse(value);
  if (first.success) return { data: first.data, faults: [] };
  const tree = new PruneTree(value);
  const faults: Fault[] = [];
  let errors = first.error.issues;
  while (errors.length > 0) {
    // Places are taken before anything is removed, so that they are those of the value as it was sent.
    const round = innermost(errors).map((error) => ({ error, path: tree.originOf(error.path) }));
    const removedNow: Path[] = [];
    for (const { error, path } of round) {
      const covered = removedNow.find((gone) => startsWith(path, gone));
      const removed = covered ?? tree.remove(error.path);
      const cause = faults.find((fault) => startsWith(fault.path, path));
      if (!cause) faults.push({ ...describe(error, value, path), removed });
      else if (!covered) cause.removed = removed;
      if (!removed) return { data: null, faults };
      if (!covered) removedNow.push(removed);
    }
    const next = schema.safeParse(tree.root);
    if (next.success) return { data: next.data, faults };
    errors = next.error.issues;
  }
  return { data: null, faults };
}

type Path = (string | number)[];
type ZodIssue = z.core.$ZodIssue;

/** Later list items first, so that dropping one leaves the places of the others as they are. */
function innermost(errors: readonly ZodIssue[]): ZodIssue[] {
  return errors.flatMap((error) => branch(error, [])).toSorted((a, b) => compare(b.path, a.path));
}

/** The errors of the union member that came nearest: the one whose first error lies deepest. */
function branch(error: ZodIssue, prefix: readonly PropertyKey[]): ZodIssue[] {
  const path = [...prefix, ...error.path];
  if (error.code === "unrecognized_keys") return error.keys.map((key) => ({ ...error, path: [...path, key] }));
  const members = error.code === "invalid_union" ? error.errors : [];
  const nearest = members
    .filter((issues) => issues.some((issue) => issue.path.length > 0))
    .toSorted((a, b) => a.length - b.length)[0];
  return nearest ? nearest.flatMap((issue) => branch(issue, path)) : [{ ...error, path }];
}

function describe(error: ZodIssue, value: unknown, path: Path): Omit<Fault, "removed"> {
  const received = valueAt(value, path);
  return { code: codeOf(error, received), path, expected: expectedOf(error), received };
}

function codeOf(error: ZodIssue, received: unknown): string {
  if (error.code === "custom" && error.message.includes(".")) return error.message;
  if (received === undefined || received === null) return "missing";
  if (error.code === "invalid_union" && "discriminator" in error) return "unknown-type";
  return error.code.replaceAll("_", "-");
}

function expectedOf(error: ZodIssue): string {
  switch (error.code) {
    case "invalid_type":
      return error.expected;
    case "invalid_value":
      return error.values.map(String).join(" | ");
    case "invalid_format":
      return error.pattern ? `${error.format} ${error.pattern}` : error.format;
    case "too_small":
      return `at least ${error.minimum} (${error.origin})`;
    case "too_big":
      return `at most ${error.maximum} (${error.origin})`;
    default:
      return error.message;
  }
}
