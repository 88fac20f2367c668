import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import { type Part, type Range, toQuery, wordsOfTerm } from "./question.ts";
import { type Candidate, ranked } from "./ranking.ts";
import { createSpelling } from "./spelling.ts";
import { weights } from "./tables.ts";

export interface Hit extends Candidate {
  number: number;
  content: string;
  /** Address in its language. */
  slug: string;
  /** Languages that the content has, separated by spaces. */
  languages: string;
}

export interface Found {
  /** The best first. */
  hits: readonly Hit[];
  /** Number of contents that fit, also of those that are not read. */
  total: number;
  /** Words that were replaced by others, as nothing has them. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that nothing has. */
  missing: readonly string[];
  /** True when some hits have only most of the words. */
  isPartial: boolean;
}

interface Settings {
  now: number;
  /** Hits that are read. */
  most: number;
  /** False to find only what has every word as it was typed. */
  isTolerant: boolean;
}

/** Hits that are put in order by more than the fit of their text. */
const mostRanked = 200;
/** With fewer hits, those that have most of the words follow. */
const few = 5;
const mostPartial = 30;
const leastShare = 0.3;
/** Contents with a word are counted up to this number, which tells common words from telling ones. */
const mostCounted = 2000;
/** Words that may stand in for one with typing errors. */
const mostCorrections = 3;

const wireHit = z.object({
  number: z.number(),
  content: z.string(),
  languages: z.string(),
  score: z.number(),
  title: z.string(),
  structure: z.string(),
  slug: z.string(),
  published: z.number().nullable(),
  validTo: z.number().nullable(),
});

/** Returns a search of one index in one language. */
export function createFind(database: DatabaseSync) {
  const similarTo = createSpelling(database);
  const queries = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function prepared(sql: string) {
    const statement = queries.get(sql) ?? database.prepare(sql);
    queries.set(sql, statement);
    return statement;
  }

  /** Returns a part with its weight; null when nothing has it. */
  function weighed(part: Omit<Part, "weight">, range: Range): Part | null {
    const number = count(toQuery([part], range), range.language, mostCounted);
    if (number === 0) return null;
    const all = count(toQuery([], range), range.language, mostCounted);
    return { ...part, weight: Math.log(1 + all / number) };
  }

  /** The hits of a query, best text first. */
  function hitsOf(query: string, language: Language, most: number): Hit[] {
    const table = `words_${language}`;
    const columns = Object.values(weights).join(", ");
    const rows = prepared(
      `SELECT number, content, slug, languages, score, title, structure, published, validTo
       FROM (SELECT rowid AS found, bm25(${table}, ${columns}) AS score FROM ${table} WHERE ${table} MATCH ?
             ORDER BY score LIMIT ?) JOIN records ON number = found ORDER BY score, number`,
    ).all(query, most);
    return rows.map((row) => wireHit.parse(row));
  }

  function count(query: string, language: Language, most = -1): number {
    const table = `words_${language}`;
    const rows = `SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ?`;
    return Number(prepared(`SELECT count(*) AS n FROM (${rows})`).get(query, most)?.["n"] ?? 0);
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

  return function find(term: string, range: Range, { now, most, isTolerant }: Settings): Found {
    const words = wordsOfTerm(term, range.language);
    const corrected: { typed: string; used: string }[] = [];
    const missing: string[] = [];
    const parts: Part[] = [];
    for (const typed of words) {
      const exact = weighed({ typed, alternatives: [[typed]] }, range);
      const usable = exact ?? (isTolerant ? tolerated(typed, range) : null);
      if (usable) parts.push(usable);
      else missing.push(typed);
      const used = usable?.alternatives[0]?.join(" ");
      if (usable && !usable.isBeginning && used && used !== typed) corrected.push({ typed, used });
    }
    const none = { hits: [], total: 0, corrected, missing, isPartial: false };
    if (parts.length === 0 || (!isTolerant && missing.length > 0)) return none;
    const every = toQuery(parts, range);
    const full = hitsOf(every, range.language, most);
    const total = full.length < most ? full.length : count(every, range.language);
    const partial = isTolerant && parts.length > 1 && full.length < few ? partialHits(parts, range, full) : [];
    const [first, rest] = [[...full, ...partial], full.slice(mostRanked)];
    const hits = [...ranked(first.slice(0, mostRanked), parts, { language: range.language, now }), ...rest];
    return { hits, total: total + partial.length, corrected, missing, isPartial: partial.length > 0 };
  };

  /** Hits that have the parts that tell most, but not all. */
  function partialHits(parts: readonly Part[], range: Range, full: readonly Hit[]): Hit[] {
    const some = hitsOf(toQuery(parts, range, "OR"), range.language, mostPartial);
    const table = `words_${range.language}`;
    const shares = new Map<number, number>();
    const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
    const numbers = JSON.stringify(some.map(({ number }) => number));
    for (const part of parts) {
      const rows = prepared(
        `SELECT rowid AS number FROM ${table} WHERE ${table} MATCH ? AND rowid IN (SELECT value FROM json_each(?))`,
      ).all(toQuery([part], range), numbers);
      for (const { number } of rows)
        shares.set(Number(number), (shares.get(Number(number)) ?? 0) + part.weight / whole);
    }
    const known = new Set(full.map(({ number }) => number));
    return some.filter(({ number }) => !known.has(number) && (shares.get(number) ?? 0) >= leastShare);
  }
}
