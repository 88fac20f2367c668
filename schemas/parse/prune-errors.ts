import type { z } from "zod";
import { compare } from "./prune-tree.ts";

type ZodIssue = z.core.$ZodIssue;

/** Returns the errors of a value, innermost first, since removing an inner part may fix the outer one. */
export function errorsIn({ issues }: z.core.$ZodError): ZodIssue[] {
  return issues.flatMap((error) => branch(error, [])).toSorted((a, b) => compare(b.path, a.path));
}

/** Returns the errors of the closest union member: among those with inner errors, the one with the fewest. */
function branch(error: ZodIssue, prefix: readonly PropertyKey[]): ZodIssue[] {
  const path = [...prefix, ...error.path];
  if (error.code === "unrecognized_keys") return error.keys.map((key) => ({ ...error, path: [...path, key] }));
  if (error.code === "invalid_key") return error.issues.map((issue) => ({ ...issue, path }));
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
      return `${error.inclusive === false ? "more than" : "at least"} ${error.minimum} (${error.origin})`;
    case "too_big":
      return `at most ${error.maximum} (${error.origin})`;
    default:
      return error.message;
  }
}
