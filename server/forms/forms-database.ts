import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "#server/make-folder.ts";

export const databaseName = "forms.sqlite";

/** Milliseconds that a process waits for another one that writes. */
const busyMs = 5000;

const tables = `
  CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, sealed BLOB NOT NULL, until INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS outbox (
    submission TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    reference TEXT NOT NULL,
    sealed BLOB NOT NULL,
    keep_ms INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    -- Null for what was delivered or given up.
    next_at INTEGER,
    delivered_at INTEGER
  ) STRICT;
  -- Contents of files that answers name, and of those that submissions carry.
  CREATE TABLE IF NOT EXISTS files (
    id TEXT, part INTEGER, sealed BLOB NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (id, part)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS files_until ON files (until);
  CREATE TABLE IF NOT EXISTS outbox_files (
    submission TEXT REFERENCES outbox ON DELETE CASCADE,
    number INTEGER,
    sealed BLOB NOT NULL,
    PRIMARY KEY (submission, number)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_at);
`;

/**
 * Opens the database of forms, which all processes of a node share. A commit returns once the disk has it: what was
 * confirmed to a visitor outlives a power cut.
 */
export function openFormsDatabase(folder: string): DatabaseSync {
  makeFolder(folder);
  const database = new DatabaseSync(join(folder, databaseName), { timeout: busyMs });
  // Deleted rows are overwritten: they held answers of visitors.
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  database.exec(tables);
  return database;
}

/** Runs a piece of work as one transaction, which no other process interrupts. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
