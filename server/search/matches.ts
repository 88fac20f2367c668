import type { DatabaseSync } from "node:sqlite";
import { createHits, type Hit } from "./hits.ts";
import { createRowids } from "./rowids.ts";
import { createStatements } from "./statements.ts";
import { weights } from "./tables.ts";
import type { UnweightedClause } from "./term/fts-query.ts";
import { type Clause, type SearchScope, toAnyQuery, toQuery } from "./term/fts-query.ts";

/** Matches of a clause are counted up to this number, which is enough to distinguish common words from rare ones. */
const maxCounted = 500;
/** Number of rare clauses in a query that matches any of them. */
const maxSelective = 4;
/** Up to so many matches are all scored; of more, only the newest and those with the words in their title. */
const maxScored = 3000;
/** Number of matches that are kept in the order of their scores. */
const maxOrdered = 2000;

/** Weights of the columns for bm25, in the order of the table. */
const columnWeights = Object.values(weights).join(", ");

/** Inverse document frequency: rare clauses weigh more. Clauses with `maxCounted` matches or more weigh least. */
export function weightOf(contents: number): number {
  return Math.log(1 + maxCounted / contents);
}

export interface Best {
  /** Ranked, best first. */
  hits: readonly Hit[];
  /** Rowids of the matches after the hits, best first. */
  rest: readonly number[];
}

export type Matches = ReturnType<typeof createMatches>;

/** Returns functions that run full-text queries on one index. */
export function createMatches(database: DatabaseSync) {
  const { readHits, hitsByTitle } = createHits(database);
  const { rowidsOfSite } = createRowids(database);
  const prepared = createStatements(database);

  /** The FROM and WHERE of a query on one site's rowid range, with its values. */
  function matching(query: string, { site, language }: SearchScope) {
    const table = `words_${language}`;
    const from = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`;
    return { from, values: [query, ...(rowidsOfSite(site) ?? [0, 0])] };
  }

  function count(clauses: readonly UnweightedClause[], scope: SearchScope, limit = -1): number {
    const { from, values } = matching(toQuery(clauses, scope), scope);
    return Number(prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`).get(...values, limit)?.["n"] ?? 0);
  }

  /** Rowids and bm25 scores of the matches, best first. */
  function scored(query: string, scope: SearchScope, limit: number) {
    const { from, values } = matching(query, scope);
    const score = `bm25(words_${scope.language}, ${columnWeights})`;
    const rows = prepared(`SELECT rowid, ${score} AS score ${from} ORDER BY score, rowid LIMIT ?`);
    return rows.all(...values, limit).map(({ rowid, score: own }) => ({ rowid: Number(rowid), score: Number(own) }));
  }

  return {
    count,
    hitsByTitle,
    /** Adds the weight to a clause; null when nothing matches it. */
    weigh(clause: UnweightedClause, scope: SearchScope): Clause | null {
      const contents = count([clause], scope, maxCounted);
      return contents === 0 ? null : { ...clause, weight: weightOf(contents) };
    },
    /** Rowids of all content items that match every clause, as one string: a row for each takes five times as long. */
    rowidsOf(clauses: readonly Clause[], scope: SearchScope): number[] {
      const { from, values } = matching(toQuery(clauses, scope), scope);
      const list = prepared(`SELECT group_concat(rowid) AS list ${from}`).get(...values)?.["list"];
      return typeof list === "string" ? list.split(",").map(Number) : [];
    },
    /**
     * The best hits that match every clause. When more than `maxScored` match, those with the words in their title
     * come first, by kind and then by date, followed by the newest of the rest.
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
    /** The best hits with any rare clause; scoring all the matches of common words would take too long. */
    withAny(clauses: readonly Clause[], scope: SearchScope, limit: number): Hit[] {
      const selective = clauses
        .filter(({ weight }) => weight > weightOf(maxCounted))
        .toSorted((a, b) => b.weight - a.weight);
      return selective.length === 0
        ? []
        : readHits(scored(toAnyQuery(selective.slice(0, maxSelective), scope), scope, limit));
    },
    pageAt(slug: string, { site, language, keys }: SearchScope): Hit | null {
      const row = prepared(
        "SELECT rowid FROM records WHERE site = ? AND language = ? AND slug = ? AND structure <> ''",
      ).get(site, language, slug);
      const [hit] = row ? readHits([{ rowid: Number(row["rowid"]), score: 0 }]) : [];
      return hit && (keys === null || keys.includes(hit.structure)) ? hit : null;
    },
    /** The version of a content item in the language of the scope, or null. */
    versionOf(content: string, { site, language }: SearchScope): Hit | null {
      const row = prepared(
        "SELECT rowid FROM records WHERE site = ? AND content = ? AND language = ? AND structure <> ''",
      ).get(site, content, language);
      return (row && readHits([{ rowid: Number(row["rowid"]), score: 0 }])[0]) ?? null;
    },
  };
}
