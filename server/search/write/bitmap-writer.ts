import type { DatabaseSync } from "node:sqlite";
import {
  addStored,
  chunkSize,
  clearBit,
  emptyBits,
  hasBit,
  setBit,
  toStored,
} from "#server/search/lists/bitmap-chunks.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";

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
export class BitmapWriter {
  readonly #prepared: Statements;
  readonly #pending = new Map<string, Pending>();
  #pendingChanges = 0;

  constructor(database: DatabaseSync) {
    this.#prepared = createStatements(database);
  }

  /** Adds a rowid to a bitmap or removes it. */
  change(listId: number, [facet, value]: Pair, rowid: number, isAdded: boolean): void {
    const chunk = Math.floor(rowid / chunkSize);
    const name = `${listId} ${chunk} ${facet} ${value}`;
    const bitmap = this.#pending.get(name) ?? { listId, facet, value, chunk, changes: new Map() };
    this.#pending.set(name, bitmap);
    bitmap.changes.set(rowid % chunkSize, isAdded);
    this.#pendingChanges += 1;
    if (this.#pendingChanges >= maxPending) this.flush();
  }

  /** Writes buffered changes. To be called before each commit. */
  flush(): void {
    const where = "WHERE list = ? AND facet = ? AND value = ? AND chunk = ?";
    const read = this.#prepared(`SELECT bits FROM bitmaps ${where}`);
    const write = this.#prepared("INSERT OR REPLACE INTO bitmaps VALUES (?, ?, ?, ?, ?, ?)");
    const remove = this.#prepared(`DELETE FROM bitmaps ${where}`);
    for (const { listId, facet, value, chunk, changes } of this.#pending.values()) {
      const before = read.get(listId, facet, value, chunk)?.["bits"];
      const bits = emptyBits();
      if (before instanceof Uint8Array) addStored(before, bits);
      const changed = [...changes].filter(([at, isAdded]) => hasBit(bits, at) !== isAdded);
      if (changed.length === 0) continue;
      for (const [at, isAdded] of changed) (isAdded ? setBit : clearBit)(bits, at);
      const { stored, count } = toStored(bits);
      if (count === 0) remove.run(listId, facet, value, chunk);
      else write.run(listId, facet, value, chunk, count, stored);
    }
    this.discard();
  }

  /** Drops buffered changes after a rollback. */
  discard(): void {
    this.#pending.clear();
    this.#pendingChanges = 0;
  }
}
