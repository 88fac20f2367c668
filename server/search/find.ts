import type { DatabaseSync } from "node:sqlite";
import { longestTerm } from "#schemas/lists/search-term.ts";
import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { createDictionaries, type Dictionary } from "./dictionary.ts";
import { createHits, type Hit } from "./hits.ts";
import { createNumbers } from "./numbers.ts";
import {
  mostWords,
  type Part,
  type Range,
  stemsOf,
  toQuery,
  toScoredQuery,
  wordsLeftOut,
  wordsOfTerm,
} from "./question.ts";
import { createRanking, type Ranking } from "./ranking.ts";
import { createSpelling } from "./spelling.ts";
import { weights } from "./tables.ts";

export interface Found {
  /** The best first; of many, those that were compared. */
  hits: readonly Hit[];
  /** Numbers of those that follow the hits, the best first. */
  rest: readonly number[];
  /** Number of contents that fit, also of those that are not read. */
  total: number;
  /** Words that were replaced by others, as nothing has them. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that nothing has. */
  missing: readonly string[];
  /** Words of the dictionary that were looked for as well. */
  also: readonly string[];
  /** Words that were not looked for, as the term has too many. */
  ignored: readonly string[];
  /** True when some hits have only most of the words. */
  isPartial: boolean;
  /** Every content that fits, in no order. */
  numbers(): number[];
}

interface Settings {
  now: number;
  /** False to find only what has every word as it was typed. */
  isTolerant: boolean;
}

/** Hits that are put in order by more than the fit of their text. */
const mostRanked = 200;
/** Hits whose texts are all compared; of more, the titles tell which are. */
const mostScored = 3000;
/** Hits whose order by the fit of their text is kept. */
const mostOrdered = 2000;
/** With fewer hits, those that have most of the words follow. */
const few = 5;
const mostPartial = 30;
const leastShare = 0.3;
/** Share of a term that a title needs to say what is looked for. */
const enoughInTitle = 0.5;
/** Contents with a word are counted up to this number, which tells common words from telling ones. */
const mostCounted = 500;
/** Words that may stand in for one with typing errors. */
const mostCorrections = 3;

/** Weights of the columns in their order, for bm25. */
const columnWeights = Object.values(weights).join(", ");

