import { z } from "zod";

/** Kinds of CMS answers other than contents. */
export const changedKinds = ["webs", "configs", "categories", "tags", "documents"] as const;

const most = 1000;
const text = z.string().min(1).max(2000);

/** Notification of a change in the CMS: which of the following has changed. */
export const change = z
  .strictObject({
    ids: z
      .array(z.union([text, z.number().int()]).transform(String))
      .max(most)
      .default([]),
    /** Friendly URLs, for content items that are new or have moved. */
    addresses: z
      .array(text.transform((address) => address.replace(/^\/+/, "")))
      .max(most)
      .default([]),
    /** Structure keys of the CMS whose lists have changed. */
    structures: z.array(text).max(most).default([]),
    kinds: z.array(z.enum(changedKinds)).default([]),
    everything: z.boolean().default(false),
  })
  .refine(
    ({ ids, addresses, structures, kinds, everything }) =>
      everything || [ids, addresses, structures, kinds].some(({ length }) => length > 0),
    "expected something that has changed",
  );

export type Change = z.output<typeof change>;

/** An unknown change: everything may have changed. */
export const unknownChange: Change = { ids: [], addresses: [], structures: [], kinds: [], everything: true };
