import { z } from "zod";
import { isRecord, memberFor, type Shape, shapeOf } from "#portal/contract/parse/shape.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";
import { defaultStructureKeys } from "#portal/contract/structures/structure-keys.ts";

/**
 * Returns the features that distinguish the shape of a record: types and sizes by place with list indexes folded,
 * values of choices, missing fields, languages, scripts and HTML elements.
 */
export function featuresOf(record: unknown, keys: Readonly<Record<string, string>> = defaultStructureKeys): string[] {
  if (!isRecord(record)) return [`record ${typeOf(record)}`];
  const cmsKey = structureOf(record) ?? "?";
  const key = keys[cmsKey];
  const schema = key && isStructureKey(key) ? structures[key].data : null;
  const features = new Set<string>([`${cmsKey} in ${String(record["language"])}`]);

  function text(value: string, place: string, shape: Shape | null): void {
    features.add(`${place} ${value.length === 0 ? "empty text" : `text of ${bucket(value.length)} characters`}`);
    if (isChoice(shape) || choiceKey.test(place)) features.add(`${place} = ${value.slice(0, 40)}`);
    if (/[А-ЯЁҐЄІЇа-яёґєії]/u.test(value)) features.add(`${cmsKey} in Cyrillic`);
    for (const [, tag = ""] of value.matchAll(/<([a-z][a-z\d]{0,10})\b/gi))
      features.add(`${cmsKey} <${tag.toLowerCase()}>`);
  }

  function walk(value: unknown, schema: z.ZodType | null, place: string): void {
    const shape = schema && shapeFor(schema, value);
    if (typeof value === "string") text(value, place, shape);
    else features.add(`${place} ${typeOf(value)}`);
    if (Array.isArray(value)) {
      features.add(`${place} list of ${listBucket(value.length)}`);
      for (const item of value) walk(item, shape?.kind === "list" ? shape.item : null, `${place}/*`);
    } else if (isRecord(value)) {
      const embedded = structureOf(value);
      if (embedded !== null) features.add(`${place} embeds ${embedded}`);
      else members(value, shape, place);
    }
  }

  function members(value: Record<string, unknown>, shape: Shape | null, place: string): void {
    const fields = shape?.kind === "object" ? shape.fields : [];
    for (const { key } of fields) if (!Object.hasOwn(value, key)) features.add(`${place}/${key} absent`);
    for (const [key, member] of Object.entries(value)) {
      const own = fields.find((field) => field.key === key)?.schema ?? (shape?.kind === "map" ? shape.value : null);
      walk(member, own, `${place}/${shape?.kind === "map" || /\d{3}|^[\da-f-]{16,}$/.test(key) ? "{}" : key}`);
    }
  }

  for (const [field, value] of Object.entries(record)) {
    if (field === "data") walk(value, schema, `${cmsKey} /data`);
    else if (!envelope.has(field)) walk(value, null, `${cmsKey} /${field}`);
    else features.add(`${cmsKey} /${field} ${typeOf(value)}`);
  }
  return [...features];
}

/** Envelope fields whose shape cannot affect a page. */
const envelope = new Set([
  "id",
  "pk",
  "versionId",
  "webId",
  "web",
  "language",
  "structure",
  "createdAt",
  "updatedAt",
  "priority",
]);

const choiceKey = /\/(?:typ|type|stav|kind)$/;

function structureOf({ structure, data }: Record<string, unknown>): string | null {
  return isRecord(structure) && isRecord(data) && typeof structure["key"] === "string" ? structure["key"] : null;
}

function shapeFor(schema: z.ZodType, value: unknown): Shape | null {
  const shape = shapeOf(schema);
  if (shape.kind !== "union") return shape;
  const member = memberFor(shape, value);
  return member && shapeFor(member, value);
}

function isChoice(shape: Shape | null): boolean {
  return shape?.kind === "leaf" && (shape.schema instanceof z.ZodEnum || shape.schema instanceof z.ZodLiteral);
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}

function bucket(length: number): string {
  return length < 10
    ? "1–9"
    : length < 100
      ? "10–99"
      : length < 1000
        ? "100–999"
        : length < 10_000
          ? "1,000–9,999"
          : "10,000+";
}

/** Czech has plural forms for one, two to four, and five or more. */
function listBucket(size: number): string {
  return size < 2 ? String(size) : size < 5 ? "2–4" : size < 20 ? "5–19" : size < 100 ? "20–99" : "100+";
}
