import type { z } from "zod";
import { toPointer } from "./issue.ts";
import { compare, valueAt } from "./prune-tree.ts";
import { schemaAt } from "./shape.ts";

type ZodIssue = z.core.$ZodIssue;

/**
 * Returns the errors of a value, innermost first, since removing an inner part may fix the outer one. A rule over
 * several fields is left out while one of them is invalid: it is checked again after the removal.
 */
export function errorsIn({ issues }: z.core.$ZodError, schema: z.ZodType, value: unknown): ZodIssue[] {
  const errors = issues.flatMap((error) => branch(error, [])).toSorted((a, b) => compare(b.path, a.path));
  const rules = new Set(errors.filter((error) => isRule(error, schema, value)));
  if (rules.size === 0) return errors;
  const others = errors.filter((error) => !rules.has(error));
  const broken = new Set(others.flatMap(({ path }) => path.map((_, length) => toPointer(path.slice(0, length)))));
  return errors.filter((error) => !rules.has(error) || !broken.has(toPointer(error.path.slice(0, -1))));
}

/** True for an error of a rule over several fields: the value at its place is valid by itself. */
function isRule({ code, path }: ZodIssue, schema: z.ZodType, value: unknown): boolean {
  if (code !== "custom") return false;
  const own = schemaAt(schema, value, path);
  return own === null || own.safeParse(valueAt(value, path)).success;
}

/** Returns the errors of the closest union member: among those with inner errors, the one with the fewest. */
function branch(error: ZodIssue, prefix: readonly PropertyKey[]): ZodIssue[] {
  const path = [...prefix, ...error.path];
  if (error.code === "unrecognized_keys") return error.keys.map((key) => ({ ...error, path: [...path, key] }));
  const members = error.code === "invalid_union" ? error.errors : [];
  const nearest = members
    .filter((issues) => issues.some((issue) => issue.path.length > 0))
    .toSorted((a, b) => a.length - b.length)[0];
  return nearest ? nearest.flatMap((issue) => branch(issue, path)) : [{ ...error, path }];
}

/** Returns the code of an error; rules name their own, and an absent value is always `missing`. */
export function codeOf(error: ZodIssue, received: unknown): string {
  if (error.code === "custom" && error.message.includes(".")) return error.message;
  if (received === undefined || received === null) return "missing";
  if (error.code === "invalid_union" && "discriminator" in error) return "unknown-type";
  return error.code.replaceAll("_", "-");
}

export function expectedOf(error: ZodIssue): string {
  switch (error.code) {
    case "invalid_type":
      return error.expected;
    case "invalid_value":
      return error.values.map(String).join(" | ");
    case "invalid_format":
      return error.pattern ? `${error.format} ${error.pattern}` : error.format;
    case "invalid_union":
      return error.errors.flatMap((issues) => issues.slice(0, 1).map(expectedOf)).join(" | ") || error.message;
    case "too_small":
      return `at least ${error.minimum} (${error.origin})`;
    case "too_big":
      return `at most ${error.maximum} (${error.origin})`;
    default:
      return error.message;
  }
}
