import { z } from "zod";
import {
  documentAddress,
  embeddedPage,
  type FieldMeta,
  fieldMeta,
  imageAddress,
  localDate,
  localDateTime,
  markdown,
  pageReference,
  shapeOf,
  valueKey,
  valueReference,
} from "../portal.ts";

/** One member of a discriminated union. */
export interface Member {
  /** Value of the discriminator. */
  name: string;
  key: string;
  schema: z.ZodType;
}

/** Kind of control for a schema; the conversions between wire and form use the same kinds. */
export type Kind =
  | { kind: "group"; schema: z.ZodType }
  | { kind: "rows"; item: z.ZodType }
  | { kind: "values"; item: z.ZodType }
  | { kind: "choices"; options: readonly Option[] }
  | { kind: "blocks"; members: readonly Member[]; isSingle: boolean }
  | { kind: "map"; value: z.ZodType }
  | { kind: "grid"; isSingleRow: boolean }
  | { kind: "choice"; options: readonly Option[] }
  | { kind: "switchable"; options: readonly Option[]; schema: z.ZodType }
  | { kind: "page" | "embedded" }
  | { kind: "document"; isImage: boolean }
  | { kind: "html" | "markdown" | "text" | "number" | "date" | "dateTime" | "value" | "valueKey" };

export type Option = string | number | boolean;

/** True for a field that refers to a page or a document. */
export function isReference({ kind }: Kind): boolean {
  return kind === "page" || kind === "embedded" || kind === "document";
}

const kinds = new WeakMap<z.ZodType, Kind>();

/** Returns the kind of a schema; optional and nullable schemas have the kind of the schema that they wrap. */
export function kindOf(schema: z.ZodType): Kind {
  const known = kinds.get(schema);
  if (known) return known;
  const kind = toKind(schema);
  kinds.set(schema, kind);
  return kind;
}

function toKind(schema: z.ZodType): Kind {
  if (isSame(schema, pageReference)) return { kind: "page" };
  if (isSame(schema, embeddedPage)) return { kind: "embedded" };
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case "object":
      return { kind: "group", schema: shape.schema };
    case "map":
      return { kind: "map", value: shape.value };
    case "list":
      return kindOfList(shape.item, schema);
    case "union":
      return shape.discriminator
        ? { kind: "blocks", members: membersOf(shape.discriminator), isSingle: true }
        : kindOfMembers(shape.members);
    case "leaf":
      return kindOfLeaf(shape.schema, shape.format);
  }
}

function kindOfList(item: z.ZodType, list: z.ZodType): Kind {
  if (isWhole(item)) return { kind: "grid", isSingleRow: false };
  if (isWhole(list)) return { kind: "grid", isSingleRow: true };
  const kind = kindOf(item);
  if (kind.kind === "blocks") return { ...kind, isSingle: false };
  if (kind.kind === "choice") return { kind: "choices", options: kind.options };
  return kind.kind === "group" ? { kind: "rows", item } : { kind: "values", item };
}

/** True for table cells, which depend on their position and may be empty. */
function isWhole(schema: z.ZodType): boolean {
  return Boolean(fieldMeta.get(schema)?.whole);
}

function kindOfMembers(members: readonly z.ZodType[]): Kind {
  const shapes = members.map(shapeOf);
  const map = shapes.find((shape) => shape.kind === "map");
  if (map?.kind === "map") return { kind: "map", value: map.value };
  const group = shapes.find((shape) => shape.kind === "object");
  const options = members.flatMap(optionsOf);
  if (group) return { kind: "switchable", options, schema: group.schema };
  const isSwitch = shapes.some(({ schema }) => schema instanceof z.ZodBoolean);
  return isSwitch ? { kind: "choice", options: [true, false] } : { kind: "text" };
}

function kindOfLeaf(schema: z.ZodType, format: FieldMeta["format"] | null): Kind {
  if (isSame(schema, documentAddress)) return { kind: "document", isImage: false };
  if (isSame(schema, imageAddress)) return { kind: "document", isImage: true };
  if (isSame(schema, markdown)) return { kind: "markdown" };
  if (isSame(schema, localDateTime)) return { kind: "dateTime" };
  if (isSame(schema, localDate)) return { kind: "date" };
  if (isSame(schema, valueReference)) return { kind: "value" };
  if (isSame(schema, valueKey)) return { kind: "valueKey" };
  if (format === "html") return { kind: "html" };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  // An untouched switch must not mean "no".
  if (schema instanceof z.ZodBoolean) return { kind: "choice", options: [true, false] };
  const options = optionsOf(schema);
  return options.length > 0 ? { kind: "choice", options } : { kind: "text" };
}

function optionsOf(schema: z.ZodType): Option[] {
  const own = shapeOf(schema).schema;
  if (own instanceof z.ZodEnum) return own.options.map(String);
  if (!(own instanceof z.ZodLiteral)) return [];
  return [...own.values].filter((value) => ["string", "number", "boolean"].includes(typeof value)).flatMap(toOption);
}

function toOption(value: unknown): Option[] {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [value] : [];
}

function membersOf({ key, members }: { key: string; members: ReadonlyMap<unknown, z.ZodType> }): Member[] {
  return [...members].map(([name, schema]) => ({ name: String(name), key, schema }));
}

/** True for schemas of one value type; a field with its own labels has a clone of it. */
function isSame(schema: z.ZodType, type: z.ZodType): boolean {
  return shapeOf(schema).schema.def === shapeOf(type).schema.def;
}
