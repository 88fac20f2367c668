import type { z } from "zod";

/** Parses stored JSON by a schema; null for a value that another version of the portal wrote in another format. */
export function readStoredJson<S extends z.ZodType>(schema: S, bytes: Uint8Array): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}
