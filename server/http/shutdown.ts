import { once } from "node:events";
import { Server } from "node:net";
import process from "node:process";
import type { FastifyInstance } from "fastify";
import { withTimeout } from "#server/deadline.ts";
import { readMessage, retirement, sendToPrimary } from "#server/workers/messages.ts";
import { replacedReason } from "./health.ts";
import type { Log } from "./log.ts";

interface ShutdownOptions {
  app: FastifyInstance;
  log: Log;
  /** Aborted when shutdown begins, which readiness and the app listen to. */
  stopping: AbortController;
  /** Delay in milliseconds between SIGTERM and closing, in which load balancers stop sending requests. */
  delayMs: number;
  /** Longest time in milliseconds for responses in flight to finish. */
  drainMs?: number;
  exit?: (code: number) => void;
}

/**
 * Installs graceful shutdown: exit code 0 on SIGTERM or SIGINT, 1 after an uncaught error. Only SIGTERM waits for load
 * balancers; a second signal skips that wait. Replaces all listeners for uncaught errors, so call it after libraries
 * have added theirs.
 */
export function installShutdown({
  app,
  log,
  stopping,
  delayMs,
  drainMs = 10_000,
  exit = process.exit,
}: ShutdownOptions): void {
  const { promise: delayOver, resolve: endDelay } = Promise.withResolvers<void>();

  /** Resolves when the server has closed; null while it still accepts connections. */
  let serverClosed: Promise<unknown> | null = null;

  async function stop(code: number, waitMs: number, reason?: string): Promise<void> {
    if (stopping.signal.aborted) return endDelay();
    stopping.abort(reason);
    if (code !== 0) sendToPrimary({ workerState: "stopping" });
    const timer = setTimeout(endDelay, waitMs);
    await delayOver;
    clearTimeout(timer);
    if (!(await drain(app, drainMs, serverClosed))) log.warn({ drainMs }, "open connections were closed");
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
    log.info({}, "replaced by another worker");
    // From here on other workers take new connections; open ones close after their next response.
    serverClosed = once(app.server, "close");
    Server.prototype.close.call(app.server);
    void stop(0, delayMs, replacedReason);
  });
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (err: unknown) => {
      log.error({ err }, event);
      void stop(1, 0);
    });
  }
}

/** Closes the server. Returns false when connections had to be cut off after `drainMs`. */
async function drain(app: FastifyInstance, drainMs: number, left: Promise<unknown> | null): Promise<boolean> {
  // Connections that become idle during the drain would otherwise stay open until their timeout.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const closed = Promise.resolve(left)
    .then(() => app.close())
    .then(
      () => true,
      () => false,
    );
  const isClean = await withTimeout(
    drainMs,
    () => closed,
    () => false,
  );
  clearInterval(sweep);
  if (!isClean) app.server.closeAllConnections();
  return isClean;
}
