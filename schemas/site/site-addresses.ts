import { type Language, splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { addressWithin, type LanguageDomain, type Web } from "#schemas/site/web.ts";
import { documentsPath } from "#schemas/values/image-address.ts";

/** Site of a host; null for hosts that several sites share, such as localhost. */
export function siteOfHost(webs: readonly Web[], host: string): Web | null {
  return webs.find((web) => hasHost(web, host)) ?? null;
}

/** Site whose friendly URL is the longest prefix of a path on a segment boundary (spec §4, web resolution). */
export function siteOfPath(webs: readonly Web[], path: string): { web: Web; path: string } | null {
  const longestFirst = webs.toSorted((a, b) => b.friendlyURL.length - a.friendlyURL.length);
  for (const web of longestFirst) {
    const rest = addressWithin(web, path);
    if (rest !== null) return { web, path: rest };
  }
  return null;
}

/** Splits an address into language and path: by the language prefix, else by the host (spec §2.1). */
export function splitAddress(
  { host, path }: { host: string; path: string },
  { languageDomains }: { languageDomains: readonly LanguageDomain[] },
): { language: Language; path: string; prefix: string } {
  const split = splitLanguage(path);
  const domain = languageDomains.find((candidate) => candidate.host === host);
  if (split.path !== path || !domain) return { ...split, prefix: languages[split.language].prefix };
  return { language: domain.language, path, prefix: "" };
}

/** Base of a site's addresses as seen from the visited host: empty on its own host, else a prefix or another origin. */
export function baseOf(web: Web, language: Language, visited: { web: Web; host: string }): string {
  const isShared = !hasHost(visited.web, visited.host);
  if (isShared) return `${languages[language].prefix}${web.friendlyURL.replace(/\/+$/, "")}`;
  const { host, origin, prefix } = homeOf(web, language);
  return host === visited.host || origin === null ? prefix : `${origin}${prefix}`;
}

/** Separates the path of a page from an extra part, such as an export (spec §2.1). */
const separator = "-";

/**
 * Formats an address: base, slug and the extra part behind `/-/`, without trailing slash; `/` when empty. All addresses
 * are formatted here.
 */
export function addressOf(base: string, slug: string, extra = ""): string {
  const path = [slug, extra && `${separator}/${extra}`].flatMap(segmentsOf).map(encodeURIComponent).join("/");
  return path ? `${base}/${path}` : base || "/";
}

/** Splits a canonical path into the page's path and the extra part behind `/-/`, which may be empty. */
export function splitExtra(path: string): { path: string; extra: string } {
  const segments = segmentsOf(path);
  const at = segments.indexOf(separator);
  if (at < 0) return { path, extra: "" };
  return {
    path: `/${segments.slice(0, at).join("/")}`,
    extra: segments
      .slice(at + 1)
      .map(decodeURIComponent)
      .join("/"),
  };
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** Absolute address of a link, on the origin of the site that it leads to; null when that is unknown. */
export function canonicalAddress(
  href: string,
  { webs, web, host }: { webs: readonly Web[]; web: Web; host: string },
): string | null {
  if (!href.startsWith("/")) return /^https?:/.test(href) ? href : null;
  const isAnywhere = href.startsWith(`${documentsPath}/`);
  if (isAnywhere || hasHost(web, host)) return resolveUrl(href, originOf(web, host));
  const { language, path } = splitLanguage(href);
  const found = siteOfPath(webs, path) ?? { web, path };
  const { origin, prefix } = homeOf(found.web, language);
  return resolveUrl(`${prefix}${found.path === "/" ? "" : found.path}`, origin);
}

function hasHost({ host: own, domains }: Web, host: string): boolean {
  return own === host || domains.some((domain) => domain.host === host);
}

/** Host, origin and path prefix of a site's pages in a language. */
function homeOf({ host, origin, domains }: Web, language: Language) {
  const domain = domains.find((candidate) => candidate.language === language);
  return domain ? { ...domain, prefix: "" } : { host, origin, prefix: languages[language].prefix };
}

function originOf({ origin, domains }: Web, host: string): string | null {
  return domains.find((domain) => domain.host === host)?.origin ?? origin;
}

function resolveUrl(href: string, origin: string | null): string | null {
  return origin && new URL(href, origin).href;
}
