import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import { startListening } from "#server/http/start-listening.ts";
import type { About } from "./metrics.ts";

/** Starts metrics; null, and nothing is counted, when they are off. Workers report through the primary process. */
export async function startMetrics(
  { operation }: Config,
  { about, log, isWorker }: { about: About; log: Log; isWorker: boolean },
) {
  if (operation.metrics === null) return null;
  const { createMetrics } = await import("./metrics.ts");
  const registry = createMetrics(about);
  if (isWorker) {
    const { offerMetrics } = await import("./worker-metrics.ts");
    return { close: offerMetrics(registry) };
  }
  const { serveMetrics } = await import("./metrics-server.ts");
  const { contentType } = registry;
  const serving = serveMetrics({ ...operation.metrics, read: () => registry.metrics(), contentType });
  const served = await startListening({ port: "METRICS_PORT", host: "METRICS_HOST" }, serving);
  log.info({ port: served.port }, "serving metrics");
  return served;
}
