import type { Library, RecordPath, Subject } from "#checks/rule.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { decodeLeniently } from "#schemas/site/decode.ts";
import { isLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { notPages } from "#schemas/site/not-pages.ts";
import { withScheme } from "#schemas/values/address.ts";
import { clean, nameOf } from "./html.ts";
import { textsOf } from "./texts.ts";

/** A link or reference to a page of the portal. */
export interface Target {
  path: RecordPath;
  webId: string;
  language: Language;
  /** Friendly URL; empty for the home page. */
  slug: string;
  /** Address as written by the editor. */
  written: string;
  /** True for a reference by the CMS, which falls back to Czech. */
  isReference: boolean;
}

/** Returns the portal's pages that a record links to, in link fields, texts and references. */
export const targetsOf = memo((subject: Subject): readonly Target[] => {
  const { library, content } = subject;
  if (!library) return [];
  const { references } = textsOf(subject);
  const targets = [
    ...addressesOf(subject).flatMap(({ path, address }) => {
      const target = systemPage(address, content, library);
      return target ? [{ path, written: address, isReference: false, ...target }] : [];
    }),
    ...references.flatMap(({ path, value }) => {
      const target = referencedPage(value, content.language);
      // The schema reports references to pages of unknown sites.
      return target && library.webs.some(({ id }) => id === target.webId)
        ? [{ path, written: target.slug, isReference: true, ...target }]
        : [];
    }),
  ];
  return targets.filter((target) => library.isKnown?.(target) ?? true);
});

interface Address {
  path: RecordPath;
  address: string;
  /** Text of the link, else its address. */
  text: string;
}

/** Addresses of links in fields and texts. In a text, the address `kontakty` is a page of the site. */
export const addressesOf = memo((subject: Subject): readonly Address[] => {
  const { addresses, html, objects } = textsOf(subject);
  const inTexts = html.flatMap(({ path, html }) =>
    html.elements.flatMap((element) => {
      const address = element.tag === "a" ? element.attributes.get("href") : undefined;
      if (address === undefined) return [];
      return [{ path, address: withScheme(address), text: nameOf(html, element) || address }];
    }),
  );
  const labels = new Map(objects.map(({ path, value }) => [toPointer(path), value["titulek"]]));
  const inFields = addresses.map(({ path, text }) => {
    const label = labels.get(toPointer(path.slice(0, -1)));
    return { path, address: withScheme(text), text: typeof label === "string" && label.trim() ? clean(label) : text };
  });
  return [...inFields, ...inTexts];
});

type PageAddress = Pick<Target, "webId" | "language" | "slug">;

/** Returns the portal's page that a link leads to; null for a link elsewhere. */
export function linkTarget(link: unknown, content: Origin, library: Library): Target | null {
  const { stranka, adresa } = isRecord(link) ? link : {};
  const referenced = isRecord(stranka) ? referencedPage(stranka, content.language) : null;
  const place = referenced ?? (typeof adresa === "string" ? systemPage(adresa, content, library) : null);
  return place && { ...place, path: [], written: place.slug, isReference: referenced !== null };
}

type Origin = Pick<Content, "webId" | "language">;

/**
 * Resolves a path of the page's site, in the page's language unless the path starts with another (as
 * server/view/view-context.ts does).
 */
function systemPage(address: string, content: Origin, { webs, ownPaths }: Library): PageAddress | null {
  const place = placeOf(address, content, webs);
  return place && !notPages.test(`/${place.slug}`) && !ownPaths?.has(place.slug) ? place : null;
}

function placeOf(address: string, content: Origin, webs: Library["webs"]): PageAddress | null {
  const trimmed = address.trim();
  if (/^\/(?!\/)/.test(trimmed)) return pageAt(trimmed, content.webId, content.language);
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const { hostname, pathname, search, hash } = new URL(trimmed);
  const web = webs.find(({ host }) => host === hostname);
  return web ? pageAt(`${pathname}${search}${hash}`, web.id, content.language) : null;
}

function pageAt(address: string, webId: string, pageLanguage: Language): PageAddress {
  const [path = ""] = address.split(/[?#]/, 1);
  const segments = path.split("/").filter(Boolean).map(decodeLeniently);
  const [first = "", ...rest] = segments;
  const language = isLanguage(first) ? first : pageLanguage;
  const own = isLanguage(first) ? rest : segments;
  const extra = own.indexOf("-");
  const slug = own
    .slice(0, extra < 0 ? own.length : extra)
    .join("/")
    .replace(/\.(?:csv|ics|vcf)$/, "");
  return { webId, language, slug };
}

function referencedPage(
  { friendlyURLs, web }: Readonly<Record<string, unknown>>,
  language: Language,
): PageAddress | null {
  if (!isRecord(friendlyURLs) || !isRecord(web)) return null;
  const urls: Record<string, string> = {};
  for (const [key, url] of Object.entries(friendlyURLs)) if (typeof url === "string") urls[key] = url;
  const own = inLanguage(urls, language);
  const slug = own ?? inLanguage(urls, "cs");
  return slug === null ? null : { webId: String(web["id"]), language: own === null ? "cs" : language, slug };
}

const byPlace = memo((contents: Library["contents"]) =>
  Map.groupBy(contents, ({ webId, language, friendlyURLs }) =>
    placeKey({ webId, language, slug: inLanguage(friendlyURLs, language) ?? "" }),
  ),
);
const byId = memo((contents: Library["contents"]) => Map.groupBy(contents, ({ id }) => id));

/** Returns the content items of a library at an address of a site in a language. */
export function contentsAt(library: Library, place: PageAddress): Library["contents"] {
  return byPlace(library.contents).get(placeKey(place)) ?? [];
}

export function versionsOf(library: Library, id: string): Library["contents"] {
  return byId(library.contents).get(id) ?? [];
}

/** Returns the content items at a target, or at the same address in another language, from which the portal redirects. */
export function pagesAt(library: Library, target: Target): Library["contents"] {
  const own = contentsAt(library, target);
  if (own.length > 0) return own;
  return languageCodes
    .flatMap((language) => contentsAt(library, { ...target, language }))
    .flatMap(({ id }) => versionsOf(library, id))
    .filter(({ language }) => language === target.language);
}

function placeKey({ webId, language, slug }: PageAddress): string {
  return `${webId} ${language} ${slug}`;
}
