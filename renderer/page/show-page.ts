import { isbot } from "isbot";
import { linkedFeeds } from "#renderer/exports/feed-links.ts";
import { guideAtAddress, guideParameters } from "#renderer/guides/guide-address.ts";
import { isEmbargoed } from "#renderer/page/content/load-page-content.ts";
import { readOtherHolidays } from "#renderer/page/content/other-holidays.ts";
import {
  indexedList,
  noContents,
  readCzech,
  readListed,
  readSizes,
  readTopics,
} from "#renderer/page/content/related-content.ts";
import { readTextImages } from "#renderer/page/content/text-images.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { sharedQuery } from "#schemas/lists/address.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { demoName } from "#schemas/site/demo-path.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { errors } from "./errors.ts";
import { parseOnce } from "./parse-once.ts";
import { readListing } from "./read-listing.ts";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./resolve-site.ts";
import type { ResolvedPage } from "./resolved.ts";

/**
 * Builds the page of a content item, with the content items it lists. A page under embargo throws the same error as a
 * missing one.
 */
export async function showPage(content: Content, context: RequestContext, site: Site): Promise<ResolvedPage> {
  const { request, address, reader, services } = context;
  const { input } = site;
  const { path } = site.loaded.request;
  const { czech, isIndexed, ...related } = await readRelated(content, context, input);
  if (isEmbargoed(content, context) || isEmbargoed(czech, context)) throw errors.contentByUrl(path, address.language);
  const { listed, ...ofPage } = related;
  const pageInput = { ...input, ...ofPage };
  const pageSite = { ...site, input: pageInput, ctx: createViewContext(pageInput) };
  await services.yieldToRequests();
  const parsed = parseOnce(content, { site: pageSite, listed, czech }, services);
  const { page, shell } = parsed;
  const list = await readListing(page, request.query, {
    content,
    reader,
    services,
    site: pageSite,
    isIndexed,
    isPreview: request.isPreview,
    visit: request.visit !== undefined && !isbot(request.userAgent) ? request.visit : null,
  });
  const guide = guideOf(page, { content, context, site: pageSite });
  const usedParameters = list?.usedParameters ?? (guide ? guideParameters : []);
  const isPublic = content.roles === null && demoName(site.path) === null && !request.isPreview;
  return {
    kind: "page",
    status: 200,
    ...parsed,
    listing: list?.listing ?? null,
    ...(guide && { guide }),
    usedParameters,
    feeds: await linkedFeeds(page, input, { ...services, reader }),
    isPublic,
    isUnlisted: !isPublic || input.web.isUnlisted || isNarrowed(request.query, usedParameters),
    language: input.language,
    shell: withQuery(shell, list ? sharedQuery(list.listing) : guide?.query ? `?${guide.query}` : ""),
    staleFor: reader.staleFor,
  };
}

/** Returns the progress in a guide whose answers are in the address; null for other pages. */
function guideOf(page: Page, { content, context, site }: { content: Content; context: RequestContext; site: Site }) {
  const isGuide = page.key === "entitlement-guide" && site.extra === "";
  if (!isGuide || !(page.view.keeping === "address" || context.request.isPreview)) return null;
  const address = site.ctx.page({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } });
  return guideAtAddress(page.view, address?.href ?? context.request.path, context.request);
}

/** Keeps a list's filters and a guide's answers in the language switch, as far as they mean the same in the other languages. */
function withQuery(shell: Shell, query: string): Shell {
  if (query === "") return shell;
  const languages = shell.languages.map((link) => (link.translated ? { ...link, href: link.href + query } : link));
  return { ...shell, languages };
}

async function readRelated(
  content: Content,
  { request, reader, services }: RequestContext,
  { web, webs }: Site["input"],
) {
  const { config, log, readImageMetadata, search } = services;
  const hasIndex = !request.isPreview && search.hasLists();
  const isIndexed = hasIndex && indexedList(content, config.structureKeys) !== null;
  const inCzech = readCzech(content, reader, log);
  const [listed, czech, sizes, images, topics] = await Promise.all([
    isIndexed
      ? noContents
      : readListed(content, { reader, webs, indexed: hasIndex ? search.contents : null }, services),
    inCzech,
    readSizes(content, reader, log),
    inCzech.then((version) => readTextImages(content, version, readImageMetadata)),
    readTopics(content, reader, { config, log }),
  ]);
  const otherHolidays = await readOtherHolidays(listed, { web, webs }, { reader, log });
  return { listed, czech, sizes, images, otherHolidays, isIndexed, ...topics };
}

/** True when the query string narrows the list; search engines index only the unfiltered first page. */
function isNarrowed(query: PageRequest["query"], usedParameters: readonly string[]): boolean {
  return usedParameters.some((name) => query.has(name));
}
