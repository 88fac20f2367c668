import { type Field, isRecord, shapeOf } from "#portal/contract/parse/shape.ts";

/** A field as the REST API of Directus takes it. */
export interface StoredField {
  field: string;
  type: string;
  meta: Readonly<Record<string, unknown>>;
  schema?: object;
  /** Set for a relation, whose other side is made with the collections. */
  target?: "picture" | "gallery" | "page";
}

/** Key of a collection: numbered, a UUID, or a text that editors write. */
export function idField(type: "integer" | "uuid" | "string"): StoredField {
  const special = type === "uuid" ? { special: ["uuid"] } : {};
  return {
    field: "id",
    type,
    meta: { hidden: type !== "string", interface: "input", ...special },
    schema: { is_primary_key: true, has_auto_increment: type === "integer" },
  };
}

export function textField(field: string): StoredField {
  return { field, type: "text", meta: { interface: "input" } };
}

export function timeField(field: string): StoredField {
  return { field, type: "timestamp", meta: { interface: "datetime" } };
}

export function jsonField(field: string): StoredField {
  return { field, type: "json", meta: { interface: "input-code", special: ["cast-json"] } };
}

export function choices(values: readonly string[]) {
  return values.map((value) => ({ text: value, value }));
}

/** Makes the field of Directus from one of a schema, with its label. */
export function storedField(field: Field): StoredField {
  const stored = withoutLabel(field);
  const translations = [
    { language: "cs-CZ", translation: field.meta?.cs ?? field.key },
    { language: "en-US", translation: field.meta?.en ?? field.key },
  ];
  return { ...stored, meta: { ...stored.meta, translations } };
}

function withoutLabel({ key, schema }: Field): StoredField {
  const shape = shapeOf(schema);
  const item = shape.kind === "list" ? shapeOf(shape.item) : shape;
  if (item.kind === "object") {
    if (item.keys.has("sirka")) return pictureField(key, shape.kind === "list");
    if (item.keys.has("friendlyURLs") && shape.kind === "object")
      return { ...relationTo(key, "string"), target: "page" };
    if (shape.kind === "list") return listField(key, item.fields);
  }
  return leafField(key, schema);
}

function pictureField(field: string, isList: boolean): StoredField {
  if (!isList) return { ...relationTo(field, "integer"), target: "picture" };
  return { field, type: "alias", meta: { interface: "list-o2m", special: ["o2m"] }, target: "gallery" };
}

function relationTo(field: string, type: string): StoredField {
  return { field, type, meta: { interface: "select-dropdown-m2o", special: ["m2o"] } };
}

/** A list of objects is one value, with a form for each of them. */
function listField(field: string, parts: readonly Field[]): StoredField {
  const fields = parts.map((part) => {
    const { field, type, meta } = leafField(part.key, part.schema, true);
    return { field, type, name: part.meta?.cs ?? field, meta: { ...meta, field, type } };
  });
  return { field, type: "json", meta: { interface: "list", special: ["cast-json"], options: { fields } } };
}

/** Times in lists are those of Prague. */
function leafField(field: string, schema: Field["schema"], isInList = false): StoredField {
  const shape = shapeOf(schema);
  if (shape.kind === "union" && shape.members.every(isText)) return textField(field);
  if (shape.kind !== "leaf") return jsonField(field);
  const { type, format, options } = definitionOf(shape.schema);
  if (type === "number") return { field, type: "float", meta: { interface: "input" } };
  if (type === "boolean") return { field, type, meta: { interface: "boolean", special: ["cast-boolean"] } };
  if (options.length > 0)
    return { field, type: "string", meta: { interface: "select-dropdown", options: { choices: choices(options) } } };
  if (format === "dateTime" && !isInList) return timeField(field);
  if (format === "date") return { field, type: "date", meta: { interface: "datetime" } };
  return { ...textField(field), meta: { interface: shape.format === "html" ? "input-rich-text-html" : "input" } };
}

function isText(schema: Field["schema"]): boolean {
  const { type, options } = definitionOf(schema);
  return type === "string" || type === "literal" || options.length > 0;
}

/** Facts of a leaf of a schema. */
function definitionOf({ def }: { def: unknown }) {
  const { type, format, entries } = isRecord(def) ? def : {};
  return { type, format, options: isRecord(entries) ? Object.values(entries).map(String) : [] };
}
