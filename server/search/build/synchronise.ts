import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";
import type { PagesQuery } from "#server/cms/cms-reader.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { Log } from "#server/http/log.ts";
import type { Place } from "#server/search/tables.ts";
import type { IndexWriter } from "#server/search/write/index-writer.ts";

export interface Source {
  read: ContentService;
  /** Wall time, which decides what is public. */
  now: () => number;
  yieldToRequests: () => Promise<void>;
  log: Log;
}

const atOnce = 10;
/** Number of content items missing from a list that are requested one by one. */
const maxAsked = 3;
const latest = 20;

/** Updates an index from the lists of the CMS. Throws when the CMS fails. */
export function createSynchroniser(
  database: DatabaseSync,
  writer: IndexWriter,
  { read, now, yieldToRequests, log }: Source,
) {
  const statements = {
    total: database.prepare("SELECT total FROM cms_totals WHERE site = ? AND language = ?"),
    setTotal: database.prepare("INSERT OR REPLACE INTO cms_totals VALUES (?, ?, ?)"),
    sites: database.prepare("SELECT DISTINCT site, language FROM cms_totals"),
    due: database.prepare("SELECT site, language, content FROM embargoes WHERE until <= ? ORDER BY language = ? DESC"),
  };

  /** Addresses of the settings of each site, which are no pages. */
  let settings: ReadonlyMap<string, string> = new Map();
  const isSettings = ({ webId, friendlyURLs, language }: Content) =>
    inLanguage(friendlyURLs, language) === settings.get(webId);

  /** Writes content items in batches; returns how many changed and how many are new. */
  async function write(place: Place, contents: readonly Content[], hidden: readonly string[] = []) {
    const done = { changed: 0, added: 0 };
    writer.inTransaction(() => {
      for (const id of hidden) writer.remove(place, id);
    });
    for (let at = 0; at < contents.length; at += atOnce) {
      await yieldToRequests();
      writer.inTransaction(() => {
        for (const content of contents.slice(at, at + atOnce)) {
          if (isSettings(content)) continue;
          const change = writer.write(content, now());
          if (change !== "same") done.changed += 1;
          if (change === "added") done.added += 1;
        }
      });
    }
    return done;
  }

  /** Reads a whole list and removes the content items that it no longer has. */
  async function readWholeList(place: Place): Promise<void> {
    const { site: webId, language } = place;
    const seen = new Set<string>();
    let [listed, total] = [0, 0];
    for await (const page of read().pages({ webId, language, sort: "-updatedAt" })) {
      await write(place, page.contents, page.hidden);
      for (const { id } of page.contents) seen.add(id);
      listed += page.contents.length;
      total = page.total;
    }
    const twice = listed - seen.size;
    if (twice > 0) log.warn({ site: webId, language, twice }, "CMS lists contents twice; others may be missing");
    const gone = writer.contentsOf(place).filter((id) => !seen.has(id));
    await confirmRemoved(place, gone);
    writer.inTransaction(() => {
      for (const id of gone) writer.remove(place, id);
      statements.setTotal.run(webId, language, total);
    });
  }

  /** Throws when a content item missing from a list still exists: an incomplete list must not remove anything. */
  async function confirmRemoved({ site: webId, language }: Place, gone: readonly string[]): Promise<void> {
    for (const id of gone.slice(0, maxAsked)) {
      const query = { webId, language, onlyPublished: true };
      const content = await read({ fresh: true })
        .contentById(id, query)
        .catch(() => null);
      if (content?.roles === null) throw new Error(`the list of site ${webId} in ${language} lacks the content ${id}`);
    }
  }

  /** Reads a list until a page has nothing new. */
  async function readLatest(place: Place, sort: PagesQuery["sort"]) {
    const { site: webId, language } = place;
    let added = 0;
    for await (const { contents, hidden, total } of read().pages({ webId, language, sort, size: latest })) {
      const done = await write(place, contents, hidden);
      added += done.added;
      if (done.changed === 0) return { added, total };
    }
    return { added, total: null };
  }

  /** Reads what changed. Withdrawn content items are in no list: when the total differs, the whole list is read. */
  async function readChanges(place: Place): Promise<void> {
    const known = statements.total.get(place.site, place.language)?.["total"];
    if (typeof known !== "number") return readWholeList(place);
    const changed = await readLatest(place, "-updatedAt");
    const published = await readLatest(place, "-displayAt");
    const total = published.total ?? changed.total;
    if (total === known) return;
    if (total !== known + changed.added + published.added) return readWholeList(place);
    statements.setTotal.run(place.site, place.language, total);
  }

  /** Adds content items whose embargo has ended, as the CMS has them now; Czech versions first. */
  async function recheckEmbargoes(): Promise<void> {
    for (const { site, language, content } of statements.due.all(now(), defaultLanguage)) {
      if (typeof site !== "string" || typeof content !== "string" || !isLanguage(language)) continue;
      const place = { site, language };
      const query = { webId: site, language, onlyPublished: true };
      const current = await read({ fresh: true }).contentById(content, query);
      if (current?.roles === null) await write(place, [current]);
      else writer.inTransaction(() => writer.remove(place, content));
    }
  }

  /** Stores the sites, categories and tags, and rewrites all entries of lists when these changed. */
  async function updateSites(webs: readonly Web[]): Promise<void> {
    const topics = await Promise.all([read().categories(), read().tags()]).catch((err: unknown) => {
      log.warn({ err }, "categories or tags cannot be read; keeping those in the search index");
      return null;
    });
    const { vocabularies, tags } = writer.sites() ?? { vocabularies: [], tags: [] };
    const rowids = writer.setSites({ webs, vocabularies: topics?.[0] ?? vocabularies, tags: topics?.[1] ?? tags });
    for (let at = 0; at < rowids.length; at += atOnce) {
      await yieldToRequests();
      writer.inTransaction(() => {
        for (const rowid of rowids.slice(at, at + atOnce)) writer.writeEntries(rowid, now());
      });
    }
  }

  function removeOldSites(places: readonly Place[]): void {
    for (const { site, language } of statements.sites.all()) {
      if (!isLanguage(language)) continue;
      if (places.some((place) => place.site === site && place.language === language)) continue;
      const gone = { site: String(site), language };
      writer.inTransaction(() => {
        for (const id of writer.contentsOf(gone)) writer.remove(gone, id);
        database.prepare("DELETE FROM cms_totals WHERE site = ? AND language = ?").run(gone.site, language);
      });
    }
  }

  return async function synchronise({ isWhole }: { isWhole: boolean }): Promise<void> {
    const reader = read();
    const webs = await reader.webs();
    await updateSites(webs);
    if (reader.hasListedSites) writer.setSitesListedAt(now());
    settings = new Map(webs.map((web) => [web.id, configName(web)]));
    // Czech comes first, as its embargoes apply to the translations.
    const places = languageCodes.flatMap((language) => webs.map(({ id }) => ({ site: id, language })));
    for (const place of places) await (isWhole ? readWholeList(place) : readChanges(place));
    await recheckEmbargoes();
    removeOldSites(places);
  };
}
