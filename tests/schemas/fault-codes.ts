import type { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";

/** Codes of the faults of a value, those of rules over several fields as well. */
export function faultCodes(schema: z.ZodType, value: unknown): string[] {
  return prune(schema, value).faults.map(({ code }) => code);
}
