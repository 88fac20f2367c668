import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage, type Language } from "#schemas/site/language-codes.ts";
import { createContents } from "#server/search/contents.ts";
import type { Kinds } from "#server/search/kinds.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import type { Place } from "#server/search/tables.ts";
import type { SiteData } from "./list-entries.ts";
import { ListWriter } from "./list-writer.ts";

interface KnownContent {
  content: Content;
  key: string;
  /** True for a content item that was not in the index before. */
  isNew: boolean;
}

/**
 * Writes the entries of a content item in all lists that show it, which depend on its Czech version and on sites,
 * categories and tags.
 */
export class EntryWriter {
  readonly #entriesOf: Kinds["entriesOf"];
  readonly #prepared: Statements;
  readonly #contents: ReturnType<typeof createContents>;
  readonly #lists: ListWriter;
  #sites: SiteData | null;
  #toEntries: ReturnType<Kinds["entriesOf"]> | null;

  constructor(database: DatabaseSync, entriesOf: Kinds["entriesOf"]) {
    this.#entriesOf = entriesOf;
    this.#prepared = createStatements(database);
    this.#contents = createContents(database);
    this.#lists = new ListWriter(database);
    const sites = this.#prepared("SELECT value FROM metadata WHERE name = 'sites'").get()?.["value"];
    this.#sites = typeof sites === "string" ? JSON.parse(sites) : null;
    this.#toEntries = this.#sites && entriesOf(this.#sites);
  }

  /** The sites, categories and tags of entries; null before the first build. */
  get sites(): SiteData | null {
    return this.#sites;
  }

  /** Stores the sites, categories and tags of entries. Returns the rowids whose entries have to be rewritten. */
  setSites(data: SiteData): number[] {
    const before = this.#sites;
    const value = JSON.stringify(data);
    if (before && JSON.stringify(before) === value) return [];
    this.#prepared("INSERT OR REPLACE INTO metadata VALUES ('sites', ?)").run(value);
    this.#sites = data;
    this.#toEntries = this.#entriesOf(data);
    const all = this.#prepared("SELECT rowid FROM contents");
    return before ? all.all().map((row) => Number(row["rowid"])) : [];
  }

  /** Writes the entries of a content item in place of its previous ones. */
  write(rowid: number, now: number, known?: KnownContent): void {
    const content = known?.content ?? this.#contents.contentOf(rowid);
    const structure = "SELECT structure FROM records WHERE rowid = ?";
    const key = known?.key ?? this.#prepared(structure).get(rowid)?.["structure"];
    if (!content || !key || !this.#toEntries) return;
    const { webId: site, language } = content;
    const isCzech = language === defaultLanguage;
    const czech = isCzech ? null : this.#czechRowid(site, content.id);
    const entries = this.#toEntries(content, String(key), czech === null ? null : this.#contents.contentOf(czech), now);
    const isOnMore = this.#lists.put({ site, language }, rowid, entries, known?.isNew ?? false);
    if (!isOnMore) return;
    if (isCzech)
      for (const each of this.#translationsOf(content)) this.#lists.markTranslated(site, rowid, each.language, true);
    else if (czech !== null) this.#lists.markTranslated(site, czech, language, true);
  }

  /** Rewrites the entries of a Czech content's translations, which fall back to its values. */
  rewriteTranslations(content: Content, now: number): void {
    for (const { rowid } of this.#translationsOf(content)) this.write(rowid, now);
  }

  drop(rowid: number, place: Place): void {
    const id = this.#prepared("SELECT content FROM records WHERE rowid = ?").get(rowid)?.["content"];
    const isCzech = place.language === defaultLanguage;
    const czech = isCzech || typeof id !== "string" ? null : this.#czechRowid(place.site, id);
    if (czech !== null) this.#lists.markTranslated(place.site, czech, place.language, false);
    this.#lists.drop(place, rowid);
  }

  /** Rewrites the entries whose state has changed by a time, such as those of an event that is over. */
  updateDue(now: number): void {
    const due = this.#prepared("SELECT DISTINCT rowid FROM entries WHERE changesAt <= ?").all(now);
    if (due.length === 0) return;
    for (const row of due) this.write(Number(row["rowid"]), now);
    this.flush();
  }

  /** Writes pending changes. To be called before each commit. */
  flush(): void {
    this.#lists.flush();
  }

  /** Drops pending changes after a rollback. */
  discard(): void {
    this.#lists.discard();
  }

  /** Rowid of the Czech version of a content item; null for none. */
  #czechRowid(site: string, id: string): number | null {
    const version = "SELECT rowid FROM records WHERE site = ? AND content = ? AND language = ?";
    const rowid = this.#prepared(version).get(site, id, defaultLanguage)?.["rowid"];
    return typeof rowid === "number" ? rowid : null;
  }

  /** The versions of a content item in languages other than Czech. */
  #translationsOf({ webId, id }: Content): { rowid: number; language: Language }[] {
    return this.#prepared("SELECT rowid, language FROM records WHERE site = ? AND content = ?")
      .all(webId, id)
      .flatMap(({ rowid, language }) =>
        isLanguage(language) && language !== defaultLanguage ? [{ rowid: Number(rowid), language }] : [],
      );
  }
}