/** Returns a search of one index in one language. */
export function createFind(database: DatabaseSync) {
  const similarTo = createSpelling(database);
  const dictionaryOf = createDictionaries(database);
  const { readHits, titled } = createHits(database);
  const { spanOf } = createNumbers(database);
  const queries = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function prepared(sql: string) {
    const statement = queries.get(sql) ?? database.prepare(sql);
    queries.set(sql, statement);
    return statement;
  }

  /** The part of a full text that has what is looked for. */
  function matching(query: string, { site, language }: Range) {
    const table = `words_${language}`;
    const from = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`;
    return { from, values: [query, ...(spanOf(site) ?? [0, 0])] };
  }

  /** Returns a part with its weight; null when nothing has it. */
  function weighed(part: Omit<Part, "weight">, range: Range): Part | null {
    const number = count([part], range, mostCounted);
    return number === 0 ? null : { ...part, weight: Math.log(1 + mostCounted / number) };
  }

  function count(parts: readonly Omit<Part, "weight">[], range: Range, most = -1): number {
    const { from, values } = matching(toQuery(parts, range), range);
    return Number(prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`).get(...values, most)?.["n"] ?? 0);
  }

  /** As one text: a row for each would take five times as long. */
  function numbersOf(parts: readonly Part[], range: Range): number[] {
    const { from, values } = matching(toQuery(parts, range), range);
    const list = prepared(`SELECT group_concat(rowid) AS list ${from}`).get(...values)?.["list"];
    return typeof list === "string" ? list.split(",").map(Number) : [];
  }

  /** Numbers and fit of what has all parts, the best first. */
  function scored(parts: readonly Part[], range: Range, most: number) {
    const { from, values } = matching(toScoredQuery(parts, range), range);
    const score = `bm25(words_${range.language}, ${columnWeights})`;
    const rows = prepared(`SELECT rowid AS number, ${score} AS score ${from} ORDER BY score, rowid LIMIT ?`);
    return rows.all(...values, most).map(({ number, score: own }) => ({ number: Number(number), score: Number(own) }));
  }

  /**
   * The hits that fit best. Of a great many, as many as can be compared: those that have the parts in their title, by kind, then
   * the newest.
   */
  function bestHits(parts: readonly Part[], range: Range, total: number, most: number): Pick<Found, "hits" | "rest"> {
    if (total <= mostScored) {
      const all = scored(parts, range, mostOrdered);
      return { hits: readHits(all.slice(0, most)), rest: all.slice(most).map(({ number }) => number) };
    }
    const first = titled(parts, range, most);
    const seen = new Set(first.map(({ number }) => number));
    const { from, values } = matching(toQuery(parts, range), range);
    const newest = prepared(`SELECT rowid AS number ${from} ORDER BY rowid DESC LIMIT ?`).all(...values, most);
    const more = newest.map(({ number }) => ({ number: Number(number), score: 0 }));
    const left = more.filter(({ number }) => !seen.has(number)).slice(0, most - first.length);
    return { hits: [...first, ...readHits(left)], rest: [] };
  }

  /** Makes a word that nothing has the beginning of one, or one like it; null when there is none. */
  function tolerated(typed: string, range: Range): Part | null {
    const beginning = { typed, alternatives: [[typed]], isBeginning: true };
    const begun = typed.length > 2 ? weighed(beginning, range) : null;
    if (begun) return begun;
    const words = similarTo(typed, range.language).filter((word) => weighed({ typed, alternatives: [[word]] }, range));
    return words.length === 0
      ? null
      : weighed({ typed, alternatives: words.slice(0, mostCorrections).map((word) => [word]) }, range);
  }

  return function find(given: string, range: Range, { now, isTolerant }: Settings): Found {
    // Pages take no longer terms; work must not grow with what others send.
    const term = given.slice(0, longestTerm);
    const words = wordsOfTerm(term, range.language);
    const corrected: { typed: string; used: string }[] = [];
    const missing: string[] = [];
    const parts: Part[] = [];
    const also: string[] = [];
    const dictionary = dictionaryOf(range);
    function look({ typed, meanings }: Expression): void {
      const own = wordsOfTerm(typed, range.language);
      const exact = weighed(
        {
          typed,
          alternatives: [own, ...meanings.map((each) => wordsOfTerm(each, range.language))],
          isExpression: meanings.length > 0,
        },
        range,
      );
      if (!exact && own.length > 1) {
        for (const word of plain(own)) look(word);
        return;
      }
      if (exact) also.push(...meanings);
      const usable = exact ?? (isTolerant ? tolerated(typed, range) : null);
      if (usable) parts.push(usable);
      else missing.push(typed);
      const used = usable?.alternatives[0]?.join(" ");
      if (usable && !exact && !usable.isBeginning && used && used !== typed) corrected.push({ typed, used });
    }
    for (const expression of isTolerant ? expressionsIn(term, dictionary, range.language) : plain(words))
      look(expression);
    const ignored = wordsLeftOut(term, range.language);
    const told = { corrected, missing, also, ignored };
    const none = { ...told, hits: [], rest: [], total: 0, isPartial: false, numbers: () => [] };
    if (parts.length === 0 || (!isTolerant && missing.length > 0)) return none;
    const total = count(parts, range);
    const full = bestHits(parts, range, total, mostRanked);
    const ranking = createRanking(parts, { language: range.language, now });
    const partial = isTolerant && parts.length > 1 ? partialHits(parts, range, full, ranking) : [];
    const hits = ranking.sort([...full.hits, ...partial]);
    const best = isTolerant ? dictionary.bestFor(term) : null;
    const ordered = best === null ? hits : withFirst(best, hits, range);
    const rest = full.rest.filter((number) => number !== ordered[0]?.number);
    const added = partial.length + ordered.length - hits.length - (full.rest.length - rest.length);
    const numbers = () => [...numbersOf(parts, range), ...ordered.map(({ number }) => number)];
    return { ...told, hits: ordered, rest, total: total + added, isPartial: partial.length > 0, numbers };
  };

  /** Puts the page at an address first, also when the term is not on it. */
  function withFirst(slug: string, hits: readonly Hit[], { site, language, keys }: Range): Hit[] {
    const row = prepared(
      "SELECT number FROM records WHERE site = ? AND language = ? AND slug = ? AND structure <> ''",
    ).get(site, language, slug);
    const [first] = row ? readHits([{ number: Number(row["number"]), score: 0 }]) : [];
    if (!first || (keys !== null && !keys.includes(first.structure))) return [...hits];
    return [first, ...hits.filter(({ number }) => number !== first.number)];
  }

  /**
   * Hits that have the words that tell most, but not all: where few have all, or where no title says what is looked for, as in
   * `labour office Krnov` on the site of the labour office. The words that tell least are left out one by one; where few
   * have all, those that have the expressions of the dictionary alone are looked for as well. What is named as a whole in
   * the term always follows, such as the page `Care allowance` in `how long does a care allowance take`.
   */
  function partialHits(
    parts: readonly Part[],
    range: Range,
    full: Pick<Found, "hits" | "rest">,
    ranking: Ranking,
  ): Hit[] {
    const areFew = full.hits.length < few;
    if (!areFew && full.hits.some((hit) => ranking.shareInTitle(hit) >= enoughInTitle)) return [];
    const seen = new Set([...full.hits.map(({ number }) => number), ...full.rest]);
    const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
    const ordered = parts.toSorted((a, b) => b.weight - a.weight);
    const chain = ordered
      .map((_, left) => ordered.slice(0, left))
      .slice(1)
      .toReversed();
    const expressions = ordered.filter(({ isExpression }) => isExpression);
    const more: Hit[] = [];
    for (const kept of areFew && expressions.length > 0 ? [expressions, ...chain] : chain) {
      if (kept !== expressions && kept !== chain[0] && seen.size >= few && more.length > 0) break;
      if (kept.reduce((sum, { weight }) => sum + weight, 0) < whole * (areFew ? leastShare : enoughInTitle)) continue;
      const found = areFew
        ? bestHits(kept, range, count(kept, range, mostScored + 1), mostPartial).hits
        : titled(kept, range, mostPartial);
      for (const hit of found) {
        if (seen.has(hit.number)) continue;
        seen.add(hit.number);
        more.push(hit);
      }
    }
    for (const hit of parts.flatMap((part) => titled([part], range, mostPartial))) {
      if (seen.has(hit.number) || !ranking.isNamed(hit)) continue;
      seen.add(hit.number);
      more.push(hit);
    }
    return more;
  }
}

