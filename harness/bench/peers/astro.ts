import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#harness/bench/root.ts";
import type { Tree } from "./reference.ts";

const source = join(root, "harness/bench/peers");
const folder = join(root, "node_modules/.cache/bench-peers/astro");

/** Installs Astro into a cache folder, builds the reference page and returns the path of the server; throws offline. */
export function buildAstro(reference: Tree): string {
  mkdirSync(folder, { recursive: true });
  cpSync(join(source, "astro"), folder, { recursive: true });
  copyFileSync(join(source, "send.mjs"), join(folder, "send.mjs"));
  writeFileSync(join(folder, "src/reference.json"), JSON.stringify(reference));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  run("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts");
  run(process.execPath, "node_modules/astro/bin/astro.mjs", "build", "--silent");
  return join(folder, "server.mjs");
}
