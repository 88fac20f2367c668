import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import type { Picture } from "./capture.ts";
import { type Attribution, createGroups, type Group, type PictureInfo, type StoredDifference } from "./causes.ts";
import { type Difference, jobName, type VisualJob } from "./comparison.ts";
import { comparePixels } from "./pixels.ts";

/** Most pictures to store per group: a reviewer needs only a few. */
const mostStored = 12;

/**
 * Groups differences and writes their pictures to a folder: in a large group, pictures of the first jobs in the given
 * order, regardless of which finishes first.
 */
export function createDifferenceStore(folder: string, jobs: readonly VisualJob[], most = mostStored) {
  const pictures = join(folder, "pictures");
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const groups = createGroups();
  const placeOf = new Map(jobs.map((job, place) => [job, place]));

  function write(name: string, png: Buffer): void {
    const file = join(pictures, `${name}.png`);
    if (!existsSync(file)) writeAtomically(file, png);
  }

  return {
    async add(difference: Difference, attribution: Attribution): Promise<void> {
      const { job, kind, before, after, markup, readAria } = difference;
      const { differences } = groups.of(kind, attribution);
      const name = jobName(job);
      const look = { name, job, before: lookOf(before), after: lookOf(after) };
      const recorded: StoredDifference = { ...look, pixels: null, isStored: true, markup, aria: [] };
      differences.push(recorded);
      const stored = differences.filter(({ isStored }) => isStored);
      const last = stored.toSorted((a, b) => (placeOf.get(a.job) ?? 0) - (placeOf.get(b.job) ?? 0)).at(-1);
      if (last && stored.length > most) Object.assign(last, { pixels: null, isStored: false, markup: [], aria: [] });
      if (!recorded.isStored) return;
      const pixels = before && after ? await comparePixels(before.png, after.png) : null;
      const aria = await readAria();
      for (const picture of [before, after]) if (picture) write(picture.sha, picture.png);
      if (before && after && pixels) write(maskName(before, after), await pixels.mask());
      // An earlier job may have replaced it in the meantime.
      if (!recorded.isStored) return;
      recorded.pixels = pixels && { count: pixels.count, delta: pixels.delta, box: pixels.box };
      recorded.aria = aria;
    },
    /** Returns the groups and removes unused pictures. */
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

function filesOf({ before, after }: StoredDifference): string[] {
  const names = [before?.sha, after?.sha, before && after ? maskName(before, after) : null];
  return names.flatMap((name) => (name ? [`${name}.png`] : []));
}

export type Record = ReturnType<typeof createDifferenceStore>;

function lookOf(picture: Picture | null): PictureInfo | null {
  return picture && { sha: picture.sha, width: picture.width, height: picture.height };
}

/** Returns the name of the picture of differing pixels. */
export function maskName(before: PictureInfo, after: PictureInfo): string {
  return `${before.sha.slice(0, 32)}-${after.sha.slice(0, 32)}`;
}