interface Expression {
  typed: string;
  meanings: readonly string[];
}

function plain(words: readonly string[]): Expression[] {
  return words.map((typed) => ({ typed, meanings: [] }));
}

/**
 * Splits a term into its words, but leaves those together that the dictionary knows as one expression, also where words stand
 * between them that say nothing, as in `přišla jsem o práci`.
 */
function expressionsIn(term: string, dictionary: Dictionary, language: Language): Expression[] {
  const telling = new Set(wordsOfTerm(term, language));
  const words = splitWords(term)
    .slice(0, 4 * mostWords)
    .map((word, at) => ({ word, at, stem: stemsOf(word, language)[0] ?? word, isTelling: telling.has(word) }));
  const found: Expression[] = [];
  for (let at = 0; at < words.length; ) {
    const known = longestAt(words.slice(at), dictionary);
    const typed = known?.words.map(({ word }) => word).join(" ") ?? words[at]?.word ?? "";
    const isNew = telling.has(typed) && !found.some((each) => each.typed === typed);
    if (known || isNew) found.push({ typed, meanings: known?.meanings ?? [] });
    at = (known?.words.at(-1)?.at ?? at) + 1;
  }
  return found;
}

interface TermWord {
  word: string;
  at: number;
  stem: string;
  isTelling: boolean;
}

/** The longest expression that words begin with; null for none. */
function longestAt(words: readonly TermWord[], dictionary: Dictionary) {
  const telling = words[0]?.isTelling ? words.filter(({ isTelling }) => isTelling) : [];
  for (let length = Math.min(words.length, dictionary.longest); length > 0; length -= 1)
    for (const some of [words.slice(0, length), telling.slice(0, length)]) {
      const meanings = some.length === length ? dictionary.meaningsOf(some.map(({ stem }) => stem)) : [];
      if (meanings.length > 0) return { words: some, meanings };
    }
  return null;
}
