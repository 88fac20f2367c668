import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { prune } from "#schemas/parse/prune.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguage } from "#schemas/site/languages.ts";
import { searchDictionary } from "#schemas/structures/search-dictionary.ts";
import { createChangeCounter } from "#server/search/statements.ts";
import type { Place } from "#server/search/tables.ts";
import { stemsOf, wordsOfTerm } from "./fts-query.ts";
import { closestTo } from "./spelling.ts";

/** Synonyms and best bets of a site in one language, maintained by its editors. */
export interface Dictionary {
  /** Expressions whose stems are all in the term, longest first. */
  expressionsOf(stems: readonly string[]): readonly KnownExpression[];
  /** Official terms for the everyday words that are most similar to a misspelled one. */
  meaningsLike(word: string): readonly string[];
  /** Official terms for the everyday words that start with a prefix. */
  meaningsBegunBy(beginning: string): readonly string[];
  bestFor(term: string): string | null;
  /** Expressions that contain a text's words, the last one as a prefix. Those that start with the text come first. */
  expressionsWith(text: string): readonly WrittenExpression[];
}

export interface WrittenExpression {
  expression: string;
  /** Official terms for it; none for an expression that only has a best bet. */
  meanings: readonly string[];
}

export interface KnownExpression {
  stems: readonly string[];
  /** True when no other words may stand in between: `how many hours` is not `how much for an hour`. */
  isTight: boolean;
  meanings: readonly string[];
}

/** The fields of a dictionary content item that the index stores. */
export interface DictionaryRecord {
  synonyms: { expressions: string[]; meanings: string[] }[];
  bestBets: { expressions: string[]; slug: string }[];
}

/** Reads a dictionary content item; invalid fields are left out. */
export function toDictionaryRecord({ data, language, webId }: Content): DictionaryRecord {
  const { data: valid } = prune(searchDictionary.data, data);
  return {
    synonyms: (valid?.synonyma ?? []).map(({ vyrazy, znamena }) => ({ expressions: vyrazy, meanings: znamena })),
    bestBets: (valid?.prednost ?? []).flatMap(({ vyrazy, stranka }) => {
      const slug = String(stranka.web.id) === webId ? inLanguage(stranka.friendlyURLs, language) : null;
      return slug === null ? [] : [{ expressions: vyrazy, slug: slug.replace(/^\/+/, "") }];
    }),
  };
}

export type Dictionaries = ReturnType<typeof createDictionaries>;

/**
 * Returns a function that reads the dictionary of a site in a language, cached until the index changes. The synonyms
 * of the main site apply to every site; its best bets apply to the main site only.
 */
export function createDictionaries(database: DatabaseSync) {
  const rows = database.prepare("SELECT record FROM dictionaries WHERE site = ? AND language = ? ORDER BY content");
  const mainSite = database.prepare(
    `SELECT json_each.value ->> 'id' AS site FROM metadata, json_each(metadata.value, '$.webs')
     WHERE name = 'sites' AND json_each.value ->> 'friendlyURL' = '/'`,
  );
  const countChanges = createChangeCounter(database);
  const cache = new Map<string, { changes: number; dictionary: Dictionary }>();
  const read = (site: string, language: Language) =>
    rows.all(site, language).map((row): DictionaryRecord => JSON.parse(String(row["record"])));
  return ({ site, language }: Place): Dictionary => {
    const key = `${language} ${site}`;
    const changes = countChanges();
    const before = cache.get(key);
    if (before?.changes === changes) return before.dictionary;
    const main = mainSite.get()?.["site"];
    const shared = typeof main === "string" && main !== site ? read(main, language) : [];
    const records = [...read(site, language), ...shared.map(({ synonyms }) => ({ synonyms, bestBets: [] }))];
    const dictionary = toDictionary(records, language);
    cache.set(key, { changes, dictionary });
    return dictionary;
  };
}

/** In Russian and Ukrainian, an expression with this word means the opposite of the one without it. */
const negation = "не";

