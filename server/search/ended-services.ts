import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { createContents } from "./contents.ts";
import { createChangeCounter } from "./statements.ts";

/**
 * Returns a function that reads the services of all sites that have an end, in a language or else in Czech. It returns the
 * same array until one of them changes.
 */
export function createEndedServices(database: DatabaseSync) {
  const { contentsOf } = createContents(database);
  const countChanges = createChangeCounter(database);
  const rowsIn = database.prepare(
    `SELECT rowid, version, site, content, language FROM records
     WHERE structure = 'service' AND validTo IS NOT NULL AND language IN (?, '${defaultLanguage}') ORDER BY rowid`,
  );
  const cache = new LRUCache<Language, { changes: number; versions: string; contents: readonly Content[] }>({
    max: languageCodes.length,
  });

  return (language: Language): readonly Content[] => {
    const changes = countChanges();
    const cached = cache.get(language);
    if (cached?.changes === changes) return cached.contents;
    const all = rowsIn.all(language);
    const translated = new Set(
      all.flatMap((row) => (row["language"] === language ? `${row["site"]} ${row["content"]}` : [])),
    );
    const rows = all.filter(
      (row) => row["language"] === language || !translated.has(`${row["site"]} ${row["content"]}`),
    );
    const versions = rows.map(({ rowid, version }) => `${rowid} ${version}`).join(" ");
    const isSame = cached?.versions === versions;
    const contents = isSame ? cached.contents : contentsOf(rows.map(({ rowid }) => ({ rowid: Number(rowid) })));
    cache.set(language, { changes, versions, contents });
    return contents;
  };
}
