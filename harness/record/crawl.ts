import { CmsError } from "#portal/cms/client.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { inLanguage, parseLanguage } from "#portal/contract/site/languages.ts";
import { configName, parseSettings } from "#portal/contract/site/web-config.ts";
import { type Candidate, type Candidates, isId, keyOf, textsOf } from "./candidates.ts";
import { type Answer, type CmsSource, itemsOf } from "./source.ts";

/** Everything in a CMS that a recording may store. */
export interface Crawled {
  webs: Answer;
  categories: Answer;
  tags: Answer;
  folders: Map<string, Answer>;
  documents: unknown[];
  /** Content items that are always kept, with the reason. */
  needed: Map<string, string>;
  /** Responses for missing content. */
  probes: Answer[];
  /** Requests that failed after all retries. */
  failures: string[];
}

interface Options {
  source: CmsSource;
  candidates: Candidates;
  /** Records the site with this id or address only. */
  site: string | undefined;
  /** Most content items to read. */
  most: number;
  note(line: string): void;
}

const pageSize = 100;

/** Reads webs, settings, categories, tags, folders, content items and documents, in this order. */
export async function crawl(options: Options): Promise<Crawled> {
  const { source, site } = options;
  const webs = await source.get("/webs");
  const sites = itemsOf(webs)
    .sent.filter(isRecord)
    .filter(
      ({ id, friendlyURL }) =>
        site === undefined || [String(id), friendlyURL, String(friendlyURL).slice(1)].includes(site),
    );
  const crawled: Crawled = {
    webs,
    categories: await source.get("/categories"),
    tags: await source.get("/tags"),
    folders: new Map(),
    documents: [],
    needed: new Map(),
    probes: [],
    failures: [],
  };
  await new Crawler(options, crawled).read(sites);
  return crawled;
}

/** Reads what the sites have into a {@link Crawled}. */
class Crawler {
  readonly #options: Options;
  readonly #crawled: Crawled;

  constructor(options: Options, crawled: Crawled) {
    this.#options = options;
    this.#crawled = crawled;
  }

  async read(sites: readonly Record<string, unknown>[]): Promise<void> {
    const { candidates } = this.#options;
    const homes: { slug: string; webId: string; language: string }[] = [];
    for (const web of sites) {
      const webId = String(web["id"]);
      const { home, navigace } = await this.#readSettings(web, webId);
      for (const language of languageCodes) {
        const slug = typeof home === "string" ? home : inLanguage(textsOf(home), language);
        if (slug !== null) homes.push({ slug, webId, language });
      }
      await this.#readMenus(webId, navigace);
    }
    for (const web of sites) for (const language of languageCodes) await this.#readList(String(web["id"]), language);
    for (const candidate of candidates.all.values()) {
      const isHome = homes.some(
        ({ slug, webId, language }) =>
          slug === candidate.slug && webId === candidate.webId && language === candidate.language,
      );
      if (isHome) this.#crawled.needed.set(keyOf(candidate), "home page");
    }
    this.#crawled.documents = (await this.#readPages("/documents", {})).flatMap(({ redacted }) => redacted);
    const [first] = sites;
    if (first) await this.#probeMissing(String(first["id"]));
  }

  async #readSettings(web: Record<string, unknown>, webId: string): Promise<Record<string, unknown>> {
    const { defaultLanguage, friendlyURL } = web;
    const language = parseLanguage(String(defaultLanguage ?? "")) ?? "cs";
    const name = configName({ friendlyURL: String(friendlyURL) });
    const path = `/contents/by-friendly-url/${encodeURIComponent(name)}`;
    const answer = await this.#tolerant(path, { webId, language, onlyPublished: "true" });
    if (!answer || !isRecord(answer.json)) {
      this.#options.note(`Site ${webId} has no settings "${name}".`);
      return {};
    }
    const added = this.#options.candidates.add(answer.json, answer.exchange.body, "/webs", answer.exchange);
    if (added) this.#crawled.needed.set(keyOf(added), "settings of the site");
    return parseSettings(isRecord(answer.json["data"]) ? answer.json["data"] : {});
  }

  async #readMenus(webId: string, menus: unknown): Promise<void> {
    const { folders } = this.#crawled;
    for (const id of Object.values(isRecord(menus) ? menus : {}).filter(isId)) {
      if (folders.has(String(id))) continue;
      const answer = await this.#tolerant(`/folders/by-id/${encodeURIComponent(id)}/tree`, {});
      if (answer?.exchange.status === 200) folders.set(String(id), answer);
      else this.#options.note(`The menu with folder "${id}" of site ${webId} could not be read.`);
    }
  }

  async #readList(webId: string, language: string): Promise<void> {
    const { candidates, most } = this.#options;
    if (candidates.all.size >= most) return;
    for (const { sent, redacted, key } of await this.#readPages("/contents", { webId, language, sort: "name" }))
      for (const [index, item] of sent.entries())
        if (candidates.all.size < most) candidates.add(item, redacted[index], key);
  }

  /** Reads a list to its end; repeats it once when its length changes meanwhile. */
  async #readPages(path: string, query: Record<string, string>) {
    const pages: (ReturnType<typeof itemsOf> & { key: string })[] = [];
    for (let page = 1, seen = 0, total = 1; seen < total && page <= total + 1; page += 1) {
      const answer = await this.#options.source.get(path, { ...query, page: String(page), pageSize: String(pageSize) });
      const own = itemsOf(answer);
      if (page > 1 && own.total !== total)
        this.#options.note(`${path} changed from ${total} to ${own.total} items while it was read.`);
      total = own.total;
      seen += own.sent.length;
      if (own.sent.length === 0) break;
      pages.push({ ...own, key: `${path}?page=${page}` });
    }
    return pages;
  }

  /** Requests pages that do not exist. */
  async #probeMissing(webId: string): Promise<void> {
    const query = { webId, language: "cs", onlyPublished: "true" };
    for (const path of ["/contents/by-friendly-url/there-is-no-such-page", "/contents/by-id/0"]) {
      const answer = await this.#tolerant(path, query);
      if (answer?.exchange.status === 404) this.#crawled.probes.push(answer);
    }
    await this.#probeLanguage();
  }

  /** Requests a content item in a language that it lacks; some services respond with another language. */
  async #probeLanguage(): Promise<void> {
    const { candidates, note } = this.#options;
    for (const { id, webId } of candidates.all.values()) {
      const language = languageCodes.find((each) => !candidates.all.has(keyOf({ id, webId, language: each })));
      if (!language) continue;
      const path = `/contents/by-id/${encodeURIComponent(id)}`;
      const answer = await this.#tolerant(path, { webId, language, onlyPublished: "true" });
      if (answer?.exchange.status === 404) this.#crawled.probes.push(answer);
      else if (answer)
        note(`${path} does not exist in "${language}", but the response is in "${languageIn(answer.json)}".`);
      return;
    }
  }

  async #tolerant(path: string, query: Record<string, string>): Promise<Answer | null> {
    try {
      return await this.#options.source.get(path, query);
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      this.#crawled.failures.push(error.message);
      return null;
    }
  }
}

function languageIn(json: unknown): string {
  return isRecord(json) ? String(json["language"]) : "";
}

/** Returns the request for a candidate: by its address, or else by its id. */
export function requestOf({ webId, language, id, slug }: Candidate): [path: string, query: Record<string, string>] {
  const path =
    slug === null
      ? `/contents/by-id/${encodeURIComponent(id)}`
      : `/contents/by-friendly-url/${encodeURIComponent(slug.replace(/^\//, ""))}`;
  return [path, { webId, language, onlyPublished: "true" }];
}
