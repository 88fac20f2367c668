import type { Issue } from "#schemas/parse/issue.ts";
import { type Page, parsePage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { logIssue } from "#server/cms/entities.ts";
import { siteOfHost } from "#server/cms/sites.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import { createViewContext, type Visit } from "#server/view/view-context.ts";

export interface LanguageAddress {
  language: Language;
  href: string;
}

/** What a page shows beside its own content; each part stays the same object as long as the CMS says the same. */
interface Around {
  visit: Visit;
  listed: readonly ListedContent[];
  czech: Content | null;
}

interface Parsed extends Around {
  page: Page;
  issues: readonly Issue[];
  canonical: LanguageAddress[];
}

/** Pages by the content they come from: an unchanged content is neither parsed nor its issues logged again. */
const parsed = new WeakMap<Content, Map<string, Parsed>>();

/** The page of a content; made anew when the content or what is around it has changed. */
export function parseOnce(content: Content, around: Around, { config, log }: { config: Config; log: Log }): Parsed {
  const { visit, listed, czech } = around;
  const variants = parsed.get(content) ?? new Map<string, Parsed>();
  parsed.set(content, variants);
  // Addresses on a page depend on which of the sites the visited host belongs to.
  const variant = `${visit.web.id} ${siteOfHost(visit.webs, visit.host)?.id ?? ""} ${visit.marksSources ?? ""}`;
  const known = variants.get(variant);
  const isCurrent =
    known &&
    known.listed === listed &&
    known.czech === czech &&
    known.visit.folders === visit.folders &&
    known.visit.sizes === visit.sizes &&
    known.visit.images === visit.images;
  if (isCurrent) return known;
  const { page, issues } = parsePage(content, createViewContext(visit), { keys: config.structureKeys, listed, czech });
  if (variants.size === 0) for (const issue of issues) logIssue(log, issue);
  const fresh = { ...around, page, issues, canonical: canonicalOf(page, content, visit) };
  variants.set(variant, fresh);
  return fresh;
}

/** Where search engines find the page: on its site's own host in each of its languages, whatever host was visited. */
function canonicalOf({ alternates }: Page, { friendlyURLs, webId }: Content, visit: Visit): LanguageAddress[] {
  const ctx = createViewContext({ ...visit, host: visit.web.host ?? visit.host });
  return alternates.flatMap(({ language }) => {
    const href = absolute(ctx.alternate({ friendlyURLs, web: { id: webId } }, language), visit.web.origin);
    return href ? [{ language, href }] : [];
  });
}

export function absolute(path: string | null, origin: string | null): string | null {
  return path && origin ? new URL(path, origin).href : null;
}
