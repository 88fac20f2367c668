import type { DatabaseSync } from "node:sqlite";
import type { Content } from "#schemas/site/content.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";

/** Returns a function that reads contents of an index in an order; their data is left out, their description is their text. */
export function createContents(database: DatabaseSync) {
  const rows = database.prepare("SELECT record, text FROM records WHERE number = ?");
  return (hits: readonly { number: number }[]): ListedContent[] =>
    hits.flatMap(({ number }) => {
      const row = rows.get(number);
      if (typeof row?.["record"] !== "string") return [];
      // The index writes records of this form alone.
      const content: Content = JSON.parse(row["record"]);
      return [{ ...content, description: String(row["text"]) }];
    });
}
