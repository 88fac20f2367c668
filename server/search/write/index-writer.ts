import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { embargoEnd } from "#schemas/time/embargo.ts";
import { createContents, toRecord } from "#server/search/contents.ts";
import type { Kinds } from "#server/search/kinds.ts";
import { createRowids } from "#server/search/rowids.ts";
import { toSituations } from "#server/search/situations.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import type { Place } from "#server/search/tables.ts";
import { toDictionaryRecord } from "#server/search/term/dictionary.ts";
import { toDocument } from "./document.ts";
import { EntryWriter } from "./entry-writer.ts";
import { createFullTexts } from "./full-texts.ts";

export type Change = "added" | "changed" | "same";

interface Written {
  rowid: number;
  key: string | null;
  version: string;
  json: string;
  /** The words that this version replaces. */
  replaced: { key: string; title: string } | null;
}

/** Times that an index stores: when it was last found to match the CMS, and when the CMS last listed all its sites. */
type StoredTime = "checkedAt" | "sitesListedAt";

/** The state of shared values whose texts the index holds. */
type StoredText = "values";

/** Writes content items to an index: records, words (full-texts.ts) and entries of lists (entry-writer.ts). */
export class IndexWriter {
  readonly entries: EntryWriter;
  readonly #database: DatabaseSync;
  readonly #kinds: Kinds;
  readonly #prepared: Statements;
  readonly #contents: ReturnType<typeof createContents>;
  readonly #rowids: ReturnType<typeof createRowids>;
  readonly #texts: ReturnType<typeof createFullTexts>;

  constructor(database: DatabaseSync, kinds: Kinds) {
    this.#database = database;
    this.#kinds = kinds;
    this.#prepared = createStatements(database);
    this.#contents = createContents(database);
    this.#rowids = createRowids(database);
    this.#texts = createFullTexts(database);
    this.entries = new EntryWriter(database, kinds.entriesOf);
  }

  /** Inserts or updates a content item, or hides it while it is under embargo. */
  write(content: Content, now: number): Change {
    const { webId: site, language, id } = content;
    const key = this.#kinds.keyOf(content);
    const json = JSON.stringify(content);
    const version = hash("sha1", json, "base64").slice(0, 16);
    const before = this.#recordOf({ site, language }, id);
    const until = this.#hiddenUntil(content, now);
    if (until !== null) {
      const waiting = this.#embargoOf({ site, language }, id)?.["version"];
      if (waiting === version && !before) return "same";
      this.#hide(content, until, version);
      return before || waiting ? "changed" : "added";
    }
    const wasEmbargoed = this.#endEmbargo({ site, language }, id);
    // Translations under the same embargo are checked again at the next refresh.
    if (wasEmbargoed && language === defaultLanguage)
      this.#prepared("UPDATE embargoes SET until = 0 WHERE site = ? AND content = ?").run(site, id);
    if (before?.["version"] === version) return "same";
    // A content item keeps its rowid, so that few of its bitmaps change.
    const rowid = before ? Number(before["rowid"]) : this.#rowids.next(site);
    const keyBefore = String(before?.["structure"] ?? "");
    const replaced = keyBefore !== "" && key !== null ? { key: keyBefore, title: String(before?.["title"]) } : null;
    if (before && !replaced) this.#removeRow(rowid, { site, language });
    this.#insert(content, { rowid, key, version, json, replaced });
    if (key !== null) this.entries.write(rowid, now, { content, key, isNew: keyBefore === "" });
    if (before && language === defaultLanguage) this.entries.rewriteTranslations(content, now);
    return before || wasEmbargoed ? "changed" : "added";
  }

  remove(place: Place, id: string): void {
    const row = this.#recordOf(place, id);
    if (row) this.#removeRow(Number(row["rowid"]), place);
    this.#endEmbargo(place, id);
  }

