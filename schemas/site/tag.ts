import { z } from "zod";
import { type Category, termId, termName, toNames } from "./category.ts";
import { defaultLanguage } from "./language-codes.ts";
import { inLanguageOrDefault } from "./languages.ts";

/** A tag of the CMS (spec §3). */
export const wireTag = z.looseObject({ id: termId, name: termName });

/** A category without a vocabulary: its key is its name. */
export type Tag = Category;

export function toTag({ id, name }: z.output<typeof wireTag>): Tag {
  const names = toNames(name);
  return { id: String(id), names, key: inLanguageOrDefault(names, defaultLanguage)?.value ?? "", children: [] };
}
