import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { systemClock } from "#server/clock.ts";
import { writeBuildManifest } from "#server/pages/build-manifest.ts";

const root = join(import.meta.dirname, "../..");

/** A copy of the portal in its own folder, as another build. */
export function makeOtherBuild(id: string): string {
  const folder = temporaryFolder();
  const { status, stderr } = spawnSync(process.execPath, [join(root, "renderer/build/package.ts"), folder]);
  expect(status, String(stderr)).toBe(0);
  writeBuildManifest(join(folder, "dist/client"), { id, timestamp: systemClock.now() });
  return folder;
}
