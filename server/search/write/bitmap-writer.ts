import type { DatabaseSync } from "node:sqlite";
import {
  addStored,
  type Bits,
  chunkSize,
  clearBit,
  emptyBits,
  hasBit,
  setBit,
  toStored,
} from "#server/search/lists/bitmap-chunks.ts";

export type Pair = readonly [facet: string, value: string];

/** Number of buffered bitmap changes before they are written. */
const maxPending = 50_000;

interface Pending {
  listId: number;
  facet: string;
  value: string;
  chunk: number;
  /** By position in the chunk: true to set the bit, false to clear it. */
  changes: Map<number, boolean>;
}

/** Writes the bitmaps of lists. Changes are buffered, as many content items change the same bitmaps. */
export function createBitmapWriter(database: DatabaseSync) {
  const statements = {
    read: database.prepare("SELECT bits FROM bitmaps WHERE list = ? AND facet = ? AND value = ? AND chunk = ?"),
    write: database.prepare("INSERT OR REPLACE INTO bitmaps VALUES (?, ?, ?, ?, ?, ?)"),
    remove: database.prepare("DELETE FROM bitmaps WHERE list = ? AND facet = ? AND value = ? AND chunk = ?"),
  };
  const pending = new Map<string, Pending>();
  let pendingChanges = 0;

  function change(listId: number, [facet, value]: Pair, rowid: number, isAdded: boolean): void {
    const chunk = Math.floor(rowid / chunkSize);
    const name = `${listId} ${chunk} ${facet} ${value}`;
    const bitmap = pending.get(name) ?? { listId, facet, value, chunk, changes: new Map() };
    pending.set(name, bitmap);
    bitmap.changes.set(rowid % chunkSize, isAdded);
    pendingChanges += 1;
    if (pendingChanges >= maxPending) flush();
  }

  function flush(): void {
    for (const { listId, facet, value, chunk, changes } of pending.values()) {
      const before = statements.read.get(listId, facet, value, chunk)?.["bits"];
      const bits: Bits = before instanceof Uint8Array ? addStored(before, emptyBits()) : emptyBits();
      const changed = [...changes].filter(([at, isAdded]) => hasBit(bits, at) !== isAdded);
      if (changed.length === 0) continue;
      for (const [at, isAdded] of changed) (isAdded ? setBit : clearBit)(bits, at);
      const { stored, count } = toStored(bits);
      if (count === 0) statements.remove.run(listId, facet, value, chunk);
      else statements.write.run(listId, facet, value, chunk, count, stored);
    }
    pending.clear();
    pendingChanges = 0;
  }

  return {
    /** Adds a rowid to a bitmap or removes it. */
    change,
    /** Writes buffered changes. To be called before each commit. */
    flush,
    /** Drops buffered changes after a rollback. */
    discard(): void {
      pending.clear();
      pendingChanges = 0;
    },
  };
}
