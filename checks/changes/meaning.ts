import type { z } from "zod";
import { clean, isBlank } from "#checks/rules/html.ts";
import { isRecord, memberFor, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { markdown } from "#schemas/values/markdown.ts";
import { withoutTags } from "#schemas/values/text.ts";

/** Returns a plain text without differences that nobody sees: white space, invisible characters, spellings of accents. */
export function plainMeaning(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the null byte is what is removed
  return clean(text.replace(/\u0000/g, "").normalize("NFC"));
}

export function richKind({ schema, format }: Extract<Shape, { kind: "leaf" }>): "html" | "markdown" | null {
  if (schema.def === markdown.def) return "markdown";
  return format === "html" ? "html" : null;
}

/** True for a value that means the same as none: null, an empty text or list, `false`, and what consists of such. */
export function isNothing(schema: z.ZodType | null, value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (typeof value === "string") return isBlankText(schema, value);
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  const shape = schema && shapeOf(schema);
  if (shape?.kind === "object") return shape.fields.every((field) => isNothing(field.schema, value[field.key]));
  if (shape?.kind === "union") return isNothing(memberFor(shape, value), value);
  return Object.values(value).every((part) => isNothing(null, part));
}

/** Characters of markup without words beyond which it counts as a text. */
const longestBlank = 5000;

function isBlankText(schema: z.ZodType | null, text: string): boolean {
  if (isBlank(text)) return true;
  if (text.length > longestBlank) return false;
  const shape = schema && shapeOf(schema);
  if (shape?.kind !== "leaf" || richKind(shape) !== "html" || /<(?:img|table|hr)\b/i.test(text)) return false;
  return isBlank(withoutTags(text).replace(/&nbsp;|&#160;/g, ""));
}

/** Creates a function that returns a key of a value; values with the same key mean the same. */
export function createMeanings(): (schema: z.ZodType | null, value: unknown) => string {
  const known = new WeakMap<object, string>();

  function keyOf(schema: z.ZodType | null, value: unknown): string {
    if (isNothing(schema, value)) return "";
    if (typeof value === "string") return JSON.stringify(plainMeaning(value));
    if (typeof value !== "object" || value === null) return String(value);
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const key = partsOf(schema, value).join(",");
    known.set(value, key);
    return key;
  }

  function partsOf(schema: z.ZodType | null, value: object): string[] {
    const shape = schema && shapeOf(schema);
    if (shape?.kind === "union") return [keyOf(isRecord(value) ? memberFor(shape, value) : null, value)];
    if (Array.isArray(value)) {
      const item = shape?.kind === "list" ? shape.item : null;
      return ["[", ...value.map((each) => keyOf(item, each)), "]"];
    }
    const fields = new Map(shape?.kind === "object" ? shape.fields.map((field) => [field.key, field.schema]) : []);
    const own = Object.entries(value).filter(([key]) => fields.size === 0 || fields.has(key));
    const named = own.map(([key, part]) => [key, keyOf(fields.get(key) ?? null, part)]);
    const filled = named.filter(([, key]) => key !== "").map(([key, part]) => `${key}:${part}`);
    return ["{", ...filled.toSorted(), "}"];
  }
  return keyOf;
}
