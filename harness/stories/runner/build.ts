import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { sourceHash } from "#portal/build/source-hash.ts";

const root = join(import.meta.dirname, "../../..");
const sources =
  "{components,harness/stories,locales,machines,renderer,schemas,server,templates}/**/*.{css,html,json,svg,ts,tsx}";

/** Folder of the built runner. */
export const builtRunner = join(root, "dist/story-runner");
const stamp = "built-from";

/** Builds the runner unless the existing build is up to date. */
export async function buildRunner(): Promise<void> {
  const source = sourceHash(sources);
  const last = join(builtRunner, stamp);
  if (existsSync(last) && readFileSync(last, "utf8") === source) return;
  const fresh = `${builtRunner}-${process.pid}`;
  const options = { outDir: fresh, emptyOutDir: true };
  await build({ configFile: join(import.meta.dirname, "vite.config.ts"), logLevel: "error", build: options });
  writeFileSync(join(fresh, stamp), source);
  // Replaced at once: another process may be serving the old build.
  rmSync(builtRunner, { recursive: true, force: true });
  renameSync(fresh, builtRunner);
}
