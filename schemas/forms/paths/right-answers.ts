import type { Question } from "#schemas/forms/definition/question.ts";
import { controlOf, problemOfAnswer, type QuestionContext, toAnswer } from "#schemas/forms/filling/question-control.ts";
import { no, yes } from "#schemas/forms/form-fields.ts";
import { toDay } from "#schemas/forms/formats.ts";

/** Invented values of each format. */
const samples = {
  postcode: ["110 00", "11000"],
  companyId: ["25596641"],
  dataBox: ["abcdefg"],
  birthNumber: ["900517/0009", "9005170009"],
  bankAccount: ["19-2000145399/0800"],
  alpha: ["Jana"],
  alphaNum: ["Jana1234"],
  numeric: ["12345678"],
  url: ["https://www.example.org"],
  ipAddress: ["192.0.2.1"],
  macAddress: ["00:00:5e:00:53:01"],
} as const;

/** Most options of which every selection is tried; of more only each one, and all. */
const mostSelected = 8;

/**
 * Returns right answers to a question. Conditions compare with the given values: answers are on both sides of each, and
 * none is one of them where the question is optional. Empty when no answer is right.
 */
export function rightAnswers(question: Question, compared: readonly string[], context: QuestionContext): string[][] {
  const all = [...candidates(question, compared, context).filter((values) => values.length > 0), []];
  return all.filter((values) => {
    const isKept = JSON.stringify(toAnswer(question, values)) === JSON.stringify(values);
    return isKept && problemOfAnswer(question, values, context) === null;
  });
}

function candidates(question: Question, compared: readonly string[], context: QuestionContext): string[][] {
  const { kind, options, limits } = question;
  const same = limits.sameAs === null ? null : context.answerTo(limits.sameAs);
  if (same !== null) return [[same].filter(Boolean)];
  if (limits.copied !== null) return [[limits.copied]];
  // Each kind is named, so that the compiler demands answers to a new one.
  switch (kind) {
    case "choices":
      return selections(
        options.map(({ value }) => value),
        compared,
      );
    case "choice":
      return options.map(({ value }) => [value]);
    case "yesNo":
      return [[yes], [no]];
    case "files":
      return [Array.from({ length: Math.max(1, limits.min ?? 1) }, (_, at) => `file-${at + 1}`)];
    case "text":
    case "area":
    case "email":
    case "phone":
    case "number":
    case "amount":
    case "day":
      return [...compared.flatMap(around), ...samplesOf(question, context)].map((value) => [value]);
  }
}

/** Returns selections of the compared options and of one other, which stands for the rest. */
function selections(options: readonly string[], compared: readonly string[]): string[][] {
  const other = options.find((option) => !compared.includes(option));
  const tried = options.filter((option) => option === other || compared.includes(option));
  if (tried.length > mostSelected) return [...tried.map((option) => [option]), tried];
  const count = 2 ** tried.length;
  return Array.from({ length: count }, (_, bits) => tried.filter((_option, at) => bits & (1 << at)));
}

/** Returns a value and its neighbours: the day before and after, a number less and more by one. */
function around(value: string): string[] {
  const steps = [-1, 0, 1];
  if (toDay(value) === value) return steps.map((days) => dayAfter(value, days));
  const number = Number(value);
  return value === "" || !Number.isFinite(number) ? [value] : steps.map((step) => String(number + step));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function samplesOf(question: Question, context: QuestionContext): string[] {
  const control = controlOf(question, context);
  switch (control.kind) {
    case "number": {
      const { min = 1, max = min } = control;
      const most = question.limits.atMostAs === null ? [] : [context.answerTo(question.limits.atMostAs) ?? ""];
      return [...[1, Math.ceil(min), Math.floor(max), min, max].map(String), ...most];
    }
    case "day":
      return [
        ...[control.max, control.min, context.today].flatMap((day) => day ?? []),
        ...(control.after ? [dayAfter(control.after, 1)] : []),
        ...(control.before ? [dayAfter(control.before, -1)] : []),
      ];
    case "text": {
      if (control.format === "email") return ["jana@priklad.example"];
      if (control.format === "phone") return ["777 123 456", "777123456"];
      if (control.format) return [...samples[control.format]];
      return ["Ukázka".padEnd(control.minLength ?? 0, "a").slice(0, control.maxLength)];
    }
    default:
      return [];
  }
}
