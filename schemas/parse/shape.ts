import { z } from "zod";
import { type FieldMeta, fieldMeta } from "#schemas/values/field.ts";
import { memo } from "./memo.ts";

export interface Field {
  key: string;
  schema: z.ZodType;
  meta: FieldMeta | null;
  /** True when its absence is an error; with `meta.required` the object is valid without it all the same. */
  isRequired: boolean;
}

/** A schema without its optional, nullable and lazy wrappers, for walking it along with its values. */
export type Shape =
  | { kind: "object"; schema: z.ZodObject; fields: readonly Field[]; keys: ReadonlySet<string>; isLoose: boolean }
  | { kind: "list"; schema: z.ZodArray; item: z.ZodType }
  | { kind: "map"; schema: z.ZodRecord; value: z.ZodType }
  | { kind: "union"; schema: z.ZodUnion; members: readonly z.ZodType[]; discriminator: Discriminator | null }
  | { kind: "leaf"; schema: z.ZodType; format: FieldMeta["format"] | null; read: FieldMeta["read"] | null };

/** The field that selects a union member, and the members by its value. */
interface Discriminator {
  key: string;
  members: ReadonlyMap<unknown, z.ZodType>;
}

export const shapeOf = memo((schema: z.ZodType): Shape => toShape(schema));

/** Returns the union member for a value: the one its discriminator names, else the first that accepts it. */
export function memberFor({ members, discriminator }: Extract<Shape, { kind: "union" }>, value: unknown) {
  if (!discriminator) return members.find((member) => member.safeParse(value).success) ?? null;
  return isRecord(value) ? (discriminator.members.get(value[discriminator.key]) ?? null) : null;
}

/** Returns the schema at a path of a value; null for an unknown path. */
export function schemaAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): z.ZodType | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const shape = shapeOf(schema);
  if (shape.kind === "union") {
    const member = memberFor(shape, value);
    return member && schemaAt(member, value, path);
  }
  if (shape.kind === "list" && Array.isArray(value)) return schemaAt(shape.item, value[Number(key)], rest);
  if (shape.kind === "map" && isRecord(value)) return schemaAt(shape.value, value[String(key)], rest);
  const field = shape.kind === "object" ? shape.fields.find((each) => each.key === key) : undefined;
  return field && isRecord(value) ? schemaAt(field.schema, value[field.key], rest) : null;
}

function toShape(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy)
    return shapeOf(typed(schema.unwrap()));
  if (schema instanceof z.ZodArray) return { kind: "list", schema, item: typed(schema.element) };
  if (schema instanceof z.ZodRecord) return { kind: "map", schema, value: typed(schema.valueType) };
  if (schema instanceof z.ZodUnion) {
    const members = schema.options.map(typed);
    const key = schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : null;
    return {
      kind: "union",
      schema,
      members,
      discriminator: key === null ? null : { key, members: byName(members, key) },
    };
  }
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema);
    return { kind: "object", schema, fields, keys: new Set(fields.map(({ key }) => key)), isLoose: isLoose(schema) };
  }
  const { format = null, read = null } = fieldMeta.get(schema) ?? {};
  return { kind: "leaf", schema, format, read };
}

function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).map(([key, own]) => {
    const schema = typed(own);
    const meta = fieldMeta.get(schema) ?? null;
    return { key, schema, meta, isRequired: meta?.required ?? !schema.safeParse(undefined).success };
  });
}

/** True for records of the CMS that may have fields the portal does not read. */
function isLoose({ def: { catchall } }: z.ZodObject): boolean {
  return catchall instanceof z.ZodUnknown;
}

function byName(members: readonly z.ZodType[], key: string): Map<unknown, z.ZodType> {
  return new Map(
    members.flatMap((member) => {
      const shape = shapeOf(member);
      const field = shape.kind === "object" ? shape.fields.find((each) => each.key === key) : undefined;
      const names = field ? shapeOf(field.schema).schema : null;
      return optionsOf(names).map((name) => [name, member] as const);
    }),
  );
}

function optionsOf(schema: z.ZodType | null): unknown[] {
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return schema instanceof z.ZodEnum ? schema.options : [];
}

function typed(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("A schema of zod/mini has no place among the portal's.");
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a value that counts as missing. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
