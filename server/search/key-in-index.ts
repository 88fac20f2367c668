import { resultTypes } from "#schemas/lists/search/result-types.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Config } from "#server/config/config.ts";

/** Returns a function to our structure key of a content that a search finds; null for others, such as redirects. */
export function keyInIndex({ structureKeys, embedded }: Pick<Config, "structureKeys" | "embedded">) {
  return (content: Content): string | null => {
    const { structureKey, friendlyURLs, language } = content;
    const standsForAnother = embedded.reveal && structureKey === embedded.structureKey;
    if (standsForAnother || inLanguage(friendlyURLs, language) === null) return null;
    const key = structureKeyOf(content, structureKeys);
    return resultTypes.find((type) => type === key) ?? null;
  };
}
