import { z } from "zod";
import { wireId } from "#schemas/site/id.ts";
import { toWireLanguage } from "./languages.ts";

const reference = z.looseObject({ id: wireId });
const language = z
  .string()
  .refine((tag) => toWireLanguage(tag) !== undefined, "expected a language such as cs_cz, en_gb, ru_ru or uk_ua");

/** A site, with the fields the replay itself needs. */
export const web = z.looseObject({
  id: wireId,
  defaultLanguage: language.nullish(),
  friendlyURL: z.string().startsWith("/"),
});

/**
 * A content item in one language. `displayAt` is Prague wall-clock time; `data` is not validated, so that broken data can
 * be replayed.
 */
export const content = z.looseObject({
  id: wireId,
  name: z.string(),
  /** Its site; some services send `web` instead. */
  webId: wireId.nullish(),
  web: reference.nullish(),
  language,
  structure: z.looseObject({ key: z.string() }),
  friendlyURLs: z.record(z.string(), z.string()),
  published: z.boolean().nullish(),
  priority: z.number().nullish(),
  displayAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
  categories: z.array(reference).nullish(),
  tags: z.array(reference).nullish(),
});
export type Content = z.output<typeof content>;

/** Id of a content item's site as text; empty when it has none. */
export function siteOf({ webId, web }: Pick<Content, "webId" | "web">): string {
  return String(webId ?? web?.id ?? "");
}

/** A file of the library; `size` in bytes. */
export const libraryDocument = z.looseObject({
  id: wireId,
  webId: wireId,
  name: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number().int().positive(),
  url: z.string().startsWith("/documents/files/"),
  folderId: wireId.nullish(),
});

/** Schema of a list response with items of the given schema. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.looseObject({ items: z.array(item) });
}

/** A category vocabulary or a tag: the replay needs only its id and passes on the rest. */
export const namedItem = z.looseObject({ id: wireId, name: z.unknown() });

/** A folder tree, passed on unchanged. */
export const folderTree = z.looseObject({ id: wireId });
