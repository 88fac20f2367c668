import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Environment } from "./settings.ts";

/** Reads the settings of a file `.env` below those that the process was given; each time as the file is then. */
export function createEnvironment(file: string, given: Environment): () => Environment {
  const own = { ...given };
  return () => ({ ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...own });
}
