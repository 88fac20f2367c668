import type { Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";
import { createAvailability } from "./availability.ts";
import { createSeal } from "./seal.ts";
import type { ValkeyClient } from "./valkey-client.ts";

/** Longest wait for what no page waits for, in milliseconds. */
export const behindMs = 1000;

const probeLife = { type: "PX", value: 1000 } as const;

interface Options {
  client: ValkeyClient;
  secrets: Secrets;
  log: Log;
  /** Longest wait where a visitor waits, in milliseconds. */
  budgetMs: number;
  /** Called when the store can be written again. */
  onReturn: () => void;
}

export type ValkeyAccess = ReturnType<typeof createValkeyAccess>;

/** The client with the names and the encryption of this portal's values, and with what is known of whether the store works. */
export function createValkeyAccess({ client, secrets, log, budgetMs, onReturn }: Options) {
  const { names, seal, open } = createSeal(secrets);
  /** What others have sealed with an older secret, or one that is to come, is under another name. */
  const keysOf = (key: string) => names().map((name) => `portal:${name}:${key}`);
  const keyOf = (key: string) => `portal:${names()[0]}:${key}`;
  const reads = createAvailability({ name: "read", log, budgetMs, probe: tryReads });
  const writes = createAvailability({ name: "written", log, budgetMs, probe: tryWrites, onReturn });

  /** Sends each command that reads: a store may not know one of them, or not allow it. */
  function tryReads(): Promise<unknown> {
    const [own, tag] = [keyOf("probe"), keyOf("tag:probe")];
    return Promise.all([client.get(own), client.pTTL(own), client.mGet([own]), client.sMembers(tag)]);
  }

  /** Sends each command that writes. */
  async function tryWrites(): Promise<void> {
    const [own, tag] = [keyOf("probe"), keyOf("tag:probe")];
    await client.multi().set(own, "", { expiration: probeLife }).sAdd(tag, own).pExpire(tag, probeLife.value).exec();
    await Promise.all([client.sRem(tag, own), client.unlink(own), client.publish(own, "")]);
  }

  // The client tells of each try; the operator is told once.
  client.on("error", (err: unknown) => {
    reads.fail(err);
    writes.fail(err);
  });
  client.on("ready", () => {
    reads.succeed();
    writes.succeed();
  });

  return { client, keysOf, keyOf, seal, open, reads, writes };
}
