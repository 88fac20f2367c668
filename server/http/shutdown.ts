import type { FastifyInstance } from "fastify";
import type { Log } from "./log.ts";

interface ShutdownOptions {
  app: FastifyInstance;
  log: Log;
  /** Longest time in milliseconds for responses under way to end. */
  drainMs?: number;
  exit?: (code: number) => void;
}

/**
 * Ends the process in order: exit code 0 on SIGTERM or SIGINT, 1 after an error nobody caught.
 * Replaces every listener for such errors, so it has to be called after libraries have added theirs.
 */
export function installShutdown({ app, log, drainMs = 10_000, exit = process.exit }: ShutdownOptions): void {
  let isStopping = false;

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    if (!(await drain(app, drainMs))) log.warn({ drainMs }, "connections were cut off");
    log.info({ code }, "stopped");
    exit(code);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      log.info({ signal }, "stopping");
      void stop(0);
    });
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.removeAllListeners(event);
    process.on(event, (err: unknown) => {
      log.error({ err }, event);
      void stop(1);
    });
  }
}

/** Closes the server; false when connections had to be cut off after `drainMs`. */
async function drain(app: FastifyInstance, drainMs: number): Promise<boolean> {
  // A connection that becomes idle while the server closes would stay open until its timeout.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  const { promise: timeUp, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), drainMs);
  const closed = app.close().then(
    () => true,
    () => false,
  );
  const isClean = await Promise.race([closed, timeUp]);
  clearTimeout(timer);
  clearInterval(sweep);
  if (!isClean) app.server.closeAllConnections();
  return isClean;
}
