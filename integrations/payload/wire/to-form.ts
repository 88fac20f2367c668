import type { z } from "zod";
import { isReference, type Kind, kindOf, type Member } from "../fields/kinds.ts";
import { blockSlug, keyName, storedName, valueName } from "../fields/names.ts";
import { isRecord, type SchemaField, shapeOf } from "../portal.ts";
import { fileNameOf, pageIdOf } from "./references.ts";

type Values = Record<string, unknown>;

/** Form values for a stored object; properties unknown to its schema are left out. */
export function toForm(schema: z.ZodType, stored: unknown, omitted?: string): Values {
  const shape = shapeOf(schema);
  if (shape.kind !== "object" || !isRecord(stored)) return {};
  return valuesOf(
    shape.fields.filter(({ key }) => key !== omitted),
    stored,
  );
}

function valuesOf(fields: readonly Pick<SchemaField, "key" | "schema">[], stored: Values): Values {
  const entries = fields.flatMap(({ key, schema }): [string, unknown][] => {
    const value = stored[key];
    if (value === undefined || value === null) return [];
    const kind = kindOf(schema);
    return [[key, toValue(kind, value)], ...(isReference(kind) ? [storedEntry(key, value)] : [])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function storedEntry(key: string, value: unknown): [string, string] {
  return [storedName(key), JSON.stringify(value)];
}

function toValue(kind: Kind, value: unknown): unknown {
  switch (kind.kind) {
    case "group":
      return isRecord(value) ? toForm(kind.schema, value) : undefined;
    case "rows":
      return listOf(value, (item) => toForm(kind.item, item));
    case "values":
      return listOf(value, (item) => valuesOf([{ key: valueName, schema: kind.item }], { [valueName]: item }));
    case "map":
      return toRows(kind.value, value);
    case "blocks":
      return listOf(kind.isSingle ? [value] : value, (item) => toBlock(kind.members, item)).filter((item) => item);
    case "switchable":
      return isRecord(value) ? toForm(kind.schema, value) : { [valueName]: String(value) };
    case "choices":
      return listOf(value, String);
    case "page":
    case "embedded":
      return pageIdOf(value) ?? undefined;
    case "document":
      return fileNameOf(value) ?? undefined;
    case "grid":
      return Array.isArray(value) ? JSON.stringify(kind.isSingleRow ? [value] : value) : undefined;
    case "number":
      return typeof value === "number" ? value : Number.isNaN(Number(value)) ? undefined : Number(value);
    default:
      return typeof value === "object" ? undefined : String(value);
  }
}

/** A text in place of a map is the value of the empty key. */
function toRows(schema: z.ZodType, value: unknown) {
  const entries = isRecord(value) ? Object.entries(value) : [["", value]];
  return entries.map(([key, own]) => ({
    [keyName]: key,
    ...valuesOf([{ key: valueName, schema }], { [valueName]: own }),
  }));
}

function toBlock(members: readonly Member[], value: unknown): Values | null {
  const member = isRecord(value) ? members.find(({ name, key }) => name === value[key]) : undefined;
  return member ? { blockType: blockSlug(member.name), ...toForm(member.schema, value, member.key) } : null;
}

function listOf<Item>(value: unknown, to: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.map(to) : [];
}
