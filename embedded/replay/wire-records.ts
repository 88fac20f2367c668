import { z } from "zod";
import { toWireLanguage } from "./languages.ts";

const id = z.string().min(1);
const reference = z.looseObject({ id });
const language = z
  .string()
  .refine((tag) => toWireLanguage(tag) !== undefined, "expected a language such as cs_cz, en_gb, ru_ru or uk_ua");

/** A site, with the fields the replay itself needs. */
export const web = z.looseObject({ id, defaultLanguage: language, friendlyURL: z.string().startsWith("/") });

/** A content in one language. `displayAt` is Prague wall-clock time; `data` stays free, so that broken data can be replayed. */
export const content = z.looseObject({
  id,
  name: z.string(),
  webId: id,
  language,
  structure: z.looseObject({ key: z.string() }),
  friendlyURLs: z.record(z.string(), z.string()),
  published: z.boolean().optional(),
  priority: z.number().optional(),
  displayAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
  categories: z.array(reference).optional(),
  tags: z.array(reference).optional(),
});
export type Content = z.output<typeof content>;

/** A file of the library; `size` in bytes. */
export const libraryDocument = z.looseObject({
  id,
  webId: id,
  name: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number().int().positive(),
  url: z.string().startsWith("/documents/files/"),
  folderId: id.optional(),
});

/** The body of a list whose items are of the given shape. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.looseObject({ items: z.array(item) });
}

/** A category vocabulary or a tag: the replay passes it on and needs only its id. */
export const namedItem = z.looseObject({ id, name: z.unknown() });

/** A folder tree, passed on as it is. */
export const folderTree = z.looseObject({ id });
