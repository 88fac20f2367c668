import { statSync } from "node:fs";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";

type Client = SQLiteAdapter["client"];

/**
 * Ties a client's connections to the file at a path. If the file is deleted, SQLite would continue writing to the
 * unlinked file or create an empty one; if it is replaced, saves would go to the old file and be lost.
 */
export function followFile(client: Client, path: string): void {
  const own = { execute: client.execute, batch: client.batch, transaction: client.transaction };
  let known = inodeOf(path);
  async function check(): Promise<void> {
    const inode = inodeOf(path);
    if (inode === known) return;
    // A transaction takes over the connection, so that the next one reopens the file.
    (await Reflect.apply(own.transaction, client, ["deferred"])).close();
    known = inode;
  }
  for (const [name, method] of Object.entries(own))
    Reflect.set(client, name, async (...args: unknown[]) => {
      await check();
      return Reflect.apply(method, client, args);
    });
}

/** Throws the same error as SQLite for a file that cannot be opened. */
function inodeOf(path: string): number {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file) return file.ino;
  throw Object.assign(new Error(`There is no database at ${path}.`), { code: "SQLITE_CANTOPEN" });
}
