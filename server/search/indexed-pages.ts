import type { DatabaseSync } from "node:sqlite";
import { isLanguage, type Language } from "#schemas/site/language-codes.ts";
import { createChangeCounter } from "./statements.ts";
import type { Place } from "./tables.ts";

/** A page in one language, as stored in the index. */
export interface IndexedPage {
  language: Language;
  slug: string;
  /** ISO instant of the last change; null when the CMS does not give it. */
  changedAt: string | null;
}

/** Pages in one file of a sitemap. With all language versions, such a file has a few megabytes. */
export const pagesInPart = 10_000;

interface Part {
  count: number;
  /** Time of the latest change in the part. */
  changed: unknown;
}

/** Returns functions that read the pages of a site in parts, each small enough for one sitemap file. */
export function createIndexedPages(database: DatabaseSync, size = pagesInPart) {
  const own = "FROM records WHERE site = ? AND language = ? AND isPage = 1";
  const statements = {
    parts: database.prepare(
      `SELECT count(*) AS n, max(changed) AS changed
       FROM (SELECT changed, (row_number() OVER (ORDER BY content) - 1) / CAST(? AS INTEGER) AS part ${own}) GROUP BY part ORDER BY part`,
    ),
    part: database.prepare(`SELECT content ${own} ORDER BY content LIMIT ? OFFSET ?`),
    versions: database.prepare(
      "SELECT language, slug, changed FROM records WHERE site = ? AND content = ? AND isPage = 1",
    ),
  };

  const countChanges = createChangeCounter(database);
  const known = new Map<string, readonly Part[]>();
  let changes: number | null = null;

  /** Counts all parts in one scan and caches them until the index changes. */
  function partsOf({ site, language }: Place): readonly Part[] {
    const now = countChanges();
    if (now !== changes) known.clear();
    changes = now;
    const key = `${language} ${site}`;
    const read = () =>
      statements.parts.all(size, site, language).map(({ n, changed }) => ({ count: Number(n), changed }));
    const parts = known.get(key) ?? read();
    known.set(key, parts);
    return parts;
  }

  return {
    count: (place: Place): number => partsOf(place).reduce((sum, { count }) => sum + count, 0),
    /** Latest change in a part as an ISO instant; null when the CMS does not give it. */
    changedAt: (place: Place, part: number): string | null => toInstant(partsOf(place)[part]?.changed),
    part: ({ site, language }: Place, from: number, count: number): IndexedPage[][] =>
      statements.part
        .all(site, language, count, from)
        .map(({ content }) =>
          statements.versions
            .all(site, String(content))
            .flatMap(({ language: code, slug, changed }) =>
              isLanguage(code) ? [{ language: code, slug: String(slug), changedAt: toInstant(changed) }] : [],
            ),
        ),
  };
}

function toInstant(time: unknown): string | null {
  return typeof time === "number" ? new Date(time).toISOString() : null;
}
