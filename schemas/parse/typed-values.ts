import { z } from "zod";
import { wallClock } from "#schemas/time/dates.ts";
import { isRecord, memberFor, type Shape, shapeOf } from "./shape.ts";

/**
 * Converts values to the types of the schema: text such as "12" and "true" to numbers and booleans, and numbers to text
 * where plain text or digits are expected, such as a house number or a postcode. Times get their leading zero; values
 * of a fixed format, such as phone numbers, lose copied whitespace and invisible characters, and get their usual spelling.
 * An empty text in an optional field is null, and a date and time with a zone gets the form in which the CMS sends them
 * without one.
 */
export function withTypes(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case "leaf":
      return leafOf(shape, value);
    case "list":
      return Array.isArray(value) ? value.map((item) => withTypes(shape.item, item)) : value;
    case "map":
      return isRecord(value) ? mapped(value, (part) => withTypes(shape.value, part)) : value;
    case "union": {
      const member = shape.discriminator && memberFor(shape, value);
      return member ? withTypes(member, value) : value;
    }
    case "object": {
      const fields = new Map(shape.fields.map((field) => [field.key, field]));
      const typed = (part: unknown, key: string) => {
        const field = fields.get(key);
        if (!field) return part;
        const isBlank = !field.isRequired && typeof part === "string" && part.trim() === "";
        if (isBlank && !field.schema.safeParse(part).success)
          return field.schema.safeParse(null).success ? null : undefined;
        const local = typeof part === "string" && zoned.test(part) && isOfDateTime(field.schema);
        return local ? withoutZone(part, inUtc.has(key)) : withTypes(field.schema, part);
      };
      return isRecord(value) ? mapped(value, typed) : value;
    }
  }
}

/** A date and time with a zone, as many CMSs write it. */
const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Fields whose times without a zone are in UTC; all others are in Prague. */
const inUtc: ReadonlySet<string> = new Set(["createdAt", "updatedAt"]);

function isOfDateTime(schema: z.ZodType): boolean {
  return schema.safeParse("2026-11-02T09:00:00").success && !schema.safeParse("x").success;
}

/** The same instant without its zone; a value that is no date stays. */
function withoutZone(value: string, isUtc: boolean): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return value;
  const utc = new Date(instant).toISOString().slice(0, 23);
  if (isUtc) return utc;
  const { date, time } = wallClock(instant);
  return `${date}T${time}${utc.slice(16)}`;
}

function leafOf({ schema, format, read }: Extract<Shape, { kind: "leaf" }>, value: unknown): unknown {
  if (typeof value === "number" && (format === "text" || isOfDigits(schema, String(value)))) return String(value);
  const text = typeof value === "string" ? value.trim() : "";
  if (typeof value === "string" && (read || copied.test(value)) && !schema.safeParse(value).success) {
    const plain = value
      .replace(/\p{Cf}/gu, "")
      .replace(/\s+/g, " ")
      .trim();
    const spellings = read ? [plain, read(value)] : [plain];
    const found = spellings.find((spelling) => schema.safeParse(spelling).success);
    if (found !== undefined) return found;
  }
  if (/^\d:\d\d$/.test(text) && isOfTime(schema)) return `0${text}`;
  if (isNumber(schema) && /^-?\d+(?:\.\d+)?$/.test(text) && !mayBeThousands(schema, text)) return Number(text);
  return schema instanceof z.ZodBoolean && (text === "true" || text === "false") ? text === "true" : value;
}

/** True for `350.000`, which Czech readers take for a thousand times more, if the field accepts both numbers. */
function mayBeThousands(schema: z.ZodType, text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) && schema.safeParse(Number(text.replace(".", ""))).success;
}

/** Matches whitespace and invisible characters that no format contains. */
const copied = /^\s|\s$|[^\S ]|\s\s|\p{Cf}/u;

/** True for a schema of digits only, such as a postcode. A number in place of HTML, on the other hand, is a mistake. */
function isOfDigits(schema: z.ZodType, digits: string): boolean {
  return schema.safeParse(digits).success && !schema.safeParse("x").success;
}

/** True for a schema of a time of day. */
function isOfTime(schema: z.ZodType): boolean {
  return schema.safeParse("08:00").success && !schema.safeParse("x").success;
}

function isNumber(schema: z.ZodType): boolean {
  return (
    schema instanceof z.ZodNumber ||
    (schema instanceof z.ZodLiteral && [...schema.values].some((each) => typeof each === "number"))
  );
}

function mapped(value: Record<string, unknown>, to: (part: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, to(part, key)]));
}
