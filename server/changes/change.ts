import { z } from "zod";

/** Kinds of what the CMS answers beside contents. */
export const changedKinds = ["webs", "configs", "categories", "tags", "documents"] as const;

const most = 1000;
const text = z.string().min(1).max(2000);

/** News that something has changed in the CMS. Names nothing else than what is listed here. */
export const change = z
  .strictObject({
    /** Ids of contents, folders or any other record. */
    ids: z
      .array(z.union([text, z.number().int()]).transform(String))
      .max(most)
      .default([]),
    /** Friendly URLs, for contents that were not there before or have moved. */
    addresses: z
      .array(text.transform((address) => address.replace(/^\/+/, "")))
      .max(most)
      .default([]),
    /** The CMS's structure keys: every list of such contents. */
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

/** The change of which nothing is known: everything may be another. */
export const anyChange: Change = { ids: [], addresses: [], structures: [], kinds: [], everything: true };
