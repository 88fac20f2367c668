import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { axeRules, runAxe } from "#harness/stories/accessibility/axe.ts";
import { cpuOfAll } from "#harness/stories/accessibility/cpu.ts";
import { inPageSource } from "#harness/stories/accessibility/in-page.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { createInputHash } from "#harness/stories/input-hash.ts";
import { builtRunner } from "#harness/stories/runner/build.ts";
import { openVerdicts, type Verdicts } from "#harness/stories/runner/cache.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import { inOrder } from "#harness/stories/runner/run.ts";
import type { Job, Outcome, StoryRunner, Visit } from "#harness/stories/runner/runner.ts";
import { capture, launchForPictures } from "#harness/stories/visual/capture.ts";

/** Number of elements on a page of typical size. */
const usual = { least: 250, most: 310 };
const wantedPages = 40;
const shownAtOnce = 100;
const rounds = 3;

/**
 * Measures the CPU time of browser and Node.js for a page of typical size: with axe, with a screenshot as well, and
 * unchanged.
 */
export async function measureStoryRunner(): Promise<Measurement[]> {
  await writeStories();
  const runner = await openRunner({ workers: 1, scripts: [inPageSource], start: launchForPictures });
  try {
    const jobs = await usualPages(runner);
    const stored = verdictsOf(runner);
    const checkers = {
      axe: {
        check: async (visit: Visit) => {
          const passed = await countPassed(visit);
          stored.store(visit, passed);
          return passed;
        },
      },
      picture: { check: async (visit: Visit) => (await capture(visit.page)).png.length && (await countPassed(visit)) },
    };
    const figures = { axe: [] as number[], picture: [] as number[], unchanged: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      for (const name of ["axe", "picture"] as const) {
        const before = cpu();
        const outcomes = await runner.run(jobs, { ...checkers[name], isClean: () => true });
        figures[name].push((cpu() - before) / jobs.length);
        refuseEmpty(outcomes);
      }
      stored.save();
      // Too short for the CPU time of whole processes; no other process takes part.
      const before = process.cpuUsage();
      const outcomes = recallAll(runner, jobs);
      const { user, system } = process.cpuUsage(before);
      figures.unchanged.push((user + system) / 1000 / jobs.length);
      refuseEmpty(outcomes);
    }
    const what = `of ${usual.least} to ${usual.most} elements, ${jobs.length} stories, CPU`;
    return [
      { what: `story with axe ${what}`, value: median(figures.axe), unit: "ms", limit: 200 },
      { what: `story with axe and picture ${what}`, value: median(figures.picture), unit: "ms", limit: 250 },
      { what: `unchanged story ${what}`, value: median(figures.unchanged), unit: "ms", limit: 25 },
    ];
  } finally {
    await runner.close();
  }
}

/** Opens the cached verdicts of the last run as a new process would. */
function verdictsOf({ browser }: StoryRunner): Verdicts<number> {
  const build = readFileSync(join(builtRunner, "built-from"), "utf8");
  return openVerdicts({
    file: join(root, "node_modules/.cache/verdicts/bench.json"),
    dependsOn: [browser],
    schema: z.number(),
    inputHash: createInputHash(build),
    note: console.error,
  });
}

/** Does what a second run does with unchanged stories: reads their verdicts without rendering them. */
function recallAll(runner: StoryRunner, jobs: readonly Job[]): Outcome<number>[] {
  const verdicts = verdictsOf(runner);
  const outcomes = jobs.map((job): Outcome<number> => {
    const verdict = verdicts.recallUnshown(job);
    const found = verdict === null ? { verdict, failure: "it has no verdict" } : { verdict, failure: null };
    return { ...job, ...found, leakedFrom: null, once: null };
  });
  verdicts.save();
  return outcomes;
}

/** Throws for stories that were not rendered or on which axe passed no rule: their time is meaningless. */
export function refuseEmpty(outcomes: readonly Outcome<number>[]): void {
  if (outcomes.length === 0) throw new Error("There is no story to measure.");
  for (const { story, verdict, failure } of outcomes)
    if (!verdict) throw new Error(`Nothing was measured on ${story.id}: ${failure ?? "no axe rule passed"}.`);
}

/** Returns recorded pages of typical size. Rendering pages until there are enough also warms up the runner. */
async function usualPages(runner: StoryRunner): Promise<Job[]> {
  const recorded = runner.stories.filter(({ fixture }) => fixture !== null);
  const jobs = inOrder(
    recorded.map((story): Job => ({ story, variant: { theme: story.theme, width: 1280, mode: "light" } })),
  );
  const pages: Job[] = [];
  for (let start = 0; start < jobs.length && pages.length < wantedPages; start += shownAtOnce) {
    const some = jobs.slice(start, start + shownAtOnce);
    const shown = await runner.run(some, { check: async ({ shown }) => shown.nodes, isClean: () => true });
    refuseEmpty(shown);
    const fit = shown.filter(({ verdict }) => verdict !== null && verdict >= usual.least && verdict <= usual.most);
    pages.push(...fit.map(({ story, variant }) => ({ story, variant })));
  }
  return pages.slice(0, wantedPages);
}

async function countPassed({ page }: Visit): Promise<number> {
  return (await runAxe(page, axeRules)).passed;
}

function cpu(): number {
  const used = cpuOfAll();
  if (used === null) throw new Error("This system does not report the CPU time of processes.");
  return used;
}
