import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { originOf, sections, startOf } from "#tests/e2e/support/crawl.ts";
import { type Answer, get } from "#tests/e2e/support/http.ts";

const shared = "http://localhost";
const maxAddresses = 5000;
const concurrency = 8;

interface CrawlOptions {
  port: number;
  /** A valid preview token. */
  token: string;
  folder: string;
}

/** Counts of a crawl; `left` is the number of addresses beyond the limit. */
export interface Crawled {
  addresses: number;
  pages: number;
  statuses: ReadonlyMap<number, number>;
  left: number;
}

/** Saves the response of every linked address, with and without preview. */
export async function crawl({ port, token, folder }: CrawlOptions): Promise<Crawled> {
  const plain: URL[] = [];
  const queried: URL[] = [];
  const seen = new Set<string>();
  const statuses = new Map<number, number>();
  let addresses = 0;
  let pages = 0;

  function note(address: URL): void {
    if (seen.has(address.href)) return;
    seen.add(address.href);
    (address.search === "" ? plain : queried).push(address);
  }

  async function fetchAndSave(address: URL, isPreview: boolean): Promise<Answer> {
    const target = new URL(address);
    if (isPreview) target.searchParams.append("preview", token);
    const answer = await get({ port }, target.pathname + target.search, { host: address.hostname });
    const name = `${address.host}${address.pathname}${address.search}${isPreview ? " (preview)" : ""}`;
    writeFileSync(join(folder, fileName(name)), `${headOf(name, answer)}\n${bodyOf(answer)}`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 200 && typeOf(answer).startsWith("text/html")) pages += 1;
    return answer;
  }

  async function visit(address: URL): Promise<URL[]> {
    const answer = await fetchAndSave(address, false);
    const answers = isText(answer) ? [answer, await fetchAndSave(address, true)] : [answer];
    return answers.flatMap(linksOf).flatMap((link) => followed(link, address) ?? []);
  }

  for (const address of starts()) note(address);
  while (addresses < maxAddresses && plain.length + queried.length > 0) {
    const next = plain.length > 0 ? plain : queried;
    const found = await Promise.all(next.splice(0, Math.min(concurrency, maxAddresses - addresses)).map(visit));
    addresses += found.length;
    for (const address of found.flat()) note(address);
  }
  return { addresses, pages, statuses, left: plain.length + queried.length };
}

/** Returns the home pages in each language and addresses that no page links to, also on the sites' own hosts. */
function starts(): URL[] {
  const everywhere = ["/robots.txt", "/.well-known/security.txt"];
  const ofSections = sections.flatMap((section) => {
    const start = startOf(section);
    const base = start === "/" ? "" : start;
    const onOwnHost = languages[section.language].prefix;
    const below = ["dev", "sitemap.xml", "sitemap-pages.xml", "there-is-no-such-page", "auth/login"];
    return [
      ...[start, `${start}?layout=simple`, ...below.map((path) => `${base}/${path}`)].map((path) => shared + path),
      ...["", "/sitemap.xml", "/sitemap-pages.xml"].map((path) => originOf(section) + onOwnHost + path),
      ...searches[section.language].map((search) => `${shared}${base}/${search}`),
    ];
  });
  const hosts = [shared, originOf({ site: "mpsv" }), originOf({ site: "up" })];
  const ofHosts = hosts.flatMap((host) => everywhere.map((path) => host + path));
  return [...ofSections, ...ofHosts].map((address) => new URL(address));
}

/** Search terms: one with results, one without, one that is too short. */
const searches: Readonly<Record<Language, readonly string[]>> = {
  cs: ["vyhledavani?q=mzda", "vyhledavani?q=velbloud", "vyhledavani?q=ab"],
  en: ["search?q=family", "search?q=camel", "search?q=ab"],
  ru: ["search?q=family", "search?q=camel", "search?q=ab"],
  ua: ["search?q=family", "search?q=camel", "search?q=ab"],
};

/** Returns the address of a link on the shared host without preview token; null when it is not followed. */
function followed(link: string, page: URL): URL | null {
  const to = URL.parse(link, page);
  if (to === null || !/^(?:(?:mpsv|up)\.)?localhost$/.test(to.hostname) || !/^https?:$/.test(to.protocol)) return null;
  if (/^\/(?:assets|_ipx|tiles|(?:\w\w\/)?auth|security-provider)\//.test(to.pathname)) return null;
  const { language, path } = splitLanguage(to.pathname);
  const below = to.hostname === "up.localhost" ? `/up${path}`.replace(/\/$/, "") : path;
  const address = new URL(to.hostname === "localhost" ? to.pathname : languages[language].prefix + below, shared);
  for (const [name, value] of to.searchParams) if (name !== "preview") address.searchParams.append(name, value);
  return address.searchParams.size > 1 ? null : address;
}

function linksOf(answer: Answer): string[] {
  const found = /html|xml/.test(typeOf(answer)) ? answer.text.matchAll(/\shref="([^"]*)"|<loc>([^<]*)</g) : [];
  const links = [...found].map(([, href, loc = ""]) =>
    (href ?? loc).replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );
  return [answer.headers["location"] ?? [], links].flat();
}

function headOf(name: string, { status, headers }: Answer): string {
  const fields = ["content-type", "cache-control", "location"].map((field) => headers[field] ?? "-");
  return [name, status, ...fields].join(" | ");
}

/** Binary files are saved as their size and hash. */
function bodyOf(answer: Answer): string {
  if (isText(answer)) return answer.text;
  return `${answer.bytes.length} bytes, SHA-256 ${createHash("sha256").update(answer.bytes).digest("hex")}`;
}

function isText(answer: Answer): boolean {
  return /^$|^text\/|json|xml|javascript/.test(typeOf(answer));
}

function typeOf({ headers }: Answer): string {
  return headers["content-type"] ?? "";
}

/** Creates a unique file name that is valid on every system. */
function fileName(name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 12);
  return `${name.replace(/[^\w.-]+/g, "_").slice(0, 100)}.${mark}.txt`;
}
