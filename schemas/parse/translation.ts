import { z } from "zod";
import { fieldMeta } from "#schemas/values/field.ts";
import { withoutTags } from "#schemas/values/text.ts";
import type { Advice } from "./advice.ts";
import { isRecord, memberFor, schemaAt, shapeOf } from "./shape.ts";

export interface Filled {
  data: Record<string, unknown>;
  /** Fields filled from the Czech version. */
  fields: string[];
  /** Filled fields with text to translate, and fields whose text is a copy of the Czech one. */
  untranslated: string[];
}

/**
 * Fills fields missing in a translation from the Czech version (spec §2.1: a page is never half empty). An optional
 * field that is null or an empty list is intentionally absent in this language.
 */
export function fillFromCzech(
  schema: z.ZodType,
  data: Record<string, unknown>,
  czech: Record<string, unknown> | null,
): Filled {
  const shape = schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : [];
  const keys = shape.flatMap(([key, own]) => (fieldMeta.get(own)?.forChecks ? [] : [key]));
  const isMissing = (key: string) => isEmpty(data[key]) && !isDeclined(schemaAt(schema, data, [key]), data[key]);
  const fields = czech ? keys.filter((key) => isMissing(key) && !isEmpty(czech[key])) : [];
  return {
    data: { ...data, ...Object.fromEntries(fields.map((key) => [key, czech?.[key]])) },
    fields,
    untranslated: keys.filter((key) =>
      fields.includes(key)
        ? hasWordsIn(schemaAt(schema, czech, [key]), czech?.[key])
        : isCopied(schemaAt(schema, data, [key]), data[key], czech?.[key]),
    ),
  };
}

/** Minimum letters of a copied text: a shorter one may be a name, which is the same in every language. */
const fewestLetters = 60;

/** True for a Czech text that was copied into a translation. */
function isCopied(schema: z.ZodType | null, value: unknown, czech: unknown): boolean {
  if (typeof value !== "string" || value !== czech || !hasWordsIn(schema, value)) return false;
  return withoutTags(value).length >= fewestLetters;
}

function isDeclined(schema: z.ZodType | null, value: unknown): boolean {
  if (schema === null || (value === null && fieldMeta.get(schema)?.required)) return false;
  return (value === null || Array.isArray(value)) && schema.safeParse(value).success;
}

/** True for text to translate; names, codes, dates and choices are the same in every language. */
function hasWordsIn(schema: z.ZodType | null, value: unknown): boolean {
  if (!schema || value === null || value === undefined) return false;
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case "leaf":
      if (typeof value !== "string" || !/\p{Ll}{3}/u.test(value)) return false;
      return shape.format === "html" || (shape.format === "text" && !fieldMeta.get(schema)?.personal);
    case "list":
      return Array.isArray(value) && value.some((item) => hasWordsIn(shape.item, item));
    case "map":
      return isRecord(value) && Object.values(value).some((part) => hasWordsIn(shape.value, part));
    case "union":
      return hasWordsIn(memberFor(shape, value), value);
    case "object":
      return isRecord(value) && shape.fields.some(({ key, schema: own }) => hasWordsIn(own, value[key]));
  }
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

/** True for values that contain words, unlike dates, numbers and addresses. */
function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /\p{L}{2}/u.test(value) && !/^(\d{4}-\d\d-\d\dT|https?:|\/)/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasWords);
}
