import { maxTermLength, minTermLength, termProblem } from "#schemas/lists/search-term.ts";
import { emailPattern, isDay, isPhone } from "./formats.ts";
import type { Problem } from "./problems.ts";
import { type FileType, fileKinds } from "./submission.ts";

/**
 * Rules of a form control, as data. The server's schema, the control's attributes, the messages and the check in the
 * browser derive from them. Lengths are in characters, sizes in bytes; `min` and `max` of a day are ISO days.
 */
export type Control = { required?: boolean } & (
  | { kind: "text"; format?: "email" | "phone"; maxLength?: number }
  | { kind: "term" }
  | { kind: "day"; min?: string; max?: string }
  | { kind: "choice" | "choices" }
  | ({ kind: "files" } & FileRules)
);

export interface FileRules {
  /** Minimum and maximum number of files. */
  min?: number;
  max?: number;
  maxSize: number;
  types: readonly FileType[];
}

/** Input of a visitor. */
export interface Entry {
  /** Non-empty values. */
  texts: readonly string[];
  /** `type` (by content) and `hash` are known on the server only. */
  files: readonly { name: string; size: number; type?: string; hash?: string }[];
  /** True when the browser cannot parse the input, such as an incomplete date. */
  isUnreadable?: boolean;
}

/** A rule, and the problem to report when it is broken. */
export interface Rule extends Pick<Problem, "code" | "params"> {
  holds(entry: Entry): boolean;
}

/** Returns the first problem of an entry; null when it satisfies all rules of its control. */
export function problemOf(control: Control, entry: Entry): Pick<Problem, "code" | "params"> | null {
  const broken = rulesOf(control).find(({ holds }) => !holds(entry));
  return broken ? { code: broken.code, params: broken.params } : null;
}

/** Returns the rules of a control in order; all except the first accept empty input. */
export function rulesOf(control: Control): Rule[] {
  if (control.kind === "files") return fileRules(control);
  const needed: Rule[] = control.required
    ? [{ code: "required", params: {}, holds: ({ texts, isUnreadable }) => texts.length > 0 || isUnreadable === true }]
    : [];
  return [...needed, ...textRules(control)];
}

function textRules(control: Exclude<Control, { kind: "files" }>): Rule[] {
  switch (control.kind) {
    case "text": {
      const { format, maxLength } = control;
      return [
        ...(format === "email" ? [rule("email", {}, (text) => emailPattern.test(text))] : []),
        ...(format === "phone" ? [rule("invalid", {}, isPhone)] : []),
        ...(maxLength === undefined
          ? []
          : [rule("maxLength", { max: maxLength }, ({ length }) => length <= maxLength)]),
      ];
    }
    case "term":
      return [
        rule("term.tooShort", { count: minTermLength }, (text) => termProblem(text) !== "term.tooShort"),
        rule("maxLength", { max: maxTermLength }, (text) => termProblem(text) !== "maxLength"),
        rule("term.invalid", {}, (text) => termProblem(text) !== "term.invalid"),
      ];
    case "day": {
      const { min, max } = control;
      return [
        { code: "date", params: {}, holds: ({ texts, isUnreadable }) => !isUnreadable && texts.every(isDay) },
        // ISO days sort as strings.
        ...(min ? [rule("afterOrEqual", { date: min }, (text) => text >= min)] : []),
        ...(max ? [rule("beforeOrEqual", { date: max }, (text) => text <= max)] : []),
      ];
    }
    default:
      return [];
  }
}

function fileRules({
  min = 0,
  max = 1,
  maxSize,
  types,
  required = false,
}: Extract<Control, { kind: "files" }>): Rule[] {
  const ofFiles = (code: Rule["code"], params: Rule["params"], holds: (files: Entry["files"]) => boolean): Rule => ({
    code,
    params,
    holds: ({ files }) => holds(files),
  });
  const names = types.map((type) => fileKinds[type].name);
  const hashes = (files: Entry["files"]) => files.flatMap(({ hash }) => hash ?? []);
  return [
    ...(required || min > 0 ? [ofFiles("fileRequired", {}, ({ length }) => length > 0)] : []),
    ...(min > 1 ? [ofFiles("fileMinLength", { count: min }, ({ length }) => length >= min)] : []),
    ofFiles("fileMaxLength", { count: max }, ({ length }) => length <= max),
    ofFiles("fileInvalid", {}, (files) => files.every(({ size }) => size > 0)),
    ofFiles("fileMaxSize", { size: maxSize }, (files) => files.every(({ size }) => size <= maxSize)),
    ofFiles("fileTypes", { types: names }, (files) => files.every((file) => isOf(types, file))),
    ofFiles("fileDuplicate", {}, (files) => new Set(hashes(files)).size === hashes(files).length),
  ];
}

/** True when both name and first bytes match one of the types: neither can be trusted alone. */
function isOf(types: readonly FileType[], { name, type }: Entry["files"][number]): boolean {
  return types.some(
    (kind) =>
      (type === undefined || type === kind) &&
      fileKinds[kind].extensions.some((end) => name.toLowerCase().endsWith(end)),
  );
}

function rule(code: Rule["code"], params: Rule["params"], holds: (text: string) => boolean): Rule {
  return { code, params, holds: ({ texts }) => texts.every(holds) };
}
