import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import { followFile } from "./database-file.ts";

/** Longest wait for the transactions before, in milliseconds. */
const longestWait = 15_000;

/**
 * Lets one transaction of this process run after another. SQLite has one writer at a time, and its client waits for the
 * other one without letting it go on: two saves at once would both end in "database is locked".
 */
export function queueTransactions(
  adapter: DatabaseAdapterObj<SQLiteAdapter>,
  path: string,
  busyTimeout: number,
): DatabaseAdapterObj<SQLiteAdapter> {
  return {
    ...adapter,
    init: (given) => {
      const db = adapter.init(given);
      const connect = db.connect?.bind(db);
      db.connect = async (options) => {
        await connect?.(options);
        followFile(db.client, path);
      };
      const begin = db.beginTransaction.bind(db);
      const commit = db.commitTransaction.bind(db);
      const rollback = db.rollbackTransaction.bind(db);
      const ends = new Map<string | number, () => void>();
      let last: Promise<void> = Promise.resolve();
      const end = async (id: Parameters<typeof commit>[0]) => {
        const own = await id;
        ends.get(own)?.();
        ends.delete(own);
      };
      db.beginTransaction = async (options) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const before = last;
        last = before.then(() => promise);
        await atMost(before, longestWait);
        try {
          const id = await begin(options);
          if (id === null) resolve();
          else ends.set(id, resolve);
          // Each transaction takes the connection; the next one is told anew how long it waits.
          await db.client.execute(`PRAGMA busy_timeout = ${busyTimeout}`);
          return id;
        } catch (error) {
          resolve();
          throw error;
        }
      };
      db.commitTransaction = async (id) => {
        try {
          await commit(id);
        } finally {
          await end(id);
        }
      };
      db.rollbackTransaction = async (id) => {
        try {
          await rollback(id);
        } finally {
          await end(id);
        }
      };
      return db;
    },
  };
}

async function atMost(wait: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Another save takes too long; try again.")), milliseconds);
  });
  await Promise.race([wait, late]).finally(() => clearTimeout(timer));
}
