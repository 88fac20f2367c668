import type { DatabaseSync } from "node:sqlite";
import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { titleRowid } from "#server/search/rowids.ts";
import { weights } from "#server/search/tables.ts";
import { structureToken, toStems, toTokens } from "#server/search/tokens.ts";
import type { IndexedDocument } from "./document.ts";
import { createSpellingWords } from "./spelling-words.ts";

/** Pages that FTS5 merges after each content item. With one, segments pile up; with four, updates take longer. */
const mergedPages = 2;

/** Number of titles that are buffered before they are written. */
const maxTitles = 20_000;

/** Identifies the words of a content item in the full texts. */
export interface TextPlace {
  rowid: number;
  language: Language;
  key: string;
}

/** Writes the words of content items to the full text of their language and to the spelling index. */
export function createFullTexts(database: DatabaseSync) {
  const columns = Object.keys(weights).join(", ");
  const make = (language: Language) => ({
    insert: database.prepare(`INSERT INTO words_${language} (rowid, ${columns}) VALUES (?, ?, ?, ?, ?, ?)`),
    remove: database.prepare(`DELETE FROM words_${language} WHERE rowid = ?`),
    insertTitle: database.prepare(`INSERT INTO titles_${language} (rowid, title) VALUES (?, ?)`),
    removeTitle: database.prepare(`DELETE FROM titles_${language} WHERE rowid = ?`),
    merges: ["words", "titles"].map((table) =>
      database.prepare(`INSERT INTO ${table}_${language} (${table}_${language}, rank) VALUES ('merge', ?)`),
    ),
    changes: 0,
    titles: new Map<number, string>(),
  });
  const texts = { cs: make("cs"), en: make("en"), ru: make("ru"), ua: make("ua") };
  const spelled = createSpellingWords(database);

  /** Writes titles in the order of their rowids: FTS5 starts a new segment at each rowid lower than the one before. */
  function flush(): void {
    for (const { titles, insertTitle } of Object.values(texts)) {
      for (const [row, title] of [...titles].toSorted(([a], [b]) => a - b)) insertTitle.run(row, title);
      titles.clear();
    }
  }

  function add(
    { rowid, language, key }: TextPlace,
    { title, lead, text, situations }: IndexedDocument,
    hasTitle = false,
  ): void {
    const own = texts[language];
    const [inTitle, inLead, inText] = [splitWords(title), splitWords(lead), splitWords(text)];
    const said = situations.flatMap(splitWords);
    const titleTokens = toTokens(inTitle, language);
    if (!hasTitle) own.titles.set(titleRowid(rowid, key), titleTokens);
    if (own.titles.size >= maxTitles) flush();
    const inSituations = toTokens(said, language);
    own.insert.run(
      ...[rowid, structureToken(key), titleTokens, toTokens(inLead, language)],
      ...[inSituations, toStems(inText, language)],
    );
    own.changes += 1;
    for (const words of [inTitle, inLead, said]) spelled.add(words, language);
  }

  function removeTitle({ rowid, language, key }: TextPlace): void {
    const { titles, removeTitle: removeRow } = texts[language];
    const row = titleRowid(rowid, key);
    if (!titles.delete(row)) removeRow.run(row);
  }

  return {
    add: (place: TextPlace, document: IndexedDocument) => add(place, document),
    remove(place: TextPlace): void {
      removeTitle(place);
      texts[place.language].remove.run(place.rowid);
    },
    /** Replaces the words of a content item. An unchanged title stays, which saves a third of the work. */
    replace(place: TextPlace, document: IndexedDocument, before: { key: string; title: string }): void {
      const keepsTitle = place.key === before.key && document.title === before.title;
      if (!keepsTitle) removeTitle({ ...place, key: before.key });
      texts[place.language].remove.run(place.rowid);
      add(place, document, keepsTitle);
    },
    /** Writes buffered titles. To be called before each commit. */
    flush,
    /** Merges a few pages after each change, so that no single change has to wait for FTS5's automatic large merge. */
    merge(): void {
      for (const own of Object.values(texts)) {
        if (own.changes > 0) for (const merge of own.merges) merge.run(mergedPages * own.changes);
        own.changes = 0;
      }
    },
    /** Drops buffered titles after a rollback. */
    discard(): void {
      for (const own of Object.values(texts)) {
        own.titles.clear();
        own.changes = 0;
      }
      spelled.discard();
    },
  };
}
