import type { DatabaseSync } from "node:sqlite";
import { createHits, type Hit } from "./hits.ts";
import { createNumbers } from "./rowids.ts";
import { weights } from "./tables.ts";
import { type Part, type Range, toAnyQuery, toQuery } from "./term/fts-query.ts";

/** Contents with a word are counted up to this number, which tells common words from telling ones. */
const mostCounted = 500;
/** Parts of which hits may have any. */
const mostTelling = 4;
/** Hits whose texts are all compared; of more, the titles tell which are. */
const mostScored = 3000;
/** Hits whose order by the fit of their text is kept. */
const mostOrdered = 2000;

/** Weights of the columns in their order, for bm25. */
const columnWeights = Object.values(weights).join(", ");

/** Weight of a part that a number of contents have; one that all that are counted have weighs least. */
export function weightOf(contents: number): number {
  return Math.log(1 + mostCounted / contents);
}

export interface Best {
  /** The best first. */
  hits: readonly Hit[];
  /** Numbers of those that follow the hits, the best first. */
  rest: readonly number[];
}

export type Matches = ReturnType<typeof createMatches>;

/** Returns functions that tell which contents of an index have the parts of a term. */
export function createMatches(database: DatabaseSync) {
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

  function count(parts: readonly Omit<Part, "weight">[], range: Range, most = -1): number {
    const { from, values } = matching(toQuery(parts, range), range);
    return Number(prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`).get(...values, most)?.["n"] ?? 0);
  }

  /** Numbers and fit of what a query finds, the best first. */
  function scored(query: string, range: Range, most: number) {
    const { from, values } = matching(query, range);
    const score = `bm25(words_${range.language}, ${columnWeights})`;
    const rows = prepared(`SELECT rowid AS number, ${score} AS score ${from} ORDER BY score, rowid LIMIT ?`);
    return rows.all(...values, most).map(({ number, score: own }) => ({ number: Number(number), score: Number(own) }));
  }

  return {
    count,
    titled,
    /** Returns a part with its weight; null when nothing has it. */
    weighed(part: Omit<Part, "weight">, range: Range): Part | null {
      const number = count([part], range, mostCounted);
      return number === 0 ? null : { ...part, weight: weightOf(number) };
    },
    /** Numbers of all that have every part. As one text: a row for each would take five times as long. */
    numbersOf(parts: readonly Part[], range: Range): number[] {
      const { from, values } = matching(toQuery(parts, range), range);
      const list = prepared(`SELECT group_concat(rowid) AS list ${from}`).get(...values)?.["list"];
      return typeof list === "string" ? list.split(",").map(Number) : [];
    },
    /**
     * The hits with all parts that fit best. Of a great many, as many as can be compared: those that have the parts in their title,
     * by kind, then the newest.
     */
    withAll(parts: readonly Part[], range: Range, total: number, most: number): Best {
      if (total <= mostScored) {
        const all = scored(toQuery(parts, range), range, mostOrdered);
        return { hits: readHits(all.slice(0, most)), rest: all.slice(most).map(({ number }) => number) };
      }
      const first = titled(parts, range, most);
      const seen = new Set(first.map(({ number }) => number));
      const { from, values } = matching(toQuery(parts, range), range);
      const newest = prepared(`SELECT rowid AS number ${from} ORDER BY rowid DESC LIMIT ?`).all(...values, most);
      const more = newest.map(({ number }) => ({ number: Number(number), score: 0 }));
      const left = more.filter(({ number }) => !seen.has(number)).slice(0, most - first.length);
      return { hits: [...first, ...readHits(left)], rest: [] };
    },
    /** The hits that fit best of those with any part that says much: what a great many have would take too long to compare. */
    withAny(parts: readonly Part[], range: Range, most: number): Hit[] {
      const telling = parts
        .filter(({ weight }) => weight > weightOf(mostCounted))
        .toSorted((a, b) => b.weight - a.weight);
      return telling.length === 0
        ? []
        : readHits(scored(toAnyQuery(telling.slice(0, mostTelling), range), range, most));
    },
    /** The page at an address; null for none. */
    pageAt(slug: string, { site, language, keys }: Range): Hit | null {
      const row = prepared(
        "SELECT number FROM records WHERE site = ? AND language = ? AND slug = ? AND structure <> ''",
      ).get(site, language, slug);
      const [hit] = row ? readHits([{ number: Number(row["number"]), score: 0 }]) : [];
      return hit && (keys === null || keys.includes(hit.structure)) ? hit : null;
    },
    /** The version of a content in the language of a range; null for none. */
    versionOf(content: string, { site, language }: Range): Hit | null {
      const row = prepared(
        "SELECT number FROM records WHERE site = ? AND content = ? AND language = ? AND structure <> ''",
      ).get(site, content, language);
      return (row && readHits([{ number: Number(row["number"]), score: 0 }])[0]) ?? null;
    },
  };
}
