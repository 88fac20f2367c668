import { z } from "zod";
import type { ProblemCode, ProblemParams } from "./problems.ts";

/** A rule of spec §5 as a Zod check: what breaks it is reported with the rule's code and what its sentence names. */
export function rule<T>(code: ProblemCode, params: ProblemParams, holds: (value: T) => boolean) {
  return z.refine<T>(holds, { params: { code, ...params } });
}

const pattern = (code: ProblemCode, expression: RegExp) => rule<string>(code, {}, (text) => expression.test(text));

export const integer = pattern("integer", /^[+-]?\d+$/);
export const numeric = pattern("numeric", /^\d+(?:[.,]\d+)?$/);
export const decimal = pattern("decimal", /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/);
export const alpha = pattern("alpha", /^[\p{L}\p{M}]+$/u);
export const alphaNum = pattern("alphaNum", /^[\p{L}\p{M}\p{N}]+$/u);

export const email = z.email();
export const url = z.url({ protocol: /^https?$/ });
export const macAddress = z.mac();
export const ipAddress = rule<string>("ipAddress", {}, (text) => [z.ipv4(), z.ipv6()].some(admits(text)));

/** A day of the calendar, as browsers send it. */
export const date = z.iso.date();

export const minLength = (min: number) => z.minLength(min);
export const maxLength = (max: number) => z.maxLength(max);

export const minValue = (min: number) => rule<string>("minValue", { min }, (text) => toNumber(text) >= min);
export const maxValue = (max: number) => rule<string>("maxValue", { max }, (text) => toNumber(text) <= max);
export const between = (min: number, max: number) =>
  rule<string>("between", { min, max }, (text) => toNumber(text) >= min && toNumber(text) <= max);

// ISO days are in the order of their letters.
export const after = (day: string) => rule<string>("after", { date: day }, (text) => text > day);
export const afterOrEqual = (day: string) => rule<string>("afterOrEqual", { date: day }, (text) => text >= day);
export const before = (day: string) => rule<string>("before", { date: day }, (text) => text < day);
export const beforeOrEqual = (day: string) => rule<string>("beforeOrEqual", { date: day }, (text) => text <= day);

export const equal = (value: string) => rule<string>("equal", { value }, (text) => text === value);

/** The value follows every one of the schemas. */
export const and = (...schemas: readonly z.ZodType[]) => rule<string>("and", {}, (text) => schemas.every(admits(text)));
/** The value follows one of the schemas. */
export const or = (...schemas: readonly z.ZodType[]) => rule<string>("or", {}, (text) => schemas.some(admits(text)));
/** The value does not follow the schema. */
export const not = (schema: z.ZodType) => rule<string>("not", {}, (text) => !admits(text)(schema));

type Values = Readonly<Record<string, unknown>>;

/** A rule of a form: one of its fields has the value of another. */
export const sameAs = (field: string, other: string) =>
  comparison("sameAs", field, other, (own, others) => own === others);

/** A rule of a form: one of its fields goes with another as `agrees` says; asked only when both are filled in. */
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
    // Said even when another field is wrong, so that a visitor learns of everything at once.
    when: () => true,
  });
}

const admits = (text: string) => (schema: z.ZodType) => schema.safeParse(text).success;

/** Written with a decimal point or comma; what is no number is neither large nor small. */
function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}
