import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { splitWords } from "#schemas/lists/words/split.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { embargoEnd } from "#schemas/time/embargo.ts";
import { createContents, toRecord } from "./contents.ts";
import { toDocument } from "./document.ts";
import type { createEntries, SiteData } from "./list-entries.ts";
import { createNumbers, rowOfTitle } from "./numbers.ts";
import { createShelves } from "./shelves.ts";
import { weights } from "./tables.ts";
import { toWrittenDictionary } from "./term/dictionary.ts";
import { fromSpelling, toSpelling } from "./term/spelling.ts";
import { scope, toStems, toTokens } from "./tokens.ts";

export interface Place {
  site: string;
  language: Language;
}

export type Change = "added" | "changed" | "same";

/** Pages of a full text that are merged after each content: an update writes one or two, and each is merged a few times. */
const mergedPages = 4;

/** Titles that are kept before they are written. */
const mostTitles = 20_000;

/** Lengths of the words that typing errors are compared with. */
const shortestSpelled = 4;
const longestSpelled = 40;

export type IndexWriter = ReturnType<typeof createWriter>;

interface Kinds {
  /** Our structure key of a content that a search finds; null for others. */
  keyOf(content: Content): string | null;
  /** True for a content that visitors see as a page of its own. */
  isPage(content: Content): boolean;
  /** True for a record of the search dictionary. */
  isDictionary(content: Content): boolean;
  /** Makes the entries of lists. */
  entriesOf(data: SiteData): ReturnType<typeof createEntries>;
}

interface Written {
  key: string | null;
  version: string;
  json: string;
}

