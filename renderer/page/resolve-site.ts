import { type LoadedSite, loadSite } from "#renderer/page/content/content-loader.ts";
import type { Folders } from "#renderer/shell/common-frame.ts";
import { readSiteLanguages } from "#renderer/shell/site-languages.ts";
import { readSearchPages, siteSearch } from "#renderer/shell/site-search.ts";
import { readFolders } from "#renderer/shell/to-shell.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { baseOf, siteOfHost, splitExtra } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import type { Tracked } from "#server/cms/cms-reader.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import { errors } from "./errors.ts";
import { readWebs } from "./read-webs.ts";
import { Redirect } from "./redirect.ts";
import type { RequestContext } from "./request-context.ts";

/** The requested site, with everything needed to build its pages. */
export interface Site {
  /** Everything that the addresses on the site's pages depend on. */
  input: ViewContextInput;
  ctx: ViewContext;
  config: WebConfig;
  folders: Folders;
  /** Address of the page that searches the whole site in this language; null when there is none. */
  search: string | null;
  /** Canonical path below the site and its language. */
  path: string;
  /** The part of the path after `/-/`; empty when there is none. */
  extra: string;
  /** From which the content of the requested page is loaded. */
  loaded: LoadedSite;
}

/** Loads the site of a request. Throws Redirect when the site has another host for this language. */
export async function resolveSite(context: RequestContext): Promise<Site> {
  const site = await readSite(context);
  const elsewhere = addressElsewhere(site.path, context.address.prefix, site.input);
  if (elsewhere) throw new Redirect(301, elsewhere);
  return site;
}

/** Throws when the preview is refused or its token is for another site. */
export function checkPreview(
  { request: { previewRefusal, previewScope } }: RequestContext,
  { input: { web } }: Site,
): void {
  if (previewRefusal) throw errors.preview(previewRefusal);
  const only = previewScope?.site ?? null;
  if (only !== null && only !== web.id) throw errors.preview("otherSite");
}

/** Loads the site for a request's host and path, with its settings and folders. */
export async function readSite(context: RequestContext): Promise<Site> {
  const { request, address, reader, services } = context;
  const { language } = address;
  const { config: settings } = services;
  const { path, extra } = splitExtra(address.path);
  const webs = await readWebs(context);
  const contentRequest = {
    webId: siteOfHost(webs, request.host)?.id ?? null,
    webUrl: null,
    contentId: null,
    path,
    language,
    onlyPublished: !request.isPreview || request.version === "published",
  };
  const loaded = await loadSite(contentRequest, reader, { ...settings, webs });
  const { web, config } = loaded;
  const { folders, languages, searchPages } = await readParts({ web, language, config }, context);
  const input: ViewContextInput = {
    webs,
    web,
    host: request.host,
    language,
    home: config.home,
    languages,
    folders: folders.main,
    drawings: config.drawings,
    holidays: config.holidays,
    endedServices: services.search.endedServices(language),
    imageProvider: settings.imageProvider,
    structureKeys: settings.structureKeys,
    ...(request.isPreview && { marksSources: true }),
  };
  const ctx = createViewContext(input);
  const search = siteSearch(searchPages, { input, ctx, config, folders }, services);
  return { input, ctx, config, folders, search, path: loaded.path, extra, loaded };
}

interface Parts {
  folders: Folders;
  languages: readonly Language[];
  searchPages: readonly ListedContent[];
}

/** The last parts read, by site config and language. */
const lastRead = new WeakMap<WebConfig, Map<Language, Tracked<Parts>>>();

/** Returns what a site's pages in one language share, cached until one of its parts is read again. */
async function readParts(
  { web, language, config }: { web: Web; language: Language; config: WebConfig },
  { request, reader, services }: RequestContext,
): Promise<Parts> {
  const cached = lastRead.get(config) ?? new Map<Language, Tracked<Parts>>();
  lastRead.set(config, cached);
  const last = cached.get(language);
  // A preview always reads the home pages from the CMS.
  if (last && !request.isPreview && last.isCurrent()) return last.value;
  const watched = await reader.track(async (own) => {
    const [folders, languages, searchPages] = await Promise.all([
      readFolders(config, own, services.log),
      readSiteLanguages(web, config, own, services.log),
      readSearchPages({ web, language }, own, services),
    ]);
    return { folders, languages, searchPages };
  });
  cached.set(language, watched);
  return watched.value;
}

/** Address of the path on the site's own host for this language; null when requested there, or without such a host. */
function addressElsewhere(path: string, prefix: string, input: ViewContextInput): string | null {
  const base = baseOf(input.web, input.language, input);
  const isHere = !siteOfHost([input.web], input.host) || base === prefix;
  return isHere ? null : `${base}${path === "/" ? "" : path}` || "/";
}
