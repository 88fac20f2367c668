import { mainPage } from "./main-page.ts";
import { newsItem } from "./news-item.ts";
import { standardPage } from "./standard-page.ts";
import type { View } from "./structure.ts";

/** Every structure of the portal by its key; templates, stories and checks follow from this list. */
export const structures = {
  "main-page": mainPage,
  "news-item": newsItem,
  "standard-page": standardPage,
} as const;

export type StructureKey = keyof typeof structures;
export type ViewOf<Key extends StructureKey> = View<(typeof structures)[Key]>;

/** The template for unknown keys and for content whose own structure cannot be kept. */
export const defaultStructureKey = "standard-page" satisfies StructureKey;

export function isStructureKey(key: string): key is StructureKey {
  return Object.hasOwn(structures, key);
}
