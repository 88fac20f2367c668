import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { embargoEnd } from "#schemas/time/embargo.ts";
import { toRecord } from "#server/search/contents.ts";
import { createRowids } from "#server/search/rowids.ts";
import type { Place } from "#server/search/tables.ts";
import { toDictionaryRecord } from "#server/search/term/dictionary.ts";
import { toDocument } from "./document.ts";
import { createEntryWriter } from "./entry-writer.ts";
import { createFullTexts } from "./full-texts.ts";
import type { createEntries, SiteData } from "./list-entries.ts";

export type Change = "added" | "changed" | "same";

export type IndexWriter = ReturnType<typeof createWriter>;

interface Kinds {
  /** Structure key of a searchable content item; null for others. */
  keyOf(content: Content): string | null;
  /** True for a content item that has a page of its own. */
  isPage(content: Content): boolean;
  isDictionary(content: Content): boolean;
  entriesOf(data: SiteData): ReturnType<typeof createEntries>;
}

interface Written {
  rowid: number;
  key: string | null;
  version: string;
  json: string;
  /** The words that this version replaces. */
  replaced: { key: string; title: string } | null;
}

/** Writes content items to an index: records, words (full-texts.ts) and entries of lists (entry-writer.ts). */
export function createWriter(database: DatabaseSync, { keyOf, isPage, isDictionary, entriesOf }: Kinds) {
  const statements = {
    version: database.prepare(
      "SELECT rowid, version, structure, title FROM records WHERE site = ? AND content = ? AND language = ?",
    ),
    embargoedVersion: database.prepare("SELECT version FROM embargoes WHERE site = ? AND content = ? AND language = ?"),
    czechWait: database.prepare("SELECT until FROM embargoes WHERE site = ? AND content = ? AND language = ?"),
    record: database.prepare(
      `INSERT INTO records (rowid, site, language, content, version, structure, slug, languages, title,
         published, validTo, isPage, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (rowid) DO UPDATE SET version = excluded.version, structure = excluded.structure,
         slug = excluded.slug, languages = excluded.languages, title = excluded.title, published = excluded.published,
         validTo = excluded.validTo, isPage = excluded.isPage, changed = excluded.changed`,
    ),
    text: database.prepare("INSERT OR REPLACE INTO contents VALUES (?, ?)"),
    structure: database.prepare("SELECT structure FROM records WHERE rowid = ?"),
    remove: database.prepare("DELETE FROM records WHERE rowid = ?"),
    removeText: database.prepare("DELETE FROM contents WHERE rowid = ?"),
    dictionary: database.prepare("INSERT OR REPLACE INTO dictionaries VALUES (?, ?, ?, ?)"),
    removeDictionary: database.prepare(
      `DELETE FROM dictionaries
       WHERE (site, content, language) = (SELECT site, content, language FROM records WHERE rowid = ?)`,
    ),
    embargo: database.prepare("INSERT OR REPLACE INTO embargoes VALUES (?, ?, ?, ?, ?)"),
    recheckEmbargoes: database.prepare("UPDATE embargoes SET until = 0 WHERE site = ? AND content = ?"),
    endEmbargo: database.prepare("DELETE FROM embargoes WHERE site = ? AND content = ? AND language = ?"),
    versions: database.prepare("SELECT rowid, language, version FROM records WHERE site = ? AND content = ?"),
    time: database.prepare("SELECT value FROM metadata WHERE name = ?"),
    setTime: database.prepare("INSERT OR REPLACE INTO metadata VALUES (?, ?)"),
    contents: database.prepare(
      `SELECT content FROM records WHERE site = ? AND language = ?
       UNION ALL SELECT content FROM embargoes WHERE site = ? AND language = ?`,
    ),
  };
  const rowids = createRowids(database);
  const texts = createFullTexts(database);
  const entries = createEntryWriter(database, entriesOf);

  /** Inserts or updates a content item, or hides it while it is under embargo. */
  function write(content: Content, now: number): Change {
    const { webId: site, language, id } = content;
    const key = keyOf(content);
    const json = JSON.stringify(content);
    const version = hash("sha1", json, "base64").slice(0, 16);
    const before = statements.version.get(site, id, language);
    const until = hiddenUntil(content, now);
    if (until !== null) {
      const waiting = statements.embargoedVersion.get(site, id, language)?.["version"];
      if (waiting === version && !before) return "same";
      hide(content, until, version);
      return before || waiting ? "changed" : "added";
    }
    const wasEmbargoed = statements.endEmbargo.run(site, id, language).changes > 0;
    // Translations under the same embargo are checked again at the next refresh.
    if (wasEmbargoed && language === defaultLanguage) statements.recheckEmbargoes.run(site, id);
    if (before?.["version"] === version) return "same";
    // A content item keeps its rowid, so that few of its bitmaps change.
    const rowid = before ? Number(before["rowid"]) : rowids.next(site);
    const keyBefore = String(before?.["structure"] ?? "");
    const replaced = keyBefore !== "" && key !== null ? { key: keyBefore, title: String(before?.["title"]) } : null;
    if (before && !replaced) removeRow(rowid, { site, language });
    insert(content, { rowid, key, version, json, replaced });
    if (key !== null) entries.writeEntries(rowid, now, { content, key, isNew: keyBefore === "" });
    if (before && language === defaultLanguage) entries.rewriteTranslations(content, now);
    return before || wasEmbargoed ? "changed" : "added";
  }

  /**
   * Time at which a content item becomes public; null when it is public. An embargo on the Czech version applies to
   * every language.
   */
  function hiddenUntil({ webId, id, language, data, displayAt, published }: Content, now: number): number | null {
    const czech = language === defaultLanguage ? null : statements.czechWait.get(webId, id, defaultLanguage)?.["until"];
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

  function hide({ webId, id, language }: Content, until: number, version: string): void {
    statements.embargo.run(webId, language, id, version, until);
    for (const row of statements.versions.all(webId, id)) {
      const { language: own } = row;
      if (!isLanguage(own) || (language !== defaultLanguage && own !== language)) continue;
      removeRow(Number(row["rowid"]), { site: webId, language: own });
      if (own !== language) statements.embargo.run(webId, own, id, String(row["version"]), until);
    }
  }

  /** Inserts a content item. One that is not searchable has a record without words, so that its version is known. */
  function insert(content: Content, { rowid, key, version, json, replaced }: Written): void {
    const { webId: site, language, id, languages, friendlyURLs } = content;
    if (isDictionary(content))
      statements.dictionary.run(site, language, id, JSON.stringify(toDictionaryRecord(content)));
    const slug = inLanguage(friendlyURLs, language) ?? "";
    const page = [isPage(content) ? 1 : 0, changeOf(content)];
    if (key === null) {
      statements.record.run(...[rowid, site, language, id, version, "", slug, "", "", null, null], ...page);
      return;
    }
    const document = toDocument(content);
    const { title, published, validTo } = document;
    statements.record.run(
      ...[rowid, site, language, id, version, key, slug, languages.join(" "), title],
      ...[published, validTo, ...page],
    );
    statements.text.run(rowid, toRecord(json));
    if (replaced) texts.replace({ rowid, language, key }, document, replaced);
    else texts.add({ rowid, language, key }, document);
  }

  function timeOf(name: string): number | null {
    return Number(statements.time.get(name)?.["value"]) || null;
  }

  function removeRow(rowid: number, place: Place): void {
    const { language } = place;
    entries.drop(rowid, place);
    statements.removeDictionary.run(rowid);
    const key = statements.structure.get(rowid)?.["structure"];
    if (key) texts.remove({ rowid, language, key: String(key) });
    statements.removeText.run(rowid);
    statements.remove.run(rowid);
  }

  return {
    write,
    remove({ site, language }: Place, id: string): void {
      const row = statements.version.get(site, id, language);
      if (row) removeRow(Number(row["rowid"]), { site, language });
      statements.endEmbargo.run(site, id, language);
    },
    /** Ids of all content items of a site in a language, including those under embargo. */
    contentsOf: ({ site, language }: Place): string[] =>
      statements.contents.all(site, language, site, language).map((row) => String(row["content"])),
    setSites: entries.setSites,
    sites: entries.sites,
    writeEntries: (rowid: number, now: number) => entries.writeEntries(rowid, now),
    updateDueEntries: entries.updateDueEntries,
    flush,
    /** Time at which the index was last found to match the CMS, in milliseconds. */
    checkedAt: () => timeOf("checkedAt"),
    setCheckedAt: (time: number) => void statements.setTime.run("checkedAt", String(time)),
    /** Time at which the CMS last listed all sites of the index, in milliseconds. */
    sitesListedAt: () => timeOf("sitesListedAt"),
    setSitesListedAt: (time: number) => void statements.setTime.run("sitesListedAt", String(time)),
    /** Runs steps in one transaction. A build is a single transaction, which the steps join. */
    inTransaction<Value>(steps: () => Value): Value {
      if (database.isTransaction) return steps();
      database.exec("BEGIN IMMEDIATE");
      try {
        const value = steps();
        flush();
        texts.merge();
        database.exec("COMMIT");
        return value;
      } catch (error) {
        entries.discard();
        texts.discard();
        rowids.discard();
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };

  function flush(): void {
    entries.flush();
    texts.flush();
  }
}

/** Time of a content item's last change in milliseconds; null when the CMS does not give it. */
function changeOf({ updatedAt, displayAt }: Content): number | null {
  const change = updatedAt ? toInstant(updatedAt, "UTC") : displayAt && toInstant(displayAt);
  return change ? Date.parse(change) : null;
}
