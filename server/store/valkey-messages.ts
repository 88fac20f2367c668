import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SharedStore } from "./shared-store.ts";
import { readStoredJson } from "./stored-json.ts";
import { behindMs, type ValkeyAccess } from "./valkey-access.ts";

/** A message, and which node it is from. */
const envelope = z.looseObject({ from: z.string().optional() });

interface Messages extends Pick<SharedStore, "publish" | "onMessage"> {
  /** Listens to those who have one of the secrets. The client subscribes again by itself after a lost connection. */
  subscribe(): Promise<void>;
}

/** Messages between the nodes that share a store. */
export function createValkeyMessages({ client, keysOf, keyOf, seal, open, writes }: ValkeyAccess): Messages {
  /** The store sends a node its own messages, too. */
  const self = randomUUID();
  const channels = new Set<string>();
  const listeners: ((message: unknown) => void)[] = [];

  function receive(sealed: Buffer, channel: Buffer): void {
    const bytes = open(String(channel), sealed);
    const message = bytes && readStoredJson(envelope, bytes);
    if (message === null || message.from === self) return;
    const { from: _, ...json } = message;
    for (const listener of listeners) listener(json);
  }

  return {
    async subscribe() {
      for (const channel of keysOf("messages").filter((each) => !channels.has(each))) {
        channels.add(channel);
        await client.subscribe(channel, receive, true);
      }
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
  };
}
