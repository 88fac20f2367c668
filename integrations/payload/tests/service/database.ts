import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { RecordState } from "#portal/adapter/service/served-records.ts";

/** An SQLite database with the table that the service reads. */
export function createDatabase(folder: string, states: readonly RecordState[]) {
  const path = join(folder, "cms.db");
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL");
  database.exec(
    "CREATE TABLE outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT, record_key TEXT, language TEXT, published TEXT, draft TEXT, changed_at TEXT)",
  );
  database.exec("CREATE UNIQUE INDEX record ON outbox (kind, record_key, language)");
  const remove = database.prepare("DELETE FROM outbox WHERE kind = ? AND record_key = ? AND language IS ?");
  const insert = database.prepare(
    "INSERT INTO outbox (kind, record_key, language, published, draft, changed_at) VALUES (?, ?, ?, ?, ?, datetime('now', 'subsec'))",
  );
  const json = (record: unknown) => (record === null ? null : JSON.stringify(record));
  function save(...changed: readonly RecordState[]): void {
    database.exec("BEGIN IMMEDIATE");
    for (const { kind, key, language, published, draft } of changed) {
      remove.run(kind, key, language);
      insert.run(kind, key, language, json(published), json(draft));
    }
    database.exec("COMMIT");
  }
  save(...states);
  return { path, url: `file:${path}`, save, exec: (sql: string) => database.exec(sql), close: () => database.close() };
}
