import { z } from "zod";
import { wireCategory, wireVocabulary } from "#portal/contract/site/category.ts";
import { wireContent } from "#portal/contract/site/content.ts";
import { wireDocument } from "#portal/contract/site/document.ts";
import { wireFolder, wireFolderTree } from "#portal/contract/site/folder.ts";
import { wireTag } from "#portal/contract/site/tag.ts";
import { wireWeb } from "#portal/contract/site/web.ts";
import { wireConfig } from "#portal/contract/site/web-config.ts";
import { field } from "#portal/contract/values/field.ts";

/** Parts of bodies with their own name in the contract. */
export const wireTypes = { category: wireCategory, folderItem: wireFolder };

/** An error in JSON. The portal reads only that it is an object; people read the rest. */
const wireError = z.looseObject({
  timestamp: field(z.string().optional(), { cs: "Čas (UTC)", en: "Time (UTC)", example: "2026-11-02T08:00:00" }),
  status: field(z.number().int().optional(), { cs: "Stav HTTP", en: "HTTP status", example: "404" }),
  error: field(z.string().optional(), { cs: "Název stavu", en: "Name of the status", example: "Not Found" }),
  message: field(z.string().optional(), {
    cs: "Co se stalo",
    en: "The cause in a sentence",
    example: "There is nothing at /contents/by-id/1.",
  }),
  path: field(z.string().optional(), { cs: "Cesta požadavku", en: "Requested path", example: "/contents/by-id/1" }),
});

/** Every response body of the CMS, by the name of its JSON Schema. */
export const wireBodies = {
  webs: listOf(wireWeb),
  web: wireWeb,
  config: wireConfig,
  contents: pageOf(wireContent),
  content: wireContent,
  categories: listOf(wireVocabulary),
  tags: listOf(wireTag),
  folder: wireFolderTree,
  documents: pageOf(wireDocument),
  error: wireError,
} as const satisfies Record<string, z.ZodType>;

export type WireBody = keyof typeof wireBodies;

function listOf<Item extends z.ZodType>(item: Item) {
  return z.looseObject({ items: field(z.array(item), { cs: "Záznamy", en: "Records" }) });
}

function pageOf<Item extends z.ZodType>(item: Item) {
  const number = z.number().int();
  return listOf(item).extend({
    totalCount: field(number.nonnegative(), { cs: "Počet všech", en: "Number of all records", example: "1" }),
    page: field(number.positive().optional(), { cs: "Strana", en: "Page", example: "1" }),
    pageSize: field(number.positive().optional(), { cs: "Počet na straně", en: "Records on a page", example: "100" }),
  });
}
