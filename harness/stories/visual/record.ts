import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#harness/cli/write-whole.ts";
import type { Picture } from "./capture.ts";
import { type Attribution, createGroups, type Group, type Look, type Recorded } from "./causes.ts";
import { type Difference, jobName, type VisualJob } from "./comparison.ts";
import { comparePixels } from "./pixels.ts";

/** Pictures of a large group that are kept: a person decides after a few. */
const mostStored = 12;

/**
 * Collects differences in groups and writes their pictures into a folder: in a large group those of the jobs that come
 * first in the given order, whichever of them ends first.
 */
export function createRecord(folder: string, jobs: readonly VisualJob[], most = mostStored) {
  const pictures = join(folder, "pictures");
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const groups = createGroups();
  const placeOf = new Map(jobs.map((job, place) => [job, place]));

  function write(name: string, png: Buffer): void {
    const file = join(pictures, `${name}.png`);
    if (!existsSync(file)) writeWhole(file, png);
  }

  return {
    async add(difference: Difference, attribution: Attribution): Promise<void> {
      const { job, kind, before, after, markup, readAria } = difference;
      const { differences } = groups.of(kind, attribution);
      const name = jobName(job);
      const look = { name, job, before: lookOf(before), after: lookOf(after) };
      const recorded: Recorded = { ...look, pixels: null, isStored: true, markup, aria: [] };
      differences.push(recorded);
      const stored = differences.filter(({ isStored }) => isStored);
      const last = stored.toSorted((a, b) => (placeOf.get(a.job) ?? 0) - (placeOf.get(b.job) ?? 0)).at(-1);
      if (last && stored.length > most) Object.assign(last, { pixels: null, isStored: false, markup: [], aria: [] });
      if (!recorded.isStored) return;
      const pixels = before && after ? await comparePixels(before.png, after.png) : null;
      const aria = await readAria();
      for (const picture of [before, after]) if (picture) write(picture.sha, picture.png);
      if (before && after && pixels) write(maskName(before, after), await pixels.mask());
      // Meanwhile an earlier job may have taken the place.
      if (!recorded.isStored) return;
      recorded.pixels = pixels && { count: pixels.count, delta: pixels.delta, box: pixels.box };
      recorded.aria = aria;
    },
    /** Returns the groups and removes the pictures that none of them shows any more. */
    groups(): Group[] {
      const all = groups.all();
      const used = new Set(
        all.flatMap(({ differences }) => differences.filter((each) => each.isStored).flatMap(filesOf)),
      );
      for (const file of readdirSync(pictures)) if (!used.has(file)) rmSync(join(pictures, file));
      return all;
    },
  };
}

function filesOf({ before, after }: Recorded): string[] {
  const names = [before?.sha, after?.sha, before && after ? maskName(before, after) : null];
  return names.flatMap((name) => (name ? [`${name}.png`] : []));
}

export type Record = ReturnType<typeof createRecord>;

function lookOf(picture: Picture | null): Look | null {
  return picture && { sha: picture.sha, width: picture.width, height: picture.height };
}

/** Name of the picture of differing pixels. */
export function maskName(before: Look, after: Look): string {
  return `${before.sha.slice(0, 32)}-${after.sha.slice(0, 32)}`;
}
