import cluster from "node:cluster";
import process from "node:process";
import { monotonicClock } from "#server/clock.ts";
import type { Config } from "#server/config/config.ts";
import type { Environment } from "#server/config/settings.ts";
import { startEmbedded } from "#server/embedded-services.ts";
import { onHeldSignal } from "#server/held-signals.mjs";
import type { Log } from "#server/http/log.ts";
import { startListening } from "#server/http/start-listening.ts";
import { serveMetrics } from "#server/telemetry/metrics-server.ts";
import { createMemoryStore } from "./memory-store.ts";
import { WorkerPool } from "./worker-pool.ts";

interface Options {
  config: Config;
  root: string;
  readEnvironment: () => Environment;
  log: Log;
}

/**
 * Runs the portal in several processes that listen on one port. The primary starts workers, replaces those that exit,
 * and holds what they share without an external store. Resolves to the port once all workers serve requests.
 */
export async function startWorkers({ config, root, readEnvironment, log }: Options): Promise<number> {
  const embedded = await startEmbedded(config, root);
  const store = createMemoryStore({ maxBytes: config.sharedCacheBytes, now: monotonicClock.now });
  // Workers accept connections themselves: one handed to a worker that was just killed would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ serialization: "advanced" });
  const workers = new WorkerPool({ embedded, store, readEnvironment, log });

  const metrics = await startMetrics(config, log);
  const port = await workers.startAll(config.operation.workers);
  if (port === null) process.exit(1);

  let restarting = Promise.resolve();
  onHeldSignal("SIGUSR2", () => {
    restarting = restarting.then(() => workers.restartAll());
  });
  if (!process.stdout.isTTY) onHeldSignal("SIGHUP", () => workers.signalAll("SIGHUP"));
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      if (!(await workers.stopAll(signal))) return;
      metrics?.close();
      await embedded.close();
      process.exit(0);
    });
  return port;
}

/** Serves the aggregated metrics of all workers; null when metrics are off. */
async function startMetrics({ operation: { metrics } }: Config, log: Log) {
  if (metrics === null) return null;
  const { createWorkerMetrics } = await import("#server/telemetry/worker-metrics.ts");
  const serving = serveMetrics({ ...metrics, ...createWorkerMetrics() });
  const served = await startListening({ port: "METRICS_PORT", host: "METRICS_HOST" }, serving);
  log.info({ port: served.port }, "serving metrics");
  return served;
}
