import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Where packages and builds of the peers are kept: outside the project, which depends on none of them. */
const cache = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "social-affairs-portal/peers");

/**
 * Returns the folder with the built server of a peer. Installs its packages and builds it first, unless the folder has
 * been built from the same sources.
 */
export function buildPeer(peer: string, pageFile: string): string {
  const sources = join(import.meta.dirname, peer);
  const folder = join(cache, `${peer}-${hashOf(sources)}`);
  const stamp = join(folder, ".built");
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(sources, folder, { recursive: true });
  // SvelteKit's names of files begin with a plus sign; in the project, Vike would take them for its own.
  for (const file of globSync("**/plus-*", { cwd: folder }))
    renameSync(join(folder, file), join(folder, dirname(file), basename(file).replace("plus-", "+")));
  console.error(`Installing and building ${peer} in ${folder} …`);
  // The bench runs in production mode, in which npm would leave out what only the build needs.
  runNpm(folder, pageFile, "install", "--include=dev", "--no-audit", "--no-fund");
  runNpm(folder, pageFile, "run", "build");
  writeFileSync(stamp, "");
  return folder;
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*", { cwd: folder }).toSorted())
    if (statSync(join(folder, file)).isFile()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}

function runNpm(folder: string, pageFile: string, ...task: string[]): void {
  const npm = process.env["npm_execpath"];
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  const { status } = spawnSync(command ?? "npm", [...first, "--prefix", folder, ...task], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, PAGE_FILE: pageFile, ASTRO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", 2, 2],
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ${task.join(" ")} failed in ${folder}; its messages above say why.`);
}
