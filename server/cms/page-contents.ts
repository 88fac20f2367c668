import { hasPage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { demoName } from "#schemas/site/demo-path.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { addressOf } from "#schemas/site/site-addresses.ts";
import { systemPageAt } from "#schemas/site/system-pages.ts";
import type { Config } from "#server/config/config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";

/** Settings that decide which content items are pages. */
export type PageSettings = Pick<Config, "cmsPaths" | "structureKeys" | "embedded">;

/** True when the settings allow requesting a path from the CMS. The path is within a site, without language prefix. */
export function isInCms(path: string, { cmsPaths: { included, excluded } }: Pick<PageSettings, "cmsPaths">): boolean {
  return matchesAny(path, included) && !matchesAny(path, excluded);
}

/**
 * True for a content item that is a page: not a redirect, a record for the portal itself or an embedding, and not at the address of a
 * system page or demo. Lists, counts, suggestions, sitemaps and feeds contain only these.
 */
export function isPageContent(content: Content, settings: PageSettings): boolean {
  const { structureKey, friendlyURLs, language } = content;
  const { embedded, structureKeys } = settings;
  const slug = inLanguage(friendlyURLs, language);
  if (slug === null || (embedded.reveal && structureKey === embedded.structureKey)) return false;
  const key = structureKeyOf(content, structureKeys);
  const path = addressOf("", slug);
  const isOwn = systemPageAt(path) !== null || demoName(path) !== null;
  return key !== "redirect" && hasPage(content, structureKeys) && !isOwn && isInCms(path, settings);
}
