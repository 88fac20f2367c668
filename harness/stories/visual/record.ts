import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#harness/cli/write-whole.ts";
import type { Picture } from "./capture.ts";
import { type Attribution, createGroups, type Group, type Look } from "./causes.ts";
import { type Difference, jobName } from "./compare.ts";
import { comparePixels } from "./pixels.ts";

/** Pictures of a large group that are kept: a person decides after a few. */
const mostStored = 12;

/** Collects differences in groups and writes their pictures into a folder. */
export function createRecord(folder: string, most = mostStored) {
  const pictures = join(folder, "pictures");
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const groups = createGroups();

  function write(name: string, png: Buffer): void {
    const file = join(pictures, `${name}.png`);
    if (!existsSync(file)) writeWhole(file, png);
  }

  return {
    async add(difference: Difference, attribution: Attribution): Promise<void> {
      const { job, kind, before, after, markup, readAria } = difference;
      const group = groups.of(kind, attribution);
      const isStored = group.differences.length < most;
      const pixels = isStored && before && after ? await comparePixels(before.png, after.png) : null;
      group.differences.push({
        name: jobName(job),
        job,
        before: lookOf(before),
        after: lookOf(after),
        pixels: pixels && { count: pixels.count, delta: pixels.delta, box: pixels.box },
        isStored,
        markup: isStored ? markup : [],
        aria: isStored ? await readAria() : [],
      });
      if (!isStored) return;
      for (const picture of [before, after]) if (picture) write(picture.sha, picture.png);
      if (before && after && pixels) write(maskName(before, after), await pixels.mask());
    },
    groups: (): Group[] => groups.all(),
  };
}

export type Record = ReturnType<typeof createRecord>;

function lookOf(picture: Picture | null): Look | null {
  return picture && { sha: picture.sha, width: picture.width, height: picture.height };
}

/** Name of the picture of differing pixels. */
export function maskName(before: Look, after: Look): string {
  return `${before.sha.slice(0, 32)}-${after.sha.slice(0, 32)}`;
}