  /** Ids of all content items of a site in a language, including those under embargo. */
  contentsOf({ site, language }: Place): string[] {
    const ids = this.#prepared(
      `SELECT content FROM records WHERE site = ? AND language = ?
       UNION ALL SELECT content FROM embargoes WHERE site = ? AND language = ?`,
    );
    return ids.all(site, language, site, language).map((row) => String(row["content"]));
  }

  /** Rowids of the content items of a site with shared values in their texts or fields. */
  usersOfValues(site: string): number[] {
    const users = this.#prepared("SELECT rowid FROM records WHERE site = ? AND usesValues = 1").all(site);
    return users.map(({ rowid }) => Number(rowid));
  }

  contentOf(rowid: number): Content | null {
    return this.#contents.contentOf(rowid);
  }

  /** In milliseconds; null for never. */
  timeOf(name: StoredTime): number | null {
    return Number(this.textOf(name)) || null;
  }

  setTime(name: StoredTime, time: number): void {
    this.setText(name, String(time));
  }

  /** Null for never. */
  textOf(name: StoredTime | StoredText): string | null {
    const stored = this.#prepared("SELECT value FROM metadata WHERE name = ?").get(name)?.["value"];
    return typeof stored === "string" ? stored : null;
  }

  setText(name: StoredTime | StoredText, text: string): void {
    this.#prepared("INSERT OR REPLACE INTO metadata VALUES (?, ?)").run(name, text);
  }

  /** Runs steps in one transaction. A build is a single transaction, which the steps join. */
  inTransaction<Value>(steps: () => Value): Value {
    if (this.#database.isTransaction) return steps();
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const value = steps();
      this.flush();
      this.#texts.merge();
      this.#database.exec("COMMIT");
      return value;
    } catch (error) {
      this.entries.discard();
      this.#texts.discard();
      this.#rowids.discard();
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Writes pending changes. To be called before each commit. */
  flush(): void {
    this.entries.flush();
    this.#texts.flush();
  }

  #recordOf({ site, language }: Place, id: string) {
    const record =
      "SELECT rowid, version, structure, title FROM records WHERE site = ? AND content = ? AND language = ?";
    return this.#prepared(record).get(site, id, language);
  }

  #embargoOf({ site, language }: Place, id: string) {
    const embargo = "SELECT version, until FROM embargoes WHERE site = ? AND content = ? AND language = ?";
    return this.#prepared(embargo).get(site, id, language);
  }

  /** Returns true when the content item was under embargo. */
  #endEmbargo({ site, language }: Place, id: string): boolean {
    const embargo = "DELETE FROM embargoes WHERE site = ? AND content = ? AND language = ?";
    return this.#prepared(embargo).run(site, id, language).changes > 0;
  }

  /**
   * Time at which a content item becomes public; null when it is public. An embargo on the Czech version applies to
   * every language.
   */
  #hiddenUntil({ webId: site, id, language, data, displayAt, published }: Content, now: number): number | null {
    const isCzech = language === defaultLanguage;
    const czech = isCzech ? null : this.#embargoOf({ site, language: defaultLanguage }, id)?.["until"];
    const embargo = embargoEnd(data);
    const ends = [
      published ? 0 : Number.MAX_SAFE_INTEGER,
      embargo === null ? 0 : Date.parse(embargo),
      displayAt === null ? 0 : Date.parse(toInstant(displayAt)),
      typeof czech === "number" ? czech : 0,
    ];
    const until = Math.max(...ends);
    return until > now ? until : null;
  }

  #hide({ webId: site, id, language }: Content, until: number, version: string): void {
    const embargo = this.#prepared("INSERT OR REPLACE INTO embargoes VALUES (?, ?, ?, ?, ?)");
    embargo.run(site, language, id, version, until);
    const versions = this.#prepared("SELECT rowid, language, version FROM records WHERE site = ? AND content = ?");
    for (const row of versions.all(site, id)) {
      const { language: own } = row;
      if (!isLanguage(own) || (language !== defaultLanguage && own !== language)) continue;
      this.#removeRow(Number(row["rowid"]), { site, language: own });
      if (own !== language) embargo.run(site, own, id, String(row["version"]), until);
    }
  }

  /** Inserts a content item. One that is not searchable has a record without words, so that its version is known. */
  #insert(content: Content, { rowid, key, version, json, replaced }: Written): void {
    const { webId: site, language, id, languages, friendlyURLs } = content;
    if (this.#kinds.isDictionary(content)) {
      const record = JSON.stringify(toDictionaryRecord(content));
      this.#prepared("INSERT OR REPLACE INTO dictionaries VALUES (?, ?, ?, ?)").run(site, language, id, record);
    }
    const document = key === null ? null : toDocument(content);
    const { title, situations, published, validTo } = document ?? noDocument;
    this.#prepared(
      `INSERT INTO records (rowid, site, language, content, version, structure, slug, languages, title, situations,
         published, validTo, isPage, changed, usesValues)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (rowid) DO UPDATE SET version = excluded.version, structure = excluded.structure,
         slug = excluded.slug, languages = excluded.languages, title = excluded.title, situations = excluded.situations,
         published = excluded.published, validTo = excluded.validTo, isPage = excluded.isPage, changed = excluded.changed,
         usesValues = excluded.usesValues`,
    ).run(
      ...[rowid, site, language, id, version, key ?? "", inLanguage(friendlyURLs, language) ?? ""],
      ...[key === null ? "" : languages.join(" "), title, toSituations(situations, language)],
      ...[published, validTo],
      ...[this.#kinds.isPage(content) ? 1 : 0, changeOf(content), content.values ? 1 : 0],
    );
    if (key === null || document === null) return;
    this.#prepared("INSERT OR REPLACE INTO contents VALUES (?, ?)").run(rowid, toRecord(json));
    if (replaced) this.#texts.replace({ rowid, language, key }, document, replaced);
    else this.#texts.add({ rowid, language, key }, document);
  }

  #removeRow(rowid: number, place: Place): void {
    this.entries.drop(rowid, place);
    this.#prepared(
      `DELETE FROM dictionaries
       WHERE (site, content, language) = (SELECT site, content, language FROM records WHERE rowid = ?)`,
    ).run(rowid);
    const key = this.#prepared("SELECT structure FROM records WHERE rowid = ?").get(rowid)?.["structure"];
    if (key) this.#texts.remove({ rowid, language: place.language, key: String(key) });
    this.#prepared("DELETE FROM contents WHERE rowid = ?").run(rowid);
    this.#prepared("DELETE FROM records WHERE rowid = ?").run(rowid);
  }
}

const noDocument = { title: "", situations: [], published: null, validTo: null };

/** Time of a content item's last change in milliseconds; null when the CMS does not give it. */
function changeOf({ updatedAt, displayAt }: Content): number | null {
  const change = updatedAt ? toInstant(updatedAt, "UTC") : displayAt && toInstant(displayAt);
  return change ? Date.parse(change) : null;
}
