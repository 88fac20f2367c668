import { z } from "zod";
import { type Control, type FileRules, problemOf } from "./controls.ts";
import type { Problem } from "./problems.ts";
import type { SubmittedFile } from "./submission.ts";

/** A field with one trimmed value; undefined when empty. */
export function one<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((values) => (Array.isArray(values) ? toText(values[0]) : undefined), schema);
}

/** A field with any number of values; `required` demands at least one. */
export function many<Schema extends z.ZodType>(schema: Schema, { required = false } = {}) {
  return z.preprocess((values) => (Array.isArray(values) ? values : []), z.array(schema).min(required ? 1 : 0));
}

/** Zod check of a value by the rules of its control. */
export function follows(control: Control) {
  return z.check<string>(({ value, issues }) => {
    const problem = problemOf(control, { texts: [value], files: [] });
    if (problem) issues.push(toIssue(problem, value));
  });
}

const submittedFile = z.custom<SubmittedFile>((value) => typeof value === "object");

/** A field of files with the rules of spec §5: required, valid, number, size, type, no duplicates. */
export function files(rules: FileRules) {
  return many(submittedFile).check(({ value, issues }) => {
    const problem = problemOf({ kind: "files", ...rules }, { texts: [], files: value });
    if (problem) issues.push(toIssue(problem, value));
  });
}

function toIssue({ code, params }: Pick<Problem, "code" | "params">, input: unknown) {
  return { code: "custom" as const, input, params: { code, ...params } };
}

/** Browsers send line breaks as CR LF and count them as one character. */
function toText(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").normalize("NFC").trim() || undefined : value;
}
