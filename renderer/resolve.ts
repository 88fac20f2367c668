import type { Content } from "#schemas/content.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/embargo.ts";
import { type Language, splitLanguage } from "#schemas/languages.ts";
import type { Page } from "#schemas/parse-page.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { loadContent } from "#server/content-loader.ts";
import type { ContentService, Reading } from "#server/content-service.ts";
import { errors, statusOf } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import { findInOtherLanguages } from "#server/other-languages.ts";
import type { PageRequest } from "#server/pages.ts";
import { canonicalAddress, siteOfHost } from "#server/sites.ts";
import { readCzech, readListed, readSizes } from "#server/surroundings.ts";
import { createTo, type Visit } from "#server/to-view.ts";
import type { Demo } from "#templates/demo/demo.ts";
import type { DemoName } from "./demo/registry.ts";
import { demoName, toDemo } from "./demo/to-demo.ts";
import { followRedirect } from "./follow-redirect.ts";
import { absolute, type LanguageAddress, parseOnce } from "./parse-once.ts";
import type { Shell } from "./shell/shell.ts";
import { bareShell, readFolders, toShell } from "./shell/to-shell.ts";
import { type FeedLink, linkedFeeds } from "./twins/feed-links.ts";

/** What rendering needs from the server; one object for its whole life. */
export interface Services {
  read: ContentService;
  config: Config;
  clock: Clock;
  log: Log;
}

/** Where the outside world finds a page and what it links: on the origins of the sites. */
interface Canonical {
  canonical: LanguageAddress[];
  absolute(href: string): string | null;
}

/** A page ready to be rendered, or the error that stands in its place. */
export type Resolved = { language: Language; shell: Shell; staleFor: number } & (
  | ({
      kind: "page";
      status: 200 | 410;
      page: Page;
      feeds: FeedLink[];
      image: string | null;
      isDemo: boolean;
    } & Canonical)
  | { kind: "demo"; status: 200; name: DemoName; view: Demo }
  | { kind: "error"; status: number; versions: readonly LanguageAddress[]; message: string | null }
  | { kind: "redirect"; status: 301 | 302; location: string }
);

/** What is shown as a document. */
export type Shown = Exclude<Resolved, { kind: "redirect" }>;
export type Failed = Extract<Resolved, { kind: "error" }>;

/** Finds site, language and content of a request and turns them into a page, or says which error page to show. */
export async function resolve(request: PageRequest, services: Services, hops = 0): Promise<Resolved> {
  const reading = services.read();
  const { language } = splitLanguage(request.path);
  try {
    if (!services.config.cms.enabled) throw errors.unknownRoute(request.path);
    const resolved = await resolvePage(request, reading, services);
    if (resolved.kind !== "page") return resolved;
    return await followRedirect(resolved, {
      path: request.path,
      redirectHosts: services.config.redirectHosts,
      hops,
      resolveAt: (path) => resolve({ ...request, path }, services, hops + 1),
      missing: (error) => failed(error, resolved.shell, request, services.log),
    });
  } catch (error) {
    return failed(error, bareShell(language), request, services.log);
  }
}

/** Loads the site a request is for, its settings and the content at its address, as far as they are there. */
export async function enter({ host, path: target }: PageRequest, reading: Reading, { config }: Services) {
  const { language, path } = splitLanguage(target);
  const webs = await reading.webs();
  const webId = siteOfHost(webs, host)?.id ?? null;
  const asked = { webId, webUrl: null, contentId: null, path, language, onlyPublished: true };
  return { webs, language, path, ...(await loadContent(asked, reading, config)) };
}

async function resolvePage(request: PageRequest, reading: Reading, services: Services): Promise<Resolved> {
  const { webs, language, path, entered, config, content, error } = await enter(request, reading, services);
  if (!entered || !config) throw error;
  const { web } = entered;
  const folders = await readFolders(config, reading, services.log);
  const visit: Visit = { webs, web, host: request.host, language, home: config.home, folders: folders.main };
  const notShown = (reason: unknown) => failed(reason, toShell(visit, config, folders, null), request, services.log);
  const isSecret = (record: Content | null) =>
    record !== null && isUnderEmbargo(embargoEnd(record.data), services.clock.now());
  const demo = demoName(entered.path);
  if (demo !== null && !services.config.demoPages) return notShown(errors.unknownRoute(request.path));
  if (!content) {
    const shown = demo !== null && statusOf(error) === 404 ? toDemo(demo, visit, config, folders) : null;
    if (shown) return { ...shown, staleFor: reading.staleFor };
    const missing = notShown(error);
    const other = missing.status === 404 ? await findInOtherLanguages(entered, language, reading) : null;
    return other && !isSecret(other) ? { ...missing, ...otherVersions(other, visit, request) } : missing;
  }
  const [listed, czech, sizes] = await Promise.all([
    readListed(content, reading, services.config),
    readCzech(content, reading, services.log),
    readSizes(content, reading, services.log),
  ]);
  if (isSecret(content) || isSecret(czech)) return notShown(errors.contentByUrl(path, language));
  const { page, canonical } = parseOnce(content, { visit: { ...visit, sizes }, listed, czech }, services);
  return {
    kind: "page",
    status: 200,
    page,
    canonical,
    absolute: (href) => canonicalAddress(href, visit),
    feeds: await linkedFeeds(page, visit, { ...services, reading }),
    image: absolute(config.defaultImage && createTo(visit).document(config.defaultImage), web.origin),
    isDemo: demo !== null,
    language,
    shell: toShell(visit, config, folders, page),
    staleFor: reading.staleFor,
  };
}

/** A page asked for under its address in another language: its own address, or the languages that it is in. */
function otherVersions(content: Content, visit: Visit, { path }: PageRequest) {
  const to = createTo(visit);
  const reference = { friendlyURLs: content.friendlyURLs, web: { id: content.webId } };
  const versions = content.languages.flatMap((language) => {
    const href = to.alternate(reference, language);
    return href && href !== path ? [{ language, href }] : [];
  });
  const own = versions.find(({ language }) => language === visit.language);
  return own ? { kind: "redirect" as const, status: 302 as const, location: own.href } : { versions };
}

/** The error page that stands in place of a page. */
export function failed(error: unknown, shell: Shell, { path }: PageRequest, log: Log): Failed {
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, path }, "page cannot be shown");
  else log.info({ path, reason: error instanceof Error ? error.message : String(error) }, "page not found");
  return { kind: "error", status, versions: [], message: null, language: shell.language, shell, staleFor: 0 };
}
