import process from "node:process";
import { z } from "zod";
import type { SharedStore, ValueStore } from "#server/store/shared-store.ts";
import { readMessage, type StoreCall, sendToPrimary, storeAnswers, storeMessage } from "./messages.ts";

/** Longest wait for the primary process, in milliseconds. */
const timeoutMs = 1000;

/** Longest delay of a call without an answer, in milliseconds. */
const sendLaterMs = 10;

const stored = z.object({
  value: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes)),
  age: z.number(),
});
const readOrLock = z.discriminatedUnion("isStored", [
  z.object({ isStored: z.literal(true), stored }),
  z.object({ isStored: z.literal(false), hasLock: z.boolean().nullable() }),
]);

/**
 * Opens the store that the workers of a node share: a client of the primary process, which keeps the values and
 * forwards messages.
 */
export function openPrimaryStore(): SharedStore {
  const { send, call } = createPrimaryCalls();
  const listeners: ((message: unknown) => void)[] = [];
  process.on("message", (message) => {
    const received = readMessage(storeMessage, message);
    if (received) for (const listener of listeners) listener(received.storeMessage);
  });

  const values: ValueStore = {
    read: (key, keepMs) => call("read", [key, keepMs], stored.nullable()),
    readOrLock: async (key, keepMs, forMs) =>
      (await call("readOrLock", [key, keepMs, forMs], readOrLock)) ?? { isStored: false, hasLock: null },
    // The primary process handles calls in order, so nobody has to wait for a write.
    async write(key, value, options) {
      send({ id: null, name: "write", given: [key, value, options] });
      return true;
    },
    lock: (key, forMs) => call("lock", [key, forMs], z.boolean()),
    async release(key) {
      send({ id: null, name: "release", given: [key] });
    },
    readTagged: async (tag) =>
      ((await call("readTagged", [tag], z.array(z.instanceof(Uint8Array)))) ?? []).map((value) => Buffer.from(value)),
    shorten: async (tags, leftMs) => (await call("shorten", [tags, leftMs], z.number())) ?? 0,
  };
  return {
    ...values,
    patient: values,
    wasReached: true,
    publish: (message) => call("publish", [message], z.number()),
    onMessage(schema, listener) {
      listeners.push((message) => {
        const parsed = schema.safeParse(message);
        if (parsed.success) listener(parsed.data);
      });
    },
    onRecovery: () => {},
    mayHaveLost: () => false,
    isConnected: true,
    followSecrets: async () => {},
    close: () => {},
  };
}

/** Calls the primary process. */
function createPrimaryCalls() {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  /** Calls batched for the next message: sending one costs more than most calls. */
  let calls: StoreCall[] = [];
  let soon: NodeJS.Immediate | undefined;
  let later: NodeJS.Timeout | undefined;

  process.on("message", (message) => {
    for (const { id, result } of readMessage(storeAnswers, message)?.storeAnswers ?? []) waiting.get(id)?.(result);
  });

  /**
   * Queues a call. Calls with an answer are sent at the end of this turn of the event loop; others are sent with them,
   * or after a short delay.
   */
  function send(call: StoreCall): void {
    calls.push(call);
    if (call.id === null) later ??= setTimeout(sendCalls, sendLaterMs);
    else soon ??= setImmediate(sendCalls);
  }

  function sendCalls(): void {
    clearImmediate(soon);
    clearTimeout(later);
    [soon, later] = [undefined, undefined];
    sendToPrimary({ storeCalls: calls });
    calls = [];
  }

  /** Resolves to null when no valid answer arrives in time. */
  async function call<S extends z.ZodType>(
    name: string,
    given: readonly unknown[],
    answer: S,
  ): Promise<z.output<S> | null> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => resolve(null), timeoutMs);
    waiting.set(id, resolve);
    send({ id, name, given });
    const parsed = answer.safeParse(await promise);
    clearTimeout(timer);
    waiting.delete(id);
    return parsed.success ? parsed.data : null;
  }

  return { send, call };
}
