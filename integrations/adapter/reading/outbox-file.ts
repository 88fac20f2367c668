import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Reference } from "#integrations/adapter/define-adapter.ts";
import type { RecordKind } from "#integrations/adapter/service/records.ts";
import { isGone, type RecordState } from "#integrations/adapter/service/served-records.ts";

export type OutboxFile = ReturnType<typeof openOutboxFile>;

type Key = Pick<RecordState, "kind" | "key" | "language">;

const schema = `
CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, record_key TEXT NOT NULL,
  language TEXT, published TEXT, draft TEXT, changed_at TEXT NOT NULL, type TEXT, origin TEXT);
CREATE INDEX IF NOT EXISTS outbox_record ON outbox (kind, record_key);
CREATE INDEX IF NOT EXISTS outbox_origin ON outbox (type, origin);
CREATE TABLE IF NOT EXISTS files (name TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** Opens the SQLite file with the latest state of each record of a CMS; it follows on from the last run. */
export function openOutboxFile(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  database.exec(schema);
  const find = database.prepare(
    "SELECT id, published, draft, type, origin FROM outbox WHERE kind = ? AND record_key = ? AND language IS ?",
  );
  const remove = database.prepare("DELETE FROM outbox WHERE kind = ? AND record_key = ? AND language IS ?");
  const insert = database.prepare(
    "INSERT INTO outbox (kind, record_key, language, published, draft, changed_at, type, origin) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const insertFile = database.prepare("INSERT OR IGNORE INTO files (name) VALUES (?)");
  const ofRecord = database.prepare(
    "SELECT language, published, draft, type, origin FROM outbox WHERE kind = ? AND record_key = ?",
  );
  const ofOrigin = database.prepare("SELECT DISTINCT record_key FROM outbox WHERE type = ? AND origin = ?");
  const existing = "FROM outbox WHERE published IS NOT NULL OR draft IS NOT NULL";

  return {
    /** Writes a state unless it is the latest; `at` is the time of the change. Returns whether it was written. */
    save(state: RecordState, origin: Reference, at: string): boolean {
      const { kind, key, language } = state;
      const [published, draft] = [toText(state.published), toText(state.draft)];
      const latest = find.get(kind, key, language);
      if (!latest && isGone(state)) return false;
      const isSame = latest?.["published"] === published && latest["draft"] === draft;
      if (isSame && latest?.["type"] === origin.type && latest["origin"] === origin.id) return false;
      database.exec("BEGIN IMMEDIATE");
      try {
        remove.run(kind, key, language);
        insert.run(kind, key, language, published, draft, at, origin.type, origin.id);
        for (const name of filesIn(`${published} ${draft}`)) insertFile.run(name);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
      return true;
    },
    /** The versions of a record by language, as written last. */
    versionsOf: (kind: RecordKind, key: string) =>
      ofRecord.all(kind, key).map(({ language, published, draft, type, origin }) => ({
        language: typeof language === "string" ? language : null,
        published: toRecord(published),
        draft: toRecord(draft),
        origin: { type: String(type), id: String(origin) },
      })),
    /** Ids for the portal of a record of the CMS. */
    keysOf: ({ type, id }: Reference) => ofOrigin.all(type, id).map((row) => String(row["record_key"])),
    /** All records that exist. */
    *existing(): Generator<Key & { origin: Reference }> {
      for (const row of database.prepare(`SELECT kind, record_key, language, type, origin ${existing}`).iterate()) {
        const { kind, record_key: key, language, type, origin } = row;
        const found = kinds.find((each) => each === kind);
        if (!found) continue;
        const at = { type: String(type), id: String(origin) };
        yield { kind: found, key: String(key), language: typeof language === "string" ? language : null, origin: at };
      }
    },
    /** True for the name of a file that some record refers to, now or before. */
    hasFile: (name: string) => database.prepare("SELECT 1 FROM files WHERE name = ?").get(name) !== undefined,
    close: () => database.close(),
  };
}

const kinds = ["content", "settings", "folder", "category", "tag", "web", "document"] as const satisfies RecordKind[];

function filesIn(json: string): Set<string> {
  return new Set([...json.matchAll(/\/documents\/files\/([\w.~-]{1,250})/g)].map(([, name = ""]) => name));
}

function toText(record: unknown): string | null {
  return record === null ? null : JSON.stringify(record);
}

function toRecord(text: unknown): Record<string, unknown> | null {
  return typeof text === "string" ? JSON.parse(text) : null;
}
