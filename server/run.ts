/** The composition root's frame: reads the settings, starts the portal and says when it is ready. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseConfig } from "./config/config.ts";
import { ConfigError } from "./config/settings.ts";
import { startPortal } from "./start-portal.ts";

const root = join(import.meta.dirname, "..");
const envFile = join(root, ".env");

try {
  if (existsSync(envFile)) loadEnvFile(envFile);
  const config = parseConfig(process.env);
  const port = await startPortal({ config, root, isDevelopment: process.argv.includes("--dev") });
  console.log(`Portal ready on http://localhost:${port}`);
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  // Libraries loaded so far may listen for errors and hold sockets; a portal that did not start has to end.
  process.exit(1);
}

/** Wrong settings and a taken port need one sentence, not a stack. */
function isExpected(error: unknown): error is Error {
  return error instanceof ConfigError || (error instanceof Error && "syscall" in error && error.syscall === "listen");
}
