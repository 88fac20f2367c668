import { maxTermLength, minTermLength, termProblem } from "#schemas/lists/search-term.ts";
import { emailPattern, isFormat, isPhone, toDay, toDecimal, type ValueFormat } from "./formats.ts";
import { isProblemCode, type Problem } from "./problems.ts";
import { type FileType, type FileVerdict, fileKinds } from "./submission.ts";

/**
 * Rules of a form control, as data. The server's schema, the control's attributes, the messages and the check in the
 * browser derive from them. Lengths are in characters, sizes in bytes; `min` and `max` of a day are ISO days.
 */
export type Control = { required?: boolean } & (
  | TextControl
  | { kind: "number"; min?: number; max?: number; decimals: number }
  | { kind: "term" }
  | { kind: "day"; min?: string; max?: string; after?: string; before?: string }
  | { kind: "choice" | "choices" }
  | ({ kind: "files" } & FileRules)
);

interface TextControl {
  kind: "text";
  format?: TextFormat;
  /** Another format that is right as well. */
  orFormat?: TextFormat;
  /** A format that the value has to have as well. */
  andFormat?: TextFormat;
  minLength?: number;
  maxLength?: number;
  /** The only right value. */
  equals?: string;
  /** Values that are not right. */
  refused?: readonly string[];
}

export type TextFormat = "email" | "phone" | ValueFormat;

export interface FileRules {
  /** Minimum and maximum number of files. */
  min?: number;
  max?: number;
  /** Number of files that are attached already. */
  taken?: number;
  maxSize: number;
  types: readonly FileType[];
}

/** Input of a visitor. */
export interface FieldInput {
  /** Non-empty values. */
  texts: readonly string[];
  /** `type` (by content), `hash` and `verdict` are known on the server only. */
  files: readonly { name: string; size: number; type?: string; hash?: string; verdict?: FileVerdict }[];
}

/** A rule, and the problem to report when it is broken. */
export interface Rule extends Pick<Problem, "code" | "params"> {
  holds(entry: FieldInput): boolean;
}

/** Returns the first problem of an entry; null when it satisfies all rules of its control. */
export function problemOf(control: Control, entry: FieldInput): Pick<Problem, "code" | "params"> | null {
  const broken = rulesOf(control).find(({ holds }) => !holds(entry));
  return broken ? { code: broken.code, params: broken.params } : null;
}

/** Returns the rules of a control in order; all except the first accept empty input. */
export function rulesOf(control: Control): Rule[] {
  if (control.kind === "files") return fileRules(control);
  const needed: Rule[] = control.required
    ? [{ code: "required", params: {}, holds: ({ texts }) => texts.length > 0 }]
    : [];
  return [...needed, ...textRules(control)];
}

function textRules(control: Exclude<Control, { kind: "files" }>): Rule[] {
  switch (control.kind) {
    case "text": {
      const { format, orFormat, andFormat, minLength, maxLength, equals, refused = [] } = control;
      return [
        ...formatRules(format, orFormat, andFormat),
        ...(minLength === undefined
          ? []
          : [rule("minLength", { min: minLength }, ({ length }) => length >= minLength)]),
        ...(maxLength === undefined
          ? []
          : [rule("maxLength", { max: maxLength }, ({ length }) => length <= maxLength)]),
        ...(equals === undefined ? [] : [rule("equal", { value: equals }, (text) => text === equals)]),
        ...(refused.length > 0 ? [rule("not", {}, (text) => !refused.includes(text))] : []),
      ];
    }
    case "term":
      return [
        rule("term.tooShort", { count: minTermLength }, (text) => termProblem(text) !== "term.tooShort"),
        rule("maxLength", { max: maxTermLength }, (text) => termProblem(text) !== "maxLength"),
        rule("term.invalid", {}, (text) => termProblem(text) !== "term.invalid"),
      ];
    case "number": {
      const { min, max, decimals } = control;
      const numberOf = (text: string) => Number(toDecimal(text) ?? Number.NaN);
      const hasDecimals = (text: string) => (toDecimal(text)?.split(".")[1]?.length ?? 0) <= decimals;
      return [
        decimals === 0
          ? rule("integer", {}, (text) => toDecimal(text) !== null && hasDecimals(text))
          : rule("decimal", {}, (text) => toDecimal(text) !== null && hasDecimals(text)),
        ...(min !== undefined && max !== undefined
          ? [rule("between", { min, max }, (text) => numberOf(text) >= min && numberOf(text) <= max)]
          : []),
        ...(min !== undefined && max === undefined ? [rule("minValue", { min }, (text) => numberOf(text) >= min)] : []),
        ...(max !== undefined && min === undefined ? [rule("maxValue", { max }, (text) => numberOf(text) <= max)] : []),
      ];
    }
    case "day": {
      const { min, max, after, before } = control;
      return [
        rule("date", {}, (text) => toDay(text) !== null),
        // ISO days sort as strings.
        ...(min ? [rule("afterOrEqual", { date: min }, (text) => (toDay(text) ?? "") >= min)] : []),
        ...(max ? [rule("beforeOrEqual", { date: max }, (text) => (toDay(text) ?? "") <= max)] : []),
        ...(after ? [rule("after", { date: after }, (text) => (toDay(text) ?? "") > after)] : []),
        ...(before ? [rule("before", { date: before }, (text) => (toDay(text) ?? "") < before)] : []),
      ];
    }
    default:
      return [];
  }
}

