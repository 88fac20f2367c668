import type { z } from "zod";

export interface Stored {
  value: Buffer;
  /** Milliseconds since it was written, on the clock of the store. */
  age: number;
}

/** A value; when there is none, the result of `lock`. */
export type ReadOrLock = { isStored: true; stored: Stored } | { isStored: false; hasLock: boolean | null };

/** Values with expiry, tags and locks. */
export interface ValueStore {
  /** `keepMs` is the lifetime with which values of this kind are written; the age is derived from it. */
  read(key: string, keepMs: number): Promise<Stored | null>;
  /** Tags allow shortening the lifetime of many values together. Returns false when it was not written. */
  write(key: string, value: Uint8Array, options: { keepMs: number; tags?: readonly string[] }): Promise<boolean>;
  /**
   * Acquires the lock of a value: true for one caller among all nodes, until it is released or expires; null when the
   * store is unavailable.
   */
  lock(key: string, forMs: number): Promise<boolean | null>;
  release(key: string): Promise<void>;
  /** Reads a value; if there is none, tries to acquire its lock for the caller to compute it. */
  readOrLock(key: string, keepMs: number, forMs: number): Promise<ReadOrLock>;
  /** Reads all values with a tag. */
  readTagged(tag: string): Promise<Buffer[]>;
  /** Limits the remaining lifetime of values with one of the tags; returns how many were shortened. */
  shorten(tags: readonly string[], leftMs: number): Promise<number>;
}

/**
 * Encrypted values shared by the nodes of a portal, and messages between them. Methods never reject: an unavailable,
 * slow, full or read-only store, and values that are not ours, look like a missing value. Operations that visitors wait
 * for take at most 50 ms, background ones a second.
 */
export interface SharedStore extends ValueStore {
  /**
   * The same values for what must not be done twice: operations take as long as `STORE_WAIT_MS` allows, and are tried
   * although the store is too slow for pages.
   */
  patient: Pick<ValueStore, "read" | "write" | "lock" | "release">;
  /** True when the store has answered since the start: other nodes may then rely on it. */
  readonly wasReached: boolean;
  /** Sends a message to the other nodes; returns how many received it, null when it was not sent. */
  publish(message: object): Promise<number | null>;
  /** Subscribes to messages of other nodes that match a schema. */
  onMessage<S extends z.ZodType>(schema: S, listener: (message: z.output<S>) => void): void;
  /** Subscribes to recoveries of the store: messages and values may have been lost during the outage. */
  onRecovery(listener: () => void): void;
  /** True when values written in the last `ms` milliseconds may have been lost. */
  mayHaveLost(ms: number): boolean;
  readonly isConnected: boolean;
  /** Subscribes to the channels of all current secrets, after these changed. */
  followSecrets(): Promise<void>;
  close(): void;
}

/** Reads a value and, if there is none, tries to acquire its lock: two calls to a store. */
export async function readOrLock(
  store: Pick<ValueStore, "read" | "lock">,
  key: string,
  keepMs: number,
  forMs: number,
): Promise<ReadOrLock> {
  const stored = await store.read(key, keepMs);
  return stored ? { isStored: true, stored } : { isStored: false, hasLock: await store.lock(key, forMs) };
}
