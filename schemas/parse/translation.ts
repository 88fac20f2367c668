import { z } from "zod";
import type { Advice } from "./advice.ts";

interface Filled {
  data: Record<string, unknown>;
  /** Fields the record lacks and its Czech version has. */
  fields: string[];
}

/** Fills the fields that a translation lacks with those of the Czech version (spec §2.1; a page is never half empty). */
export function fillFromCzech(
  schema: z.ZodType,
  data: Record<string, unknown>,
  czech: Record<string, unknown> | null,
): Filled {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const fields = czech ? known.filter((key) => isEmpty(data[key]) && !isEmpty(czech[key])) : [];
  return { data: { ...data, ...Object.fromEntries(fields.map((key) => [key, czech?.[key]])) }, fields };
}

/** Names of the view's fields that say the same as the Czech version's: what came from there and holds words. */
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
  if (typeof value === "string") return value.replace(/<[^>]*>|&nbsp;|\s/g, "") === "" && !value.includes("<img");
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Dates, numbers and addresses belong to no language. */
function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /\p{L}{2}/u.test(value) && !/^(\d{4}-\d\d-\d\dT|https?:|\/)/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasWords);
}
