import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { createContents } from "../contents.ts";
import type { Place } from "../tables.ts";
import type { createEntries, SiteData } from "./list-entries.ts";
import { createShelves } from "./list-writer.ts";

interface Given {
  content: Content;
  /** Structure key. */
  key: string;
  /** True for a content that was not in the index before. */
  isNew: boolean;
}

/** Writes the entries of lists that show a content, from the content, its Czech version and what the CMS says of sites. */
export function createEntryWriter(
  database: DatabaseSync,
  entriesOf: (data: SiteData) => ReturnType<typeof createEntries>,
) {
  const statements = {
    number: database.prepare("SELECT number FROM records WHERE site = ? AND content = ? AND language = ?"),
    translations: database.prepare("SELECT number, language FROM records WHERE site = ? AND content = ?"),
    structure: database.prepare("SELECT structure FROM records WHERE number = ?"),
    contentAt: database.prepare("SELECT content FROM records WHERE number = ?"),
    all: database.prepare("SELECT number FROM texts"),
    changed: database.prepare("SELECT DISTINCT number FROM entries WHERE changesAt <= ?"),
    sites: database.prepare("SELECT value FROM facts WHERE name = 'sites'"),
    setSites: database.prepare("INSERT OR REPLACE INTO facts VALUES ('sites', ?)"),
  };
  const { contentOf } = createContents(database);
  const shelves = createShelves(database);
  let sites = readSites();
  let makeEntries = sites && entriesOf(sites);

  function readSites(): SiteData | null {
    const value = statements.sites.get()?.["value"];
    return typeof value === "string" ? JSON.parse(value) : null;
  }

  /** Puts a content on the shelves of the lists that show it, in place of what was there before. */
  function shelve(number: number, now: number, given?: Given): void {
    const content = given?.content ?? contentOf(number);
    const key = given?.key ?? statements.structure.get(number)?.["structure"];
    if (!content || !key || !makeEntries) return;
    const { webId: site, language } = content;
    const isCzech = language === defaultLanguage;
    const czech = isCzech ? null : numberOfCzech(site, content.id);
    const entries = makeEntries(content, String(key), czech === null ? null : contentOf(czech), now);
    const isOnMore = shelves.put({ site, language }, number, entries, given?.isNew ?? false);
    if (!isOnMore) return;
    if (isCzech) for (const each of translationsOf(content)) shelves.mark(site, number, each.language, true);
    else if (czech !== null) shelves.mark(site, czech, language, true);
  }

  /** Number of the Czech version of a content; null for none. */
  function numberOfCzech(site: string, id: string): number | null {
    const number = statements.number.get(site, id, defaultLanguage)?.["number"];
    return typeof number === "number" ? number : null;
  }

  /** The versions of a content in other languages than Czech. */
  function translationsOf({ webId, id }: Content): { number: number; language: Language }[] {
    return statements.translations.all(webId, id).flatMap((row) => {
      const language = languageCodes.find((code) => code === row["language"]);
      return language && language !== defaultLanguage ? [{ number: Number(row["number"]), language }] : [];
    });
  }

  return {
    shelve,
    /** Makes the entries of a Czech content's translations anew, as they show what these lack. */
    shelveTranslations(content: Content, now: number): void {
      for (const { number } of translationsOf(content)) shelve(number, now);
    },
    drop(number: number, place: Place): void {
      const id = statements.contentAt.get(number)?.["content"];
      const isCzech = place.language === defaultLanguage;
      const czech = isCzech || typeof id !== "string" ? null : numberOfCzech(place.site, id);
      if (czech !== null) shelves.mark(place.site, czech, place.language, false);
      shelves.drop(place, number);
    },
    /** Tells what rows of lists depend on beside their contents; returns the contents that have to be shelved anew. */
    setSites(data: SiteData): number[] {
      const before = sites;
      const value = JSON.stringify(data);
      if (before && JSON.stringify(before) === value) return [];
      statements.setSites.run(value);
      sites = data;
      makeEntries = entriesOf(data);
      return before ? statements.all.all().map((row) => Number(row["number"])) : [];
    },
    sites: () => sites,
    /** Brings the entries up to a time at which their states have changed. */
    settle(now: number): void {
      const due = statements.changed.all(now);
      if (due.length === 0) return;
      for (const row of due) shelve(Number(row["number"]), now);
      shelves.flush();
    },
    /** Writes what is waiting; before the end of each transaction. */
    flush: shelves.flush,
    /** Forgets what is waiting, as a transaction failed. */
    discard: shelves.discard,
  };
}
