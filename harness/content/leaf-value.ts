import { z } from "zod";
import { shapeOf } from "#portal/contract/parse/shape.ts";
import { type FieldMeta, fieldMeta } from "#portal/contract/values/field.ts";

/** Place of a value in a structure, such as `service.kontakt.telefon`; `nth` counts list items from 1. */
export interface ValueName {
  name: string;
  nth: number;
}

/** Thrown when no value can be generated for a schema; the message names the field and what is missing. */
export class NoValueError extends Error {
  constructor({ name }: ValueName, lack: string) {
    super(`${name}: ${lack}`);
    this.name = "NoValueError";
  }
}

/** Returns the example of a field or its value type; undefined without one. Throws when the schema rejects it. */
export function exampleOf(schema: z.ZodType, place: ValueName): unknown {
  const example = acceptedExample(schema);
  const { example: given } = metaOf(schema, shapeOf(schema).schema);
  if (example !== undefined || given === undefined) return example;
  throw new NoValueError(place, `give it an example that its schema accepts; it rejects "${given}"`);
}

/** Parses an example: JSON, or the text itself. Undefined when the schema rejects both. */
export function acceptedExample(schema: z.ZodType): unknown {
  const own = shapeOf(schema).schema;
  const { example } = metaOf(schema, own);
  if (example === undefined) return undefined;
  const parsed = parseJson(example);
  const values = typeof parsed === "object" ? [parsed, example] : [example, parsed];
  return values.find((value) => own.safeParse(value).success);
}

/** Returns a value for a leaf: its example, or a value derived from its type. */
export function leafValue(schema: z.ZodType, place: ValueName): unknown {
  const own = shapeOf(schema).schema;
  const example = exampleOf(schema, place);
  const given = example === undefined ? suggestions(schema, own, place) : [example];
  const value = [...given.flatMap((each) => numbered(each, own, place)), ...given].find(
    (each) => own.safeParse(each).success,
  );
  if (value === undefined) throw new NoValueError(place, "give it an example that its schema accepts");
  return value;
}

function suggestions(schema: z.ZodType, own: z.ZodType, { name }: ValueName): unknown[] {
  if (own instanceof z.ZodEnum) return own.options;
  if (own instanceof z.ZodLiteral) return [...own.values];
  if (own instanceof z.ZodBoolean) return [true];
  if (own instanceof z.ZodNull) return [null];
  if (own instanceof z.ZodNumber) return [1200, 12, 1, own.minValue, own.maxValue];
  return [metaOf(schema, own).cs ?? name.split(".").at(-1)];
}

/** Numbers the texts of list items, so that all items differ. */
function numbered(value: unknown, own: z.ZodType, { nth }: ValueName): unknown[] {
  const isText = typeof value === "string" && fieldMeta.get(own)?.format === "text";
  return isText && nth > 1 ? [`${value} ${nth}`] : [];
}

function metaOf(schema: z.ZodType, own: z.ZodType): Partial<FieldMeta> {
  return { ...fieldMeta.get(own), ...fieldMeta.get(schema) };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
