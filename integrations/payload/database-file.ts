import { statSync } from "node:fs";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";

type Client = SQLiteAdapter["client"];

/**
 * Keeps the connections of a client with the file at a path. Where the file is gone, SQLite would go on in the one that
 * nobody sees any more, or make an empty one; where another took its place, saves would be lost with the old one.
 */
export function followFile(client: Client, path: string): void {
  const own = { execute: client.execute, batch: client.batch, transaction: client.transaction };
  let known = inodeOf(path);
  async function check(): Promise<void> {
    const inode = inodeOf(path);
    if (inode === known) return;
    // A transaction takes the connection, and the next one opens the file anew.
    (await Reflect.apply(own.transaction, client, ["deferred"])).close();
    known = inode;
  }
  for (const [name, method] of Object.entries(own))
    Reflect.set(client, name, async (...args: unknown[]) => {
      await check();
      return Reflect.apply(method, client, args);
    });
}

/** Throws as SQLite does for a file that cannot be opened. */
function inodeOf(path: string): number {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file) return file.ino;
  throw Object.assign(new Error(`There is no database at ${path}.`), { code: "SQLITE_CANTOPEN" });
}
