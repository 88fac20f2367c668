import type { Content } from "#schemas/content.ts";
import { type Language, splitLanguage } from "#schemas/languages.ts";
import { type Page, parsePage } from "#schemas/parse-page.ts";
import type { Clock } from "#server/clock.ts";
import { logIssue } from "#server/cms-entities.ts";
import type { Config } from "#server/config.ts";
import { loadContent } from "#server/content-loader.ts";
import type { ContentService, Reading } from "#server/content-service.ts";
import { errors, statusOf } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { PageRequest } from "#server/pages.ts";
import { siteOfHost } from "#server/sites.ts";
import { createTo, type Visit } from "#server/to-view.ts";
import type { Shell } from "./shell/shell.ts";
import { bareShell, readFolders, toShell } from "./shell/to-shell.ts";

/** What rendering needs from the server; one object for its whole life. */
export interface Services {
  read: ContentService;
  config: Config;
  clock: Clock;
  log: Log;
}

export interface LanguageAddress {
  language: Language;
  href: string;
}

/** A page ready to be rendered, or the error that stands in its place. */
export type Resolved = { language: Language; shell: Shell; staleFor: number } & (
  | { kind: "page"; page: Page; canonical: LanguageAddress[]; image: string | null }
  | { kind: "error"; status: number }
);

/** Finds site, language and content of a request and turns them into a page, or says which error page to show. */
export async function resolve(request: PageRequest, services: Services): Promise<Resolved> {
  const reading = services.read();
  const { language } = splitLanguage(request.path);
  try {
    if (!services.config.cms.enabled) throw errors.unknownRoute(request.path);
    return await resolvePage(request, reading, services);
  } catch (error) {
    return failed(error, bareShell(language), request, services.log);
  }
}

async function resolvePage(request: PageRequest, reading: Reading, services: Services): Promise<Resolved> {
  const { language, path } = splitLanguage(request.path);
  const webs = await reading.webs();
  const webId = siteOfHost(webs, request.host)?.id ?? null;
  const asked = { webId, webUrl: null, contentId: null, path, language, onlyPublished: true };
  const { entered, config, content, error } = await loadContent(asked, reading, services.config);
  if (!entered || !config) throw error;
  const { web } = entered;
  const visit: Visit = { webs, web, host: request.host, language, home: config.home };
  const folders = await readFolders(config, reading, services.log);
  if (!content) return failed(error, toShell(visit, config, folders, null), request, services.log);
  const { page, canonical } = parseOnce(content, visit, services);
  return {
    kind: "page",
    page,
    canonical,
    image: absolute(config.defaultImage && createTo(visit).document(config.defaultImage), web.origin),
    language,
    shell: toShell(visit, config, folders, page),
    staleFor: reading.staleFor,
  };
}

function failed(error: unknown, shell: Shell, { path }: PageRequest, log: Log): Resolved {
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, path }, "page cannot be shown");
  else log.info({ path, reason: error instanceof Error ? error.message : String(error) }, "page not found");
  return { kind: "error", status, language: shell.language, shell, staleFor: 0 };
}

interface Parsed {
  page: Page;
  canonical: LanguageAddress[];
}

/** Pages by the content they come from: an unchanged content is neither parsed nor its issues logged again. */
const parsed = new WeakMap<Content, Map<string, Parsed>>();

function parseOnce(content: Content, visit: Visit, { config, log }: Services): Parsed {
  const variants = parsed.get(content) ?? new Map<string, Parsed>();
  parsed.set(content, variants);
  // Addresses on a page depend on which of the sites the visited host belongs to.
  const variant = `${visit.web.id} ${siteOfHost(visit.webs, visit.host)?.id ?? ""}`;
  const known = variants.get(variant);
  if (known) return known;
  const { page, issues } = parsePage(content, createTo(visit), config.structureKeys);
  if (variants.size === 0) for (const issue of issues) logIssue(log, issue);
  const fresh = { page, canonical: canonicalOf(page, content, visit) };
  variants.set(variant, fresh);
  return fresh;
}

/** Where search engines find the page: on its site's own host in each of its languages, whatever host was visited. */
function canonicalOf({ alternates }: Page, { friendlyURLs, webId }: Content, visit: Visit): LanguageAddress[] {
  const to = createTo({ ...visit, host: visit.web.host ?? visit.host });
  return alternates.flatMap(({ language }) => {
    const href = absolute(to.alternate({ friendlyURLs, web: { id: webId } }, language), visit.web.origin);
    return href ? [{ language, href }] : [];
  });
}

function absolute(path: string | null, origin: string | null): string | null {
  return path && origin ? new URL(path, origin).href : null;
}
