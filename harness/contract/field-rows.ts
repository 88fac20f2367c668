import { z } from "zod";
import { limitsOf } from "#harness/content/leaf-limits.ts";
import { type Field, type Shape, shapeOf } from "#portal/contract/parse/shape.ts";
import { fieldMeta } from "#portal/contract/values/field.ts";
import { rulesOf } from "#portal/contract/values/object-rules.ts";
import { labelOf, typeOf, type ValueType, type ValueTypes } from "./value-types.ts";

/** A field as a table row; `path` uses the CMS's names, such as `dny[].od`. */
export interface FieldRow {
  path: string;
  cs: string;
  en: string;
  need: string;
  value: string;
  example: string;
}

/** Returns the fields of a schema and of its parts that are not shared types. */
export function rowsOf(schema: z.ZodType, types: ValueTypes, prefix = ""): FieldRow[] {
  const shape = shapeOf(schema);
  if (shape.kind === "list") return typeOf(shape.item, types) ? [] : rowsOf(shape.item, types, `${prefix}[]`);
  if (shape.kind === "union") return shape.members.flatMap((member) => inlineRows(member, types, prefix));
  if (shape.kind !== "object") return [];
  return shape.fields.flatMap((field) => {
    const path = prefix ? `${prefix}.${field.key}` : field.key;
    return [toRow(field, path, types), ...inlineRows(field.schema, types, path)];
  });
}

/** Returns the rules over several fields of a schema and of its parts that are not shared types, by code. */
export function rulesBelow(schema: z.ZodType, types: ValueTypes, prefix = ""): { path: string; code: string }[] {
  const shape = shapeOf(schema);
  const below = (own: z.ZodType, path: string) => (sharedIn(own, types) ? [] : rulesBelow(own, types, path));
  if (shape.kind === "list") return below(shape.item, `${prefix}[]`);
  if (shape.kind === "union") return shape.members.flatMap((member) => below(member, prefix));
  if (shape.kind !== "object") return [];
  const within = prefix ? `${prefix}.` : "";
  return [
    ...rulesOf(shape.schema).map(({ code, field }) => ({ path: `${within}${field}`, code })),
    ...shape.fields.flatMap(({ key, schema }) => below(schema, `${within}${key}`)),
  ];
}

function inlineRows(schema: z.ZodType, types: ValueTypes, path: string): FieldRow[] {
  return sharedIn(schema, types) ? [] : rowsOf(schema, types, path);
}

/** Returns the shared type of a field, inside its wrappers too. */
export function sharedIn(schema: z.ZodType, types: ValueTypes): ValueType | null {
  return typeOf(schema, types) ?? typeOf(shapeOf(schema).schema, types);
}

function toRow({ schema, meta, isRequired }: Field, path: string, types: ValueTypes): FieldRow {
  const need = isRequired ? "required" : meta?.expected ? "expected" : "optional";
  const value = [
    wordsFor(schema, types),
    ...(meta?.advisedLength ? [`at most ${meta.advisedLength} characters look right`] : []),
    ...(meta?.personal ? ["personal data"] : []),
  ].join("; ");
  return { path, cs: meta?.cs ?? "", en: meta?.en ?? "", need, value, example: ownExample(schema, types) };
}

/** Returns the field's own example, as opposed to that of its shared type. */
function ownExample(schema: z.ZodType, types: ValueTypes): string {
  const { example } = fieldMeta.get(schema) ?? {};
  const shared = sharedIn(schema, types);
  const isShared = shared !== null && fieldMeta.get(shared.schema)?.example === example;
  return example === undefined || isShared ? "" : example;
}

/** Describes the values that a schema accepts. */
export function wordsFor(schema: z.ZodType, types: ValueTypes): string {
  const shared = sharedIn(schema, types);
  return shared ? `[${labelOf(shared)}](#${shared.name.toLowerCase()})` : ownWords(shapeOf(schema), types);
}

/** Describes the values that a shape accepts, without references to shared types. */
export function ownWords(shape: Shape, types: ValueTypes): string {
  switch (shape.kind) {
    case "object":
      return "object";
    case "map":
      return `${wordsFor(shape.value, types)} by key`;
    case "union":
      return [...new Set(shape.members.map((member) => wordsFor(member, types)))].join(" or ");
    case "list": {
      const { minItems, maxItems } = limitsOf(shape.schema);
      return ["list", range(minItems, maxItems), `of: ${wordsFor(shape.item, types)}`].filter(Boolean).join(" ");
    }
    case "leaf":
      return leafWords(shape.schema);
  }
}

function leafWords(schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values = schema instanceof z.ZodEnum ? schema.options : [...schema.values];
    const kind = typeof values[0] === "string" ? "text" : typeof values[0];
    return `${kind} ${values.map((value) => `\`${value}\``).join(" or ")}`;
  }
  const {
    type,
    format,
    pattern,
    allOf = [],
    minLength,
    maxLength,
    minimum,
    exclusiveMinimum,
    maximum,
  } = limitsOf(schema);
  if (type === "boolean") return "true or false";
  if (type === "number" || type === "integer") {
    const least = minimum === -Number.MAX_SAFE_INTEGER ? undefined : minimum;
    const low = exclusiveMinimum === undefined ? range(least, undefined) : `above ${exclusiveMinimum}`;
    const high = maximum === Number.MAX_SAFE_INTEGER ? "" : range(undefined, maximum);
    return [type === "integer" ? "whole number" : "number", low, high].filter(Boolean).join(" ");
  }
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].flatMap((each) =>
    each && !format ? [`\`${each}\``] : [],
  );
  if (type !== "string") return "anything";
  const kind = format ? `text in the format ${format}` : "text";
  const length = minLength === 1 && maxLength === undefined ? "not empty" : charactersOf(minLength, maxLength);
  return [kind, length, ...patterns.map((each) => `matching ${each}`)].filter(Boolean).join(" ");
}

function charactersOf(least: number | undefined, most: number | undefined): string {
  const length = range(least, most);
  return length && `of ${length} characters`;
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? "" : `at most ${most}`;
}
