import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { searchDictionary } from "#schemas/structures/search-dictionary.ts";
import type { Place } from "#server/search/tables.ts";
import { stemsOf, wordsOfTerm } from "./fts-query.ts";
import { mostLike } from "./spelling.ts";

/** Synonyms and first pages of a site in one language, written by its editors. */
export interface Dictionary {
  /** Everyday expressions whose words are all among those of a term, given by their stems; the longest first. */
  expressionsOf(stems: readonly string[]): readonly KnownExpression[];
  /** Words of the office for the everyday words most like one with typing errors. */
  meaningsLike(word: string): readonly string[];
  /** Words of the office for the everyday words that share a beginning with another. */
  meaningsBegunBy(beginning: string): readonly string[];
  /** Address of the page that comes first for a term; null for none. */
  bestFor(term: string): string | null;
  /** Everyday expressions that have the words of a text, the last one begun: first those that the text begins. */
  expressionsWith(text: string): readonly WrittenExpression[];
}

export interface WrittenExpression {
  expression: string;
  /** Words of the office that mean the same; none where it leads to a page alone. */
  meanings: readonly string[];
}

export interface KnownExpression {
  stems: readonly string[];
  /** True where no other words may stand between: `how many hours` is not `how much for an hour`. */
  isTight: boolean;
  /** Words of the office that mean the same. */
  meanings: readonly string[];
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

/**
 * Returns a function that reads the dictionary of a site in a language, anew after the index has changed. What the dictionary of
 * the main site says of words holds for every site; the pages that it puts first are its own.
 */
export function createDictionaries(database: DatabaseSync) {
  const rows = database.prepare("SELECT record FROM dictionaries WHERE site = ? AND language = ? ORDER BY content");
  const mainSite = database.prepare(
    `SELECT json_each.value ->> 'id' AS site FROM facts, json_each(facts.value, '$.webs')
     WHERE name = 'sites' AND json_each.value ->> 'friendlyURL' = '/'`,
  );
  const version = database.prepare("SELECT total_changes() AS n");
  const known = new Map<string, { changes: number; dictionary: Dictionary }>();
  const read = (site: string, language: Language) =>
    rows.all(site, language).map((row): WrittenDictionary => JSON.parse(String(row["record"])));
  return ({ site, language }: Place): Dictionary => {
    const key = `${language} ${site}`;
    const changes = Number(version.get()?.["n"]);
    const before = known.get(key);
    if (before?.changes === changes) return before.dictionary;
    const main = mainSite.get()?.["site"];
    const shared = typeof main === "string" && main !== site ? read(main, language) : [];
    const written = [...read(site, language), ...shared.map(({ synonyms }) => ({ synonyms, best: [] }))];
    const dictionary = toDictionary(written, language);
    known.set(key, { changes, dictionary });
    return dictionary;
  };
}

function toDictionary(written: readonly WrittenDictionary[], language: Language): Dictionary {
  /**
   * In any order, with and without the words that say nothing; a single word is not enough, as in `bez práce`. Two words are also
   * known as one, as in `jobcentre`.
   */
  function stemsOfExpression(expression: string): Omit<KnownExpression, "meanings">[] {
    const telling = wordsOfTerm(expression, language);
    const isTight = telling.length === 1 || telling.every((word) => isStopWord(foldWord(word), language));
    const isPair = telling.length === 2 && splitWords(expression).length === 2;
    const ways = [expression, ...(isTight ? [] : [telling.join(" ")]), ...(isPair ? [telling.join("")] : [])];
    return ways.map((words) => ({ stems: stemsOf(words, language), isTight }));
  }
  const keyOf = (stems: readonly string[]) => stems.toSorted().join(" ");
  const synonyms = new Map<string, KnownExpression>();
  for (const { expressions, meanings } of written.flatMap((record) => record.synonyms))
    for (const { stems, isTight } of expressions.flatMap(stemsOfExpression)) {
      const before = synonyms.get(keyOf(stems))?.meanings ?? [];
      synonyms.set(keyOf(stems), { stems, isTight, meanings: [...new Set([...before, ...meanings])] });
    }
  /** By one of their words, as a dictionary has thousands. */
  const byStem = Map.groupBy(synonyms.values(), ({ stems }) => stems[0] ?? "");
  const singleWords = written
    .flatMap((record) => record.synonyms)
    .flatMap(({ expressions, meanings }) =>
      expressions.flatMap((word) => (splitWords(word).length === 1 ? { word: foldText(word), meanings } : [])),
    );
  const keyOfTerm = (term: string) => keyOf(stemsOf(wordsOfTerm(term, language).join(" "), language));
  const best = new Map(
    written
      .flatMap((record) => record.best)
      .flatMap(({ expressions, slug }) => expressions.map((each) => [keyOfTerm(each), slug] as const)),
  );
  const meanings = new Map<string, string[]>();
  for (const { synonyms: own, best: bets } of written)
    for (const { expressions, meanings: means } of [...own, ...bets.map((each) => ({ ...each, meanings: [] }))])
      for (const expression of expressions) meanings.set(expression, [...(meanings.get(expression) ?? []), ...means]);
  const folded = [...meanings].map(([expression, own]) => ({ expression, meanings: own, text: foldText(expression) }));
  return {
    expressionsWith(typed) {
      const start = foldText(typed);
      const words = start.split(" ");
      // All but the last are typed to their end: "child allow" is no childbirth allowance.
      const parts = words.map((word, at) => (at < words.length - 1 ? ` ${word} ` : ` ${word}`));
      const found = folded.filter(({ text }) => parts.every((part) => ` ${text}`.includes(part)));
      return found.toSorted((a, b) => Number(b.text.startsWith(start)) - Number(a.text.startsWith(start)));
    },
    expressionsOf(stems) {
      const known = new Set(stems);
      const held = [...known]
        .flatMap((stem) => byStem.get(stem) ?? [])
        .filter((each) => each.stems.every((stem) => known.has(stem)));
      return held.toSorted((a, b) => b.stems.length - a.stems.length);
    },
    meaningsLike(unknown) {
      const like = mostLike(unknown, singleWords);
      return [...new Set(like.flatMap(({ meanings }) => meanings))];
    },
    meaningsBegunBy(beginning) {
      const begun = singleWords.filter(({ word }) => word.startsWith(beginning));
      return [...new Set(begun.flatMap(({ meanings }) => meanings))];
    },
    bestFor: (term) => best.get(keyOfTerm(term)) ?? null,
  };
}

function foldText(text: string): string {
  return splitWords(text).map(foldWord).join(" ");
}
