import type { z } from "zod";

/** A value of the store. */
export interface Stored {
  value: Buffer;
  /** Milliseconds since it was written, by the clock of the store. */
  age: number;
}

/** A value, or the answer of `lock` where there is none. */
export interface StoredOrLock {
  stored: Stored | null;
  isMine?: boolean | null;
}

/** The part of a store that keeps values. */
export interface ValueStore {
  /** `keepMs` is the time for which values of this kind are written. */
  read(key: string, keepMs: number): Promise<Stored | null>;
  /** Under the tags, values can be made to grow old together. False when it was not written. */
  write(key: string, value: Uint8Array, options: { keepMs: number; tags?: readonly string[] }): Promise<boolean>;
  /** Takes the lock of a value: true for one caller among all nodes until it is released or the time is over; null when the store cannot say. */
  lock(key: string, forMs: number): Promise<boolean | null>;
  release(key: string): Promise<void>;
  /** Reads a value; where there is none, takes its lock for the caller to make it. */
  readOrLock(key: string, keepMs: number, forMs: number): Promise<StoredOrLock>;
  /** Values with a tag. */
  readTagged(tag: string): Promise<Buffer[]>;
  /** Leaves values with one of the tags so much time at most; returns how many there were. */
  shorten(tags: readonly string[], leftMs: number): Promise<number>;
}

/**
 * Values that the nodes of a portal share, encrypted, and messages between them. A store that is away, slow, full or
 * read-only, and a value that is not ours, are the same as no value: no method rejects. What visitors wait for takes 50 ms
 * at most, what is written behind them a second.
 */
export interface SharedStore extends ValueStore {
  /** Sends a message to the other nodes; returns how many got it, null when it was not sent. */
  publish(message: object): Promise<number | null>;
  /** Gets the messages of other nodes that follow a schema. */
  onMessage<S extends z.ZodType>(schema: S, listener: (message: z.output<S>) => void): void;
  /** Called when the store works again: messages and values may have been lost meanwhile. */
  onReturn(listener: () => void): void;
  /** True when values that were written in the last so many milliseconds may be lost. */
  hasForgotten(ms: number): boolean;
  readonly isConnected: boolean;
  /** Takes messages of nodes whose first secret is another one of those that this node now has. */
  followSecrets(): Promise<void>;
  close(): void;
}
