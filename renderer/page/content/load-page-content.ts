import { authorize, authorizeContent } from "#renderer/page/authorize.ts";
import { errors, PortalError, statusOf } from "#renderer/page/errors.ts";
import { correctAddress } from "#renderer/page/mistyped-address.ts";
import { Redirect } from "#renderer/page/redirect.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import { homeIn } from "#renderer/shell/common-frame.ts";
import { hasPage } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { contentAddress, contentAddresses, type LanguageAddress } from "#schemas/site/content-address.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { isInCms } from "#server/cms/page-contents.ts";
import { loadContent } from "./content-loader.ts";
import { findInOtherLanguages } from "./other-languages.ts";

/** Thrown when a page exists, but only in other languages than the requested one. */
export class OtherLanguagesOnly extends PortalError {
  readonly versions: readonly LanguageAddress[];

  constructor(versions: readonly LanguageAddress[], cause: PortalError) {
    super(cause.status, cause.message);
    this.versions = versions;
  }
}

/** Loads the content at a path below the site. Throws Redirect for the page's address in another language. */
export async function loadPageContent(context: RequestContext, site: Site): Promise<Content> {
  const { request, reader, services } = context;
  if (!isInCms(site.path, services.config)) throw errors.unknownRoute(request.path);
  const content = await loadContent(site.loaded, reader, {
    embedded: services.config.embedded,
    guard: (path) => authorize(path, false, context),
    guardContent: (each) => authorizeContent(each, context),
  }).catch(async (error) => {
    throw isNotFound(error) ? await insteadOf(error, context, site) : error;
  });
  if (!isInScope(content, context)) throw errors.preview("otherContent");
  const isHidden = !request.isPreview && !hasPage(content, services.config.structureKeys);
  if (isHidden) throw errors.contentByUrl(site.path.slice(1), site.input.language);
  return content;
}

function isNotFound(error: unknown): error is PortalError {
  return error instanceof PortalError && statusOf(error) === 404;
}

/** Returns what is thrown instead of a missing page: a redirect, the languages that have the page, or the error itself. */
async function insteadOf(error: PortalError, context: RequestContext, site: Site): Promise<Error> {
  const { request, reader } = context;
  const home = homeInDefaultLanguage(site, context);
  if (home) return new Redirect(302, home);
  const corrected = await findCorrectedAddress(site, context);
  if (corrected) return new Redirect(302, withQuery(corrected, request));
  const other = await findInOtherLanguages({ web: site.input.web, path: site.path }, site.input.language, reader);
  // Do not reveal that a page exists to a visitor who may not see it.
  if (!other || other.roles !== null || isEmbargoed(other, context)) return error;
  const versions = versionsOf(other, site, request.path);
  const own = versions.find(({ language }) => language === site.input.language);
  return own ? new Redirect(302, withQuery(own.href, request)) : new OtherLanguagesOnly(versions, error);
}

/** Keeps what a visitor has filtered or answered in the address. */
function withQuery(href: string, { query }: RequestContext["request"]): string {
  const pairs = [...query].flatMap(([name, values]) => values.map((value) => [name, value]));
  return pairs.length > 0 ? `${href}?${new URLSearchParams(pairs)}` : href;
}

/** Address of the public page that a mistyped address most likely means; null when there is none. */
async function findCorrectedAddress({ path, input, ctx }: Site, context: RequestContext): Promise<string | null> {
  const url = correctAddress(decodeURIComponent(path.slice(1)));
  if (url === null) return null;
  const { web, language } = input;
  const query = { webId: web.id, language, onlyPublished: true };
  const { reader, services } = context;
  const found = reader.peekContent(url, query) ?? (await reader.contentByUrl(url, query).catch(() => null));
  if (!found || found.roles !== null || isEmbargoed(found, context) || !hasPage(found, services.config.structureKeys))
    return null;
  const href = contentAddress(found, language, ctx);
  return href === context.request.path ? null : href;
}

/** Home page in the site's default language, if that is not Czech and the address has no language prefix. */
function homeInDefaultLanguage({ path, input }: Site, { address }: RequestContext): string | null {
  const { defaultLanguage: own } = input.web;
  const isBare = path === "/" && address.prefix === "";
  return isBare && own !== input.language && input.languages?.includes(own) ? homeIn(own, input) : null;
}

/** False for a content item outside the scope of the preview token. */
function isInScope({ id }: Content, { request: { previewScope } }: RequestContext): boolean {
  const only = previewScope?.content ?? null;
  return only === null || only === id;
}

/** True for a content item under embargo; a preview shows it when its token covers it. */
export function isEmbargoed(content: Content | null, context: RequestContext): boolean {
  const { request, services } = context;
  if (content === null || (request.isPreview && isInScope(content, context))) return false;
  return isUnderEmbargo(embargoEnd(content.data), services.clock.now());
}

function versionsOf(content: Content, { ctx }: Site, path: string): LanguageAddress[] {
  return contentAddresses(content, ctx).filter(({ href }) => href !== path);
}
