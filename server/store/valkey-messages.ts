import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { SharedStore } from "./shared-store.ts";
import { readStoredJson } from "./stored-json.ts";
import { backgroundMs, type ValkeyAccess } from "./valkey-access.ts";

/** A message with the node that sent it. */
const envelope = z.looseObject({ from: z.string().optional() });

interface Messages extends Pick<SharedStore, "publish" | "onMessage"> {
  /** Subscribes to the channel of each secret. The client resubscribes after a lost connection. */
  subscribe(): Promise<void>;
}

/** Publishes and receives messages between the nodes that share a store. */
export function createValkeyMessages({ client, keysOf, keyOf, seal, open, writes }: ValkeyAccess): Messages {
  /** Identifies this node's own messages, which the store delivers to it as well. */
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
      const sent = await writes.attempt(() => client.publish(channel, sealed), backgroundMs);
      // The node itself is one of the receivers.
      return sent && Math.max(0, sent.result - 1);
    },
    onMessage(schema, listener) {
      listeners.push((message) => {
        const parsed = schema.safeParse(message);
        if (parsed.success) listener(parsed.data);
      });
    },
  };
}
