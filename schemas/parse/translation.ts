import { z } from "zod";
import { withoutTags } from "#schemas/values/text.ts";
import type { Advice } from "./advice.ts";

interface Filled {
  data: Record<string, unknown>;
  /** Fields that only the Czech version has. */
  fields: string[];
}

/** Fills fields missing in a translation from the Czech version (spec §2.1; a page is never half empty). */
export function fillFromCzech(
  schema: z.ZodType,
  data: Record<string, unknown>,
  czech: Record<string, unknown> | null,
): Filled {
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = czech ? keys.filter((key) => isEmpty(data[key]) && !isEmpty(czech[key])) : [];
  return { data: { ...data, ...Object.fromEntries(fields.map((key) => [key, czech?.[key]])) }, fields };
}

/** Returns the names of the view's fields with words that equal the Czech version's. */
export function fieldsInCzech(view: object, czech: object): string[] {
  const own = new Map(Object.entries(view));
  return Object.entries(czech).flatMap(([name, value]) => {
    const json = JSON.stringify(value);
    return hasWords(value) && json === JSON.stringify(own.get(name)) ? [name] : [];
  });
}

export function untranslated(field: string): Advice {
  return { code: "untranslated", path: [field], expected: "a translation", received: undefined };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return withoutTags(value).replace(/&nbsp;|\s/g, "") === "" && !value.includes("<img");
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** True for values in a language: not dates, numbers and addresses. */
function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /\p{L}{2}/u.test(value) && !/^(\d{4}-\d\d-\d\dT|https?:|\/)/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasWords);
}
