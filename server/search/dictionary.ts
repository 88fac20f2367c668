import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { searchDictionary } from "#schemas/structures/search-dictionary.ts";
import type { Place } from "./index-writer.ts";
import { stemsOf, wordsOfTerm } from "./question.ts";

/** Synonyms and first pages of a site in one language, written by its editors. */
export interface Dictionary {
  /** Words of the office for the stems of an everyday expression. */
  meaningsOf(stems: readonly string[]): readonly string[];
  /** Longest expression in words. */
  longest: number;
  /** Address of the page that comes first for a term; null for none. */
  bestFor(term: string): string | null;
  /** Everyday expressions in which the words of a text begin words. */
  expressionsWith(text: string): readonly string[];
}

/** Fields of a dictionary's record that the index keeps. */
export interface WrittenDictionary {
  synonyms: { expressions: string[]; meanings: string[] }[];
  best: { expressions: string[]; slug: string }[];
}

/** Reads a record of the dictionary; what is faulty in it is left out. */
export function toWrittenDictionary({ data, language, webId }: Content): WrittenDictionary {
  const { data: valid } = prune(searchDictionary.data, data);
  return {
    synonyms: (valid?.synonyma ?? []).map(({ vyrazy, znamena }) => ({ expressions: vyrazy, meanings: znamena })),
    best: (valid?.prednost ?? []).flatMap(({ vyrazy, stranka }) => {
      const slug = String(stranka.web.id) === webId ? inLanguage(stranka.friendlyURLs, language) : null;
      return slug === null ? [] : [{ expressions: vyrazy, slug: slug.replace(/^\/+/, "") }];
    }),
  };
}

/** Returns a function that reads the dictionary of a site in a language, anew after the index has changed. */
export function createDictionaries(database: DatabaseSync) {
  const rows = database.prepare("SELECT record FROM dictionaries WHERE site = ? AND language = ? ORDER BY content");
  const version = database.prepare("SELECT total_changes() AS n");
  const known = new Map<string, { changes: number; dictionary: Dictionary }>();
  return ({ site, language }: Place): Dictionary => {
    const key = `${language} ${site}`;
    const changes = Number(version.get()?.["n"]);
    const before = known.get(key);
    if (before?.changes === changes) return before.dictionary;
    const written = rows.all(site, language).map((row): WrittenDictionary => JSON.parse(String(row["record"])));
    const dictionary = toDictionary(written, language);
    known.set(key, { changes, dictionary });
    return dictionary;
  };
}

function toDictionary(written: readonly WrittenDictionary[], language: Language): Dictionary {
  const keyOf = (stems: readonly string[]) => stems.join(" ");
  /** With and without the words that say nothing; a single word is not enough, as in `bez práce`. */
  function keysOf(expression: string): string[] {
    const telling = wordsOfTerm(expression, language);
    const keys = [stemsOf(expression, language), ...(telling.length > 1 ? [stemsOf(telling.join(" "), language)] : [])];
    return [...new Set(keys.map(keyOf))];
  }
  const synonyms = new Map<string, string[]>();
  for (const { expressions, meanings } of written.flatMap((record) => record.synonyms))
    for (const key of expressions.flatMap(keysOf)) synonyms.set(key, [...(synonyms.get(key) ?? []), ...meanings]);
  const keyOfTerm = (term: string) => keyOf(stemsOf(wordsOfTerm(term, language).join(" "), language));
  const best = new Map(
    written
      .flatMap((record) => record.best)
      .flatMap(({ expressions, slug }) => expressions.map((each) => [keyOfTerm(each), slug] as const)),
  );
  const expressions = [
    ...new Set(written.flatMap((record) => [...record.synonyms, ...record.best]).flatMap((each) => each.expressions)),
  ];
  const folded = expressions.map((expression) => ({ expression, text: ` ${foldText(expression)}` }));
  return {
    expressionsWith(typed) {
      const words = foldText(typed).split(" ");
      return folded.flatMap(({ expression, text }) =>
        words.every((word) => text.includes(` ${word}`)) ? expression : [],
      );
    },
    meaningsOf: (stems) => synonyms.get(keyOf(stems)) ?? [],
    longest: Math.max(0, ...[...synonyms.keys()].map((key) => key.split(" ").length)),
    bestFor: (term) => best.get(keyOfTerm(term)) ?? null,
  };
}

function foldText(text: string): string {
  return splitWords(text).map(foldWord).join(" ");
}
