/** The composition root: reads the settings, starts what they ask for and says when the portal is ready. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseConfig } from "./config.ts";
import { ConfigError } from "./settings.ts";

const isDevelopment = process.argv.includes("--dev");
const root = join(import.meta.dirname, "..");
// React and Vike choose their build by this, so it is set before they are imported.
process.env["NODE_ENV"] = isDevelopment ? "development" : "production";

try {
  const envFile = join(root, ".env");
  if (existsSync(envFile)) loadEnvFile(envFile);
  const config = parseConfig(process.env);
  const { startPortal } = await import("./start-portal.ts");
  const port = await startPortal({ config, root, isDevelopment });
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
