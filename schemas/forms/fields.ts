import { z } from "zod";
import type { ProblemCode, ProblemParams } from "./problems.ts";
import { type FileType, fileKinds, type SubmittedFile } from "./submission.ts";

/** A field with one value, without the blanks around it; one that is left empty is undefined. */
export function one<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((values) => (Array.isArray(values) ? toText(values[0]) : undefined), schema);
}

/** A field with any number of values, of which one at least may be required. */
export function many<Schema extends z.ZodType>(schema: Schema, { required = false } = {}) {
  return z.preprocess((values) => (Array.isArray(values) ? values : []), z.array(schema).min(required ? 1 : 0));
}

const submittedFile = z.custom<SubmittedFile>((value) => typeof value === "object");

interface FileRules {
  /** How many there are at least and at most. */
  min?: number;
  max?: number;
  /** Bytes of one file. */
  maxSize: number;
  types: readonly FileType[];
}

/** A field of files with the rules of spec §5: required, valid, number, size, kind, none of them twice. */
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

/** Both the name and the first bytes of a file are of one of the kinds: neither can be trusted alone. */
function isOf(types: readonly FileType[], { name, type }: SubmittedFile): boolean {
  return types.some(
    (kind) => type === kind && fileKinds[kind].extensions.some((end) => name.toLowerCase().endsWith(end)),
  );
}

/** Browsers send line breaks as CR LF and count them as one character. */
function toText(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").normalize("NFC").trim() || undefined : value;
}
