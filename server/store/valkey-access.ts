import type { Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";
import { createAvailability } from "./availability.ts";
import { createStoreEncryption } from "./store-encryption.ts";
import type { ValkeyClient } from "./valkey-client.ts";

/** Longest wait in milliseconds for background operations. */
export const backgroundMs = 1000;

const probeLife = { type: "PX", value: 1000 } as const;

interface Options {
  client: ValkeyClient;
  secrets: Secrets;
  log: Log;
  /** Longest wait in milliseconds when a visitor waits. */
  budgetMs: number;
  /** The same for what must not be done twice. */
  patienceMs: number;
  /** Called when the store can be written again. */
  onRecovery: () => void;
}

export type ValkeyAccess = ReturnType<typeof createValkeyAccess>;

/** Valkey client with the key names and encryption of this portal, and a circuit breaker each for reads and writes. */
export function createValkeyAccess({ client, secrets, log, budgetMs, patienceMs, onRecovery }: Options) {
  const { names, seal, open } = createStoreEncryption(secrets);
  /** One key per secret: nodes with an older or newer secret write under another name. */
  const keysOf = (key: string) => names().map((name) => `portal:${name}:${key}`);
  const keyOf = (key: string) => `portal:${names()[0]}:${key}`;
  const reads = createAvailability({ name: "read", log, budgetMs, probe: tryReads });
  const writes = createAvailability({ name: "written", log, budgetMs, probe: tryWrites, onRecovery });
  // Reads and writes, which wait less, log every outage already.
  const quiet: Log = { debug() {}, info() {}, warn() {}, error() {} };
  const patient = createAvailability({ name: "locked", log: quiet, budgetMs: patienceMs, probe: tryWrites });

  /** Tries every reading command: the store may not know or allow all of them. */
  function tryReads(): Promise<unknown> {
    const [own, tag] = [keyOf("probe"), keyOf("tag:probe")];
    return Promise.all([client.get(own), client.pTTL(own), client.mGet([own]), client.sMembers(tag)]);
  }

  /** Tries every writing command. */
  async function tryWrites(): Promise<void> {
    const [own, tag] = [keyOf("probe"), keyOf("tag:probe")];
    await client.multi().set(own, "", { expiration: probeLife }).sAdd(tag, own).pExpire(tag, probeLife.value).exec();
    await Promise.all([client.sRem(tag, own), client.unlink(own), client.publish(own, "")]);
  }

  // The client emits an error at each attempt; the circuit breakers log the first one only.
  client.on("error", (err: unknown) => {
    reads.fail(err);
    writes.fail(err);
    patient.fail(err);
  });

  return { client, keysOf, keyOf, seal, open, reads, writes, patient };
}
