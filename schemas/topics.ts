import type { Content } from "./content.ts";
import { defaultLanguage, type Language } from "./languages.ts";
import type { To } from "./structure.ts";

interface Topics {
  topics: string | null;
  /** Categories have one name for all languages; set when that is not the page's. */
  topicsLanguage: Language | null;
}

/** What a content is about: the names of its categories. */
export function toTopics({ categories }: Content, { language }: To): Topics {
  return {
    topics: categories.map(({ name }) => name).join(", ") || null,
    topicsLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}
