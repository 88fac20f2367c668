import { z } from "zod";
import { wireId } from "./id.ts";

/** A tag of the CMS's tag list (spec §3). */
export const wireTag = z.looseObject({ id: wireId, name: z.string() });

export type Tag = ReturnType<typeof toTag>;

export function toTag({ id, name }: z.output<typeof wireTag>) {
  return { id: String(id), name };
}
