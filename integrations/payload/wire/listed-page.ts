import { z } from "zod";

const codes = z.array(z.string());

/** A page as editors choose it, in the language of the form or else in Czech. */
const listedPage = z.object({
  id: z.string(),
  name: z.string(),
  /** Address in links; empty for a page that has none yet. */
  path: z.string(),
  site: z.string(),
  kind: z.object({ cs: z.string(), en: z.string() }),
  /** Languages in which it is published, and in which it is only a draft. */
  published: codes,
  drafts: codes,
});
export type ListedPage = z.output<typeof listedPage>;

/** Answer of `/api/page-list`. */
export const pageAnswer = z.object({ total: z.number(), pages: z.array(listedPage) });
export type PageAnswer = z.output<typeof pageAnswer>;
