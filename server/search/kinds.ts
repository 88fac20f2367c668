import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { presetIn } from "#schemas/structures/search-page.ts";
import { isPageContent, type PageSettings } from "#server/cms/page-contents.ts";
import { createEntries, type SiteData } from "./write/list-entries.ts";

export type Kinds = ReturnType<typeof createKinds>;

/** Decides which content items are searchable, which are pages and which are dictionaries. */
export function createKinds(settings: PageSettings) {
  const { structureKeys } = settings;
  const isPage = (content: Content) => isPageContent(content, settings);
  return {
    /** True for a content item that has a page of its own. */
    isPage,
    /** Structure key of a searchable content item; null for others: redirects, and the search of the whole site. */
    keyOf(content: Content): string | null {
      if (!isPage(content)) return null;
      const key = structureKeyOf(content, structureKeys);
      if (key === "search-page" && presetIn(content.data) === "all") return null;
      return resultTypes.find((type) => type === key) ?? null;
    },
    entriesOf: (data: SiteData) => createEntries(data, structureKeys),
    isDictionary: (content: Content) => structureKeyOf(content, structureKeys) === "search-dictionary",
  };
}
