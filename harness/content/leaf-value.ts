import { z } from "zod";
import { shapeOf } from "#schemas/parse/shape.ts";
import { type FieldMeta, fieldMeta } from "#schemas/values/field.ts";

/** Where in a structure a value stands, such as `service.kontakt.telefon`; `nth` tells list items apart. */
export interface Place {
  name: string;
  nth: number;
}

/** A schema for which no value can be made; the message names the field and what it lacks. */
export class NoValueError extends Error {
  constructor({ name }: Place, lack: string) {
    super(`${name}: ${lack}`);
    this.name = "NoValueError";
  }
}

/** The example of a field or of the value type it is made of; undefined without one, throws for one that is none. */
export function exampleOf(schema: z.ZodType, place: Place): unknown {
  const example = acceptedExample(schema);
  const { example: given } = metaOf(schema, shapeOf(schema).schema);
  if (example !== undefined || given === undefined) return example;
  throw new NoValueError(place, `give it an example that its schema accepts, "${given}" is none`);
}

/** An example as a value: of a text it is that text, of all else its JSON. Undefined when the schema does not accept it. */
export function acceptedExample(schema: z.ZodType): unknown {
  const own = shapeOf(schema).schema;
  const { example } = metaOf(schema, own);
  if (example === undefined) return undefined;
  return [example, parseJson(example)].find((value) => own.safeParse(value).success);
}

/** A value for what holds no other values: its example, else what its kind suggests. */
export function leafValue(schema: z.ZodType, place: Place): unknown {
  const own = shapeOf(schema).schema;
  const example = exampleOf(schema, place);
  const given = example === undefined ? suggestions(schema, own, place) : [example];
  const value = [...given.flatMap((each) => numbered(each, own, place)), ...given].find(
    (each) => own.safeParse(each).success,
  );
  if (value === undefined) throw new NoValueError(place, "give it an example that its schema accepts");
  return value;
}

function suggestions(schema: z.ZodType, own: z.ZodType, { name }: Place): unknown[] {
  if (own instanceof z.ZodEnum) return own.options;
  if (own instanceof z.ZodLiteral) return [...own.values];
  if (own instanceof z.ZodBoolean) return [true];
  if (own instanceof z.ZodNull) return [null];
  if (own instanceof z.ZodNumber) return [1200, 12, 1, own.minValue, own.maxValue];
  return [metaOf(schema, own).cs ?? name.split(".").at(-1)];
}

/** Texts of several items differ by a number, so that no two items are alike. */
function numbered(value: unknown, own: z.ZodType, { nth }: Place): unknown[] {
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
