import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../../..");
const folders = "{components,harness/stories,locales,machines,renderer,schemas,server,templates}";

/** Folder of the built runner. */
export const builtRunner = join(root, "dist/story-runner");
const stamp = "built-from";

/** Builds the runner unless it stands there built from the same files. */
export async function buildRunner(): Promise<void> {
  const source = sourceHash();
  const last = join(builtRunner, stamp);
  if (existsSync(last) && readFileSync(last, "utf8") === source) return;
  const fresh = `${builtRunner}-${process.pid}`;
  const options = { outDir: fresh, emptyOutDir: true };
  await build({ configFile: join(import.meta.dirname, "vite.config.ts"), logLevel: "error", build: options });
  writeFileSync(join(fresh, stamp), source);
  // Put in place whole: another runner may be serving what stands there.
  rmSync(builtRunner, { recursive: true, force: true });
  renameSync(fresh, builtRunner);
}

/** Changes with every file and setting that the build reads. */
function sourceHash(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of globSync(`${folders}/**/*.{css,html,json,svg,ts,tsx}`, { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  const switches = Object.entries(process.env).filter(([name]) => name.startsWith("DS_"));
  return hash.update(JSON.stringify(switches.toSorted())).digest("hex");
}
