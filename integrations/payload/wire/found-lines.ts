import { z } from "zod";
import { languageCodes } from "../languages.ts";

/** Answer of a search over all content items. */
export const foundLines = z.object({
  total: z.number(),
  lines: z.array(
    z.object({
      content: z.string(),
      structure: z.string(),
      language: z.enum(languageCodes),
      name: z.string(),
      address: z.string(),
      state: z.enum(["draft", "changed", "published"]),
    }),
  ),
});

export type FoundLines = z.output<typeof foundLines>;
