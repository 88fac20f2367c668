import { once } from "node:events";
import { Server } from "node:net";
import process from "node:process";
import type { FastifyInstance } from "fastify";
import { readMessage, retirement, sendToPrimary } from "#server/workers/messages.ts";
import { replaced } from "./health.ts";
import type { Log } from "./log.ts";

interface ShutdownOptions {
  app: FastifyInstance;
  log: Log;
  /** Aborted when the process is told to stop: readiness and the app tell others of it. */
  stopping: AbortController;
  /** Time in milliseconds between SIGTERM and closing, in which load balancers notice and send visitors elsewhere. */
  delayMs: number;
  /** Longest time in milliseconds for responses under way to end. */
  drainMs?: number;
  exit?: (code: number) => void;
}

/**
 * Ends the process in order: exit code 0 on SIGTERM or SIGINT, 1 after an error nobody caught. Only SIGTERM waits for
 * load balancers; a second signal ends that wait.
 * Replaces every listener for such errors, so it has to be called after libraries have added theirs.
 */
export function installShutdown({
  app,
  log,
  stopping,
  delayMs,
  drainMs = 10_000,
  exit = process.exit,
}: ShutdownOptions): void {
  const { promise: hurry, resolve: endDelay } = Promise.withResolvers<void>();

  /** Ends once every connection has; null while new ones come in. */
  let left: Promise<unknown> | null = null;

  async function stop(code: number, waitMs: number, reason?: string): Promise<void> {
    if (stopping.signal.aborted) return endDelay();
    stopping.abort(reason);
    if (code !== 0) sendToPrimary({ workerState: "stopping" });
    const timer = setTimeout(endDelay, waitMs);
    await hurry;
    clearTimeout(timer);
    if (!(await drain(app, drainMs, left))) log.warn({ drainMs }, "connections were cut off");
    log.info({ code }, "stopped");
    exit(code);
  }

  for (const [signal, waitMs] of [["SIGTERM", delayMs] as const, ["SIGINT", 0] as const]) {
    process.on(signal, () => {
      if (!stopping.signal.aborted) log.info({ signal, waitMs }, "stopping");
      void stop(0, waitMs);
    });
  }
  process.on("message", (message) => {
    if (!readMessage(retirement, message) || stopping.signal.aborted) return;
    log.info({}, "another worker has taken this one's place");
    // New connections go to others at once; those that are open end with their next answer.
    left = once(app.server, "close");
    Server.prototype.close.call(app.server);
    void stop(0, delayMs, replaced);
  });
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (err: unknown) => {
      log.error({ err }, event);
      void stop(1, 0);
    });
  }
}

/** Closes the server; false when connections had to be cut off after `drainMs`. */
async function drain(app: FastifyInstance, drainMs: number, left: Promise<unknown> | null): Promise<boolean> {
  // A connection that becomes idle while the server closes would stay open until its timeout.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const { promise: timeUp, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), drainMs);
  const closed = Promise.resolve(left)
    .then(() => app.close())
    .then(
      () => true,
      () => false,
    );
  const isClean = await Promise.race([closed, timeUp]);
  clearTimeout(timer);
  clearInterval(sweep);
  if (!isClean) app.server.closeAllConnections();
  return isClean;
}
