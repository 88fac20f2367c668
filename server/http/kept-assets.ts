import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { readBuildId } from "#server/pages/build-manifest.ts";
import type { Log } from "./log.ts";

/** Builds whose files are kept: that of this node, those of the others during a rollout, and one to go back to. */
const mostBuilds = 3;

/** Milliseconds after which a copy that was never finished is removed. */
const unfinishedMs = 3600_000;

interface Options {
  clientRoot: string;
  /** A folder that nodes may share. */
  folder: string;
  /** Wall time. */
  clock: Clock;
  log: Log;
}

/**
 * Keeps a copy of the built client beside those of other builds, the oldest of which it removes; returns the folder to serve
 * it from. Where that cannot be written, the operator is told, and the build itself is served.
 */
export function keepAssets({ clientRoot, folder, clock, log }: Options): string {
  const own = join(folder, readBuildId(clientRoot));
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(own)) copyTo(own, clientRoot, folder);
    const now = clock.now() / 1000;
    utimesSync(own, now, now);
    removeOldest(folder, clock.now());
    return own;
  } catch (err) {
    log.warn({ err, folder }, "the folder of kept assets cannot be written: only those of this build are served");
    return clientRoot;
  }
}

/** The folder of a kept build that has a file; null when none has. */
export async function findKeptBuild(folder: string, path: string): Promise<string | null> {
  const builds = await readdir(folder).catch(() => []);
  for (const build of builds.filter(isFinished)) {
    const root = join(folder, build);
    const isThere = await access(join(root, path)).then(
      () => true,
      () => false,
    );
    if (isThere) return root;
  }
  return null;
}

/** Other nodes see the copy once it is whole. */
function copyTo(own: string, clientRoot: string, folder: string): void {
  const unfinished = mkdtempSync(join(folder, ".new-"));
  cpSync(clientRoot, unfinished, { recursive: true, filter: (file) => !file.endsWith(".map") });
  try {
    renameSync(unfinished, own);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another node was faster.
    if (!existsSync(own)) throw error;
  }
}

function removeOldest(folder: string, now: number): void {
  const copies = readdirSync(folder).map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  const builds = copies.filter(({ name }) => isFinished(name)).toSorted((a, b) => b.at - a.at);
  const broken = copies.filter(({ name, at }) => !isFinished(name) && now - at > unfinishedMs);
  for (const { name } of [...builds.slice(mostBuilds), ...broken])
    rmSync(join(folder, name), { recursive: true, force: true });
}

function isFinished(name: string): boolean {
  return !name.startsWith(".");
}
