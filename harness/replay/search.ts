import type { DatabaseSync } from "node:sqlite";
import type { Content } from "./wire-records.ts";

/** Answers which contents hold every word of a term, best first; the index is built by the first search. */
export function createSearch(contents: Content[]): (term: string) => Promise<Content[]> {
  let database: Promise<DatabaseSync> | undefined;
  return async (term) => {
    const words = term.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    database ??= createIndex(contents);
    const rows = (await database)
      .prepare("SELECT rowid AS number FROM contents WHERE contents MATCH ? ORDER BY bm25(contents, 10, 1), rowid")
      .all(`${words.map((word) => `"${word}"`).join(" ")} *`);
    return rows.flatMap(({ number }) => contents[Number(number)] ?? []);
  };
}

// node:sqlite is loaded here because most runs never search and it costs start-up time.
async function createIndex(contents: Content[]): Promise<DatabaseSync> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE contents USING fts5(name, text, tokenize = "unicode61 remove_diacritics 2");
     BEGIN`,
  );
  const insert = database.prepare("INSERT INTO contents (rowid, name, text) VALUES (?, ?, ?)");
  for (const [number, content] of contents.entries())
    insert.run(number, content.name.normalize("NFC"), wordsIn(content["data"]).normalize("NFC"));
  database.exec("COMMIT");
  return database;
}

/** The words an editor wrote somewhere in a value: no markup, no addresses, no envelope of an embedded content. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return /^(?:https?:)?\//.test(value) ? "" : withoutMarkup(value);
  if (typeof value !== "object" || value === null) return "";
  if ("friendlyURLs" in value) return wordsIn([Reflect.get(value, "name"), Reflect.get(value, "data")]);
  return Object.values(value).map(wordsIn).join(" ");
}

function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>|&(?:#\w+|\w+);/g, " ");
}