/** Writes contents to an index. */
export function createWriter(database: DatabaseSync, { keyOf, isPage, isDictionary, entriesOf }: Kinds) {
  const columns = Object.keys(weights);
  const statements = {
    version: database.prepare("SELECT number, version FROM records WHERE site = ? AND content = ? AND language = ?"),
    waitingVersion: database.prepare("SELECT version FROM waiting WHERE site = ? AND content = ? AND language = ?"),
    czechWait: database.prepare("SELECT until FROM waiting WHERE site = ? AND content = ? AND language = ?"),
    record: database.prepare(
      `INSERT INTO records (number, site, language, content, version, structure, slug, languages, title, published, validTo,
         isPage, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    text: database.prepare("INSERT INTO texts VALUES (?, ?)"),
    structure: database.prepare("SELECT structure FROM records WHERE number = ?"),
    remove: database.prepare("DELETE FROM records WHERE number = ?"),
    removeText: database.prepare("DELETE FROM texts WHERE number = ?"),
    dictionary: database.prepare("INSERT OR REPLACE INTO dictionaries VALUES (?, ?, ?, ?)"),
    removeDictionary: database.prepare(
      `DELETE FROM dictionaries
       WHERE (site, content, language) = (SELECT site, content, language FROM records WHERE number = ?)`,
    ),
    wait: database.prepare("INSERT OR REPLACE INTO waiting VALUES (?, ?, ?, ?, ?)"),
    endWaits: database.prepare("UPDATE waiting SET until = 0 WHERE site = ? AND content = ?"),
    endWait: database.prepare("DELETE FROM waiting WHERE site = ? AND content = ? AND language = ?"),
    translations: database.prepare("SELECT number, language, version FROM records WHERE site = ? AND content = ?"),
    spelling: database.prepare("INSERT INTO spelling (word, language) VALUES (?, ?)"),
    checked: database.prepare("SELECT value FROM facts WHERE name = 'checkedAt'"),
    fact: database.prepare("SELECT value FROM facts WHERE name = ?"),
    setFact: database.prepare("INSERT OR REPLACE INTO facts VALUES (?, ?)"),
    contentAt: database.prepare("SELECT content FROM records WHERE number = ?"),
    shelved: database.prepare("SELECT number FROM texts"),
    changed: database.prepare("SELECT DISTINCT number FROM entries WHERE changesAt <= ?"),
    check: database.prepare("INSERT OR REPLACE INTO facts VALUES ('checkedAt', ?)"),
    contents: database.prepare(
      `SELECT content FROM records WHERE site = ? AND language = ?
       UNION ALL SELECT content FROM waiting WHERE site = ? AND language = ?`,
    ),
  };
  const words = byLanguage((language) => ({
    insert: database.prepare(`INSERT INTO words_${language} (rowid, ${columns.join(", ")}) VALUES (?, ?, ?, ?, ?)`),
    remove: database.prepare(`DELETE FROM words_${language} WHERE rowid = ?`),
    insertTitle: database.prepare(`INSERT INTO titles_${language} (rowid, title) VALUES (?, ?)`),
    removeTitle: database.prepare(`DELETE FROM titles_${language} WHERE rowid = ?`),
    merges: ["words", "titles"].map((table) =>
      database.prepare(`INSERT INTO ${table}_${language} (${table}_${language}, rank) VALUES ('merge', ?)`),
    ),
    changes: 0,
    /** Titles by their rows that are not written yet. */
    titles: new Map<number, string>(),
  }));
  const numbers = createNumbers(database);
  const { contentOf, versionOf } = createContents(database);
  const shelves = createShelves(database);
  let sites = readSites();
  let makeEntries = sites && entriesOf(sites);
  let spelled: Record<Language, Set<string>> | undefined;

  function readSites(): SiteData | null {
    const value = statements.fact.get("sites")?.["value"];
    return typeof value === "string" ? JSON.parse(value) : null;
  }

  /** Brings the index up to a content. */
  function write(content: Content, now: number): Change {
    const { webId: site, language, id } = content;
    const key = keyOf(content);
    const json = JSON.stringify(content);
    const version = hash("sha1", json, "base64").slice(0, 16);
    const before = statements.version.get(site, id, language);
    const until = hiddenUntil(content, now);
    if (until !== null) {
      const waiting = statements.waitingVersion.get(site, id, language)?.["version"];
      if (waiting === version && !before) return "same";
      hide(content, until, version);
      return before || waiting ? "changed" : "added";
    }
    const waited = statements.endWait.run(site, id, language).changes > 0;
    // Translations that waited for the Czech version are looked at again.
    if (waited && language === defaultLanguage) statements.endWaits.run(site, id);
    if (before?.["version"] === version) return "same";
    // A content that keeps its number changes few of the sets of its lists.
    const number = before ? Number(before["number"]) : numbers.next(site);
    if (before) removeRow(number, { site, language });
    insert(number, content, { key, version, json }, now);
    if (before && language === defaultLanguage) for (const each of translationsOf(content)) shelve(each.number, now);
    return before || waited ? "changed" : "added";
  }

  /** When a content may be shown, while that is in the future: an embargo of the Czech version covers every language. */
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
    statements.wait.run(webId, language, id, version, until);
    for (const row of statements.translations.all(webId, id)) {
      const own = languageCodes.find((code) => code === row["language"]);
      if (!own || (language !== defaultLanguage && own !== language)) continue;
      removeRow(Number(row["number"]), { site: webId, language: own });
      if (own !== language) statements.wait.run(webId, own, id, String(row["version"]), until);
    }
  }

  /** Keeps a content; one that a search does not find has a record without words, which says that it is known. */
  function insert(number: number, content: Content, { key, version, json }: Written, now: number): void {
    const { webId: site, language, id, languages, friendlyURLs } = content;
    if (isDictionary(content))
      statements.dictionary.run(site, language, id, JSON.stringify(toWrittenDictionary(content)));
    const slug = inLanguage(friendlyURLs, language) ?? "";
    const page = [isPage(content) ? 1 : 0, changeOf(content)];
    if (key === null) {
      statements.record.run(...[number, site, language, id, version, "", slug, "", "", null, null], ...page);
      return;
    }
    const { title, lead, text, published, validTo } = toDocument(content);
    statements.record.run(
      ...[number, site, language, id, version, key, slug, languages.join(" "), title],
      ...[published, validTo, ...page],
    );
    statements.text.run(number, toRecord(json));
    const split = [title, lead, text].map(splitWords);
    const [inTitle = "", inLead = ""] = split.slice(0, 2).map((part) => toTokens(part, language));
    words[language].titles.set(rowOfTitle(number, key), inTitle);
    if (words[language].titles.size >= mostTitles) writeTitles();
    words[language].insert.run(number, scope(key), inTitle, inLead, toStems(split[2] ?? [], language));
    words[language].changes += 1;
    for (const part of split.slice(0, 2)) spell(part, language);
    shelve(number, now, { content, key });
  }

  /** Puts a content on the shelves of the lists that show it, in place of what was there before. */
  function shelve(number: number, now: number, given?: { content: Content; key: string }): void {
    const content = given?.content ?? contentOf(number);
    const key = given?.key ?? statements.structure.get(number)?.["structure"];
    if (!content || !key || !makeEntries) return;
    const { webId: site, language } = content;
    const isCzech = language === defaultLanguage;
    if (!given) shelves.drop({ site, language }, number);
    const czech = isCzech ? null : versionOf(content, defaultLanguage);
    shelves.put({ site, language }, number, makeEntries(content, String(key), czech, now));
    if (isCzech) for (const each of translationsOf(content)) shelves.mark(site, number, each.language, true);
    else markCzech({ site, language }, content.id, true);
  }

  function markCzech({ site, language }: Place, id: string, isThere: boolean): void {
    const czech = language === defaultLanguage ? undefined : statements.version.get(site, id, defaultLanguage);
    if (czech) shelves.mark(site, Number(czech["number"]), language, isThere);
  }

  /** The versions of a content in other languages than Czech. */
  function translationsOf({ webId, id }: Content): { number: number; language: Language }[] {
    return statements.translations.all(webId, id).flatMap((row) => {
      const language = languageCodes.find((code) => code === row["language"]);
      return language && language !== defaultLanguage ? [{ number: Number(row["number"]), language }] : [];
    });
  }

  function spell(text: readonly string[], language: Language): void {
    spelled ??= byLanguage((each) => spelledWords(database, each));
    const known = spelled[language];
    for (const word of text) {
      if (word.length < shortestSpelled || word.length > longestSpelled || known.has(word) || /\d/.test(word)) continue;
      known.add(word);
      statements.spelling.run(toSpelling(word), language);
    }
  }

  function removeRow(number: number, place: Place): void {
    const { language } = place;
    const id = language === defaultLanguage ? undefined : statements.contentAt.get(number)?.["content"];
    if (typeof id === "string") markCzech(place, id, false);
    shelves.drop(place, number);
    statements.removeDictionary.run(number);
    const structure = statements.structure.get(number)?.["structure"];
    if (structure) removeTitle(rowOfTitle(number, String(structure)), language);
    words[language].remove.run(number);
    statements.removeText.run(number);
    statements.remove.run(number);
  }

  function removeTitle(row: number, language: Language): void {
    const { titles, removeTitle: remove } = words[language];
    if (!titles.delete(row)) remove.run(row);
  }

  /** Writes titles by their rows: FTS5 begins a part of its own at each row that is before the last one. */
  function writeTitles(): void {
    for (const { titles, insertTitle } of Object.values(words)) {
      for (const [row, title] of [...titles].toSorted(([a], [b]) => a - b)) insertTitle.run(row, title);
      titles.clear();
    }
  }

  function flush(): void {
    shelves.flush();
    writeTitles();
  }

  /** Merges a little after each change, as FTS5 would make one of them in many wait for a large merge. */
  function mergeWords(): void {
    for (const each of Object.values(words)) {
      if (each.changes > 0) for (const merge of each.merges) merge.run(mergedPages * each.changes);
      each.changes = 0;
    }
  }

  return {
    write,
    /** Removes a content that is not there any more. */
    remove({ site, language }: Place, id: string): void {
      const row = statements.version.get(site, id, language);
      if (row) removeRow(Number(row["number"]), { site, language });
      statements.endWait.run(site, id, language);
    },
    /** Ids of every content of a site in a language, also of those that wait. */
    contentsOf: ({ site, language }: Place): string[] =>
      statements.contents.all(site, language, site, language).map((row) => String(row["content"])),
    /** Tells what rows of lists depend on beside their contents; returns the contents that have to be shelved anew. */
    setSites(data: SiteData): number[] {
      const before = sites;
      const value = JSON.stringify(data);
      if (before && JSON.stringify(before) === value) return [];
      statements.setFact.run("sites", value);
      sites = data;
      makeEntries = entriesOf(data);
      return before ? statements.shelved.all().map((row) => Number(row["number"])) : [];
    },
    sites: () => sites,
    shelve,
    /** Brings the entries up to a time at which their states have changed. */
    settle(now: number): void {
      const due = statements.changed.all(now);
      if (due.length === 0) return;
      for (const row of due) shelve(Number(row["number"]), now);
      shelves.flush();
    },
    flush,
    /** When the index was last found to be as the CMS, in milliseconds. */
    checkedAt: (): number | null => Number(statements.checked.get()?.["value"]) || null,
    setCheckedAt: (time: number) => void statements.check.run(String(time)),
    /** Runs steps that all take effect or none; those of a new index belong together as a whole. */
    together<Value>(steps: () => Value): Value {
      if (database.isTransaction) return steps();
      database.exec("BEGIN IMMEDIATE");
      try {
        const value = steps();
        flush();
        mergeWords();
        database.exec("COMMIT");
        return value;
      } catch (error) {
        shelves.discard();
        for (const { titles } of Object.values(words)) titles.clear();
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

/** When a content was changed last, in milliseconds; null when the CMS does not say. */
function changeOf({ updatedAt, displayAt }: Content): number | null {
  const change = updatedAt ? toInstant(updatedAt, "UTC") : displayAt && toInstant(displayAt);
  return change ? Date.parse(change) : null;
}

function spelledWords(database: DatabaseSync, language: Language): Set<string> {
  const rows = database.prepare("SELECT word FROM spelling WHERE language = ?").all(language);
  return new Set(rows.map((row) => fromSpelling(String(row["word"]))));
}

function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { cs: make("cs"), en: make("en"), ru: make("ru"), ua: make("ua") };
}
