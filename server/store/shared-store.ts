import { randomUUID } from "node:crypto";
import { createClient, RESP_TYPES } from "@redis/client";
import { z } from "zod";
import { monotonicClock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { createAvailability } from "./availability.ts";
import { createSeal } from "./seal.ts";
import { readStoredJson } from "./stored-json.ts";

interface Options {
  /** `redis://` or `rediss://`, with user, password and database. */
  url: string;
  /** The same on all nodes. */
  secrets: Secrets;
  log: Log;
  /** Longest wait where a visitor waits; tests of what nodes agree on give a busy machine more. */
  budgetMs?: number;
}

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

/**
 * Values that the nodes of a portal share, encrypted, and messages between them. A store that is away, slow, full or
 * read-only, and a value that is not ours, are the same as no value: no method rejects. What visitors wait for takes 50 ms
 * at most, what is written behind them a second.
 */
export interface SharedStore {
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

/** A message, and which node it is from. */
const envelope = z.looseObject({ from: z.string().optional() });

/** Longest wait for the store when a node starts. */
const startMs = 500;
/** Longest wait for what no page waits for. */
const behindMs = 1000;
/** Milliseconds between two tries to connect. */
const reconnectMs = 1000;
/** Values that are read by one command. */
const mostAtOnce = 500;
const probeLife = { type: "PX", value: 1000 } as const;
/** Tags are forgotten later than what they are of. */
const tagsKeepMs = 7 * 24 * 3600_000;

/** Opens the store; resolves without it when it is not there. */
export async function openSharedStore({ url, secrets, log, budgetMs = 50 }: Options): Promise<SharedStore> {
  const { names, seal, open } = createSeal(secrets);
  /** What others have sealed with an older secret, or one that is to come, is under another name. */
  const keysOf = (key: string) => names().map((name) => `portal:${name}:${key}`);
  const keyOf = (key: string) => `portal:${names()[0]}:${key}`;
  const tagOf = (tag: string) => keyOf(`tag:${tag}`);
  const tagsOf = (tag: string) => keysOf(`tag:${tag}`);
  const lockOf = (key: string) => keyOf(`${key}:lock`);
  /** The store sends a node its own messages, too. */
  const self = randomUUID();
  const channels = new Set<string>();
  const listeners: ((message: unknown) => void)[] = [];
  const returns: (() => void)[] = [];
  const { now } = monotonicClock;
  let returnedAt = Number.NEGATIVE_INFINITY;
  const reads = createAvailability({ name: "read", log, budgetMs, probe: tryReads });
  const writes = createAvailability({ name: "written", log, budgetMs, probe: tryWrites, onReturn: callReturns });

  /** Sends each command that reads: a store may not know one of them, or not allow it. */
  function tryReads(): Promise<unknown> {
    const own = keyOf("probe");
    return Promise.all([client.get(own), client.pTTL(own), client.mGet([own]), client.sMembers(tagOf("probe"))]);
  }

  /** Sends each command that writes. */
  async function tryWrites(): Promise<void> {
    const [own, tag] = [keyOf("probe"), tagOf("probe")];
    await client.multi().set(own, "", { expiration: probeLife }).sAdd(tag, own).pExpire(tag, probeLife.value).exec();
    await Promise.all([client.sRem(tag, own), client.unlink(own), client.publish(own, "")]);
  }

  function callReturns(): void {
    returnedAt = now();
    for (const listener of returns) listener();
  }

  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A connection whose other end is gone without a word is noticed.
    pingInterval: 2000,
    socket: { reconnectStrategy: () => reconnectMs, connectTimeout: reconnectMs, socketTimeout: 3 * reconnectMs },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  // The client tells of each try; the operator is told once.
  client.on("error", (err: unknown) => {
    reads.fail(err);
    writes.fail(err);
  });
  client.on("ready", () => {
    reads.succeed();
    writes.succeed();
  });

  function receive(sealed: Buffer, channel: Buffer): void {
    const bytes = open(String(channel), sealed);
    const message = bytes && readStoredJson(envelope, bytes);
    if (message === null || message.from === self) return;
    const { from: _, ...json } = message;
    for (const listener of listeners) listener(json);
  }

  async function connect(): Promise<void> {
    await client.connect();
    await subscribe();
  }

  /** Listens to those who have one of the secrets. The client subscribes again by itself after a lost connection. */
  async function subscribe(): Promise<void> {
    for (const channel of keysOf("messages").filter((each) => !channels.has(each))) {
      channels.add(channel);
      await client.subscribe(channel, receive, true);
    }
  }
  const connected = connect().catch((err: unknown) => {
    if (client.isOpen) log.error({ err }, "the messages of other nodes cannot be received");
  });
  await before(afterMs(startMs), () => connected).catch(() => {});

  const store: SharedStore = {
    async readOrLock(key, keepMs, forMs) {
      const stored = await store.read(key, keepMs);
      return stored ? { stored } : { stored, isMine: await store.lock(key, forMs) };
    },
    async read(key, keepMs) {
      const keys = keysOf(key);
      const found = await reads.attempt(() =>
        Promise.all(keys.map((own) => Promise.all([own, client.get(own), client.pTTL(own)]))),
      );
      const values = (found?.result ?? []).flatMap(([own, sealed, left]) => {
        const value = sealed && open(own, sealed);
        return value && left >= 0 ? [{ value, age: Math.max(0, keepMs - left) }] : [];
      });
      return values.toSorted((a, b) => a.age - b.age)[0] ?? null;
    },
    async write(key, value, { keepMs, tags = [] }) {
      const own = keyOf(key);
      const written = await writes.attempt(() => {
        const many = client.multi().set(own, seal(own, value), { expiration: { type: "PX", value: keepMs } });
        for (const tag of tags) many.sAdd(tagOf(tag), own).pExpire(tagOf(tag), tagsKeepMs);
        return many.exec();
      }, behindMs);
      return written !== null;
    },
    async lock(key, forMs) {
      const expiration = { type: "PX", value: forMs } as const;
      const taken = await writes.attempt(() => client.set(lockOf(key), "", { expiration, condition: "NX" }));
      return taken && taken.result !== null;
    },
    async release(key) {
      await writes.attempt(() => client.unlink(lockOf(key)));
    },
    async readTagged(tag) {
      const values: Buffer[] = [];
      for (const own of tagsOf(tag)) {
        const keys = (await reads.attempt(() => client.sMembers(own), behindMs))?.result.map(String) ?? [];
        for (let from = 0; from < keys.length; from += mostAtOnce) {
          const some = keys.slice(from, from + mostAtOnce);
          const found = await reads.attempt(() => client.mGet(some), behindMs);
          if (!found) return values;
          const gone = some.filter((_, index) => found.result[index] === null);
          if (gone.length > 0) await writes.attempt(() => client.sRem(own, gone), behindMs);
          values.push(...some.flatMap((key, index) => open(key, found.result[index] ?? Buffer.alloc(0)) ?? []));
        }
      }
      return values;
    },
    async shorten(tags, leftMs) {
      const found = await reads.attempt(
        () => Promise.all(tags.flatMap(tagsOf).map((tag) => client.sMembers(tag))),
        behindMs,
      );
      const keys = [...new Set((found?.result ?? []).flat().map(String))];
      // PEXPIRE can compare by itself from Redis 7 on.
      const shortenOne = async (key: string) =>
        (await client.pTTL(key)) > leftMs && (await client.pExpire(key, leftMs));
      const done = await writes.attempt(() => Promise.all(keys.map(shortenOne)), behindMs);
      return (done?.result ?? []).filter((each) => each === 1).length;
    },
    async publish(message) {
      const channel = keyOf("messages");
      const sealed = seal(channel, Buffer.from(JSON.stringify({ ...message, from: self })));
      const sent = await writes.attempt(() => client.publish(channel, sealed), behindMs);
      // The node itself is among those who get it.
      return sent && Math.max(0, sent.result - 1);
    },
    onMessage(schema, listener) {
      listeners.push((message) => {
        const read = schema.safeParse(message);
        if (read.success) listener(read.data);
      });
    },
    onReturn: (listener) => void returns.push(listener),
    hasForgotten: (ms) => now() - returnedAt < ms,
    get isConnected() {
      return client.isReady;
    },
    followSecrets: () =>
      subscribe().catch((err: unknown) => log.error({ err }, "the messages of other nodes cannot be received")),
    close() {
      reads.stop();
      writes.stop();
      client.destroy();
    },
  };
  return store;
}
