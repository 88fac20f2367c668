import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language } from "#schemas/site/languages.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";

interface Topics {
  topics: string | null;
  /** Categories have one name for all languages; set when that is not the page's. */
  topicsLanguage: Language | null;
}

/** Returns the topics of a content item: the names of its categories. */
export function toTopics({ categories }: Content, { language }: ViewContext): Topics {
  return {
    topics: categories.map(({ name }) => name).join(", ") || null,
    topicsLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}
