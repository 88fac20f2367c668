import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { tagsIn, topicsIn } from "#schemas/site/topics.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { publicHolidays } from "#schemas/time/public-holidays.ts";
import { safeHtml } from "#schemas/values/html.ts";

/** A content record as the CMS sends it, with the given fields. */
export function aRecord(parts: Record<string, unknown> = {}) {
  return {
    id: "1001",
    name: "Přídavek na dítě",
    webId: "12",
    language: "cs_cz",
    versionId: 7,
    structure: { key: "stranka" },
    friendlyURLs: { cs_cz: "rodina/pridavek-na-dite" },
    displayAt: "2026-03-04T09:04:00",
    updatedAt: "2026-09-01T10:45:17.72",
    data: {},
    ...parts,
  };
}

/** A content record at an address. */
export function aRecordAt(url: string, parts: Record<string, unknown> = {}) {
  return aRecord({ friendlyURLs: { cs_cz: url }, ...parts });
}

/** A parsed content, with the given fields. */
export function aContent(parts: Partial<Content> = {}): Content {
  return {
    id: "1001",
    name: "Přídavek na dítě",
    language: "cs",
    webId: "12",
    structureKey: "stranka",
    friendlyURLs: { cs_cz: "rodina/pridavek-na-dite" },
    languages: ["cs"],
    description: null,
    versionId: 7,
    published: true,
    roles: null,
    displayAt: null,
    layout: null,
    colorMode: null,
    updatedAt: null,
    categories: [],
    tags: [],
    data: {},
    ...parts,
  };
}

/** A view context that shows its arguments; pages of sites other than 12 do not exist. */
export const plainContext: ViewContext = {
  keyOf: (content) => structureKeyOf(content),
  language: "cs",
  folders: [],
  holidays: publicHolidays.CZ,
  holidaysOf: () => publicHolidays.CZ,
  ended: () => null,
  imageProvider: "ipx",
  topics: topicsIn([], "cs"),
  tags: tagsIn([], "cs"),
  anew: () => plainContext,
  anchor: (name) => name,
  richText: (html) => ({ html: safeHtml.parse(html), headings: [] }),
  markdown: (source) => ({ html: safeHtml.parse(source), headings: [] }),
  page: ({ friendlyURLs, web }) =>
    web.id === "12" ? { href: `/${Object.values(friendlyURLs)[0]}`, language: "cs" } : null,
  siteName: (id) => (id === "12" ? null : `Web ${id}`),
  alternate: ({ friendlyURLs }) => `/${Object.values(friendlyURLs)[0]}`,
  document: (url) => url,
  drawing: () => null,
  address: (url) => ({ href: url, external: /^https?:/.test(url) }),
};
