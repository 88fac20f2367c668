import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Returns a hash of the files that match the patterns, and of the packages and settings that a build depends on. */
export function sourceHash(...patterns: string[]): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const path = join(root, file);
    // A folder can match a pattern too.
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  const switches = Object.entries(process.env).filter(([name]) => name.startsWith("DS_"));
  return hash.update(JSON.stringify(switches.toSorted())).digest("hex");
}
