import type { DatabaseSync } from "node:sqlite";
import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { titleRowid } from "../rowids.ts";
import { weights } from "../tables.ts";
import { structureToken, toStems, toTokens } from "../tokens.ts";
import type { IndexedDocument } from "./document.ts";
import { createSpellingWords } from "./spelling-words.ts";

/** Pages of a full text that are merged after each content: an update writes one or two, and each is merged a few times. */
const mergedPages = 4;

/** Titles that are kept before they are written. */
const maxTitles = 20_000;

/** Where the words of a content are: its number and structure key. */
export interface TextPlace {
  rowid: number;
  language: Language;
  key: string;
}

/** Writes the words of contents to the full texts of their languages, and to the list for typing errors. */
export function createFullTexts(database: DatabaseSync) {
  const columns = Object.keys(weights).join(", ");
  const make = (language: Language) => ({
    insert: database.prepare(`INSERT INTO words_${language} (rowid, ${columns}) VALUES (?, ?, ?, ?, ?)`),
    remove: database.prepare(`DELETE FROM words_${language} WHERE rowid = ?`),
    insertTitle: database.prepare(`INSERT INTO titles_${language} (rowid, title) VALUES (?, ?)`),
    removeTitle: database.prepare(`DELETE FROM titles_${language} WHERE rowid = ?`),
    merges: ["words", "titles"].map((table) =>
      database.prepare(`INSERT INTO ${table}_${language} (${table}_${language}, rank) VALUES ('merge', ?)`),
    ),
    changes: 0,
    /** Titles by their rows that are not written yet. */
    titles: new Map<number, string>(),
  });
  const texts = { cs: make("cs"), en: make("en"), ru: make("ru"), ua: make("ua") };
  const spelled = createSpellingWords(database);

  /** Writes titles by their rows: FTS5 begins a part of its own at each row that is before the last one. */
  function flush(): void {
    for (const { titles, insertTitle } of Object.values(texts)) {
      for (const [row, title] of [...titles].toSorted(([a], [b]) => a - b)) insertTitle.run(row, title);
      titles.clear();
    }
  }

  return {
    add({ rowid, language, key }: TextPlace, { title, lead, text }: IndexedDocument): void {
      const own = texts[language];
      const [inTitle, inLead, inText] = [splitWords(title), splitWords(lead), splitWords(text)];
      const titleTokens = toTokens(inTitle, language);
      own.titles.set(titleRowid(rowid, key), titleTokens);
      if (own.titles.size >= maxTitles) flush();
      own.insert.run(rowid, structureToken(key), titleTokens, toTokens(inLead, language), toStems(inText, language));
      own.changes += 1;
      for (const words of [inTitle, inLead]) spelled.add(words, language);
    },
    remove({ rowid, language, key }: TextPlace): void {
      const { titles, removeTitle, remove } = texts[language];
      const row = titleRowid(rowid, key);
      if (!titles.delete(row)) removeTitle.run(row);
      remove.run(rowid);
    },
    /** Writes what is waiting; before the end of each transaction. */
    flush,
    /** Merges a little after each change, as FTS5 would make one of them in many wait for a large merge. */
    merge(): void {
      for (const own of Object.values(texts)) {
        if (own.changes > 0) for (const merge of own.merges) merge.run(mergedPages * own.changes);
        own.changes = 0;
      }
    },
    /** Forgets what is waiting, as a transaction failed. */
    discard(): void {
      for (const own of Object.values(texts)) {
        own.titles.clear();
        own.changes = 0;
      }
      spelled.discard();
    },
  };
}
