import { inLanguageOrDefault, parseLanguage } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { Log } from "#server/http/log.ts";
import type { CachedAnswers } from "./cached-answers.ts";
import { type CmsClient, CmsError, isMissingRecord } from "./client.ts";
import type { ContentQuery } from "./cms-reader.ts";
import { configRequest, contentPath } from "./content-paths.ts";
import type { GoodRecords } from "./good-records.ts";

/** A count ends early when known pages that are there outnumber missing ones by this number, or the reverse by more. */
const believingLead = 5;
const doubtingLead = 8;

interface Source {
  client: CmsClient;
  answers: CachedAnswers;
  log: Log;
}

type Place = Pick<ContentQuery, "webId" | "language">;

/** Checks answers of the CMS that say that something does not exist. */
export interface Absences {
  /** True for a path of which a good copy is cached. */
  isKnown(path: string, place: Place): boolean;
  /** Throws unless the CMS is believed that a site has no settings: it has those of another site. */
  confirmSettings(web: Web): Promise<void>;
  /** Throws unless the CMS is believed that there is no content at a path. */
  confirm(path: string, place: Place): Promise<void>;
}

/** Believes every absence: tools report what a CMS or a folder lacks. */
export const believedAbsences: Absences = {
  isKnown: () => false,
  confirmSettings: async () => {},
  confirm: async () => {},
};

/**
 * Decides whether the CMS is believed when it says that a content item does not exist
 * (docs/decisions/115-believing-an-absence.md). Each check is sent after the answer that it is about. Absences that
 * arrive while a check of their site runs share the next one.
 */
export class CheckedAbsences implements Absences {
  readonly #client: CmsClient;
  readonly #answers: CachedAnswers;
  readonly #log: Log;
  readonly #checks = createBatches();
  readonly #doubtedSites = new Set<string>();

  constructor({ client, answers, log }: Source) {
    this.#client = client;
    this.#answers = answers;
    this.#log = log;
  }

