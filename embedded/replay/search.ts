import type { DatabaseSync } from "node:sqlite";
import { stemOf } from "./stem.ts";
import type { Content } from "./wire-records.ts";

/**
 * Finds the contents that hold every word of a term, best first; the first search builds the index. A word scores higher
 * in a name than in a text, and in the form typed than in another one.
 */
export function createSearch(contents: Content[]): (term: string) => Promise<Content[]> {
  let database: Promise<DatabaseSync> | undefined;
  return async (term) => {
    const words = wordsOf(term);
    if (words.length === 0) return [];
    database ??= createIndex(contents);
    const rows = (await database)
      .prepare(
        "SELECT rowid AS number FROM contents WHERE contents MATCH ? ORDER BY bm25(contents, 2, 0.2, 10, 1), rowid",
      )
      .all(words.map((word, index) => queryFor(word, index === words.length - 1)).join(" AND "));
    return rows.flatMap(({ number }) => contents[Number(number)] ?? []);
  };
}

function queryFor(word: string, isLast: boolean): string {
  return `({name text} : "${word}"${isLast ? "*" : ""} OR {nameStems textStems} : "${stemOf(word)}")`;
}

// node:sqlite is loaded here because most runs never search and it costs start-up time.
async function createIndex(contents: Content[]): Promise<DatabaseSync> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE VIRTUAL TABLE contents USING fts5(name, text, nameStems, textStems); BEGIN");
  const insert = database.prepare(
    "INSERT INTO contents (rowid, name, text, nameStems, textStems) VALUES (?, ?, ?, ?, ?)",
  );
  for (const [number, content] of contents.entries()) {
    const name = wordsOf(content.name);
    const text = wordsOf(textIn(content["data"]));
    const lines = [name, text, name.map(stemOf), text.map(stemOf)];
    insert.run(number, ...lines.map((words) => words.join(" ")));
  }
  database.exec("COMMIT");
  return database;
}

/** The words of a text in lower case, without accents. */
function wordsOf(text: string): string[] {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text that editors wrote anywhere in a value: no markup, no addresses, no envelope of an embedded content. */
function textIn(value: unknown): string {
  if (typeof value === "string") return /^(?:https?:)?\//.test(value) ? "" : withoutMarkup(value);
  if (typeof value !== "object" || value === null) return "";
  if ("friendlyURLs" in value) return textIn([Reflect.get(value, "name"), Reflect.get(value, "data")]);
  return Object.values(value).map(textIn).join(" ");
}

function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>|&(?:#\w+|\w+);/g, " ");
}
