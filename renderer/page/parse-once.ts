import type { Shell } from "#renderer/shell/shell.ts";
import { type FramedSite, toShell } from "#renderer/shell/to-shell.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import { createDependencyMemo } from "#schemas/parse/memo-by-dependencies.ts";
import { type Page, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { contentAddress, type LanguageAddress } from "#schemas/site/content-address.ts";
import { canonicalAddress, siteOfHost } from "#schemas/site/site-addresses.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { logIssue } from "#server/cms/entities.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import type { Services } from "./resolved.ts";

/** What a page is built from besides its own content. Each value keeps its identity until the CMS's answer changes. */
interface Related {
  site: FramedSite;
  listed: readonly ListedContent[];
  czech: Content | null;
}

/** The parsed page, and everything else about it that is the same for all requests. */
export interface ParsedPage {
  page: Page;
  issues: readonly Issue[];
  canonical: LanguageAddress[];
  absolute: (href: string) => string | null;
  /** Default image for pages without one of their own. */
  image: string | null;
  shell: Shell;
}

/**
 * Fields of the site that a page depends on, besides its `input`, from which the view context is derived. Leaving out one
 * is a compile error.
 */
type SiteParts = Exclude<keyof FramedSite, "input" | "ctx" | "folders"> | keyof FramedSite["folders"];

/** Parsed pages by content. Each content item has one page for each host that shows it with different addresses. */
const cachePage = createDependencyMemo<Content, ParsedPage>();

/** Returns the parsed page, from the cache unless a dependency has changed. Issues are logged only once. */
export function parseOnce(
  content: Content,
  related: Related,
  { config, log }: Pick<Services, "config" | "log">,
): ParsedPage {
  const { site, listed, czech } = related;
  const { input } = site;
  const dependencies = dependenciesOf(related);
  const variant = [input.web.id, input.language, dependencies.host, input.marksSources].join(" ");
  return cachePage(content, variant, dependencies, (isFirst) => {
    const { page, issues } = parsePage(content, site.ctx.anew(), { keys: config.structureKeys, listed, czech });
    if (isFirst) for (const issue of issues) logIssue(log, issue);
    const parsed: ParsedPage = {
      page,
      issues,
      canonical: canonicalOf(page, content, input),
      absolute: absoluteFrom(input),
      image: absolute(site.config.defaultImage && site.ctx.document(site.config.defaultImage), input.web.origin),
      shell: { ...toShell(site, page), layout: page.layout },
    };
    cachedPages.set(page, parsed);
    return parsed;
  });
}

const cachedPages = new WeakMap<Page, ParsedPage>();

/** Returns the cached entry that a page came from; null for a page that was not cached. */
export function cachedPageOf(page: Page): ParsedPage | null {
  return cachedPages.get(page) ?? null;
}

/**
 * Lists the dependencies of anything derived from a site. Valid only for results that depend on neither the time nor
 * the visitor.
 */
export function dependenciesOf({ site: { input, config, search, folders: menus }, listed, czech }: Related) {
  const { webs, host, languages, otherHolidays } = input;
  const ofSite: Record<SiteParts, unknown> = { config, search, ...menus };
  return {
    ...input,
    // Hosts that belong to no site all get the same addresses, so they share one cache entry.
    host: siteOfHost(webs, host) ? host : null,
    languages: languages?.join(" "),
    otherHolidays: otherHolidays && JSON.stringify([...otherHolidays]),
    ...ofSite,
    listed,
    czech,
  };
}

/** Canonical addresses of the page in each of its languages, on its site's own host whichever host was visited. */
function canonicalOf({ alternates }: Page, content: Content, input: ViewContextInput): LanguageAddress[] {
  const ctx = createViewContext({ ...input, host: input.web.host ?? input.host });
  return alternates.flatMap(({ language }) => {
    const href = absolute(contentAddress(content, language, ctx), input.web.origin);
    return href ? [{ language, href }] : [];
  });
}

/** A separate function, so that the closure kept in the cache holds on to nothing else from the request. */
function absoluteFrom(input: ViewContextInput) {
  return (href: string): string | null => canonicalAddress(href, input);
}

function absolute(path: string | null, origin: string | null): string | null {
  return path && origin ? new URL(path, origin).href : null;
}
