import { z } from "zod";

/** A tag of the CMS's tag list (spec §3). */
export const wireTag = z.looseObject({ id: z.string(), name: z.string() });

export type Tag = ReturnType<typeof toTag>;

export function toTag({ id, name }: z.output<typeof wireTag>) {
  return { id, name };
}
