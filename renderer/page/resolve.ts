import { demoName } from "#renderer/demo/registry.ts";
import { toDemo } from "#renderer/demo/to-demo.ts";
import { linkedFeeds } from "#renderer/exports/feed-links.ts";
import { withPreview } from "#renderer/preview/to-preview.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { toAccount } from "#renderer/shell/to-account.ts";
import { bareShell, readFolders, toShell } from "#renderer/shell/to-shell.ts";
import { systemPageAddress } from "#renderer/system-pages/addresses.ts";
import { toSystemPage } from "#renderer/system-pages/to-system-page.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import { parseLayout } from "#schemas/site/layout.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { findInOtherLanguages } from "#server/cms/other-languages.ts";
import { readCzech, readListed, readSizes } from "#server/cms/related-content.ts";
import { addressOf, baseOf, canonicalAddress, siteOfHost, splitAddress } from "#server/cms/sites.ts";
import type { Config } from "#server/config/config.ts";
import { errors, PortalError, statusOf } from "#server/errors.ts";
import type { Log } from "#server/http/log.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { readTextImages } from "#server/view/text-images.ts";
import { createViewContext, type Visit } from "#server/view/view-context.ts";
import { AccessDenied } from "./authorize.ts";
import { followRedirect } from "./follow-redirect.ts";
import { readNotFoundSuggestions } from "./not-found-suggestions.ts";
import { absolute, parseOnce } from "./parse-once.ts";
import { readListing } from "./read-listing.ts";
import { enter } from "./resolve-site.ts";
import type { Failed, Resolved, Services, ShownPage } from "./resolved.ts";
import { routeOf } from "./routes.ts";

/** Finds site, language and content of a request and turns them into a page, or says which error page to show. */
export async function resolve(request: PageRequest, services: Services, hops = 0): Promise<Resolved> {
  const reader = services.read({ fresh: request.isPreview });
  const resolved = await resolveBy(reader, request, services, hops);
  return request.isPreview ? withPreview(resolved, request, reader, services) : resolved;
}

async function resolveBy(reader: CmsReader, request: PageRequest, services: Services, hops: number): Promise<Resolved> {
  const { language } = splitAddress(request, services.config);
  const { maintenance } = services.config;
  if (maintenance) return { kind: "maintenance", status: 503, ...maintenance, ...bare(language) };
  try {
    if (!services.config.cms.enabled) throw errors.unknownRoute(request.path);
    return inFrame(await resolvePage(request, reader, services, hops), request, services.config);
  } catch (error) {
    return failed(error, bareShell(language), request, services.log);
  }
}

/** The frame as the request has it: the layout that it asks for goes before the page's own (spec §2.3). */
function inFrame(resolved: Resolved, request: PageRequest, config: Config): Resolved {
  const { shell } = resolved;
  const layout = parseLayout(request.query.get("layout")?.[0]) ?? shell.layout;
  // Nobody wants to come back to a page that is not there.
  const path = resolved.kind === "error" && resolved.status !== 403 ? shell.home : request.path;
  return { ...resolved, shell: { ...shell, layout, account: toAccount({ ...request, path }, config) } };
}

function bare(language: Language) {
  return { language, shell: bareShell(language), staleFor: 0 };
}

