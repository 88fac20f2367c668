import type { DatabaseSync } from "node:sqlite";
import type { Language } from "#schemas/site/language-codes.ts";
import { toSpelling } from "#server/search/term/spelling.ts";

/** Lengths of the words in the spelling index. */
const shortest = 4;
const longest = 40;
/** Number of cached words that need no query. */
const maxKnown = 50_000;

/** Adds words to the spelling index, each once. */
export function createSpellingWords(database: DatabaseSync) {
  const add = database.prepare("INSERT OR IGNORE INTO spelling_words VALUES (?, ?)");
  const list = database.prepare("INSERT INTO spelling (word, language) VALUES (?, ?)");
  const known: Record<Language, Set<string>> = { cs: new Set(), en: new Set(), ru: new Set(), ua: new Set() };

  return {
    add(words: readonly string[], language: Language): void {
      const own = known[language];
      for (const word of words) {
        if (word.length < shortest || word.length > longest || own.has(word) || /\d/.test(word)) continue;
        if (own.size >= maxKnown) own.clear();
        own.add(word);
        if (add.run(language, word).changes > 0) list.run(toSpelling(word), language);
      }
    },
    /** Clears the cache after a rollback. */
    discard(): void {
      for (const own of Object.values(known)) own.clear();
    },
  };
}