  #siteOf(webId: string): Web | undefined {
    return this.#answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items.find(({ id }) => id === webId);
  }

  /** Path of the home page in the site's default language; null when unknown. */
  #homePathOf(web: Web): string | null {
    const { path, query } = configRequest(web);
    const home = this.#answers.peek<WebConfig>("configs", path, query)?.home;
    const url = home && inLanguageOrDefault(home, web.defaultLanguage)?.value;
    return url ? contentPath(url) : null;
  }

  async #isThere(path: string, { webId, language }: Place): Promise<boolean> {
    return (await this.#client.get(path, { webId, language, onlyPublished: "true" })) !== null;
  }

  /** Asks for the home pages of all sites and languages: a site may lack its own, a CMS never lacks all. */
  async #isAnyHomePageThere(): Promise<boolean> {
    const webs = this.#answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items ?? [];
    for (const web of webs) {
      const { path, query } = configRequest(web);
      for (const [language, url] of Object.entries(this.#answers.peek<WebConfig>("configs", path, query)?.home ?? {})) {
        const place = { webId: web.id, language: parseLanguage(language) ?? web.defaultLanguage };
        if (await this.#isThere(contentPath(url), place)) return true;
      }
    }
    return false;
  }

  /** True when at least half of the known pages of the site are there, as far as a sample can tell. */
  async #areKnownPagesThere(web: Web, place: Place, lead: number, missing: ReadonlySet<string>) {
    const [path = ""] = missing;
    const known = this.#answers.cachedPaths(`${kindOf(path)}/`, place);
    if (known.every((each) => missing.has(each)) && (await this.#isAnyHomePageThere())) return true;
    const home = this.#homePathOf(web);
    const pages = spread(known).map((each) => ({ path: each, place }));
    if (home && !(known.includes(home) && place.language === web.defaultLanguage))
      pages.push({ path: home, place: { webId: web.id, language: web.defaultLanguage } });
    const gone: typeof pages = [];
    let [asked, balance] = [0, 0];
    while (asked < pages.length && balance < lead && balance > -doubtingLead) {
      const sample = pages.slice(asked, asked + Math.min(lead - balance, doubtingLead + balance));
      asked += sample.length;
      const found = await Promise.all(
        sample.map((page) => !(page.place === place && missing.has(page.path)) && this.#isThere(page.path, page.place)),
      );
      balance += found.reduce((sum, isFound) => sum + (isFound ? 1 : -1), 0);
      gone.push(...sample.filter((_, index) => !found[index]));
    }
    // They would count as known in the next sample as well.
    if (balance >= 0) for (const page of gone) this.#answers.forget(page.path, page.place);
    return balance >= 0;
  }

  async #findReasonToDoubt(web: Web, path: string, place: Place): Promise<string | null> {
    if (isMissingRecord(this.#answers.failureOf("webs", "/webs", {}))) return "the list of sites is missing as well";
    const known = this.isKnown(path, place);
    if (known && path === this.#homePathOf(web) && place.language === web.defaultLanguage) return "it is the home page";
    return this.#checks(`${web.id} ${place.language} ${kindOf(path)} ${known}`, path, async (missing) => {
      const { path: settings, query } = configRequest(web);
      if (!(await this.#client.get(settings, query))) return "the settings of its site are missing as well";
      const areThere = await this.#areKnownPagesThere(web, place, known ? believingLead : 1, missing);
      return areThere ? null : "most known pages of its site are missing as well";
    });
  }

  isKnown(path: string, place: Place): boolean {
    return this.#answers.hasContent(path, place);
  }

  async confirmSettings(web: Web): Promise<void> {
    const webs = this.#answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items ?? [];
    for (const { path, query } of webs.filter(({ id }) => id !== web.id).map(configRequest))
      if (await this.#client.get(path, query)) return;
    const detail = "not believed that they do not exist, as no other site has settings either";
    throw new CmsError("invalid", configRequest(web).path, detail);
  }

  async confirm(path: string, { webId, language }: Place): Promise<void> {
    const web = this.#siteOf(webId);
    // Without the list of sites there is nothing to ask for.
    if (!web) return;
    const reason = await this.#findReasonToDoubt(web, path, { webId, language });
    const about = { site: web.host ?? web.friendlyURL, reason };
    if (reason && !this.#doubtedSites.has(webId))
      this.#log.error(about, "CMS has lost pages of a site; counted as its failure");
    if (!reason && this.#doubtedSites.delete(webId)) this.#log.info(about, "CMS has the pages of a site again");
    if (!reason) return;
    this.#doubtedSites.add(webId);
    throw new CmsError("missing", path, `not believed that it does not exist, as ${reason}`);
  }
}

/** Kind of a request: by id or by address. One may fail while the other works. */
function kindOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Orders paths so that each beginning of them is spread over the whole list. */
function spread(paths: readonly string[]): string[] {
  const step = stepThrough(paths.length);
  return paths.flatMap((_, index) => paths[(index * step) % paths.length] ?? []);
}

/** A step near the golden section of a length, by which every position is reached once. */
function stepThrough(length: number): number {
  let step = Math.max(1, Math.round(0.618 * length));
  while (greatestDivisor(step, length) > 1) step += 1;
  return step;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

type Check = (paths: ReadonlySet<string>) => Promise<string | null>;

/** Shares checks: those requested while one of the same name runs are done together when it has ended. */
function createBatches() {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, { paths: Set<string>; result: Promise<string | null> }>();

  function start(name: string, check: Check, paths: ReadonlySet<string>): Promise<string | null> {
    waiting.delete(name);
    const result = check(paths);
    running.set(name, result);
    const end = () => running.get(name) === result && running.delete(name);
    result.then(end, end);
    return result;
  }

  return function run(name: string, path: string, check: Check): Promise<string | null> {
    const batch = waiting.get(name);
    if (batch) {
      batch.paths.add(path);
      return batch.result;
    }
    const paths = new Set([path]);
    const before = Promise.resolve(running.get(name)).catch(() => {});
    const result = before.then(() => start(name, check, paths));
    waiting.set(name, { paths, result });
    return result;
  };
}
