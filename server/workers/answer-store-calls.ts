import type { Worker } from "node:cluster";
import { z } from "zod";
import type { ValueStore } from "#server/store/shared-store.ts";
import { readMessage, sendToWorker, storeCalls } from "./messages.ts";

const key = z.string();
const ms = z.number();
const writeOptions = z.object({ keepMs: ms, tags: z.array(z.string()).optional() });

/** Executes a worker's calls to the store and sends the results; messages are forwarded to the `others`. */
export function answerStoreCalls(worker: Worker, store: ValueStore, others: () => readonly Worker[]): void {
  async function answer(name: string, given: unknown): Promise<unknown> {
    switch (name) {
      case "read":
        return store.read(...z.tuple([key, ms]).parse(given));
      case "write": {
        const [own, value, { keepMs, tags = [] }] = z.tuple([key, z.instanceof(Uint8Array), writeOptions]).parse(given);
        return store.write(own, value, { keepMs, tags });
      }
      case "lock":
        return store.lock(...z.tuple([key, ms]).parse(given));
      case "readOrLock":
        return store.readOrLock(...z.tuple([key, ms, ms]).parse(given));
      case "release":
        return store.release(...z.tuple([key]).parse(given));
      case "readTagged":
        return store.readTagged(...z.tuple([key]).parse(given));
      case "shorten":
        return store.shorten(...z.tuple([z.array(z.string()), ms]).parse(given));
      case "publish": {
        const [storeMessage] = z.tuple([z.unknown()]).parse(given);
        const receivers = others();
        for (const each of receivers) sendToWorker(each, { storeMessage });
        return receivers.length;
      }
      default:
        return null;
    }
  }

  worker.on("message", async (message: unknown) => {
    const calls = readMessage(storeCalls, message)?.storeCalls ?? [];
    const results = await Promise.all(
      calls.map(async ({ id, name, given }) => ({ id, result: await answer(name, given) })),
    );
    const answers = results.filter(({ id }) => id !== null);
    if (answers.length > 0) sendToWorker(worker, { storeAnswers: answers });
  });
}
