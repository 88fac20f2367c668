import { z } from "zod";

/** The Czech values of a content item's form, and the paths of those that changed after the translation was saved. */
export const czechSource = z.object({ czech: z.record(z.string(), z.unknown()), changed: z.array(z.string()) });
export type CzechSource = z.output<typeof czechSource>;
