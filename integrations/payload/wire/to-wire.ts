import type { z } from "zod";
import { isReference, type Kind, kindOf, type Member, type Option } from "../fields/kinds.ts";
import { blockSlug, isSizeKey, keyName, sizeKeys, storedName, valueName } from "../fields/names.ts";
import { isRecord, type SchemaField, shapeOf } from "../portal.ts";
import { documentUrl, embedKey, fileNameOf, pageIdOf, pageKey } from "./references.ts";

type Values = Record<string, unknown>;

/** Facts about a file in the library that determine form values. */
export interface LibraryFile {
  width: number | null;
  height: number | null;
  size: number | null;
}

/** Looks up a file by name; undefined when it is unknown. */
export type FindFile = (fileName: string) => LibraryFile | undefined;

/** Converts form values to an object for storage; undefined when all of them are empty. */
export function toStored(schema: z.ZodType, form: unknown, file: FindFile, omitted?: string): Values | undefined {
  const shape = shapeOf(schema);
  if (shape.kind !== "object" || !isRecord(form)) return undefined;
  const fields = shape.fields.filter(({ key }) => key !== omitted);
  const filled = fields.flatMap((field) => entryOf(field, form, file));
  if (filled.length === 0) return undefined;
  const sizes = fields.flatMap((field) => newSizes(field, form, shape.keys, file));
  // A required list that may be empty is stored as empty.
  const lists = fields.filter(({ key }) => !filled.some(([name]) => name === key)).flatMap(emptyList);
  return Object.fromEntries([...filled, ...sizes, ...lists]);
}

/** A required list that may be empty. */
export function emptyList({ key, schema, isRequired }: SchemaField): [string, unknown][] {
  return isRequired && schema.safeParse([]).success ? [[key, []]] : [];
}

function entryOf({ key, schema }: Pick<SchemaField, "key" | "schema">, form: Values, file: FindFile) {
  const kind = kindOf(schema);
  const value = isReference(kind)
    ? referenceOf(kind, form[key], form[storedName(key)])
    : fromValue(kind, form[key], file);
  const entry: [string, unknown] = [key, value];
  return value === undefined || value === null || value === "" ? [] : [entry];
}

/** Keeps a stored reference while its target is unchanged, so that its custom name is not lost. */
function referenceOf({ kind }: Kind, chosen: unknown, stored: unknown): unknown {
  const before: unknown = typeof stored === "string" && stored !== "" ? JSON.parse(stored) : undefined;
  const id = isRecord(chosen) ? chosen["id"] : chosen;
  const target = id === undefined || id === null || id === "" ? null : String(id);
  const isDocument = kind === "document";
  const old = isDocument ? fileNameOf(before) : pageIdOf(before);
  if (target === old) return before;
  if (target === null) return undefined;
  if (isDocument) return documentUrl(target);
  return { [pageKey]: target, ...(kind === "embedded" && { [embedKey]: true }) };
}

/** Derives width, height and size from the file that the editor has chosen. */
function newSizes({ key, schema }: SchemaField, form: Values, keys: ReadonlySet<string>, file: FindFile) {
  const chosen = kindOf(schema).kind === "document" ? form[key] : null;
  const before = form[storedName(key)];
  if (typeof chosen !== "string" || (typeof before === "string" && fileNameOf(JSON.parse(before || "null")) === chosen))
    return [];
  const found = file(chosen);
  return [...keys].flatMap((name): [string, number][] => {
    const size = isSizeKey(name) ? found?.[sizeKeys[name]] : null;
    return typeof size === "number" ? [[name, size]] : [];
  });
}

function fromValue(kind: Kind, value: unknown, file: FindFile): unknown {
  if (value === undefined || value === null) return undefined;
  switch (kind.kind) {
    case "group":
      return toStored(kind.schema, value, file);
    case "rows":
      return filled(listOf(value).map((item) => toStored(kind.item, item, file) ?? {}));
    case "values":
      return filled(listOf(value).flatMap((row) => rowValue(kind.item, row, file)));
    case "map":
      return toMap(kind.value, listOf(value), file);
    case "blocks": {
      const items = listOf(value).flatMap((item) => fromBlock(kind.members, item, file));
      return kind.isSingle ? items[0] : filled(items);
    }
    case "switchable": {
      const chosen = isRecord(value) ? value[valueName] : null;
      return chosen ? toOption(kind.options, chosen) : toStored(kind.schema, value, file);
    }
    case "choices":
      return filled(listOf(value).map((item) => toOption(kind.options, item)));
    case "choice":
      return toOption(kind.options, value);
    case "grid": {
      const rows: unknown = typeof value === "string" && value !== "" ? JSON.parse(value) : [];
      return kind.isSingleRow ? listOf(rows)[0] : filled(listOf(rows));
    }
    default:
      return value;
  }
}

function rowValue(schema: z.ZodType, row: unknown, file: FindFile): unknown[] {
  return isRecord(row) ? entryOf({ key: valueName, schema }, row, file).map(([, value]) => value) : [];
}

function toMap(schema: z.ZodType, rows: unknown[], file: FindFile): unknown {
  const entries = rows.flatMap((row): [string, unknown][] =>
    rowValue(schema, row, file).map((value) => [isRecord(row) ? String(row[keyName] ?? "") : "", value]),
  );
  const [first] = entries;
  if (!first) return undefined;
  return first[0] === "" ? first[1] : Object.fromEntries(entries);
}

function fromBlock(members: readonly Member[], value: unknown, file: FindFile): Values[] {
  const member = isRecord(value) ? members.find(({ name }) => blockSlug(name) === value["blockType"]) : undefined;
  return member ? [{ [member.key]: member.name, ...toStored(member.schema, value, file, member.key) }] : [];
}

function toOption(options: readonly Option[], value: unknown): unknown {
  return options.find((option) => String(option) === value) ?? value;
}

function filled(list: unknown[]): unknown[] | undefined {
  return list.length > 0 ? list : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
