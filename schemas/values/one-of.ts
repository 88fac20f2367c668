import { z } from "zod";

/** Enum of CMS values: the keys of a table, whose values are those of the views. */
export function oneOf<Key extends string>(table: Readonly<Record<Key, unknown>>): z.ZodEnum<{ [name in Key]: name }>;
export function oneOf(table: Readonly<Record<string, unknown>>) {
  return z.enum(Object.keys(table));
}
