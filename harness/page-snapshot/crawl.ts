import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages, splitLanguage } from "#schemas/site/languages.ts";
import { originOf, sections, startOf } from "#tests/e2e/crawl.ts";
import { type Answer, get } from "#tests/e2e/http.ts";

const shared = "http://localhost";
const mostAddresses = 5000;
const atOnce = 8;

interface CrawlOptions {
  port: number;
  /** A valid token of previews. */
  token: string;
  folder: string;
}

/** What a crawl has saved, and what was left when it had enough. */
export interface Crawled {
  addresses: number;
  pages: number;
  statuses: ReadonlyMap<number, number>;
  left: number;
}

/** Saves what is at every address that links lead to, each as everybody sees it and in preview. */
export async function crawl({ port, token, folder }: CrawlOptions): Promise<Crawled> {
  const plain: URL[] = [];
  const queried: URL[] = [];
  const known = new Set<string>();
  const statuses = new Map<number, number>();
  let addresses = 0;
  let pages = 0;

  function note(address: URL): void {
    if (known.has(address.href)) return;
    known.add(address.href);
    (address.search === "" ? plain : queried).push(address);
  }

  async function ask(address: URL, isPreview: boolean): Promise<Answer> {
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
    const answer = await ask(address, false);
    const answers = isText(answer) ? [answer, await ask(address, true)] : [answer];
    return answers.flatMap(linksOf).flatMap((link) => followed(link, address) ?? []);
  }

  for (const address of starts()) note(address);
  while (addresses < mostAddresses && plain.length + queried.length > 0) {
    const next = plain.length > 0 ? plain : queried;
    const found = await Promise.all(next.splice(0, Math.min(atOnce, mostAddresses - addresses)).map(visit));
    addresses += found.length;
    for (const address of found.flat()) note(address);
  }
  return { addresses, pages, statuses, left: plain.length + queried.length };
}

/** The home pages of the sites in each language, and what no page links to; also on the sites' own hosts. */
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

/** A term that is found, one that is not, and one that is too short. */
const searches: Readonly<Record<Language, readonly string[]>> = {
  cs: ["vyhledavani?q=mzda", "vyhledavani?q=velbloud", "vyhledavani?q=ab"],
  en: ["search?q=family", "search?q=camel", "search?q=ab"],
  ru: ["search?q=family", "search?q=camel", "search?q=ab"],
  ua: ["search?q=family", "search?q=camel", "search?q=ab"],
};

/** Where a link is followed to, on the host that the sites share and without a preview's token; null where it is not. */
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

/** Files that are no text are told by what they amount to. */
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

/** Safe on every system, and different for different names. */
function fileName(name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 12);
  return `${name.replace(/[^\w.-]+/g, "_").slice(0, 100)}.${mark}.txt`;
}
