import { type Control, problemOf, problemOfCount, type TextFormat } from "#schemas/forms/controls.ts";
import type { Question } from "#schemas/forms/definition/question.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { toDay, toDecimal } from "#schemas/forms/formats.ts";
import type { Problem } from "#schemas/forms/problems.ts";
import { fileTypes, maxFileSize } from "#schemas/forms/submission.ts";

/** Values that the rules of a question refer to. */
export interface QuestionContext {
  /** Today's ISO day. */
  today: string;
  /** Returns the answer to another question; an empty text without one, null for a question that is not shown. */
  answerTo(question: string): string | null;
}

/** Returns the control of a question, with days and other answers filled into its rules. */
export function controlOf(question: Question, context: QuestionContext): Control {
  const { kind, isRequired: required, limits } = question;
  switch (kind) {
    case "text":
    case "area":
      return { kind: "text", required, ...textLimits(limits) };
    case "email":
    case "phone":
      return { kind: "text", required, format: kind satisfies TextFormat, maxLength: limits.length };
    case "number":
    case "amount":
      return {
        kind: "number",
        required,
        decimals: kind === "amount" ? 2 : 0,
        ...(limits.min !== null && { min: limits.min }),
        ...(limits.max !== null && { max: limits.max }),
      };
    case "day": {
      const [min, max] = [dayOf(limits.earliest, context), dayOf(limits.latest, context)];
      const [after, before] = [dayOf(limits.after, context), dayOf(limits.before, context)];
      return {
        ...{ kind: "day", required },
        ...(min && { min }),
        ...(max && { max }),
        ...(after && { after }),
        ...(before && { before }),
      };
    }
    case "choice":
    case "yesNo":
      return { kind: "choice", required };
    case "choices":
      return { kind: "choices", required };
    case "files":
      return fileControl(question);
  }
}

/** Maximum number of files of one question. */
const mostFiles = 5;

/** Returns the control of a question for files. */
export function fileControl({ isRequired, limits: { min, max } }: Question) {
  return {
    kind: "files" as const,
    required: isRequired,
    min: min ?? 0,
    max: Math.min(max ?? 1, mostFiles),
    maxSize: maxFileSize,
    types: fileTypes,
  };
}

function textLimits({ format, orFormat, andFormat, length, minLength, copied, refused }: Question["limits"]) {
  return {
    maxLength: length,
    ...(format && { format }),
    ...(orFormat && { orFormat }),
    ...(andFormat && { andFormat }),
    ...(minLength !== null && { minLength }),
    ...(copied !== null && { equals: copied }),
    ...(refused.length > 0 && { refused }),
  };
}

function dayOf(limit: string | null, { today, answerTo }: QuestionContext): string | null {
  if (limit === null || /^\d/.test(limit)) return limit;
  return limit === "dnes" ? today : toDay(answerTo(limit) ?? "");
}

/**
 * Returns the answer as it is stored and compared: trimmed, ISO days, decimal points, known options and ids of files once
 * each.
 */
export function toAnswer({ kind, options }: Pick<Question, "kind" | "options">, values: readonly string[]): string[] {
  const texts = values.map(toPlainText).filter((text) => isVisible.test(text));
  if (kind === "files") return [...new Set(texts)];
  if (kind === "choices") return options.map(({ value }) => value).filter((value) => texts.includes(value));
  const [text] = texts;
  if (text === undefined) return [];
  if (kind === "choice") return options.some(({ value }) => value === text) ? [text] : [];
  if (kind === "yesNo") return text === yes || text === no ? [text] : [];
  if (kind === "day") return [toDay(text) ?? text];
  return kind === "number" || kind === "amount" ? [toDecimal(text) ?? text] : [text];
}

/** Matches a text that is not of spaces and invisible characters only. */
const isVisible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Control characters other than tabs and line breaks: no keyboard writes them, and recipients may refuse them. */
const controls = /[^\P{Cc}\t\n]/gu;

function toPlainText(value: string): string {
  return value.toWellFormed().replaceAll("\r\n", "\n").replace(controls, "").normalize("NFC").trim();
}

/** Returns the first problem of an answer; null when it is right. */
export function problemOfAnswer(
  question: Question,
  values: readonly string[],
  context: QuestionContext,
): Problem | null {
  const control = controlOf(question, context);
  // Attached files were judged as they came; what is left is their number.
  const problem =
    control.kind === "files"
      ? problemOfCount(control, values.length)
      : problemOf(control, { texts: values, files: [] });
  if (problem) return { field: question.key, ...problem };
  const { sameAs, atMostAs } = question.limits;
  const [value] = values;
  if (value === undefined) return null;
  if (sameAs !== null && !isSame(question.kind, value, context.answerTo(sameAs)))
    return { field: question.key, code: "sameAs", params: { other: sameAs } };
  const isMore = atMostAs !== null && Number(value) > Number(context.answerTo(atMostAs) || Number.NaN);
  return isMore ? { field: question.key, code: "compareTo", params: { other: atMostAs } } : null;
}

/** True for the same number in another spelling too, and when there is nothing to compare with: its question is hidden. */
function isSame(kind: Question["kind"], value: string, other: string | null): boolean {
  const isNumber = kind === "number" || kind === "amount";
  return other === null || value === other || (isNumber && other !== "" && Number(value) === Number(other));
}
