import { decodeLeniently } from "#portal/contract/site/decode.ts";
import { type Language, languageCodes, splitLanguage } from "#portal/contract/site/language-codes.ts";
import { siteOfHost, siteOfPath, splitAddress } from "#portal/contract/site/site-addresses.ts";
import type { Web } from "#portal/contract/site/web.ts";

/** Site, language and slug where a page may be; the slug of a home page is empty. */
export interface PageAddress {
  webId: string;
  language: Language;
  slug: string;
}

/**
 * Returns where the page of an address may be, most likely places first; places in the same group are equally likely.
 * Takes a path, a friendly URL, or an address copied from a browser, also of another node or of a test site.
 */
export function placesOf(address: string, webs: readonly Web[]): PageAddress[][] {
  const text = address.trim();
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(text)) return placesAt(URL.parse(text, "http://any.invalid"), webs);
  if (text.startsWith("/")) return placesAt(URL.parse(`http://any.invalid${text}`), webs);
  const withHost = URL.parse(`http://${text}`);
  if (withHost && siteOfHost(webs, withHost.hostname)) return placesAt(withHost, webs);
  const slug = pagePath(`/${text.split(/[?#]/, 1)[0]}`);
  return [webs.flatMap(({ id }) => languageCodes.map((language) => placeOf(id, language, slug)))];
}

function placesAt(url: URL | null, webs: readonly Web[]): PageAddress[][] {
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const { hostname, pathname } = url;
  const path = pagePath(pathname);
  const own = siteOfHost(webs, url.host) ?? siteOfHost(webs, hostname);
  if (own) {
    const at = splitAddress({ host: hostname, path }, { languageDomains: own.domains });
    return [[placeOf(own.id, at.language, at.path)]];
  }
  const { language, path: rest } = splitLanguage(path);
  const below = siteOfPath(webs, rest);
  // A test site may have a host that the CMS does not know.
  const others = webs.filter(({ id }) => id !== below?.web.id).map(({ id }) => placeOf(id, language, rest));
  return [...(below ? [[placeOf(below.web.id, language, below.path)]] : []), others];
}

/** The path of the page without trailing parts such as the suffix of an export. */
function pagePath(path: string): string {
  const [page = ""] = decodeLeniently(path).split(/\/-(?:\/|$)/, 1);
  return page.replace(/(?<=[^/])\.(?:csv|geojson|ics|vcf)$/, "");
}

function placeOf(webId: string, language: Language, path: string): PageAddress {
  return { webId, language, slug: path.replace(/^\/+|\/+$/g, "") };
}
