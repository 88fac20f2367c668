import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { isPageContent, type PageSettings } from "#server/cms/page-contents.ts";
import { createEntries, type SiteData } from "./write/list-entries.ts";

/** Tells which contents a search finds, and which teach it words. */
export function createKinds(settings: PageSettings) {
  const { structureKeys } = settings;
  const isPage = (content: Content) => isPageContent(content, settings);
  return {
    /** True for a content that visitors see as a page of its own. */
    isPage,
    /** Our structure key of a content that a search finds; null for others, such as redirects. */
    keyOf(content: Content): string | null {
      if (!isPage(content)) return null;
      const key = structureKeyOf(content, structureKeys);
      return resultTypes.find((type) => type === key) ?? null;
    },
    entriesOf: (data: SiteData) => createEntries(data, structureKeys),
    isDictionary: (content: Content) => structureKeyOf(content, structureKeys) === "search-dictionary",
  };
}
