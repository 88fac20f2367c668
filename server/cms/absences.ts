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

export type Absences = ReturnType<typeof createAbsences>;

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
export function createAbsences({ client, answers, log }: Source) {
  const checks = createBatches();
  const doubtedSites = new Set<string>();

  function siteOf(webId: string): Web | undefined {
    return answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items.find(({ id }) => id === webId);
  }

  /** Path of the home page in the site's default language; null when unknown. */
  function homePathOf(web: Web): string | null {
    const { path, query } = configRequest(web);
    const home = answers.peek<WebConfig>("configs", path, query)?.home;
    const url = home && inLanguageOrDefault(home, web.defaultLanguage)?.value;
    return url ? contentPath(url) : null;
  }

  async function isThere(path: string, { webId, language }: Place): Promise<boolean> {
    return (await client.get(path, { webId, language, onlyPublished: "true" })) !== null;
  }

  /** Asks for the home pages of all sites and languages: a site may lack its own, a CMS never lacks all. */
  async function isAnyHomePageThere(): Promise<boolean> {
    const webs = answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items ?? [];
    for (const web of webs) {
      const { path, query } = configRequest(web);
      for (const [language, url] of Object.entries(answers.peek<WebConfig>("configs", path, query)?.home ?? {})) {
        const place = { webId: web.id, language: parseLanguage(language) ?? web.defaultLanguage };
        if (await isThere(contentPath(url), place)) return true;
      }
    }
    return false;
  }

  /** True when at least half of the known pages of the site are there, as far as a sample can tell. */
  async function areKnownPagesThere(web: Web, place: Place, lead: number, missing: ReadonlySet<string>) {
    const [path = ""] = missing;
    const known = answers.cachedPaths(place).filter((each) => kindOf(each) === kindOf(path));
    if (known.every((each) => missing.has(each)) && (await isAnyHomePageThere())) return true;
    const home = homePathOf(web);
    const pages = spread(known).map((each) => ({ path: each, place }));
    if (home && !(known.includes(home) && place.language === web.defaultLanguage))
      pages.push({ path: home, place: { webId: web.id, language: web.defaultLanguage } });
    const gone: typeof pages = [];
    let balance = 0;
    while (pages.length > 0 && balance < lead && balance > -doubtingLead) {
      const sample = pages.splice(0, Math.min(lead - balance, doubtingLead + balance));
      const found = await Promise.all(
        sample.map((page) => !(page.place === place && missing.has(page.path)) && isThere(page.path, page.place)),
      );
      balance += found.reduce((sum, isFound) => sum + (isFound ? 1 : -1), 0);
      gone.push(...sample.filter((_, index) => !found[index]));
    }
    // They would count as known in the next sample as well.
    if (balance >= 0) for (const page of gone) answers.forget(page.path, page.place);
    return balance >= 0;
  }

  async function findReasonToDoubt(web: Web, path: string, place: Place): Promise<string | null> {
    if (isMissingRecord(answers.failureOf("webs", "/webs", {}))) return "the list of sites is missing as well";
    const known = isKnown(path, place);
    if (known && path === homePathOf(web) && place.language === web.defaultLanguage) return "it is the home page";
    return checks(`${web.id} ${place.language} ${kindOf(path)} ${known}`, path, async (missing) => {
      const { path: settings, query } = configRequest(web);
      if (!(await client.get(settings, query))) return "the settings of its site are missing as well";
      const areThere = await areKnownPagesThere(web, place, known ? believingLead : 1, missing);
      return areThere ? null : "most known pages of its site are missing as well";
    });
  }

  function isKnown(path: string, place: Place): boolean {
    return answers.cachedPaths(place).includes(path);
  }

  return {
    isKnown,
    /** Throws unless the CMS is believed that a site has no settings: it has those of another site. */
    async confirmSettings(web: Web): Promise<void> {
      const webs = answers.peek<GoodRecords<Web>>("webs", "/webs", {})?.items ?? [];
      for (const { path, query } of webs.filter(({ id }) => id !== web.id).map(configRequest))
        if (await client.get(path, query)) return;
      const detail = "not believed that they do not exist, as no other site has settings either";
      throw new CmsError("invalid", configRequest(web).path, detail);
    },
    /** Throws unless the CMS is believed that there is no content at a path. */
    async confirm(path: string, { webId, language }: Place): Promise<void> {
      const web = siteOf(webId);
      // Without the list of sites there is nothing to ask for.
      if (!web) return;
      const reason = await findReasonToDoubt(web, path, { webId, language });
      const about = { site: web.host ?? web.friendlyURL, reason };
      if (reason && !doubtedSites.has(webId)) log.error(about, "CMS has lost pages of a site; counted as its failure");
      if (!reason && doubtedSites.delete(webId)) log.info(about, "CMS has the pages of a site again");
      if (!reason) return;
      doubtedSites.add(webId);
      throw new CmsError("missing", path, `not believed that it does not exist, as ${reason}`);
    },
  };
}

/** Kind of a request: by id or by address. One may fail while the other works. */
function kindOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Orders a list so that each beginning of it is spread over the whole list. */
function spread<Item>(items: readonly Item[]): Item[] {
  const placed = items.map((item, index) => ({ item, place: Math.imul(index, 2_654_435_761) >>> 0 }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
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
