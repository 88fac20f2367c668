import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Secrets } from "#server/config/secrets.ts";

/**
 * Secrets that encrypt answers and submissions: those of the settings, else one of the folder's own. A random one of the
 * process would lose all answers with a restart.
 */
export function formsSecrets(folder: string, secrets: Secrets | null): Secrets {
  if (secrets !== null) return secrets;
  const file = join(folder, "secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return { all: [readFileSync(file, "utf8")] };
}
