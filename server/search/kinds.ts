import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Config } from "#server/config/config.ts";
import { createEntries, type SiteData } from "./list-entries.ts";

/** Tells which contents a search finds, and which teach it words. */
export function createKinds({ structureKeys, embedded }: Pick<Config, "structureKeys" | "embedded">) {
  function isPage(content: Content): boolean {
    const { structureKey, friendlyURLs, language } = content;
    const standsForAnother = embedded.reveal && structureKey === embedded.structureKey;
    if (standsForAnother || inLanguage(friendlyURLs, language) === null) return false;
    const key = structureKeyOf(content, structureKeys);
    return key !== "redirect" && key !== "search-dictionary";
  }

  return {
    /** True for a content that visitors see as a page of its own. */
    isPage,
    /** Our structure key of a content that a search finds; null for others, such as redirects. */
    keyOf(content: Content): string | null {
      const key = structureKeyOf(content, structureKeys);
      if (!isPage(content)) return null;
      return resultTypes.find((type) => type === key) ?? null;
    },
    entriesOf: (data: SiteData) => createEntries(data, structureKeys),
    isDictionary: (content: Content) => structureKeyOf(content, structureKeys) === "search-dictionary",
  };
}
