import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import { followFile } from "./database-file.ts";

/** Longest wait for earlier transactions, in milliseconds. */
const longestWait = 15_000;

/**
 * Runs the transactions of this process one after another. SQLite allows one writer at a time, and its client blocks
 * the event loop while it waits, so that the other transaction cannot finish: two simultaneous saves would both fail
 * with "database is locked".
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
          // Each transaction takes over the connection, so set the timeout again for the next one.
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
