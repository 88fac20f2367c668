import { monotonicClock } from "#server/clock.ts";
import type { Secrets } from "#server/config/secrets.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "./shared-store.ts";
import { createValkeyAccess } from "./valkey-access.ts";
import { createValkeyClient } from "./valkey-client.ts";
import { createValkeyMessages } from "./valkey-messages.ts";
import { createValkeyValues } from "./valkey-values.ts";

interface Options {
  /** Address with scheme `redis://` or `rediss://`, user, password and database. */
  url: string;
  /** Same on all nodes. */
  secrets: Secrets;
  log: Log;
  /** Longest wait in milliseconds when a visitor waits; tests raise it for busy machines. */
  budgetMs?: number;
  /** Longest wait in milliseconds for what must not be done twice. */
  patienceMs?: number;
}

/** Longest wait in milliseconds for the store at startup. */
const startMs = 500;

/** Opens a store in Valkey or Redis. Resolves even when it is unavailable; the client keeps connecting. */
export async function openValkeyStore({
  url,
  secrets,
  log,
  budgetMs = 50,
  patienceMs = 1500,
}: Options): Promise<SharedStore> {
  const { now } = monotonicClock;
  const returns: (() => void)[] = [];
  let returnedAt = Number.NEGATIVE_INFINITY;

  function onRecovery(): void {
    returnedAt = now();
    for (const listener of returns) listener();
  }

  const client = createValkeyClient(url);
  const access = createValkeyAccess({ client, secrets, log, budgetMs, patienceMs, onRecovery });
  let wasReached = false;
  client.on("ready", () => {
    wasReached = true;
  });
  const { subscribe, ...messages } = createValkeyMessages(access);

  function logFailure(err: unknown): void {
    if (client.isOpen) log.error({ err }, "messages from other nodes cannot be received; reconnecting");
  }

  const connected = client.connect().then(subscribe).catch(logFailure);
  await withDeadline(deadlineIn(startMs), () => connected).catch(() => {});

  return {
    ...createValkeyValues(access),
    patient: createValkeyValues({ ...access, reads: access.patient, writes: access.patient }),
    get wasReached() {
      return wasReached;
    },
    ...messages,
    onRecovery: (listener) => void returns.push(listener),
    mayHaveLost: (ms) => now() - returnedAt < ms,
    get isConnected() {
      return client.isReady;
    },
    followSecrets: () => subscribe().catch(logFailure),
    close() {
      access.reads.stop();
      access.writes.stop();
      access.patient.stop();
      client.destroy();
    },
  };
}
