import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import { configName } from "#schemas/site/web-config.ts";
import { withValues } from "#schemas/values/shared/content-values.ts";
import { periodAt } from "#schemas/values/shared/shared-value.ts";
import type { SharedValues } from "#schemas/values/shared/value-sets.ts";
import type { CmsReader, PagesQuery } from "#server/cms/cms-reader.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { Log } from "#server/http/log.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
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

/** Updates an index from the lists of the CMS. */
export class Synchroniser {
  readonly #prepared: Statements;
  readonly #writer: IndexWriter;
  readonly #source: Source;
  /** Addresses of the settings of each site, which are no pages. */
  #settings: ReadonlyMap<string, string> = new Map();

  constructor(database: DatabaseSync, writer: IndexWriter, source: Source) {
    this.#prepared = createStatements(database);
    this.#writer = writer;
    this.#source = source;
  }

  /** Reads what has changed, or everything. Throws when the CMS fails. */
  async synchronise({ isWhole }: { isWhole: boolean }): Promise<void> {
    const reader = this.#source.read();
    const webs = await reader.webs();
    await this.#updateSites(webs);
    if (reader.hasListedSites) this.#writer.setTime("sitesListedAt", this.#source.now());
    this.#settings = new Map(webs.map((web) => [web.id, configName(web)]));
    // Czech comes first, as its embargoes apply to the translations.
    const places = languageCodes.flatMap((language) => webs.map(({ id }) => ({ site: id, language })));
    for (const place of places) await (isWhole ? this.#readWholeList(place) : this.#readChanges(place));
    await this.#updateValues(reader, webs);
    await this.#recheckEmbargoes();
    this.#removeOldSites(places);
  }

  /** Writes the content items that use shared values again when a value has changed, or another period has begun. */
  async #updateValues(reader: CmsReader, webs: readonly Web[]): Promise<void> {
    const now = this.#source.now();
    const read = await Promise.all(webs.map(async ({ id }) => ({ id, values: await reader.values(id) })));
    const known = read.flatMap(({ id, values }) => (values ? [{ id, values }] : []));
    if (known.length < read.length) return;
    const state = hash("sha1", JSON.stringify(known.map(({ values }) => stateOf(values, now))), "base64");
    if (state === this.#writer.textOf("values")) return;
    for (const { id, values } of known)
      await this.#inBatches(this.#writer.usersOfValues(id), (rowid) => {
        const content = this.#writer.contentOf(rowid);
        if (content) this.#writer.write(withValues(content, values, now), now);
      });
    this.#writer.setText("values", state);
  }

  /** Stores the sites, categories and tags, and rewrites all entries of lists when these changed. */
  async #updateSites(webs: readonly Web[]): Promise<void> {
    const { read, now, log } = this.#source;
    const { entries } = this.#writer;
    const topics = await Promise.all([read().categories(), read().tags()]).catch((err: unknown) => {
      log.warn({ err }, "categories or tags cannot be read; keeping those in the search index");
      return null;
    });
    const { vocabularies, tags } = entries.sites ?? { vocabularies: [], tags: [] };
    const rowids = entries.setSites({ webs, vocabularies: topics?.[0] ?? vocabularies, tags: topics?.[1] ?? tags });
    await this.#inBatches(rowids, (rowid) => entries.write(rowid, now()));
  }

  /** Reads a whole list and removes the content items that it no longer has. */
  async #readWholeList(place: Place): Promise<void> {
    const { site: webId, language } = place;
    const { read, log } = this.#source;
    const seen = new Set<string>();
    let [listed, total] = [0, 0];
    for await (const page of read().pages({ webId, language, sort: "-updatedAt" })) {
      await this.#write(place, page.contents, page.hidden);
      for (const { id } of page.contents) seen.add(id);
      listed += page.contents.length;
      total = page.total;
    }
    const twice = listed - seen.size;
    if (twice > 0) log.warn({ site: webId, language, twice }, "CMS lists contents twice; others may be missing");
    const gone = this.#writer.contentsOf(place).filter((id) => !seen.has(id));
    await this.#confirmRemoved(place, gone);
    this.#writer.inTransaction(() => {
      for (const id of gone) this.#writer.remove(place, id);
      this.#setTotal(place, total);
    });
  }

  /** Throws when a content item missing from a list still exists: an incomplete list must not remove anything. */
  async #confirmRemoved({ site: webId, language }: Place, gone: readonly string[]): Promise<void> {
    for (const id of gone.slice(0, maxAsked)) {
      const query = { webId, language, onlyPublished: true };
      const content = await this.#source
        .read({ fresh: true })
        .contentById(id, query)
        .catch(() => null);
      if (content?.roles === null) throw new Error(`the list of site ${webId} in ${language} lacks the content ${id}`);
    }
  }

  /** Reads what changed. Withdrawn content items are in no list: when the total differs, the whole list is read. */
  async #readChanges(place: Place): Promise<void> {
    const totals = this.#prepared("SELECT total FROM cms_totals WHERE site = ? AND language = ?");
    const known = totals.get(place.site, place.language)?.["total"];
    if (typeof known !== "number") return this.#readWholeList(place);
    const changed = await this.#readLatest(place, "-updatedAt");
    const published = await this.#readLatest(place, "-displayAt");
    const total = published.total ?? changed.total;
    if (total === known) return;
    if (total !== known + changed.added + published.added) return this.#readWholeList(place);
    this.#setTotal(place, total);
  }

  /** Reads a list until a page has nothing new. */
  async #readLatest(place: Place, sort: PagesQuery["sort"]) {
    const { site: webId, language } = place;
    let added = 0;
    for await (const page of this.#source.read().pages({ webId, language, sort, size: latest })) {
      const done = await this.#write(place, page.contents, page.hidden);
      added += done.added;
      if (done.changed === 0) return { added, total: page.total };
    }
    return { added, total: null };
  }

  /** Writes content items; returns how many changed and how many are new. */
  async #write(place: Place, contents: readonly Content[], hidden: readonly string[] = []) {
    const done = { changed: 0, added: 0 };
    this.#writer.inTransaction(() => {
      for (const id of hidden) this.#writer.remove(place, id);
    });
    await this.#inBatches(contents, (content) => {
      if (this.#isSettings(content)) return;
      const change = this.#writer.write(content, this.#source.now());
      if (change !== "same") done.changed += 1;
      if (change === "added") done.added += 1;
    });
    return done;
  }

  #isSettings({ webId, friendlyURLs, language }: Content): boolean {
    return inLanguage(friendlyURLs, language) === this.#settings.get(webId);
  }

  /** Writes in short transactions, between which requests are answered. */
  async #inBatches<Item>(items: readonly Item[], write: (item: Item) => void): Promise<void> {
    for (let at = 0; at < items.length; at += atOnce) {
      await this.#source.yieldToRequests();
      this.#writer.inTransaction(() => {
        for (const item of items.slice(at, at + atOnce)) write(item);
      });
    }
  }

  #setTotal({ site, language }: Place, total: number): void {
    this.#prepared("INSERT OR REPLACE INTO cms_totals VALUES (?, ?, ?)").run(site, language, total);
  }

  /** Adds content items whose embargo has ended, as the CMS has them now; Czech versions first. */
  async #recheckEmbargoes(): Promise<void> {
    const { read, now } = this.#source;
    const due = this.#prepared(
      "SELECT site, language, content FROM embargoes WHERE until <= ? ORDER BY language = ? DESC",
    );
    for (const { site, language, content } of due.all(now(), defaultLanguage)) {
      if (typeof site !== "string" || typeof content !== "string" || !isLanguage(language)) continue;
      const place = { site, language };
      const query = { webId: site, language, onlyPublished: true };
      const current = await read({ fresh: true }).contentById(content, query);
      if (current?.roles === null) await this.#write(place, [current]);
      else this.#writer.inTransaction(() => this.#writer.remove(place, content));
    }
  }

  #removeOldSites(places: readonly Place[]): void {
    for (const { site, language } of this.#prepared("SELECT DISTINCT site, language FROM cms_totals").all()) {
      if (!isLanguage(language)) continue;
      if (places.some((place) => place.site === site && place.language === language)) continue;
      const gone = { site: String(site), language };
      this.#writer.inTransaction(() => {
        for (const id of this.#writer.contentsOf(gone)) this.#writer.remove(gone, id);
        this.#prepared("DELETE FROM cms_totals WHERE site = ? AND language = ?").run(gone.site, language);
      });
    }
  }
}

/** All values with the periods that are in force at a time. */
function stateOf(values: SharedValues, now: number): unknown[] {
  return values.keys().map((key) => {
    const value = values.find(key);
    return [value, value && periodAt(value, now)?.from];
  });
}
