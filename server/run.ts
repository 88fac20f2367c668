/** Reads the settings, starts the portal and prints its address when it is ready. */
import { join } from "node:path";
import process from "node:process";
import { destination } from "pino";
import { systemClock } from "./clock.ts";
import { parseConfig } from "./config/config.ts";
import { createEnvironment } from "./config/environment.ts";
import { ConfigError } from "./config/settings.ts";
import { warnOfUnknownSettings } from "./config/unknown-settings.ts";
import { createLog } from "./http/log.ts";
import { startPortal } from "./start-portal.ts";

const root = join(import.meta.dirname, "..");
const readEnvironment = createEnvironment(join(root, ".env"), process.env);

try {
  const env = readEnvironment();
  // Vite reads the settings of the design system by itself.
  Object.assign(process.env, env);
  const config = parseConfig(env);
  const warnings = [...warnOfUnknownSettings(env), ...config.warnings];
  const isDevelopment = process.argv.includes("--dev");
  const port = await startPortal({ config, root, isDevelopment, warnings, readEnvironment });
  const message = `Portal ready on http://localhost:${port}`;
  // A log has one JSON object on each line; a person at a terminal wants to click.
  if (process.stdout.isTTY) console.log(message);
  else console.log(JSON.stringify({ level: 30, time: new Date(systemClock.now()).toISOString(), port, msg: message }));
} catch (error) {
  reportFailure(error);
  // Libraries loaded so far may hold sockets open; a portal that did not start has to end.
  process.exit(1);
}

/** Writes one line of the log, or plain text for a person at a terminal. */
function reportFailure(error: unknown): void {
  const isPlain = isExpected(error);
  if (process.stderr.isTTY) console.error(isPlain ? error.message : error);
  else {
    const log = createLog("error", destination({ fd: 2, sync: true }));
    log.error(isPlain ? { reason: error.message } : { err: error }, "the portal cannot start");
  }
}

/** True for wrong settings and a taken port, which need one sentence and no stack. */
function isExpected(error: unknown): error is Error {
  return error instanceof ConfigError || (error instanceof Error && "syscall" in error && error.syscall === "listen");
}
