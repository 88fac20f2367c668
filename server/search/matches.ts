import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { createHits, type Hit, type Hits } from "./hits.ts";
import { Bitmap } from "./lists/bitmaps.ts";
import { createRowids } from "./rowids.ts";
import { createStatements, type Statements } from "./statements.ts";
import { type Column, weights } from "./tables.ts";
import { type Clause, type SearchScope, toAnyQuery, toQuery, type UnweightedClause } from "./term/fts-query.ts";

/** Matches of a clause are counted up to this number, which is enough to distinguish common words from rare ones. */
const maxCounted = 500;
/** Number of rare clauses in a query that matches any of them. */
const maxSelective = 4;
/** Up to so many matches are all scored; of more, only the newest and those with the words in their title. */
const maxScored = 3000;

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

/** Everything that matches, also beyond the ranked hits. */
export interface Matching extends Best {
  total: number;
  /** Rowids of all matches. */
  all(): Bitmap;
}

/** Runs full-text queries on one index. */
export class Matches {
  readonly hitsByTitle: Hits["hitsByTitle"];
  readonly #readHits: Hits["readHits"];
  readonly #rowidsOfSite: ReturnType<typeof createRowids>["rowidsOfSite"];
  readonly #prepared: Statements;

  constructor(database: DatabaseSync) {
    const { readHits, hitsByTitle } = createHits(database);
    this.hitsByTitle = hitsByTitle;
    this.#readHits = readHits;
    this.#rowidsOfSite = createRowids(database).rowidsOfSite;
    this.#prepared = createStatements(database);
  }

  count(clauses: readonly UnweightedClause[], scope: SearchScope, limit: number): number {
    const { from, values } = this.#matching(toQuery(clauses, scope), scope);
    const count = this.#prepared(`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ?)`);
    return Number(count.get(...values, limit)?.["n"] ?? 0);
  }

  /** Adds the weight to a clause; null when nothing matches it. */
  weigh(clause: UnweightedClause, scope: SearchScope): Clause | null {
    const contents = this.count([clause], scope, maxCounted);
    return contents === 0 ? null : { ...clause, weight: weightOf(contents) };
  }

  /**
   * Content items that match every clause, the best ones first. When more than `maxScored` match, those with the words
   * in their title come first, by kind and then by date, followed by the newest of the rest.
   */
  withAll(clauses: readonly Clause[], scope: SearchScope, limit: number): Matching {
    const query = toQuery(clauses, scope);
    const total = this.count(clauses, scope, maxScored + 1);
    if (total <= maxScored) {
      const scored = this.#scored(query, scope, maxScored);
      const rowids = scored.map(({ rowid }) => rowid);
      const hits = this.#readHits(scored.slice(0, limit));
      return { hits, rest: rowids.slice(limit), total, all: () => Bitmap.of(rowids) };
    }
    const { from, values } = this.#matching(query, scope);
    const all = this.#all(from, values);
    const first = this.hitsByTitle(clauses, scope, limit);
    const seen = new Set(first.map(({ rowid }) => rowid));
    const newest = this.#prepared(`SELECT rowid ${from} ORDER BY rowid DESC LIMIT ?`).all(...values, limit);
    const more = newest.map(({ rowid }) => ({ rowid: Number(rowid), score: 0 }));
    const left = more.filter(({ rowid }) => !seen.has(rowid)).slice(0, limit - first.length);
    return { hits: [...first, ...this.#readHits(left)], rest: [], total: all.size, all: () => all };
  }

  /**
   * The best hits with any rare clause, of a column or of all; scoring all the matches of common words would take too
   * long.
   */
  withAny(clauses: readonly Clause[], scope: SearchScope, limit: number, column?: Column): Hit[] {
    const selective = clauses
      .filter(({ weight }) => weight > weightOf(maxCounted))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, maxSelective);
    if (selective.length === 0) return [];
    return this.#readHits(this.#scored(toAnyQuery(selective, scope, column), scope, limit));
  }

  pageAt(slug: string, { site, language, keys }: SearchScope): Hit | null {
    const hit = this.#searchableHit("site = ? AND language = ? AND slug = ?", site, language, slug);
    return hit && (keys === null || keys.includes(hit.structure)) ? hit : null;
  }

  /** The version of a content item in the language of the scope, or null. */
  versionOf(content: string, { site, language }: SearchScope): Hit | null {
    return this.#searchableHit("site = ? AND content = ? AND language = ?", site, content, language);
  }

  #searchableHit(where: string, ...values: readonly string[]): Hit | null {
    const row = this.#prepared(`SELECT rowid FROM records WHERE ${where} AND structure <> ''`).get(...values);
    const [hit] = row ? this.#readHits([{ rowid: Number(row["rowid"]), score: 0 }]) : [];
    return hit ?? null;
  }

  #all(from: string, values: readonly SQLInputValue[]): Bitmap {
    const list = this.#prepared(`SELECT CAST(group_concat(rowid) AS BLOB) AS list ${from}`).get(...values)?.["list"];
    return list instanceof Uint8Array ? Bitmap.ofDecimals(list) : new Bitmap();
  }

  /** The FROM and WHERE of a query on one site's rowid range, with its values. */
  #matching(query: string, { site, language }: SearchScope) {
    const table = `words_${language}`;
    const from = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`;
    return { from, values: [query, ...(this.#rowidsOfSite(site) ?? [0n, 0n])] };
  }

  /** Rowids and bm25 scores of the matches, best first. */
  #scored(query: string, scope: SearchScope, limit: number) {
    const { from, values } = this.#matching(query, scope);
    const score = `bm25(words_${scope.language}, ${columnWeights})`;
    const rows = this.#prepared(`SELECT rowid, ${score} AS score ${from} ORDER BY score, rowid LIMIT ?`);
    return rows.all(...values, limit).map(({ rowid, score: own }) => ({ rowid: Number(rowid), score: Number(own) }));
  }
}
