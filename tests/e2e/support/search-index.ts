import { copyFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { parseConfig } from "#server/config/config.ts";
import { fileOf } from "#server/search/index-file.ts";

type Environment = Readonly<Record<string, string>>;

/** Environment variable by which test processes inherit the index file. */
const variable = "PORTAL_TESTS_INDEX";

/** Settings of a portal that has to build its own index. */
export const withoutIndex = { SEARCH_FOLDER: "none" };

/** Below the ephemeral ports, and a separate range for each test process. */
const ports = { first: 20_100, each: 100, processes: 100 };
let count = 0;

function nextPort(): number {
  const own = Number(process.env["TEST_WORKER_INDEX"] ?? 0) % ports.processes;
  count += 1;
  return ports.first + own * ports.each + (count % ports.each);
}

/** Tells the test processes where a portal with these settings has left its index. */
export function offerIndex(env: Environment): void {
  process.env[variable] = fileOf(parseConfig(env)) ?? "";
}

/**
 * The settings with a copy of that index, which would cost each portal two seconds of CPU; settings with a folder build
 * their own.
 */
export function withIndex(env: Environment): Environment {
  const source = process.env[variable];
  if (!source || "SEARCH_FOLDER" in env || "PORT" in env) return env;
  const own = { ...env, SEARCH_FOLDER: dirname(source), PORT: String(nextPort()) };
  copyFileSync(source, fileOf(parseConfig(own)) ?? "");
  return own;
}
