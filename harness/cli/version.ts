import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const packageFile = join(import.meta.dirname, "../../package.json");

export function readVersion(): string {
  return z.looseObject({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;
}
