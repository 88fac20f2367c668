import { availableParallelism } from "node:os";
import type { Page } from "@playwright/test";
import type { Io } from "#harness/cli/command.ts";
import { shardOf } from "#harness/cli/values.ts";
import { cpuOfAll } from "#harness/stories/accessibility/cpu.ts";
import { selectStories } from "#harness/stories/accessibility/selection.ts";
import type { Matrix } from "#harness/stories/runner/matrix.ts";
import { inOrder } from "#harness/stories/runner/run.ts";
import { StoryWorker } from "#harness/stories/runner/worker.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { launchForPictures } from "./capture.ts";
import { attribute, type Group } from "./causes.ts";
import { compareAll } from "./compare.ts";
import type { Pair } from "./compare-job.ts";
import { jobName, type VisualJob } from "./comparison.ts";
import { createDifferenceStore } from "./difference-store.ts";
import { loneJob, visualJobs } from "./jobs.ts";
import { addOtherStyles, stopTransitions, stylesOf } from "./other-styles.ts";
import { commitOf, currentSide, readSide, type Side, type SideContents, serveSide, sideOf } from "./side.ts";

export interface VisualOptions {
  filters: readonly string[];
  matrix: Matrix;
  shard: string | undefined;
  workers: number | undefined;
  /** Folder of the report. */
  folder: string;
}

export interface VisualResult {
  groups: Group[];
  counts: { stories: number; variants: number; unchanged: number; pictures: number };
  /** Jobs that could not be rendered, with the reasons. */
  failures: readonly { job: VisualJob; failure: string }[];
  cpuMs: number | null;
  seconds: number;
  isPartial: boolean;
}

/** Renders each story at a commit and now in one browser, and takes pictures of stories whose markup or styles differ. */
export async function compareWithCommit(ref: string, options: VisualOptions, io: Io): Promise<VisualResult> {
  io.progress.note(`Building the stories of ${ref} and of the working tree.`);
  const [old, now] = await bothSides(ref, io.signal);
  const [before, after] = [readSide(old), readSide(now)];
  const all = jobsBetween(before, after, options);
  const hasSameFiles = comparing(before, after, (side, story) => side.documentsOf(story));
  const hasSameProps = comparing(before, after, (side, story) => JSON.stringify([story, side.propsOf(story)]));
  const isSame = (job: VisualJob) => before.build === after.build && hasSameProps(job) && hasSameFiles(job);
  const jobs = all.filter((job) => !isSame(job));
  const record = createDifferenceStore(options.folder, inOrder(jobs));
  const counts = { ...countsOf(all), unchanged: all.length - jobs.length, pictures: 0 };
  const failures: { job: VisualJob; failure: string }[] = [];
  const [startedAt, cpuBefore] = [performance.now(), cpuOfAll()];
  let cpuAfter = cpuBefore;
  let compared = 0;
  io.progress.start("Pictures", jobs.length);
  if (jobs.length > 0) {
    const { pairs, close } = await openPairs(old, now, options.workers);
    const onAbort = () => void close();
    io.signal.addEventListener("abort", onAbort, { once: true });
    await compareAll(jobs, {
      pairs,
      signal: io.signal,
      hasSameMarkup: (job) => before.scripts === after.scripts && hasSameProps(job),
      hasSameFiles,
      async onComparison(comparison) {
        compared++;
        io.progress.step();
        if ("failure" in comparison) failures.push(comparison);
        else if ("same" in comparison) counts[comparison.same === "markup" ? "unchanged" : "pictures"]++;
        else {
          counts.pictures++;
          await record.add(comparison, attribute(comparison, before, after));
        }
      },
    }).finally(() => {
      // The CPU time of a closed browser cannot be read.
      cpuAfter = cpuOfAll();
      io.signal.removeEventListener("abort", onAbort);
      return close();
    });
  }
  io.progress.end();
  return {
    groups: record.groups(),
    counts,
    failures: failures.toSorted((a, b) => (jobName(a.job) < jobName(b.job) ? -1 : 1)),
    cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    seconds: (performance.now() - startedAt) / 1000,
    isPartial: compared < jobs.length,
  };
}

export function countsOf(jobs: readonly VisualJob[]) {
  return { stories: new Set(jobs.map(({ story }) => story.id)).size, variants: jobs.length };
}

function jobsBetween(before: SideContents, after: SideContents, options: VisualOptions): VisualJob[] {
  const everything = new Map([...before.stories, ...after.stories]);
  const stories = selectStories([...everything.values()], options.filters);
  const both = stories.filter(({ id }) => before.stories.has(id) && after.stories.has(id));
  const lone = stories.filter(({ id }) => !both.some((story) => story.id === id));
  const jobs = [
    ...visualJobs(both, themesOf(everything.values()), options.matrix),
    ...lone.map((story) => loneJob(story, after.stories.has(story.id) ? "after" : "before")),
  ];
  return shardOf(jobs, options.shard);
}

export function themesOf(stories: Iterable<StoryEntry>): string[] {
  return [...new Set([...stories].map(({ theme }) => theme))].toSorted();
}

/** Builds both sides at the same time, each on a core of its own. */
async function bothSides(ref: string, signal: AbortSignal): Promise<[old: Side, now: Side]> {
  // An unknown commit is reported before anything is built.
  commitOf(ref);
  // Both builds end before a failure is reported, as they write files.
  const [old, now] = await Promise.allSettled([sideOf(ref, signal), currentSide(signal)]);
  if (old.status === "rejected") throw old.reason;
  if (now.status === "rejected") throw now.reason;
  return [old.value, now.value];
}

/** Returns a test whether `read` returns the same for both sides of a job's story. */
function comparing(before: SideContents, after: SideContents, read: (side: SideContents, story: StoryEntry) => string) {
  const readOn = (side: SideContents, { id }: StoryEntry) => {
    const story = side.stories.get(id);
    return story && read(side, story);
  };
  return ({ on, story }: VisualJob): boolean => on === "both" && readOn(before, story) === readOn(after, story);
}

/** Pages of one browser that render both sides. */
interface Pairs {
  pairs: readonly Pair[];
  close(): Promise<void>;
}

/** Serves both sides and opens a browser for them. */
export async function openPairs(old: Side, now: Side, workers = availableParallelism()): Promise<Pairs> {
  const browser = await launchForPictures();
  const [before, after] = [await serveSide(old), await serveSide(now, old)];
  const addStyles = async (page: Page) => {
    await stopTransitions(page);
    await addOtherStyles(page, stylesOf(old));
  };
  return {
    pairs: Array.from({ length: workers }, () => ({
      before: new StoryWorker(browser, before.url, [], { onOpen: stopTransitions }),
      after: new StoryWorker(browser, after.url, [], { onOpen: addStyles }),
    })),
    async close() {
      await browser.close();
      await Promise.all([before.close(), after.close()]);
    },
  };
}
