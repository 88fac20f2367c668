import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "./shared-store.ts";

/**
 * Opens the store shared with other nodes. Without one, a worker uses the store of its primary process, and a single
 * process has none (null).
 */
export async function openStore(
  { storeUrl: url, storeWaitMs: patienceMs, auth: { secrets } }: Config,
  { isWorker, log }: { isWorker: boolean; log: Log },
): Promise<SharedStore | null> {
  if (url === null && isWorker) return (await import("#server/workers/primary-store.ts")).openPrimaryStore();
  if (url === null || secrets === null) return null;
  const { openValkeyStore } = await import("./valkey-store.ts");
  return openValkeyStore({ url, secrets, log, patienceMs });
}
