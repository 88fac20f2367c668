import type { Shell } from "#renderer/shell/shell.ts";
import { type FramedSite, toShell } from "#renderer/shell/to-shell.ts";
import type { Issue } from "#schemas/parse/issue.ts";
import { createMadeOnce } from "#schemas/parse/made-once.ts";
import { type Page, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { logIssue } from "#server/cms/entities.ts";
import { canonicalAddress, siteOfHost } from "#server/cms/sites.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import type { Services } from "./resolved.ts";

export interface LanguageAddress {
  language: Language;
  href: string;
}

/** Sources of a page beside its own content; each part stays the same object as long as the CMS says the same. */
interface Related {
  site: FramedSite;
  listed: readonly ListedContent[];
  czech: Content | null;
}

/** Everything of a page that is the same for all requests. */
export interface ParsedPage {
  page: Page;
  issues: readonly Issue[];
  canonical: LanguageAddress[];
  absolute: (href: string) => string | null;
  /** The image of pages without one of their own. */
  image: string | null;
  shell: Shell;
}

/** The site without its view context, which is made of the input. */
type SiteParts = Exclude<keyof FramedSite, "input" | "ctx" | "folders"> | keyof FramedSite["folders"];

/**
 * Everything that a parsed page depends on beside its content; a field of the site or of the view context that is missing
 * here does not compile.
 */
type Dependencies = Record<keyof ViewContextInput | SiteParts | Exclude<keyof Related, "site">, unknown>;

/** Pages by the content that they come from; each content has a page for every kind of host that shows it. */
const pageOf = createMadeOnce<Content, ParsedPage>();

/** Returns the page of a content, parsed anew only when one of its dependencies has changed; its issues are logged once. */
export function parseOnce(
  content: Content,
  related: Related,
  { config, log }: Pick<Services, "config" | "log">,
): ParsedPage {
  const { site, listed, czech } = related;
  const { input } = site;
  const dependencies = dependenciesOf(related);
  const variant = [input.web.id, input.language, dependencies.host, input.marksSources].join(" ");
  return pageOf(content, variant, dependencies, (isFirst) => {
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
    sources.set(page, parsed);
    return parsed;
  });
}

const sources = new WeakMap<Page, ParsedPage>();

/** Returns the parsed page that a page belongs to; null for a page that is parsed each time. */
export function sourceOf(page: Page): ParsedPage | null {
  return sources.get(page) ?? null;
}

/** Everything that is made of a site depends on these, as long as it takes no time and no visitor into account. */
export function dependenciesOf({
  site: { input, config, search, folders: menus },
  listed,
  czech,
}: Related): Dependencies {
  const {
    webs,
    web,
    host,
    language,
    home,
    languages,
    folders,
    drawings,
    sizes,
    images,
    imageProvider,
    structureKeys,
    marksSources,
  } = input;
  const { vocabularies, tags } = input;
  return {
    webs,
    web,
    // All hosts that belong to no site have the same addresses on their pages.
    host: siteOfHost(webs, host) ? host : null,
    language,
    home,
    languages: languages?.join(" "),
    folders,
    drawings,
    sizes,
    images,
    vocabularies,
    tags,
    imageProvider,
    structureKeys,
    marksSources,
    listed,
    czech,
    config,
    search,
    ...menus,
  };
}

/** Canonical addresses of the page: on its site's own host in each of its languages, whatever host was visited. */
function canonicalOf(
  { alternates }: Page,
  { friendlyURLs, webId }: Content,
  input: ViewContextInput,
): LanguageAddress[] {
  const ctx = createViewContext({ ...input, host: input.web.host ?? input.host });
  return alternates.flatMap(({ language }) => {
    const href = absolute(ctx.alternate({ friendlyURLs, web: { id: webId } }, language), input.web.origin);
    return href ? [{ language, href }] : [];
  });
}

/** A function of its own, so that a page that is kept keeps nothing else of the request that it was parsed for. */
function absoluteFrom(input: ViewContextInput) {
  return (href: string): string | null => canonicalAddress(href, input);
}

function absolute(path: string | null, origin: string | null): string | null {
  return path && origin ? new URL(path, origin).href : null;
}