function formatRules(format?: TextFormat, orFormat?: TextFormat, andFormat?: TextFormat): Rule[] {
  if (!format) return [];
  const isRight = (text: string) => isOfFormat(format, text);
  if (orFormat) return [rule("or", {}, (text) => isRight(text) || isOfFormat(orFormat, text))];
  if (andFormat) return [rule("and", {}, (text) => isRight(text) && isOfFormat(andFormat, text))];
  return [rule(codeOf(format), {}, isRight)];
}

/** The problem of a value of another format; formats of Czech offices have no message of their own. */
function codeOf(format: TextFormat): Rule["code"] {
  return isProblemCode(format) ? format : "invalid";
}

function isOfFormat(format: TextFormat, text: string): boolean {
  if (format === "email") return emailPattern.test(text);
  return format === "phone" ? isPhone(text) : isFormat(format, text);
}

/** Returns the problem of a number of files; null when it is right. */
export function problemOfCount(control: FilesControl, count: number): Pick<Problem, "code" | "params"> | null {
  const broken = countRules(control).find(({ holds }) => !holds(count));
  return broken ? { code: broken.code, params: broken.params } : null;
}

type FilesControl = Extract<Control, { kind: "files" }>;

function countRules({ min = 0, max = 1, required = false }: FilesControl) {
  const rule = (code: Rule["code"], params: Rule["params"], holds: (count: number) => boolean) => ({
    code,
    params,
    holds,
  });
  return [
    ...(required || min > 0 ? [rule("fileRequired", {}, (count) => count > 0)] : []),
    ...(min > 1 ? [rule("fileMinLength", { count: min }, (count) => count >= min)] : []),
    rule("fileMaxLength", { count: max }, (count) => count <= max),
  ];
}

function fileRules(control: FilesControl): Rule[] {
  const { maxSize, types, taken = 0 } = control;
  type Files = FieldInput["files"];
  const ofFiles = (code: Rule["code"], params: Rule["params"], holds: (files: Files) => boolean): Rule => ({
    code,
    params,
    holds: ({ files }) => holds(files),
  });
  const names = types.map((type) => fileKinds[type].name);
  const isNot = (verdict: FileVerdict) => (files: Files) => files.every((file) => file.verdict !== verdict);
  const hashes = (files: Files) => files.flatMap(({ hash }) => hash ?? []);
  return [
    ...countRules(control).map(({ code, params, holds }) =>
      ofFiles(code, params, ({ length }) => holds(length + taken)),
    ),
    ofFiles("fileInvalid", {}, (files) => files.every(({ size }) => size > 0)),
    ofFiles("fileMaxSize", { size: maxSize }, (files) => files.every(({ size }) => size <= maxSize)),
    ofFiles("fileTypes", { types: names }, (files) => files.every((file) => isOf(types, file))),
    ofFiles("fileRefused", {}, isNot("refused")),
    ofFiles("fileInfected", {}, isNot("infected")),
    ofFiles("fileEncrypted", {}, isNot("encrypted")),
    ofFiles("fileDuplicate", {}, (files) => new Set(hashes(files)).size === hashes(files).length),
  ];
}

/** True when both name and first bytes match one of the types: neither can be trusted alone. */
function isOf(types: readonly FileType[], { name, type }: FieldInput["files"][number]): boolean {
  return types.some(
    (kind) =>
      (type === undefined || type === kind) &&
      fileKinds[kind].extensions.some((end) => name.toLowerCase().endsWith(end)),
  );
}

function rule(code: Rule["code"], params: Rule["params"], holds: (text: string) => boolean): Rule {
  return { code, params, holds: ({ texts }) => texts.every(holds) };
}
