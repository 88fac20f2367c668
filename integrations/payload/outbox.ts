import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";
import { type OutboxRow, type ReadOutbox, recordKinds } from "./service/records.ts";
import { isPostgres, sqlitePath } from "./settings.ts";

/** Reads the table `outbox`, which contains the latest state of every record in the order of the changes. */
export interface OutboxReader {
  /**
   * Returns at most 100 committed changes after an id, in order; an empty list when there is nothing new. Rejects when
   * the database is missing, locked or not a database of this CMS.
   */
  readOutbox: ReadOutbox;
  close(): Promise<void>;
}

const query = "SELECT id, kind, record_key, language, published, draft, changed_at FROM outbox WHERE id >";
const order = "ORDER BY id LIMIT 100";

/** Opens the outbox without Payload. An SQLite file is reopened for each read, so that its removal is noticed. */
export function openOutbox(url: string): OutboxReader {
  return isPostgres(url) ? readPostgres(url) : readSqlite(sqlitePath(url));
}

function readSqlite(path: string): OutboxReader {
  return {
    readOutbox: async (afterId) => {
      // Waiting for a lock blocks the process; the next read comes soon.
      const database = new DatabaseSync(path, { readOnly: true, timeout: 20 });
      try {
        return database.prepare(`${query} ? ${order}`).all(afterId).map(toRow);
      } finally {
        database.close();
      }
    },
    close: async () => {},
  };
}

function readPostgres(url: string): OutboxReader {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 1000, query_timeout: 5000 });
  // If an idle connection breaks, the next read reports it.
  pool.on("error", () => {});
  return {
    readOutbox: async (afterId) => (await pool.query(`${query} $1 ${order}`, [afterId])).rows.map(toRow),
    close: () => pool.end(),
  };
}

function toRow(row: Record<string, unknown>): OutboxRow {
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
