/** Reads the settings, starts the portal and prints its address when it is ready. */
import cluster from "node:cluster";
import { hostname } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { destination } from "pino";
import { systemClock } from "./clock.ts";
import { type Config, parseConfig } from "./config/config.ts";
import { checkEmbeddedServices } from "./config/demo-accounts.ts";
import { createEnvironment } from "./config/environment.ts";
import { ConfigError } from "./config/settings.ts";
import { warnOfUnknownSettings } from "./config/unknown-settings.ts";
import { onHeldSignal } from "./held-signals.mjs";
import { createLog } from "./http/log.ts";
import { readVersion } from "./pages/build-manifest.ts";
import { sendToPrimary, workerData, workerVariable } from "./workers/messages.ts";

const root = join(import.meta.dirname, "..");
const readEnvironment = createEnvironment(join(root, ".env"), process.env);
const isDevelopment = process.argv.includes("--dev");

try {
  const env = readEnvironment();
  // Vite reads the settings of the design system from the environment.
  if (isDevelopment) Object.assign(process.env, env);
  const config = parseConfig(env);
  const embeddedWarnings = isDevelopment ? [] : checkEmbeddedServices(config, env);
  const { [workerVariable]: data } = process.env;
  const worker = cluster.isWorker && data ? workerData.parse(JSON.parse(data)) : null;
  const about = {
    node: nameOfNode(config, worker?.number),
    build: isDevelopment ? "development" : readVersion(join(root, "dist/client")),
  };
  const log = createLog(config.logLevel, undefined, about);
  if (worker === null)
    for (const warning of [...warnOfUnknownSettings(env), ...config.warnings, ...embeddedWarnings])
      log.warn({}, warning);
  const isPrimary = worker === null && config.operation.workers > 1 && !isDevelopment;
  const port = isPrimary
    ? await (await import("./workers/primary.ts")).startWorkers({ config, root, readEnvironment, log })
    : await (await import("./start-portal.ts")).startPortal({
        config,
        root,
        isDevelopment,
        log,
        about,
        readEnvironment,
        worker,
      });
  // Without a listener, the signal would end the process.
  if (!isPrimary)
    onHeldSignal("SIGUSR2", () =>
      log.warn({}, "SIGUSR2 ignored; send it to the first process of a node with more than one worker"),
    );
  if (worker) sendToPrimary({ workerState: "ready" });
  else printAddress(port);
} catch (error) {
  reportFailure(error);
  // Loaded libraries may hold sockets open, which would keep the process alive.
  process.exit(1);
}

function nameOfNode({ port }: Config, worker?: number): string {
  const node = `${hostname()}:${port === 0 ? process.pid : port}`;
  return worker === undefined ? node : `${node}/${worker}`;
}

function printAddress(port: number): void {
  const message = `Portal ready on http://localhost:${port}`;
  // The log is one JSON object per line; a terminal gets a clickable address.
  if (process.stdout.isTTY) console.log(message);
  else console.log(JSON.stringify({ level: 30, time: new Date(systemClock.now()).toISOString(), port, msg: message }));
}

/** Writes a JSON log line, or plain text to a terminal. */
function reportFailure(error: unknown): void {
  const isPlain = isExpected(error);
  if (process.stderr.isTTY) console.error(isPlain ? error.message : error);
  else {
    const log = createLog("error", destination({ fd: 2, sync: true }));
    log.error(isPlain ? { reason: error.message } : { err: error }, "portal cannot start");
  }
}

/** True for invalid settings and a port in use: their message is enough, without a stack. */
function isExpected(error: unknown): error is Error {
  return error instanceof ConfigError || (error instanceof Error && "syscall" in error && error.syscall === "listen");
}
