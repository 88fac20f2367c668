import { type Language, languages, splitLanguage } from "#schemas/languages.ts";
import { documentsPath } from "#schemas/values/image-address.ts";
import { addressWithin, type Web } from "#schemas/web.ts";

/** The site a host belongs to; null for hosts that several sites share, such as localhost. */
export function siteOfHost(webs: readonly Web[], host: string): Web | null {
  return webs.find((web) => web.host === host) ?? null;
}

/** The site whose friendly URL is the longest prefix of a path on a segment boundary (spec §4, web resolution). */
export function siteOfPath(webs: readonly Web[], path: string): { web: Web; path: string } | null {
  const longestFirst = webs.toSorted((a, b) => b.friendlyURL.length - a.friendlyURL.length);
  for (const web of longestFirst) {
    const rest = addressWithin(web, path);
    if (rest !== null) return { web, path: rest };
  }
  return null;
}

/** Where pages of a site are found by a visitor of a host: on the host itself, below a prefix, or on another origin. */
export function baseOf(web: Web, language: Language, visited: { web: Web; host: string }): string {
  const { prefix } = languages[language];
  if (visited.web.host !== visited.host) return `${prefix}${web.friendlyURL.replace(/\/+$/, "")}`;
  return web.id === visited.web.id || !web.origin ? prefix : `${web.origin}${prefix}`;
}

/** The one way an address is written: base, slug, no trailing slash; `/` when nothing is left. */
export function addressOf(base: string, slug: string): string {
  const path = slug.split("/").filter(Boolean).map(encodeURIComponent).join("/");
  return path ? `${base}/${path}` : base || "/";
}

/** Where the outside world finds what pages of a visit link: on its site's own origin; null for what has none. */
export function canonicalAddress(
  href: string,
  { webs, web, host }: { webs: readonly Web[]; web: Web; host: string },
): string | null {
  if (!href.startsWith("/")) return /^https?:/.test(href) ? href : null;
  const isAnywhere = href.startsWith(`${documentsPath}/`);
  if (isAnywhere || web.host === host) return web.origin && new URL(href, web.origin).href;
  const { language, path } = splitLanguage(href);
  const found = siteOfPath(webs, path) ?? { web, path };
  const { origin } = found.web;
  const below = found.path === "/" ? "" : found.path;
  return origin && new URL(`${languages[language].prefix}${below}`, origin).href;
}
