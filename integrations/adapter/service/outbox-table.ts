import { DatabaseSync } from "node:sqlite";
import { type OutboxRow, type ReadOutbox, recordKinds } from "./records.ts";

/** Reads the table `outbox`, which contains the latest state of every record in the order of the changes. */
export interface OutboxReader {
  /**
   * Returns at most 100 committed changes after an id, in order; an empty list when there is nothing new. Rejects when
   * the database is missing, locked or not one of outbox records.
   */
  readOutbox: ReadOutbox;
  close(): Promise<void>;
}

/** The query of an outbox; an id and {@link outboxOrder} follow. */
export const outboxQuery = "SELECT id, kind, record_key, language, published, draft, changed_at FROM outbox WHERE id >";
export const outboxOrder = "ORDER BY id LIMIT 100";

/** Opens the outbox in an SQLite file, which is reopened for each read, so that its removal is noticed. */
export function readSqliteOutbox(path: string): OutboxReader {
  return {
    readOutbox: async (afterId) => {
      // Waiting for a lock blocks the process; the next read comes soon.
      const database = new DatabaseSync(path, { readOnly: true, timeout: 20 });
      try {
        return database.prepare(`${outboxQuery} ? ${outboxOrder}`).all(afterId).map(toOutboxRow);
      } finally {
        database.close();
      }
    },
    close: async () => {},
  };
}

export function toOutboxRow(row: Record<string, unknown>): OutboxRow {
  const text = (column: string) => (typeof row[column] === "string" ? row[column] : null);
  const record = (column: string) => JSON.parse(text(column) ?? "null");
  const kind = recordKinds.find((each) => each === row["kind"]);
  if (!kind) throw new Error(`The outbox has a record of the unknown kind "${row["kind"]}".`);
  return {
    id: Number(row["id"]),
    kind,
    key: text("record_key") ?? "",
    language: text("language"),
    published: record("published"),
    draft: record("draft"),
    at: text("changed_at") ?? "",
  };
}
