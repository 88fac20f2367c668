import { z } from "zod";

/** Answer of the search for uses of a content item. */
export const foundUses = z.object({
  total: z.number(),
  uses: z.array(
    z.object({ id: z.string(), collection: z.string(), name: z.string(), by: z.enum(["field", "menu", "text"]) }),
  ),
});

export type FoundUses = z.output<typeof foundUses>;
