import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { StructureKey } from "#portal/contract/structures/registry.ts";
import { fieldMeta } from "#portal/contract/values/field.ts";

const root = join(import.meta.dirname, "../..");

/** A shared schema: exported by `schemas/` and described once in the contract. */
export interface ValueType {
  /** Name of the export, such as `pageReference`. */
  name: string;
  schema: z.ZodType;
  /** Text of the comment above it; empty without one. */
  note: string;
}

export type ValueTypes = ReadonlyMap<z.core.$ZodType, ValueType>;

/** Returns every exported value schema with its name and comment. */
export async function readValueTypes(): Promise<ValueTypes> {
  const files = globSync("schemas/{values,blocks}/**/*.ts", { cwd: root })
    .concat("schemas/time/dates.ts", "schemas/site/language-key.ts")
    .toSorted();
  const types = await Promise.all(files.map(readTypes));
  return new Map(types.flat().map((type) => [type.schema, type]));
}

async function readTypes(file: string): Promise<ValueType[]> {
  const source = readFileSync(join(root, file), "utf8");
  const exported: Record<string, unknown> = await import(join(root, file));
  return Object.entries(exported).flatMap(([name, schema]) =>
    schema instanceof z.ZodType ? [{ name, schema, note: noteAbove(source, name) }] : [],
  );
}

/** Returns the comment above a structure. */
export function noteOf(key: StructureKey): string {
  const name = key.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return noteAbove(readFileSync(join(root, `schemas/structures/${key}.ts`), "utf8"), name);
}

function noteAbove(source: string, name: string): string {
  const [, note = ""] = source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name} =`)) ?? [];
  return note
    .replace(/\n\s*\* ?/g, " ")
    .replace(/\s*\(spec [^)]*\)/g, "")
    .trim();
}

/** Returns the shared schema that a field's schema derives from; null without one. */
export function typeOf(schema: z.core.$ZodType, types: ValueTypes): ValueType | null {
  const own = types.get(schema);
  const { parent } = schema._zod;
  return own ?? (parent ? typeOf(parent, types) : null);
}

/** Returns the label of a shared schema, else its name. */
export function labelOf({ name, schema }: ValueType): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldMeta.get(schema)?.en ?? words.charAt(0).toUpperCase() + words.slice(1);
}
