import type { Services } from "#renderer/page/resolved.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName, type WebConfig } from "#schemas/site/web-config.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { isPageContent } from "#server/cms/page-contents.ts";
import { pagesInPart } from "#server/search/indexed-pages.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { ownAddress } from "./own-address.ts";

export interface SitePage {
  language: Language;
  /** Address on the site's own origin. */
  href: string;
  /** ISO instant of its last change; null when the CMS does not provide it. */
  changedAt: string | null;
}

/** The fields of a site that its list of pages needs. */
export interface VisitedSite {
  input: ViewContextInput;
  config: WebConfig;
}

/** The pages of a site in parts. Each page is listed in the languages in which visitors can see it. */
export interface SitePages {
  count(language: Language): number;
  /** ISO instant of the last change in a part; null when the CMS does not provide it. */
  changedAt(language: Language, part: number): string | null;
  /** The pages of a part, counted from 0. */
  part(language: Language, part: number): SitePage[][];
}

/** Reads a site's pages from the index, or from the CMS while there is none. An unlisted site has none. */
export async function readSitePages(site: VisitedSite, reader: CmsReader, services: Services): Promise<SitePages> {
  const { web, languages = languageCodes } = site.input;
  if (web.isUnlisted) return inParts([]);
  const indexed = services.search.pages();
  if (!indexed) return inParts(await readOutlines(site, reader, services));
  const placeOf = (language: Language) => ({ site: web.id, language });
  return {
    count: (language) => (languages.includes(language) ? indexed.count(placeOf(language)) : 0),
    changedAt: (language, part) => indexed.changedAt(placeOf(language), part),
    part: (language, part) =>
      indexed
        .part(placeOf(language), part * pagesInPart, pagesInPart)
        .map((versions) =>
          versions
            .filter((page) => languages.includes(page.language))
            .flatMap((page) => toSitePage(page, web, site.config)),
        ),
  };
}

function inParts(pages: readonly SitePage[][]): SitePages {
  const inLanguage = (language: Language) =>
    pages.filter((versions) => versions.some((page) => page.language === language));
  const part = (language: Language, number: number) =>
    inLanguage(language).slice(number * pagesInPart, (number + 1) * pagesInPart);
  return {
    count: (language) => inLanguage(language).length,
    changedAt: (language, number) => {
      const own = part(language, number).map((versions) => versions.find((page) => page.language === language));
      return (
        own
          .map((page) => page?.changedAt ?? "")
          .toSorted()
          .at(-1) || null
      );
    },
    part,
  };
}

/** Reads the pages of a site from the CMS. */
async function readOutlines(
  { input: { web, languages = languageCodes }, config }: VisitedSite,
  reader: CmsReader,
  services: Services,
): Promise<SitePage[][]> {
  const now = services.clock.now();
  const outlines = await Promise.all(
    languages.map(async (language) => {
      const contents = await reader.outline({ webId: web.id, language });
      return contents.filter((content) => content.language === language);
    }),
  );
  const versions = Map.groupBy(outlines.flat(), ({ id }) => id);
  return [...versions.values()].flatMap((contents) => {
    // An embargo on the Czech version hides the page in every language.
    const secret = contents.filter(({ data }) => isUnderEmbargo(embargoEnd(data), now));
    if (secret.some(({ language }) => language === defaultLanguage)) return [];
    const visible = contents.filter((content) => !secret.includes(content) && isPage(content, web, services));
    const pages = visible.flatMap((content) => {
      const { language, friendlyURLs, updatedAt, displayAt } = content;
      const slug = inLanguage(friendlyURLs, language) ?? "";
      const changedAt = updatedAt ? toInstant(updatedAt, "UTC") : displayAt && toInstant(displayAt);
      return toSitePage({ language, slug, changedAt }, web, config);
    });
    return pages.length > 0 ? [pages] : [];
  });
}

/** True for a content item that is a page of the site and not one of its settings. */
export function isPage(content: Content, web: Web, { config }: Services): boolean {
  return isPageContent(content, config) && inLanguage(content.friendlyURLs, content.language) !== configName(web);
}

/** False for a content item under embargo; an embargo on the Czech version applies to every language. */
export function isReleased({ data, czech }: ListedContent, { clock }: Services): boolean {
  const now = clock.now();
  return ![data, czech?.data ?? {}].some((each) => isUnderEmbargo(embargoEnd(each), now));
}

function toSitePage(page: Omit<SitePage, "href"> & { slug: string }, web: Web, { home }: WebConfig): SitePage[] {
  const { language, slug, changedAt } = page;
  const href = slug && ownAddress(web, slug === inLanguage(home, language) ? "" : slug, language);
  return href ? [{ language, href, changedAt }] : [];
}