function toDictionary(records: readonly DictionaryRecord[], language: Language): Dictionary {
  /**
   * Stems of an expression, with and without its stop words. When at most one word is left without them, as in `bez
   * práce`, the stop words are required. Two words also match when written as one, as in `jobcentre`.
   */
  function stemsOfExpression(expression: string): Omit<KnownExpression, "meanings">[] {
    const significant = wordsOfTerm(expression, language);
    const isTight = significant.length === 1 || significant.every((word) => isStopWord(foldWord(word), language));
    const isPair = significant.length === 2 && splitWords(expression).length === 2;
    const required = splitWords(expression).filter((word) => word === negation || significant.includes(word));
    const ways = [expression, ...(isTight ? [] : [required.join(" ")]), ...(isPair ? [significant.join("")] : [])];
    return ways.map((words) => ({ stems: stemsOf(words, language), isTight }));
  }
  const keyOf = (stems: readonly string[]) => stems.toSorted().join(" ");
  const synonyms = new Map<string, KnownExpression>();
  for (const { expressions, meanings } of records.flatMap((record) => record.synonyms))
    for (const { stems, isTight } of expressions.flatMap(stemsOfExpression)) {
      const before = synonyms.get(keyOf(stems))?.meanings ?? [];
      synonyms.set(keyOf(stems), { stems, isTight, meanings: [...new Set([...before, ...meanings])] });
    }
  /** Looked up by the first stem, as a dictionary has thousands of expressions. */
  const byStem = Map.groupBy(synonyms.values(), ({ stems }) => stems[0] ?? "");
  const singleWords = records
    .flatMap((record) => record.synonyms)
    .flatMap(({ expressions, meanings }) =>
      expressions.flatMap((word) => (splitWords(word).length === 1 ? { word: foldText(word), meanings } : [])),
    );
  const keyOfTerm = (term: string) => keyOf(stemsOf(wordsOfTerm(term, language).join(" "), language));
  const bestBets = new Map(
    records
      .flatMap((record) => record.bestBets)
      .flatMap(({ expressions, slug }) => expressions.map((each) => [keyOfTerm(each), slug] as const)),
  );
  const meanings = new Map<string, string[]>();
  for (const { synonyms: own, bestBets: bets } of records)
    for (const { expressions, meanings: means } of [...own, ...bets.map((each) => ({ ...each, meanings: [] }))])
      for (const expression of expressions) meanings.set(expression, [...(meanings.get(expression) ?? []), ...means]);
  const folded = [...meanings].map(([expression, own]) => ({ expression, meanings: own, text: foldText(expression) }));
  return {
    expressionsWith(typed) {
      const start = foldText(typed);
      const words = start.split(" ");
      // All words but the last are complete: `child allow` does not match `childbirth allowance`.
      const prefixes = words.map((word, at) => (at < words.length - 1 ? ` ${word} ` : ` ${word}`));
      const found = folded.filter(({ text }) => prefixes.every((prefix) => ` ${text}`.includes(prefix)));
      return found.toSorted((a, b) => Number(b.text.startsWith(start)) - Number(a.text.startsWith(start)));
    },
    expressionsOf(stems) {
      const matched = new Set(stems);
      const held = [...matched]
        .flatMap((stem) => byStem.get(stem) ?? [])
        .filter((each) => each.stems.every((stem) => matched.has(stem)));
      return held.toSorted((a, b) => b.stems.length - a.stems.length);
    },
    meaningsLike(unknown) {
      const like = closestTo(unknown, singleWords);
      return [...new Set(like.flatMap(({ meanings }) => meanings))];
    },
    meaningsBegunBy(beginning) {
      const begun = singleWords.filter(({ word }) => word.startsWith(beginning));
      return [...new Set(begun.flatMap(({ meanings }) => meanings))];
    },
    bestFor: (term) => bestBets.get(keyOfTerm(term)) ?? null,
  };
}

function foldText(text: string): string {
  return splitWords(text).map(foldWord).join(" ");
}
