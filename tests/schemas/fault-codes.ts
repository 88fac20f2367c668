import type { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";

/** Issue codes of a value, including those of rules over several fields. */
export function faultCodes(schema: z.ZodType, value: unknown): string[] {
  return prune(schema, value).faults.map(({ code }) => code);
}
