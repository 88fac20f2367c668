import { z } from "zod";
import type { ProblemCode, ProblemParams } from "./problems.ts";
import { type FileType, fileKinds, type SubmittedFile } from "./submission.ts";

/** A field with one trimmed value; undefined when empty. */
export function one<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((values) => (Array.isArray(values) ? toText(values[0]) : undefined), schema);
}

/** A field with any number of values; `required` asks for at least one. */
export function many<Schema extends z.ZodType>(schema: Schema, { required = false } = {}) {
  return z.preprocess((values) => (Array.isArray(values) ? values : []), z.array(schema).min(required ? 1 : 0));
}

const submittedFile = z.custom<SubmittedFile>((value) => typeof value === "object");

interface FileRules {
  /** Minimal and maximal number of files. */
  min?: number;
  max?: number;
  /** Maximal size of one file in bytes. */
  maxSize: number;
  types: readonly FileType[];
}

/** A field of files with the rules of spec §5: required, valid, number, size, type, no duplicates. */
export function files({ min = 0, max = 1, maxSize, types }: FileRules) {
  const names = types.map((type) => fileKinds[type].name);
  return many(submittedFile).superRefine((sent, context) => {
    const report = (code: ProblemCode, params: ProblemParams = {}) => {
      context.addIssue({ code: "custom", input: sent, params: { code, ...params } });
    };
    if (sent.length === 0 && min > 0) report("fileRequired");
    else if (sent.length < min) report("fileMinLength", { count: min });
    if (sent.length > max) report("fileMaxLength", { count: max });
    if (sent.some(({ size }) => size === 0)) report("fileInvalid");
    if (sent.some(({ size }) => size > maxSize)) report("fileMaxSize", { size: maxSize });
    if (sent.some((file) => !isOf(types, file))) report("fileTypes", { types: names });
    if (new Set(sent.map(({ hash }) => hash)).size < sent.length) report("fileDuplicate");
  });
}

/** True when both the name and the first bytes match one of the types: neither can be trusted alone. */
function isOf(types: readonly FileType[], { name, type }: SubmittedFile): boolean {
  return types.some(
    (kind) => type === kind && fileKinds[kind].extensions.some((end) => name.toLowerCase().endsWith(end)),
  );
}

/** Browsers send line breaks as CR LF and count them as one character. */
function toText(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").normalize("NFC").trim() || undefined : value;
}
