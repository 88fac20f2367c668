import { setTimeout } from "node:timers/promises";
import { type Language, languageCodes, splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { type Answer, get } from "./http.ts";
import type { Portal } from "./portal.ts";

/** The pages of one site in one language, below their prefix on a host shared by the sites. */
export interface Section {
  site: "mpsv" | "up";
  language: Language;
}

export const sections: readonly Section[] = languageCodes.flatMap((language) => [
  { site: "mpsv", language } as const,
  { site: "up", language } as const,
]);

export function startOf({ site, language }: Section): string {
  return `${languages[language].prefix}${site === "up" ? "/up" : ""}` || "/";
}

/** A site's own origin, as the CMS names it. */
export function originOf({ site }: Pick<Section, "site">): string {
  return `https://${site}.localhost`;
}

interface Link {
  /** Address of the page with the link. */
  from: string;
  to: URL;
}

export interface Found {
  /** Addresses of pages in the section, beginning with its start page. */
  pages: string[];
  /** Number of different links, and of those with a fragment. */
  links: number;
  anchors: number;
  /** Faults, one line per link. */
  broken: string[];
}

const shared = "http://localhost";

/** Returns the response at an address; retries while the portal is too busy. */
async function ask(portal: Portal, address: URL, attempts = 5): Promise<Visited> {
  const { hostname, pathname, search } = address;
  const answer = await get(portal, pathname + search, { host: hostname });
  const isBusy = answer.status === 503 || answer.status === 504;
  if (!isBusy || attempts === 1) return toVisited(answer);
  await setTimeout(2000);
  return ask(portal, address, attempts - 1);
}

/** Requests each address once and caches the response. */
export function createVisits(portal: Portal) {
  const answers = new Map<string, Promise<Visited>>();
  return function visit(address: URL): Promise<Visited> {
    const key = `${address.hostname}${address.pathname}${address.search}`;
    const known = answers.get(key) ?? ask(portal, address);
    answers.set(key, known);
    return known;
  };
}

type Visits = ReturnType<typeof createVisits>;

interface Visited {
  status: number;
  location: string | null;
  isPage: boolean;
  /** Language tag of the document, and its number of main headings. */
  language: string | undefined;
  headings: number;
  ids: ReadonlySet<string>;
  links: readonly string[];
}

function toVisited({ status, headers, text }: Answer): Visited {
  const type = headers["content-type"] ?? "";
  const isPage = type.startsWith("text/html");
  const markup = isPage ? text.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1") : text;
  return {
    status,
    location: headers["location"] ?? null,
    isPage: isPage && status === 200,
    language: /<html [^>]*?lang="([^"]*)"/.exec(markup)?.[1],
    headings: markup.match(/<h1[\s>]/g)?.length ?? 0,
    ids: new Set(isPage ? valuesOf(markup, /\sid="([^"]*)"/g) : []),
    links: isPage ? linksOf(markup) : /^application\/(?:atom\+)?xml/.test(type) ? linksOfXml(markup) : [],
  };
}

function linksOf(markup: string): string[] {
  const srcsets = valuesOf(markup, /\s(?:srcset|imagesrcset)="([^"]*)"/gi);
  return [
    ...valuesOf(markup, /\s(?:href|src|poster|action)="([^"]*)"/g),
    ...valuesOf(markup, /<meta property="og:(?:url|image)" content="([^"]*)"/g),
    // One size of each image, because the others are made from the same file on demand.
    ...srcsets.map((srcset) => srcset.trim().split(/\s/, 1)[0] ?? ""),
  ];
}

function linksOfXml(markup: string): string[] {
  return [...valuesOf(markup, /\shref="([^"]*)"/g), ...valuesOf(markup, /<loc>([^<]*)<\/loc>/g)];
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">", apos: "'" };

function valuesOf(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map(([, value = ""]) =>
    value.replace(/&(amp|quot|#x27|lt|gt|apos);/g, (entity, name: string) => entities[name] ?? entity),
  );
}

/** Follows every link on the section's pages and in its sitemap; links to other sections are only requested. */
export async function crawl(section: Section, visit: Visits): Promise<Found> {
  const pages = new Set<string>();
  const broken: string[] = [];
  const tried = new Set<string>();
  const start = new URL(startOf(section), shared);
  const sitemap = new URL(`${start.pathname.replace(/\/$/, "")}/sitemap-pages.xml`, shared);
  const waiting: Link[] = [start, sitemap].map((to) => ({ from: "the start", to }));

  async function follow({ from, to }: Link): Promise<void> {
    const visited = await settle(to, visit);
    const { status, isPage, ids, links } = visited;
    const anchor = decodeURIComponent(to.hash.slice(1));
    if (status !== 200) broken.push(`${from} → ${to.href}: ${status}`);
    else if (isPage && anchor !== "" && anchor !== "top" && !ids.has(anchor))
      broken.push(`${from} → ${to.href}: no such anchor`);
    if (!isIn(section, to) || pages.has(to.pathname) || status !== 200 || visited.location !== null) return;
    if (isPage) pages.add(to.pathname);
    if (isPage && visited.language !== languages[section.language].tag)
      broken.push(`${to.pathname}: its language is said to be ${visited.language}`);
    if (isPage && visited.headings !== 1) broken.push(`${to.pathname}: ${visited.headings} main headings`);
    for (const link of links) note(link, to);
  }

  function note(link: string, page: URL): void {
    // While the next page loads, the address bar already shows its address.
    if (!/^(?:[a-z+]+:|\/|#|$)/i.test(link)) broken.push(`${page.pathname} → ${link}: depends on the address bar`);
    const to = URL.parse(link, page);
    if (to === null) {
      broken.push(`${page.pathname} → ${link}: no address`);
      return;
    }
    if (!/^https?:$/.test(to.protocol) || !/^(?:(?:mpsv|up)\.)?localhost$/.test(to.hostname)) return;
    if (page.href === sitemap.href) waiting.push({ from: page.pathname, to: onSharedHost(to, section) });
    if (tried.has(to.href)) return;
    tried.add(to.href);
    waiting.push({ from: page.pathname, to });
  }

  const atOnce = 8;
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(follow));
  const anchors = [...tried].filter((href) => /#(?!top$)./.test(href)).length;
  return { pages: [...pages], links: tried.size, anchors, broken };
}

/** Returns the response after a redirect; `location` is set when there was one. */
async function settle(address: URL, visit: Visits): Promise<Visited> {
  const first = await visit(address);
  if (first.location === null) return first;
  const last = await visit(new URL(first.location, address));
  return { ...last, location: first.location };
}

/** Returns the address on the shared host for an address on a site's own host. */
function onSharedHost({ pathname }: URL, { site }: Section): URL {
  const { language, path } = splitLanguage(pathname);
  const below = path === "/" ? "" : path;
  return new URL(`${languages[language].prefix}${site === "up" ? "/up" : ""}${below}` || "/", shared);
}

function isIn({ site, language }: Section, { hostname, pathname }: URL): boolean {
  const split = splitLanguage(pathname);
  const isAgency = /^\/up(?:\/|$)/.test(split.path);
  const isUnlisted = /^(?:\/up)?\/dev(?:\/|$)/.test(split.path);
  return hostname === "localhost" && split.language === language && isAgency === (site === "up") && !isUnlisted;
}
