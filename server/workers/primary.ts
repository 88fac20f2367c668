import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { monotonicClock } from "#server/clock.ts";
import { type Config, parseConfig } from "#server/config/config.ts";
import type { Environment } from "#server/config/settings.ts";
import { startEmbedded } from "#server/embedded-services.ts";
import { onHeldSignal } from "#server/held-signals.mjs";
import type { Log } from "#server/http/log.ts";
import { startListening } from "#server/http/start-listening.ts";
import type { ValueStore } from "#server/store/shared-store.ts";
import { events } from "#server/telemetry/events.ts";
import { serveMetrics } from "#server/telemetry/metrics-server.ts";
import { answerStoreCalls } from "./answer-store-calls.ts";
import { createMemoryStore } from "./memory-store.ts";
import { readMessage, sendToWorker, type WorkerData, workerState, workerVariable } from "./messages.ts";

interface Options {
  config: Config;
  root: string;
  readEnvironment: () => Environment;
  log: Log;
}

/** Backoff in milliseconds before a failed worker is started again. */
const pauses = { first: 1000, longest: 30_000 };

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
  const workers = createWorkers({ embedded, store, readEnvironment, log });

  const metrics = await startMetrics(config, log);
  const port = await workers.startAll(config.operation.workers);
  if (port === null) process.exit(1);

  let restarting = Promise.resolve();
  onHeldSignal("SIGUSR2", () => {
    restarting = restarting.then(workers.restartAll);
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

interface WorkersOptions extends Pick<Options, "readEnvironment" | "log"> {
  embedded: WorkerData["embedded"];
  store: ValueStore;
}

/** Manages the workers of a node: starts them, and replaces those that exit unexpectedly. */
function createWorkers({ embedded, store, readEnvironment, log }: WorkersOptions) {
  // Shared by all workers, so that sessions work on each even without a configured secret.
  const ownSecret = randomBytes(32).toString("base64url");
  const numbers = new Map<Worker, number>();
  /** Workers whose replacement is already running or being started. */
  const replaced = new Set<Worker>();
  let isStopping = false;
  let pause = pauses.first;
  let port: number | null = null;

  /** Resolves to the worker once it serves requests; null when it exited before. */
  async function start(): Promise<Worker | null> {
    const number = lowestFree([...numbers.values()]);
    const data: WorkerData = { number, embedded };
    const { AUTH_SECRET, AUTH_SECRET_FILE } = readEnvironment();
    const isOwn = !AUTH_SECRET?.trim() && !AUTH_SECRET_FILE?.trim();
    const worker = cluster.fork({ [workerVariable]: JSON.stringify(data), ...(isOwn && { AUTH_SECRET: ownSecret }) });
    numbers.set(worker, number);
    answerStoreCalls(worker, store, () => [...numbers.keys()].filter((each) => each !== worker && each.isConnected()));
    let isReady = false;
    worker.once("exit", (code, signal) => {
      numbers.delete(worker);
      if (isStopping || replaced.delete(worker)) return;
      const how = { worker: number, code, signal };
      if (!isReady) return log.error(how, "a worker has ended before it answered");
      log.error(how, "a worker has ended and is replaced");
      void replace();
    });
    worker.once("listening", (address) => {
      port = address.port;
    });
    isReady = await whenReady(worker);
    return isReady ? worker : null;
  }

  /** Starts a replacement, retrying with backoff until one serves requests. */
  async function replace(): Promise<void> {
    while (!isStopping && !(await restartOne())) {
      log.error({ pauseMs: pause }, "a worker cannot be started");
      await setTimeout(pause, null, { ref: false });
      pause = Math.min(2 * pause, pauses.longest);
    }
    pause = pauses.first;
    if (!isStopping) log.info({}, "another worker answers");
  }

  function restartOne(): Promise<Worker | null> {
    events.workerRestarted.publish(undefined);
    return start();
  }

  cluster.on("message", (worker, message: unknown) => {
    const state = readMessage(workerState, message)?.workerState;
    if (state !== "stopping" || isStopping || replaced.has(worker)) return;
    // It finishes its requests while the replacement starts.
    replaced.add(worker);
    log.error({ worker: numbers.get(worker) }, "a worker has ended and is replaced");
    void replace();
  });

  function signalAll(signal: NodeJS.Signals): void {
    for (const worker of numbers.keys()) worker.process.kill(signal);
  }

  return {
    signalAll,
    /** Resolves to the port once all serve requests; null when the first one failed to start. */
    async startAll(count: number): Promise<number | null> {
      if (!(await start())) return null;
      const others = await Promise.all(Array.from({ length: count - 1 }, start));
      for (const other of others) if (!other) void replace();
      return port;
    },
    /** Rolling restart: replaces each worker once its replacement serves requests. */
    async restartAll(): Promise<void> {
      const reason = problemOf(readEnvironment());
      if (reason !== null) return log.error({ reason }, "the settings are wrong, the workers stay");
      log.info({}, "the workers are replaced");
      for (const old of [...numbers.keys()]) {
        const isStarted = !isStopping && (await start());
        if (isStopping) return;
        if (!isStarted) return log.error({}, "a worker cannot be started, the others stay");
        replaced.add(old);
        sendToWorker(old, { retire: true });
        await ended(old);
      }
      log.info({}, "all workers are replaced");
    },
    /** Resolves to true once all have exited; to false at once if they are already being stopped. */
    async stopAll(signal: NodeJS.Signals): Promise<boolean> {
      signalAll(signal);
      if (isStopping) return false;
      isStopping = true;
      await Promise.all([...numbers.keys()].map(ended));
      return true;
    },
  };
}

/** Returns the error in the settings; null when they are valid. */
function problemOf(env: Environment): string | null {
  try {
    parseConfig(env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** Serves the aggregated metrics of all workers; null when metrics are off. */
async function startMetrics({ operation: { metrics } }: Config, log: Log) {
  if (metrics === null) return null;
  const { createWorkerMetrics } = await import("#server/telemetry/worker-metrics.ts");
  const serving = serveMetrics({ ...metrics, ...createWorkerMetrics() });
  const served = await startListening({ port: "METRICS_PORT", host: "METRICS_HOST" }, serving);
  log.info({ port: served.port }, "metrics are served");
  return served;
}

/** Resolves to true once a worker serves requests, to false when it exits before. */
async function whenReady(worker: Worker): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  worker.on("message", (message: unknown) => {
    if (readMessage(workerState, message)?.workerState === "ready") resolve(true);
  });
  worker.once("exit", () => resolve(false));
  return promise;
}

async function ended(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, "exit");
}

function lowestFree(taken: readonly number[]): number {
  for (let number = 1; ; number += 1) if (!taken.includes(number)) return number;
}