async function resolvePage(
  request: PageRequest,
  reader: CmsReader,
  services: Services,
  hops: number,
): Promise<Resolved> {
  const found = await enter(request, reader, services);
  const { webs, language, path, prefix, extra, entered, config, content, error } = found;
  if (!entered || !config) throw error;
  const { web } = entered;
  const folders = await readFolders(config, reader, services.log);
  const { imageProvider } = services.config;
  const { home } = config;
  const visit: Visit = {
    ...{ webs, web, host: request.host, language, home, folders: folders.main, imageProvider },
    structureKeys: services.config.structureKeys,
    ...(request.isPreview && { marksSources: true }),
  };
  const elsewhere = ownPlace(entered.path, prefix, visit);
  if (elsewhere) return { kind: "redirect", status: 301, location: elsewhere, ...bare(language) };
  const notShown = async (reason: unknown) => {
    const shell = toShell(visit, config, folders, null);
    const instead = failed(reason, shell, request, services.log);
    return instead.status === 404
      ? { ...instead, ways: await readNotFoundSuggestions(visit, shell, reader, services) }
      : instead;
  };
  const isSecret = (record: Content | null) =>
    !request.isPreview && record !== null && isUnderEmbargo(embargoEnd(record.data), services.clock.now());
  const demo = demoName(entered.path);
  if (demo !== null && !services.config.demoPages) return notShown(errors.unknownRoute(request.path));
  if (error instanceof AccessDenied) return notAdmitted(error, request, visit, services, notShown);
  const { systemPage } = routeOf(entered.path, language);
  if (systemPage && !extra) {
    const place = systemPageAddress(systemPage, language, visit);
    // As a content, it is also found by the slug that it has in another language.
    if (place !== request.path) return { kind: "redirect", status: 301, location: place, ...bare(language) };
    return { ...toSystemPage(systemPage, request, visit, config, folders, services.config), staleFor: reader.staleFor };
  }
  if (!content) {
    const shown =
      demo !== null && statusOf(error) === 404
        ? toDemo({ name: demo, extra, request, now: services.clock.now() }, visit, config, folders, services.config)
        : null;
    if (shown) return { ...shown, staleFor: reader.staleFor };
    const missing = await notShown(error);
    const other = missing.status === 404 ? await findInOtherLanguages(entered, language, reader) : null;
    return other && !isSecret(other) ? { ...missing, ...otherVersions(other, visit, request) } : missing;
  }
  const inCzech = readCzech(content, reader, services.log);
  const [listed, czech, sizes, images] = await Promise.all([
    readListed(content, reader, services.config),
    inCzech,
    readSizes(content, reader, services.log),
    inCzech.then((version) => readTextImages(content, version, services.readImageMetadata)),
  ]);
  if (isSecret(content) || isSecret(czech)) return notShown(errors.contentByUrl(path, language));
  const { page, issues, canonical } = parseOnce(
    content,
    { visit: { ...visit, sizes, images }, listed, czech },
    services,
  );
  const read = await readListing(page, request.query, { content, visit, reader, services });
  const isPublic = demo === null && !request.isPreview;
  const shown: ShownPage = {
    kind: "page",
    status: 200,
    page,
    issues,
    listing: read?.listing ?? null,
    takes: read?.takes ?? [],
    canonical,
    absolute: (href) => canonicalAddress(href, visit),
    feeds: await linkedFeeds(page, visit, { ...services, reader }),
    image: absolute(config.defaultImage && createViewContext(visit).document(config.defaultImage), web.origin),
    isPublic,
    isUnlisted: !isPublic || isAsked(request.query, read?.takes ?? []),
    language,
    shell: { ...toShell(visit, config, folders, page), layout: page.layout },
    staleFor: reader.staleFor,
  };
  return followRedirect(shown, {
    path: request.path,
    redirectHosts: services.config.redirectHosts,
    hops,
    resolveAt: (target) => resolve({ ...request, path: target }, services, hops + 1),
    missing: notShown,
  });
}

/** What somebody gets in place of a page that is not for them (spec §4, page auth meta; §6). */
async function notAdmitted(
  { admission }: AccessDenied,
  { path, visitor }: PageRequest,
  visit: Visit,
  { config, log }: Services,
  notShown: (reason: unknown) => Promise<Failed>,
): Promise<Resolved> {
  const { language } = visit;
  if (admission === "forbidden") return notShown(errors.forbidden());
  if (admission !== "sign-in") {
    const location = addressOf(baseOf(visit.web, language, visit), admission.to);
    return { kind: "redirect", status: 302, location, ...bare(language) };
  }
  if (visitor.isUncertain) return notShown(errors.signIn());
  if (config.auth.provider.kind === "none") {
    log.error({ path }, "Auth: the login page is misconfigured: a page needs signing in, and there is no provider");
    return notShown(errors.forbidden());
  }
  return { kind: "redirect", status: 302, location: authPaths.login, needsSignIn: true, ...bare(language) };
}

/** Whether an address asks for more than the list as it is at first; only that one is for search engines. */
function isAsked(query: PageRequest["query"], takes: readonly string[]): boolean {
  return takes.some((name) => query.has(name));
}

/** Where a page is on a site that has hosts of its own for some languages; null when it was asked for there. */
function ownPlace(path: string, prefix: string, visit: Visit): string | null {
  const base = baseOf(visit.web, visit.language, visit);
  const isHere = !siteOfHost([visit.web], visit.host) || base === prefix;
  return isHere ? null : `${base}${path === "/" ? "" : path}` || "/";
}

/** A page asked for under its address in another language: its own address, or the languages that it is in. */
function otherVersions(content: Content, visit: Visit, { path }: PageRequest) {
  const ctx = createViewContext(visit);
  const reference = { friendlyURLs: content.friendlyURLs, web: { id: content.webId } };
  const versions = content.languages.flatMap((language) => {
    const href = ctx.alternate(reference, language);
    return href && href !== path ? [{ language, href }] : [];
  });
  const own = versions.find(({ language }) => language === visit.language);
  return own ? { kind: "redirect" as const, status: 302 as const, location: own.href } : { versions };
}

/** The error page that stands in place of a page. */
export function failed(error: unknown, shell: Shell, { path }: PageRequest, log: Log): Failed {
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, path }, "page cannot be shown");
  else
    log.info(
      { path, reason: error instanceof Error ? error.message : String(error) },
      `page ${status === 403 ? "refused" : "not found"}`,
    );
  const isFatal = error instanceof PortalError && error.isFatal;
  return { kind: "error", status, versions: [], message: null, isFatal, language: shell.language, shell, staleFor: 0 };
}
