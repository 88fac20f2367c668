import type { z } from "zod";
import { type Words, words } from "../locales/words.ts";
import { type FieldMeta, fieldMeta, shapeOf } from "../portal.ts";

/** Label of a field: its own, or that of its schema, or its key. */
export function labelOf(schema: z.ZodType, key: string, meta: FieldMeta | null): Words {
  const { cs, en } = meta ?? fieldMeta.get(schema) ?? fieldMeta.get(shapeOf(schema).schema) ?? { cs: key, en: key };
  return { cs, en };
}

/** Labels of a list; its rows use those of their schema. */
export function rowLabels(item: z.ZodType, list: Words) {
  const own = fieldMeta.get(item);
  return { singular: own ? { cs: own.cs, en: own.en } : words("row"), plural: list };
}
