import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, isLanguage, type Language } from "#schemas/site/language-codes.ts";
import { createContents } from "#server/search/contents.ts";
import type { Place } from "#server/search/tables.ts";
import type { createEntries, SiteData } from "./list-entries.ts";
import { createListWriter } from "./list-writer.ts";

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
export function createEntryWriter(
  database: DatabaseSync,
  entriesOf: (data: SiteData) => ReturnType<typeof createEntries>,
) {
  const statements = {
    rowid: database.prepare("SELECT rowid FROM records WHERE site = ? AND content = ? AND language = ?"),
    translations: database.prepare("SELECT rowid, language FROM records WHERE site = ? AND content = ?"),
    structure: database.prepare("SELECT structure FROM records WHERE rowid = ?"),
    contentAt: database.prepare("SELECT content FROM records WHERE rowid = ?"),
    all: database.prepare("SELECT rowid FROM contents"),
    changed: database.prepare("SELECT DISTINCT rowid FROM entries WHERE changesAt <= ?"),
    sites: database.prepare("SELECT value FROM metadata WHERE name = 'sites'"),
    setSites: database.prepare("INSERT OR REPLACE INTO metadata VALUES ('sites', ?)"),
  };
  const { contentOf } = createContents(database);
  const listWriter = createListWriter(database);
  let sites = readSites();
  let toEntries = sites && entriesOf(sites);

  function readSites(): SiteData | null {
    const value = statements.sites.get()?.["value"];
    return typeof value === "string" ? JSON.parse(value) : null;
  }

  /** Writes the entries of a content item in place of its previous ones. */
  function writeEntries(rowid: number, now: number, known?: KnownContent): void {
    const content = known?.content ?? contentOf(rowid);
    const key = known?.key ?? statements.structure.get(rowid)?.["structure"];
    if (!content || !key || !toEntries) return;
    const { webId: site, language } = content;
    const isCzech = language === defaultLanguage;
    const czech = isCzech ? null : czechRowid(site, content.id);
    const entries = toEntries(content, String(key), czech === null ? null : contentOf(czech), now);
    const isOnMore = listWriter.put({ site, language }, rowid, entries, known?.isNew ?? false);
    if (!isOnMore) return;
    if (isCzech)
      for (const each of translationsOf(content)) listWriter.markTranslated(site, rowid, each.language, true);
    else if (czech !== null) listWriter.markTranslated(site, czech, language, true);
  }

  /** Rowid of the Czech version of a content item; null for none. */
  function czechRowid(site: string, id: string): number | null {
    const rowid = statements.rowid.get(site, id, defaultLanguage)?.["rowid"];
    return typeof rowid === "number" ? rowid : null;
  }

  /** The versions of a content item in languages other than Czech. */
  function translationsOf({ webId, id }: Content): { rowid: number; language: Language }[] {
    return statements.translations
      .all(webId, id)
      .flatMap(({ rowid, language }) =>
        isLanguage(language) && language !== defaultLanguage ? [{ rowid: Number(rowid), language }] : [],
      );
  }

  return {
    writeEntries,
    /** Rewrites the entries of a Czech content's translations, which fall back to its values. */
    rewriteTranslations(content: Content, now: number): void {
      for (const { rowid } of translationsOf(content)) writeEntries(rowid, now);
    },
    drop(rowid: number, place: Place): void {
      const id = statements.contentAt.get(rowid)?.["content"];
      const isCzech = place.language === defaultLanguage;
      const czech = isCzech || typeof id !== "string" ? null : czechRowid(place.site, id);
      if (czech !== null) listWriter.markTranslated(place.site, czech, place.language, false);
      listWriter.drop(place, rowid);
    },
    /** Stores the sites, categories and tags of entries. Returns the rowids whose entries have to be rewritten. */
    setSites(data: SiteData): number[] {
      const before = sites;
      const value = JSON.stringify(data);
      if (before && JSON.stringify(before) === value) return [];
      statements.setSites.run(value);
      sites = data;
      toEntries = entriesOf(data);
      return before ? statements.all.all().map((row) => Number(row["rowid"])) : [];
    },
    sites: () => sites,
    /** Rewrites the entries whose state has changed by now. */
    updateDueEntries(now: number): void {
      const due = statements.changed.all(now);
      if (due.length === 0) return;
      for (const row of due) writeEntries(Number(row["rowid"]), now);
      listWriter.flush();
    },
    /** Writes pending changes. To be called before each commit. */
    flush: listWriter.flush,
    /** Drops pending changes after a rollback. */
    discard: listWriter.discard,
  };
}
