import { inLanguage, inLanguageOrDefault, isLanguage, type Language } from "#schemas/languages.ts";
import type { PageReference, To } from "#schemas/structure.ts";
import { documentAddress } from "#schemas/values/image.ts";
import type { Web } from "#schemas/web.ts";
import { sanitise } from "./rich-text.ts";
import { addressOf, baseOf } from "./sites.ts";

/** A visit of one site on one host in one language: what addresses on its pages depend on. */
export interface Visit {
  webs: readonly Web[];
  web: Web;
  host: string;
  language: Language;
  /** Friendly URL of the site's home page per language: it is linked as the site's root. */
  home: Readonly<Record<string, string>>;
}

/** Where the portal serves the documents of the CMS (spec §7, images: alias /cms/documents). */
export const documentsPath = "/cms/documents";

/** The conversions that views of one page need (schemas/structure.ts); made anew for each page, so that ids are unique in it. */
export function createTo(visit: Visit): To {
  const ids = new Set<string>();
  const to: To = {
    language: visit.language,
    page: (reference) => {
      const found = inLanguageOrDefault(reference.friendlyURLs, visit.language);
      const href = found && hrefOf(visit, reference, found.language);
      return found && href ? { href, language: found.language } : null;
    },
    alternate: (reference, language) => hrefOf(visit, reference, language),
    document: (url) => url.replace(/^\/documents/, documentsPath),
    address: (url) => toAddress(visit, url),
    richText: (html, level = 2) => sanitise(html, { level, ids, address: (url) => toAddress(visit, url).href }),
  };
  return to;
}

function hrefOf(visit: Visit, { friendlyURLs, web: { id } }: PageReference, language: Language): string | null {
  const web = visit.webs.find((candidate) => candidate.id === id);
  const slug = inLanguage(friendlyURLs, language);
  if (!web || slug === null) return null;
  const isHome = web.id === visit.web.id && slug === inLanguage(visit.home, language);
  return addressOf(baseOf(web, language, visit), isHome ? "" : slug);
}

/** Paths are relative to the site in the page's language unless they name a language; own origins become paths. */
function toAddress(visit: Visit, source: string): { href: string; external: boolean } {
  const url = source.trim();
  if (documentAddress.safeParse(url).success)
    return { href: url.replace(/^\/documents/, documentsPath), external: false };
  if (url.startsWith("#") || /^(mailto|tel):/i.test(url)) return { href: url, external: false };
  if (!url.startsWith("/")) {
    const { origin, pathname, search, hash } = new URL(url);
    const own = origin === visit.web.origin;
    return own ? toAddress(visit, `${pathname}${search}${hash}`) : { href: new URL(url).href, external: true };
  }
  const [path = "", suffix = ""] = splitSuffix(url);
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  const language = isLanguage(first) ? first : visit.language;
  const slug = isLanguage(first) ? rest.join("/") : [first, ...rest].join("/");
  return { href: `${addressOf(baseOf(visit.web, language, visit), slug)}${suffix}`, external: false };
}

function splitSuffix(url: string): [string, string] {
  const end = url.search(/[?#]/);
  return end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
