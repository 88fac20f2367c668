import type { DatabaseSync } from "node:sqlite";
import type { Candidate } from "./ranking.ts";
import { createRowids, rowidOfTitle } from "./rowids.ts";
import { createStatements } from "./statements.ts";
import { type SearchScope, toQuery, type UnweightedClause } from "./term/fts-query.ts";

export interface Hit extends Candidate {
  rowid: number;
  content: string;
  /** Address in the language of the hit. */
  slug: string;
  /** Languages of the content, separated by spaces. */
  languages: string;
}

export type Hits = ReturnType<typeof createHits>;

/** Returns functions that read the records of hits. */
export function createHits(database: DatabaseSync) {
  const { titleRowidsOfSite } = createRowids(database);
  const columns = "records.rowid, content, slug, languages, records.title, situations, structure, published, validTo";
  const record = database.prepare(`SELECT ${columns} FROM records WHERE rowid = ?`);
  const prepared = createStatements(database);

  function titlesIn(language: string) {
    const table = `titles_${language}`;
    return prepared(
      `SELECT ${columns} FROM ${table} AS found CROSS JOIN records ON rowid = ${rowidOfTitle("found.rowid")}
       WHERE ${table} MATCH ? AND found.rowid BETWEEN ? AND ?
         AND (?4 IS NULL OR structure IN (SELECT value FROM json_each(?4)))
       ORDER BY found.rowid DESC LIMIT ?5`,
    );
  }

  return {
    readHits: (scores: readonly { rowid: number; score: number }[]): Hit[] =>
      scores.flatMap(({ rowid, score }) => {
        const row = record.get(rowid);
        return row ? toHit(row, score) : [];
      }),
    /** Contents whose titles match all clauses, by kind (most wanted first), then newest first. */
    hitsByTitle(clauses: readonly UnweightedClause[], { site, language, keys }: SearchScope, limit: number): Hit[] {
      const rowids = titleRowidsOfSite(site);
      if (!rowids) return [];
      const kinds = keys === null || keys.length === 0 ? null : JSON.stringify(keys);
      const query = toQuery(clauses, { language, keys: null });
      return titlesIn(language)
        .all(query, ...rowids, kinds, limit)
        .map((row) => toHit(row, 0));
    },
  };
}

function toHit(row: Readonly<Record<string, unknown>>, score: number): Hit {
  const time = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    rowid: Number(row["rowid"]),
    content: String(row["content"]),
    slug: String(row["slug"]),
    languages: String(row["languages"]),
    score,
    title: String(row["title"]),
    situations: String(row["situations"]),
    structure: String(row["structure"]),
    published: time(row["published"]),
    validTo: time(row["validTo"]),
  };
}
