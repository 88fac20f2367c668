import { isRecord } from "#schemas/parse/shape.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage, parseLanguage } from "#schemas/site/languages.ts";
import { configName, parseSettings } from "#schemas/site/web-config.ts";
import { CmsError } from "#server/cms/client.ts";
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
export async function crawl({ source, candidates, site, most, note }: Options): Promise<Crawled> {
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
  const homes: { slug: string; webId: string; language: string }[] = [];
  for (const web of sites) {
    const webId = String(web["id"]);
    const settings = await readSettings(web, webId);
    const { home, navigace } = settings;
    for (const language of languageCodes) {
      const slug = typeof home === "string" ? home : inLanguage(textsOf(home), language);
      if (slug !== null) homes.push({ slug, webId, language });
    }
    for (const id of Object.values(isRecord(navigace) ? navigace : {}).filter(isId)) {
      if (crawled.folders.has(String(id))) continue;
      const answer = await tolerant(`/folders/by-id/${encodeURIComponent(id)}/tree`, {});
      if (answer?.exchange.status === 200) crawled.folders.set(String(id), answer);
      else note(`The menu with folder "${id}" of site ${webId} could not be read.`);
    }
  }
  for (const web of sites) for (const language of languageCodes) await readList(String(web["id"]), language);
  for (const candidate of candidates.all.values()) {
    const isHome = homes.some(
      ({ slug, webId, language }) =>
        slug === candidate.slug && webId === candidate.webId && language === candidate.language,
    );
    if (isHome) crawled.needed.set(keyOf(candidate), "home page");
  }
  crawled.documents = (await readPages("/documents", {})).flatMap(({ redacted }) => redacted);
  const [first] = sites;
  if (first) {
    const query = { webId: String(first["id"]), language: "cs", onlyPublished: "true" };
    for (const path of ["/contents/by-friendly-url/there-is-no-such-page", "/contents/by-id/0"]) {
      const answer = await tolerant(path, query);
      if (answer?.exchange.status === 404) crawled.probes.push(answer);
    }
    await probeLanguage();
  }
  return crawled;

  /** Requests a content item in a language that it lacks; some services respond with another language. */
  async function probeLanguage(): Promise<void> {
    for (const { id, webId } of candidates.all.values()) {
      const language = languageCodes.find((each) => !candidates.all.has(keyOf({ id, webId, language: each })));
      if (!language) continue;
      const path = `/contents/by-id/${encodeURIComponent(id)}`;
      const answer = await tolerant(path, { webId, language, onlyPublished: "true" });
      if (answer?.exchange.status === 404) crawled.probes.push(answer);
      else if (answer)
        note(`${path} does not exist in "${language}", but the response is in "${languageIn(answer.json)}".`);
      return;
    }
  }

  async function readSettings(web: Record<string, unknown>, webId: string): Promise<Record<string, unknown>> {
    const { defaultLanguage, friendlyURL } = web;
    const language = parseLanguage(String(defaultLanguage ?? "")) ?? "cs";
    const name = configName({ friendlyURL: String(friendlyURL) });
    const path = `/contents/by-friendly-url/${encodeURIComponent(name)}`;
    const answer = await tolerant(path, { webId, language, onlyPublished: "true" });
    if (!answer || !isRecord(answer.json)) {
      note(`Site ${webId} has no settings "${name}".`);
      return {};
    }
    const added = candidates.add(answer.json, answer.exchange.body, "/webs", answer.exchange);
    if (added) crawled.needed.set(keyOf(added), "settings of the site");
    return parseSettings(isRecord(answer.json["data"]) ? answer.json["data"] : {});
  }

  async function readList(webId: string, language: string): Promise<void> {
    if (candidates.all.size >= most) return;
    for (const { sent, redacted, key } of await readPages("/contents", { webId, language, sort: "name" }))
      for (const [index, item] of sent.entries())
        if (candidates.all.size < most) candidates.add(item, redacted[index], key);
  }

  /** Reads a list to its end; repeats it once when its length changes meanwhile. */
  async function readPages(path: string, query: Record<string, string>) {
    const pages: (ReturnType<typeof itemsOf> & { key: string })[] = [];
    for (let page = 1, seen = 0, total = 1; seen < total && page <= total + 1; page += 1) {
      const answer = await source.get(path, { ...query, page: String(page), pageSize: String(pageSize) });
      const own = itemsOf(answer);
      if (page > 1 && own.total !== total)
        note(`${path} changed from ${total} to ${own.total} items while it was read.`);
      total = own.total;
      seen += own.sent.length;
      if (own.sent.length === 0) break;
      pages.push({ ...own, key: `${path}?page=${page}` });
    }
    return pages;
  }

  async function tolerant(path: string, query: Record<string, string>): Promise<Answer | null> {
    try {
      return await source.get(path, query);
    } catch (error) {
      if (!(error instanceof CmsError)) throw error;
      crawled.failures.push(error.message);
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
