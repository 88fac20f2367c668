import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { makeFolder } from "#server/make-folder.ts";
import { readBuildId } from "#server/pages/build-manifest.ts";
import type { Log } from "./log.ts";

/** Number of retained builds: this node's, that of other nodes during a rollout, and one for a rollback. */
const maxBuilds = 3;

/** Milliseconds after which an incomplete copy is removed. */
const unfinishedMs = 3600_000;

const unfinishedPrefix = ".new-portal-";

interface Options {
  clientRoot: string;
  /** Folder of the retained builds; nodes may share it. */
  folder: string;
  /** Wall time. */
  clock: Clock;
  log: Log;
}

/**
 * Copies the built client into the folder of retained builds, removes the oldest ones, and returns the copy to serve.
 * If the folder cannot be written, logs a warning and returns the build itself.
 */
export function retainAssets({ clientRoot, folder, clock, log }: Options): string {
  const buildFolder = join(folder, readBuildId(clientRoot));
  try {
    makeFolder(folder);
    if (!existsSync(buildFolder)) copyTo(buildFolder, clientRoot, folder);
    const now = clock.now() / 1000;
    utimesSync(buildFolder, now, now);
    removeOldest(folder, clock.now());
    return buildFolder;
  } catch (err) {
    log.warn({ err, folder }, "ASSETS_FOLDER cannot be written; serving only the assets of this build");
    return clientRoot;
  }
}

/** Returns the folder of a retained build that contains a file; null when there is none. */
export async function findRetainedBuild(folder: string, path: string): Promise<string | null> {
  const builds = await readdir(folder).catch(() => []);
  for (const build of builds.filter((name) => !name.startsWith("."))) {
    const root = join(folder, build);
    const isThere = await access(join(root, path)).then(
      () => true,
      () => false,
    );
    if (isThere) return root;
  }
  return null;
}

/** Renames the copy into place when it is complete, so that other nodes never see part of it. */
function copyTo(own: string, clientRoot: string, folder: string): void {
  const unfinished = mkdtempSync(join(folder, unfinishedPrefix));
  try {
    cpSync(clientRoot, unfinished, { recursive: true, filter: (file) => !file.endsWith(".map") });
    renameSync(unfinished, own);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another node has copied the same build meanwhile.
    if (!existsSync(own)) throw error;
  }
}

/** Removes old builds and incomplete copies, and nothing else that the folder holds. */
function removeOldest(folder: string, now: number): void {
  const names = readdirSync(folder);
  const withAge = (name: string) => ({ name, ageMs: now - statSync(join(folder, name)).mtimeMs });
  const builds = names.filter((name) => isBuild(folder, name)).map(withAge);
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix)).map(withAge);
  const old = [
    ...builds.toSorted((a, b) => a.ageMs - b.ageMs).slice(maxBuilds),
    ...unfinished.filter(({ ageMs }) => ageMs > unfinishedMs),
  ];
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true });
}

/** True for a complete copy of a build, which is named after the build. */
function isBuild(folder: string, name: string): boolean {
  try {
    return readBuildId(join(folder, name)) === name;
  } catch {
    return false;
  }
}
