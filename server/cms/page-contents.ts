import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { demoName } from "#schemas/site/demo-path.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { systemPageAt } from "#schemas/site/system-pages.ts";
import type { Config } from "#server/config/config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";
import { addressOf } from "./sites.ts";

/** Settings that decide which contents are pages. */
export type PageSettings = Pick<Config, "cmsPaths" | "structureKeys" | "embedded">;

/** True when the settings let the CMS be asked for a path below a site, without its language. */
export function isInCms(path: string, { cmsPaths: { included, excluded } }: Pick<PageSettings, "cmsPaths">): boolean {
  return matchesAny(path, included) && !matchesAny(path, excluded);
}

/**
 * True for a content that visitors reach as a page of its own: no redirect, dictionary, stand-in for another page, and not at the
 * address of a system page or demo. Lists, counts, suggestions, sitemaps and feeds have these contents alone.
 */
export function isPageContent(content: Content, settings: PageSettings): boolean {
  const { structureKey, friendlyURLs, language } = content;
  const { embedded, structureKeys } = settings;
  const slug = inLanguage(friendlyURLs, language);
  if (slug === null || (embedded.reveal && structureKey === embedded.structureKey)) return false;
  const key = structureKeyOf(content, structureKeys);
  const path = addressOf("", slug);
  const isOwn = systemPageAt(path) !== null || demoName(path) !== null;
  return key !== "redirect" && key !== "search-dictionary" && !isOwn && isInCms(path, settings);
}
