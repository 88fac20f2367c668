import { z } from "zod";

/** A shared value as editors choose it. */
const listedValue = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(["money", "count", "percent", "date", "duration"]),
  /** Its present value in Czech; null when it has none. */
  text: z.string().nullable(),
  /** The day of its next change in Czech; null when none is known. */
  changes: z.string().nullable(),
});

export type ListedValue = z.output<typeof listedValue>;

/** Answer of `/api/values`. */
export const valueList = z.object({ values: z.array(listedValue) });
