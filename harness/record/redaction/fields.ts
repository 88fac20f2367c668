import type { z } from "zod";
import { isRecord, memberFor, type Shape, shapeOf } from "#portal/contract/parse/shape.ts";
import { wireConfig } from "#portal/contract/site/web-config.ts";
import { isStructureKey, structures } from "#portal/contract/structures/registry.ts";

/** Identifiers and amounts in the record, which resemble personal numbers only by chance. */
export const safeNumbers = new Set([
  "id",
  "webId",
  "pk",
  "versionId",
  "size",
  "priority",
  "width",
  "height",
  "totalCount",
]);
export const safeKeys = new Set(["id", "webId", "language", "createdAt", "updatedAt", "displayAt", "folderId"]);

/** Replacement for a password; nothing refers to one. */
export const passwordMask = "•••";

/** A field whose last word says that its value is a secret; a plain `key` is the key of a structure. */
export const secretKey =
  /^(?:[\w-]*(?:[_-]|[a-z\d](?=[A-Z])))?(?:pass(?:word|wd|phrase)?|pwd|heslo|secret|[\w]*token|credentials?|authorization|cookie|(?:api|access|account|private|shared(?:access)?|encryption|signing|client)[-_]?(?:key|secret))$/i;

/** Names of fields with people's names, for records without a schema. */
export const personalKey =
  /^(?:(?:created|updated|modified|published|edited|last\w*)By|author|creator|editor|owner|user(?:name)?|login|jmeno|prijmeni|(?:first|last|full|display|sur)_?name|rodneCislo|datumNarozeni|bydliste)$/i;

export function fieldOf(shape: Shape | null, key: string): { schema: z.ZodType | null; isMarked: boolean } {
  if (shape?.kind === "map") return { schema: shape.value, isMarked: false };
  const field = shape?.kind === "object" ? shape.fields.find((each) => each.key === key) : undefined;
  return { schema: field?.schema ?? null, isMarked: field?.meta?.personal === true };
}

export function shapeFor(schema: z.ZodType, value: unknown): Shape | null {
  const shape = shapeOf(schema);
  if (shape.kind !== "union") return shape;
  const member = memberFor(shape, value);
  return member && shapeFor(member, value);
}

/** Returns the schema of a content record's data, embedded records included; null for other objects. */
export function dataSchemaOf(value: Record<string, unknown>, keys: Readonly<Record<string, string>>): z.ZodType | null {
  const { structure, name, data } = value;
  if (!isRecord(structure) || typeof structure["key"] !== "string" || !isRecord(data)) return null;
  if (typeof name === "string" && name.startsWith("config-")) return wireConfig;
  const key = keys[structure["key"]];
  return key && isStructureKey(key) ? structures[key].data : structures["standard-page"].data;
}

export function jsonIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Yields the names of people in fields marked as personal, to find them in other texts of the record. */
export function* namesIn(json: unknown, keys: Readonly<Record<string, string>>): Generator<string> {
  if (Array.isArray(json)) for (const each of json) yield* namesIn(each, keys);
  if (!isRecord(json)) return;
  const { jmeno, prijmeni } = json;
  if (typeof jmeno === "string" && typeof prijmeni === "string" && jmeno && prijmeni) {
    yield `${jmeno} ${prijmeni}`;
    yield `${prijmeni} ${jmeno}`;
  }
  for (const member of Object.values(json)) yield* namesIn(member, keys);
}
