import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Environment } from "./settings.ts";

/** Returns a function that reads the current settings: those of the process over those of the `.env` file. */
export function createEnvironment(file: string, given: Environment): () => Environment {
  const processEnvironment = { ...given };
  return () => ({ ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...processEnvironment });
}
