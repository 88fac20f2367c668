import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./structure.ts";

/** Something about a valid value that an editor should know; nothing is removed for it. */
export interface Advice {
  code: "expected-missing" | "too-long" | "unknown-field";
  path: (string | number)[];
  expected: string;
  received: unknown;
}

/** Compares a value as sent with its schema's field metadata: expected fields, advised lengths, fields nobody reads. */
export function advise(schema: z.ZodType, value: unknown, path: (string | number)[] = []): Advice[] {
  const type = unwrap(schema, value);
  if (type instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = type;
    return element instanceof z.ZodType ? value.flatMap((item, index) => advise(element, item, [...path, index])) : [];
  }
  if (!(type instanceof z.ZodObject) || !isRecord(value)) return [];
  const known = Object.entries(type.shape).flatMap(([key, own]) =>
    own instanceof z.ZodType
      ? [...adviseField(own, value[key], [...path, key]), ...advise(own, value[key], [...path, key])]
      : [],
  );
  return type.def.catchall ? known : [...known, ...unknownFields(type, value, path)];
}

function adviseField(schema: z.ZodType, value: unknown, path: (string | number)[]): Advice[] {
  const meta: FieldMeta | undefined = fieldMeta.get(schema);
  if (meta?.need === "expected" && isEmpty(value)) {
    return [{ code: "expected-missing", path, expected: meta.en, received: value }];
  }
  if (meta?.advisedLength && typeof value === "string" && value.length > meta.advisedLength) {
    return [{ code: "too-long", path, expected: `at most ${meta.advisedLength} characters`, received: value }];
  }
  return [];
}

function unknownFields(type: z.ZodObject, value: Record<string, unknown>, path: (string | number)[]): Advice[] {
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(type.shape, key))
    .map((key) => ({ code: "unknown-field", path: [...path, key], expected: "a known field", received: value[key] }));
}

/** The schema behind optional and nullable wrappers; of a discriminated union, the member the value names. */
function unwrap(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodType ? unwrap(inner, value) : inner;
  }
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const key = schema.def.discriminator;
  return schema.options.find((option) => {
    const own = option instanceof z.ZodObject ? option.shape[key] : null;
    return own instanceof z.ZodLiteral && isRecord(value) && own.values.has(String(value[key]));
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
