import { monotonicClock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "./shared-store.ts";
import { createValkeyAccess } from "./valkey-access.ts";
import { createValkeyClient } from "./valkey-client.ts";
import { createValkeyMessages } from "./valkey-messages.ts";
import { createValkeyValues } from "./valkey-values.ts";

interface Options {
  /** `redis://` or `rediss://`, with user, password and database. */
  url: string;
  /** The same on all nodes. */
  secrets: Secrets;
  log: Log;
  /** Longest wait where a visitor waits; tests of what nodes agree on give a busy machine more. */
  budgetMs?: number;
}

/** Longest wait for the store when a node starts. */
const startMs = 500;

/** Opens the store that nodes share by Valkey or Redis; resolves without it when it is not there. */
export async function openValkeyStore({ url, secrets, log, budgetMs = 50 }: Options): Promise<SharedStore> {
  const { now } = monotonicClock;
  const returns: (() => void)[] = [];
  let returnedAt = Number.NEGATIVE_INFINITY;

  function onReturn(): void {
    returnedAt = now();
    for (const listener of returns) listener();
  }

  const client = createValkeyClient(url);
  const access = createValkeyAccess({ client, secrets, log, budgetMs, onReturn });
  const { subscribe, ...messages } = createValkeyMessages(access);

  function tellOfFailure(err: unknown): void {
    if (client.isOpen) log.error({ err }, "the messages of other nodes cannot be received");
  }

  const connected = client.connect().then(subscribe).catch(tellOfFailure);
  await before(afterMs(startMs), () => connected).catch(() => {});

  return {
    ...createValkeyValues(access),
    ...messages,
    onReturn: (listener) => void returns.push(listener),
    hasForgotten: (ms) => now() - returnedAt < ms,
    get isConnected() {
      return client.isReady;
    },
    followSecrets: () => subscribe().catch(tellOfFailure),
    close() {
      access.reads.stop();
      access.writes.stop();
      client.destroy();
    },
  };
}
