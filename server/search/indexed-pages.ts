import type { DatabaseSync } from "node:sqlite";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import type { Place } from "./index-writer.ts";

/** A page in one language as the index knows it. */
export interface IndexedPage {
  language: Language;
  /** Friendly URL. */
  slug: string;
  /** ISO instant of its last change; null when the CMS does not say. */
  changedAt: string | null;
}

/** Returns functions that read the pages of a site part by part; those of a part are few enough for one file. */
export function createIndexedPages(database: DatabaseSync) {
  const own = "FROM records WHERE site = ? AND language = ? AND isPage = 1";
  const statements = {
    count: database.prepare(`SELECT count(*) AS n ${own}`),
    change: database.prepare(
      `SELECT max(changed) AS changed FROM (SELECT changed ${own} ORDER BY content LIMIT ? OFFSET ?)`,
    ),
    part: database.prepare(`SELECT content ${own} ORDER BY content LIMIT ? OFFSET ?`),
    versions: database.prepare(
      "SELECT language, slug, changed FROM records WHERE site = ? AND content = ? AND isPage = 1",
    ),
  };

  return {
    /** Number of pages of a site in a language. */
    count: ({ site, language }: Place): number => Number(statements.count.get(site, language)?.["n"]),
    /** Last change in a part: an ISO instant, null when the CMS does not say. */
    changedAt: ({ site, language }: Place, from: number, count: number): string | null =>
      toInstant(statements.change.get(site, language, count, from)?.["changed"]),
    /** The pages of a part, each in all languages that it has, its own included. */
    part: ({ site, language }: Place, from: number, count: number): IndexedPage[][] =>
      statements.part.all(site, language, count, from).map(({ content }) =>
        statements.versions.all(site, String(content)).flatMap((row) => {
          const code = languageCodes.find((each) => each === row["language"]);
          return code ? [{ language: code, slug: String(row["slug"]), changedAt: toInstant(row["changed"]) }] : [];
        }),
      ),
  };
}

function toInstant(time: unknown): string | null {
  return typeof time === "number" ? new Date(time).toISOString() : null;
}
