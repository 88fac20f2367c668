import type { DatabaseSync } from "node:sqlite";
import { createHits, type Hit } from "./hits.ts";
import { createRowids } from "./rowids.ts";
import { weights } from "./tables.ts";
import { type Clause, type SearchScope, toAnyQuery, toQuery } from "./term/fts-query.ts";

/** Contents with a word are counted up to this number, which tells common words from telling ones. */
const maxCounted = 500;
/** Parts of which hits may have any. */
const maxSelective = 4;
/** Hits whose texts are all compared; of more, the titles tell which are. */
const maxScored = 3000;
/** Hits whose order by the fit of their text is kept. */
const maxOrdered = 2000;

/** Weights of the columns in their order, for bm25. */
const columnWeights = Object.values(weights).join(", ");

/** Weight of a part that a number of contents have; one that all that are counted have weighs least. */
export function weightOf(contents: number): number {
  return Math.log(1 + maxCounted / contents);
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
  const { readHits, hitsByTitle } = createHits(database);
  const { rowidsOfSite } = createRowids(database);
  const queries = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function prepared(sql: string) {
    const statement = queries.get(sql) ?? database.prepare(sql);
    queries.set(sql, statement);
    return statement;
  }

  /** The part of a full text that has what is looked for. */
  function matching(query: string, { site, language }: SearchScope) {
    const table = `words_${language}`;
    const from = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`;
    return { from, values: [query, ...(rowidsOfSite(site) ?? [0, 0])] };
  }

  function count(clauses: readonly Omit<Clause, "weight">[], scope: SearchScope, limit = -1): number {
    const { from, values } = matching(toQuery(clauses, scope), scope);
    return Number(prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`).get(...values, limit)?.["n"] ?? 0);
  }

  /** Numbers and fit of what a query finds, the best first. */
  function scored(query: string, scope: SearchScope, limit: number) {
    const { from, values } = matching(query, scope);
    const score = `bm25(words_${scope.language}, ${columnWeights})`;
    const rows = prepared(`SELECT rowid, ${score} AS score ${from} ORDER BY score, rowid LIMIT ?`);
    return rows.all(...values, limit).map(({ rowid, score: own }) => ({ rowid: Number(rowid), score: Number(own) }));
  }

  return {
    count,
    hitsByTitle,
    /** Returns a part with its weight; null when nothing has it. */
    weigh(clause: Omit<Clause, "weight">, scope: SearchScope): Clause | null {
      const contents = count([clause], scope, maxCounted);
      return contents === 0 ? null : { ...clause, weight: weightOf(contents) };
    },
    /** Numbers of all that have every part. As one text: a row for each would take five times as long. */
    rowidsOf(clauses: readonly Clause[], scope: SearchScope): number[] {
      const { from, values } = matching(toQuery(clauses, scope), scope);
      const list = prepared(`SELECT group_concat(rowid) AS list ${from}`).get(...values)?.["list"];
      return typeof list === "string" ? list.split(",").map(Number) : [];
    },
    /**
     * The hits with all parts that fit best. Of a great many, as many as can be compared: those that have the parts in their title,
     * by kind, then the newest.
     */
    withAll(clauses: readonly Clause[], scope: SearchScope, total: number, limit: number): Best {
      if (total <= maxScored) {
        const all = scored(toQuery(clauses, scope), scope, maxOrdered);
        return { hits: readHits(all.slice(0, limit)), rest: all.slice(limit).map(({ rowid }) => rowid) };
      }
      const first = hitsByTitle(clauses, scope, limit);
      const seen = new Set(first.map(({ rowid }) => rowid));
      const { from, values } = matching(toQuery(clauses, scope), scope);
      const newest = prepared(`SELECT rowid ${from} ORDER BY rowid DESC LIMIT ?`).all(...values, limit);
      const more = newest.map(({ rowid }) => ({ rowid: Number(rowid), score: 0 }));
      const left = more.filter(({ rowid }) => !seen.has(rowid)).slice(0, limit - first.length);
      return { hits: [...first, ...readHits(left)], rest: [] };
    },
    /** The hits that fit best of those with any part that says much: what a great many have would take too long to compare. */
    withAny(clauses: readonly Clause[], scope: SearchScope, limit: number): Hit[] {
      const selective = clauses
        .filter(({ weight }) => weight > weightOf(maxCounted))
        .toSorted((a, b) => b.weight - a.weight);
      return selective.length === 0
        ? []
        : readHits(scored(toAnyQuery(selective.slice(0, maxSelective), scope), scope, limit));
    },
    /** The page at an address; null for none. */
    pageAt(slug: string, { site, language, keys }: SearchScope): Hit | null {
      const row = prepared(
        "SELECT rowid FROM records WHERE site = ? AND language = ? AND slug = ? AND structure <> ''",
      ).get(site, language, slug);
      const [hit] = row ? readHits([{ rowid: Number(row["rowid"]), score: 0 }]) : [];
      return hit && (keys === null || keys.includes(hit.structure)) ? hit : null;
    },
    /** The version of a content in the language of a range; null for none. */
    versionOf(content: string, { site, language }: SearchScope): Hit | null {
      const row = prepared(
        "SELECT rowid FROM records WHERE site = ? AND content = ? AND language = ? AND structure <> ''",
      ).get(site, content, language);
      return (row && readHits([{ rowid: Number(row["rowid"]), score: 0 }])[0]) ?? null;
    },
  };
}
