import type { z } from "zod";

/** JSON of the store that follows a schema; null for what another version of the portal has written otherwise. */
export function readStoredJson<S extends z.ZodType>(schema: S, bytes: Uint8Array): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}
