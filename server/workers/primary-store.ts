import process from "node:process";
import { z } from "zod";
import type { SharedStore } from "#server/store/shared-store.ts";
import { readMessage, sendToPrimary, storeAnswer, storeMessage } from "./messages.ts";

/** Longest wait for the primary process, which is on the same machine. */
const patienceMs = 1000;

const stored = z.object({ value: z.instanceof(Uint8Array), age: z.number() }).nullable();

/** The store that the workers of a node have in common: their primary process keeps the values and passes messages on. */
export function openPrimaryStore(): SharedStore {
  const waiting = new Map<number, (result: unknown) => void>();
  const listeners: ((message: unknown) => void)[] = [];
  let lastId = 0;

  process.on("message", (message) => {
    const answer = readMessage(storeAnswer, message)?.storeAnswer;
    if (answer) waiting.get(answer.id)?.(answer.result);
    const news = readMessage(storeMessage, message);
    if (news) for (const listener of listeners) listener(news.storeMessage);
  });

  /** Null when no answer comes. */
  async function ask<S extends z.ZodType>(
    name: string,
    given: readonly unknown[],
    answer: S,
  ): Promise<z.output<S> | null> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => resolve(null), patienceMs);
    waiting.set(id, resolve);
    sendToPrimary({ storeCall: { id, name, given } });
    const read = answer.safeParse(await promise);
    clearTimeout(timer);
    waiting.delete(id);
    return read.success ? read.data : null;
  }

  return {
    async read(key, keepMs) {
      const found = await ask("read", [key, keepMs], stored);
      return found && { value: Buffer.from(found.value), age: found.age };
    },
    write: async (key, value, options) => (await ask("write", [key, value, options], z.boolean())) ?? false,
    lock: (key, forMs) => ask("lock", [key, forMs], z.boolean()),
    release: async (key) => void (await ask("release", [key], z.unknown())),
    readTagged: async (tag) =>
      ((await ask("readTagged", [tag], z.array(z.instanceof(Uint8Array)))) ?? []).map((value) => Buffer.from(value)),
    shorten: async (tags, leftMs) => (await ask("shorten", [tags, leftMs], z.number())) ?? 0,
    publish: (message) => ask("publish", [message], z.number()),
    onMessage(schema, listener) {
      listeners.push((message) => {
        const read = schema.safeParse(message);
        if (read.success) listener(read.data);
      });
    },
    onReturn: () => {},
    hasForgotten: () => false,
    isConnected: true,
    followSecrets: async () => {},
    close: () => {},
  };
}
