import { z } from "zod";
import { localDate } from "#schemas/time/dates.ts";
import { emailPattern } from "./formats.ts";
import type { ProblemCode, ProblemParams } from "./problems.ts";

/** Returns a rule of spec §5 as a Zod check; a violation carries the rule's code and the parameters of its message. */
export function rule<T>(code: ProblemCode, params: ProblemParams, holds: (value: T) => boolean) {
  return z.refine<T>(holds, { params: { code, ...params } });
}

const pattern = (code: ProblemCode, expression: RegExp) => rule<string>(code, {}, (text) => expression.test(text));

export const integer = pattern("integer", /^[+-]?\d+$/);
export const numeric = pattern("numeric", /^\d+(?:[.,]\d+)?$/);
export const decimal = pattern("decimal", /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/);
export const alpha = pattern("alpha", /^[\p{L}\p{M}]+$/u);
export const alphaNum = pattern("alphaNum", /^[\p{L}\p{M}\p{N}]+$/u);

export const email = pattern("email", emailPattern);
export const url = z.url({ protocol: /^https?$/ });
export const macAddress = z.mac();
export const ipAddress = rule<string>("ipAddress", {}, (text) => [z.ipv4(), z.ipv6()].some(admits(text)));

/** A day of the calendar, as browsers send it. */
export const date = localDate;

export const minLength = (min: number) => z.minLength(min);
export const maxLength = (max: number) => z.maxLength(max);

export const minValue = (min: number) => rule<string>("minValue", { min }, (text) => toNumber(text) >= min);
export const maxValue = (max: number) => rule<string>("maxValue", { max }, (text) => toNumber(text) <= max);
export const between = (min: number, max: number) =>
  rule<string>("between", { min, max }, (text) => toNumber(text) >= min && toNumber(text) <= max);

// ISO days sort as strings.
export const after = (day: string) => rule<string>("after", { date: day }, (text) => text > day);
export const afterOrEqual = (day: string) => rule<string>("afterOrEqual", { date: day }, (text) => text >= day);
export const before = (day: string) => rule<string>("before", { date: day }, (text) => text < day);
export const beforeOrEqual = (day: string) => rule<string>("beforeOrEqual", { date: day }, (text) => text <= day);

export const equal = (value: string) => rule<string>("equal", { value }, (text) => text === value);

/** The value satisfies every schema. */
export const and = (...schemas: readonly z.ZodType[]) => rule<string>("and", {}, (text) => schemas.every(admits(text)));
/** The value satisfies at least one schema. */
export const or = (...schemas: readonly z.ZodType[]) => rule<string>("or", {}, (text) => schemas.some(admits(text)));
/** The value does not satisfy the schema. */
export const not = (schema: z.ZodType) => rule<string>("not", {}, (text) => !admits(text)(schema));

type Values = Readonly<Record<string, unknown>>;

/** Form rule: a field equals another field. */
export const sameAs = (field: string, other: string) =>
  comparison("sameAs", field, other, (own, others) => own === others);

/** Form rule: a field agrees with another; checked only when both are filled in. */
export const compareTo = (field: string, other: string, agrees: (own: unknown, others: unknown) => boolean) =>
  comparison(
    "compareTo",
    field,
    other,
    (own, others) => own === undefined || others === undefined || agrees(own, others),
  );

function comparison(
  code: ProblemCode,
  field: string,
  other: string,
  holds: (own: unknown, others: unknown) => boolean,
) {
  return z.refine<Values>((values) => holds(values[field], values[other]), {
    path: [field],
    params: { code, other },
    // Runs even when another field is invalid, so that all problems are reported at once.
    when: () => true,
  });
}

const admits = (text: string) => (schema: z.ZodType) => schema.safeParse(text).success;

/** Parses a number with a decimal point or comma; NaN otherwise. */
function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}
