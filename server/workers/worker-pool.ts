import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { parseConfig } from "#server/config/config.ts";
import type { Environment } from "#server/config/settings.ts";
import type { Log } from "#server/http/log.ts";
import type { ValueStore } from "#server/store/shared-store.ts";
import { events } from "#server/telemetry/events.ts";
import { answerStoreCalls } from "./answer-store-calls.ts";
import { readMessage, sendToWorker, type WorkerData, workerState, workerVariable } from "./messages.ts";

interface Options {
  embedded: WorkerData["embedded"];
  store: ValueStore;
  readEnvironment: () => Environment;
  log: Log;
}

/** Backoff in milliseconds before a failed worker is started again. */
const pauses = { first: 1000, longest: 30_000 };

/** The workers of a node: starts them, and replaces those that exit unexpectedly. */
export class WorkerPool {
  readonly #options: Options;
  /** Shared by all workers, so that sessions work on each even without a configured secret. */
  readonly #ownSecret = randomBytes(32).toString("base64url");
  readonly #numbers = new Map<Worker, number>();
  /** Workers whose replacement is already running or being started. */
  readonly #replaced = new Set<Worker>();
  #isStopping = false;
  #pauseMs = pauses.first;
  #port: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    cluster.on("message", (worker, message: unknown) => this.#onMessage(worker, message));
  }

  /** Resolves to the port once all serve requests; null when the first one failed to start. */
  async startAll(count: number): Promise<number | null> {
    if (!(await this.#start())) return null;
    const others = await Promise.all(Array.from({ length: count - 1 }, () => this.#start()));
    for (const other of others) if (!other) void this.#replace();
    return this.#port;
  }

  /** Rolling restart: replaces each worker once its replacement serves requests. */
  async restartAll(): Promise<void> {
    const { readEnvironment, log } = this.#options;
    const reason = problemOf(readEnvironment());
    if (reason !== null) return log.error({ reason }, "workers not replaced, as the settings are wrong");
    log.info({}, "replacing the workers");
    for (const old of [...this.#numbers.keys()]) {
      const isStarted = !this.#isStopping && (await this.#start());
      if (this.#isStopping) return;
      if (!isStarted) return log.error({}, "workers not replaced, as a new one could not be started");
      this.#replaced.add(old);
      sendToWorker(old, { retire: true });
      await hasExited(old);
    }
    log.info({}, "all workers replaced");
  }

  signalAll(signal: NodeJS.Signals): void {
    for (const worker of this.#numbers.keys()) worker.process.kill(signal);
  }

  /** Resolves to true once all have exited; to false at once if they are already being stopped. */
  async stopAll(signal: NodeJS.Signals): Promise<boolean> {
    this.signalAll(signal);
    if (this.#isStopping) return false;
    this.#isStopping = true;
    await Promise.all([...this.#numbers.keys()].map(hasExited));
    return true;
  }

  /** Resolves to the worker once it serves requests; null when it exited before. */
  async #start(): Promise<Worker | null> {
    const { store } = this.#options;
    const worker = this.#fork();
    const othersOf = () => [...this.#numbers.keys()].filter((each) => each !== worker && each.isConnected());
    answerStoreCalls(worker, store, othersOf);
    let isReady = false;
    worker.once("exit", (code, signal) => this.#onExit(worker, { code, signal, isReady }));
    worker.once("listening", (address) => {
      this.#port = address.port;
    });
    isReady = await whenReady(worker);
    return isReady ? worker : null;
  }

  #fork(): Worker {
    const { embedded, readEnvironment } = this.#options;
    const number = lowestFree([...this.#numbers.values()]);
    const data: WorkerData = { number, embedded };
    const { AUTH_SECRET, AUTH_SECRET_FILE } = readEnvironment();
    const hasSecret = Boolean(AUTH_SECRET?.trim() || AUTH_SECRET_FILE?.trim());
    const secret = hasSecret ? {} : { AUTH_SECRET: this.#ownSecret };
    const worker = cluster.fork({ [workerVariable]: JSON.stringify(data), ...secret });
    this.#numbers.set(worker, number);
    return worker;
  }

  #onExit(worker: Worker, { code, signal, isReady }: { code: number; signal: string; isReady: boolean }) {
    const { log } = this.#options;
    const number = this.#numbers.get(worker);
    this.#numbers.delete(worker);
    if (this.#isStopping || this.#replaced.delete(worker)) return;
    const details = { worker: number, code, signal };
    if (!isReady) return log.error(details, "worker exited before it was ready");
    log.error(details, "worker exited; starting another one");
    void this.#replace();
  }

  /** A worker that is about to exit finishes its requests while its replacement starts. */
  #onMessage(worker: Worker, message: unknown): void {
    const state = readMessage(workerState, message)?.workerState;
    if (state !== "stopping" || this.#isStopping || this.#replaced.has(worker)) return;
    this.#replaced.add(worker);
    this.#options.log.error({ worker: this.#numbers.get(worker) }, "worker exited; starting another one");
    void this.#replace();
  }

  /** Starts a replacement, retrying with backoff until one serves requests. */
  async #replace(): Promise<void> {
    const { log } = this.#options;
    while (!this.#isStopping && !(await this.#startReplacement())) {
      log.error({ pauseMs: this.#pauseMs }, "worker could not be started; retrying");
      await setTimeout(this.#pauseMs, null, { ref: false });
      this.#pauseMs = Math.min(2 * this.#pauseMs, pauses.longest);
    }
    this.#pauseMs = pauses.first;
    if (!this.#isStopping) log.info({}, "new worker is ready");
  }

  #startReplacement(): Promise<Worker | null> {
    events.workerRestarted.publish(undefined);
    return this.#start();
  }
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

/** Resolves to true once a worker serves requests, to false when it exits before. */
async function whenReady(worker: Worker): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  worker.on("message", (message: unknown) => {
    if (readMessage(workerState, message)?.workerState === "ready") resolve(true);
  });
  worker.once("exit", () => resolve(false));
  return promise;
}

async function hasExited(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, "exit");
}

function lowestFree(taken: readonly number[]): number {
  for (let number = 1; ; number += 1) if (!taken.includes(number)) return number;
}
