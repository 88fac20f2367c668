import { z } from "zod";
import { valueSet } from "#schemas/values/shared/value-sets.ts";
import { structure, type View } from "./structure.ts";

/**
 * A set of amounts, counts, shares, dates and periods of time that texts refer to (docs/shared-values.md). Only its Czech
 * version counts. Visitors get no page of it; editors see it in the preview.
 */
export const sharedValues = structure({
  names: { cms: "hodnoty", cs: "Sdílené hodnoty", en: "Shared values" },
  hasNoPage: true,
  data: z.object(valueSet.shape),
  view: ({ content, data }) => ({
    key: data.klic ?? "",
    values: content.values?.ofSet ?? [],
  }),
});

export type SharedValuesSet = View<typeof sharedValues>;
