import { join } from "node:path";
import { z } from "zod";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { axeRules, runAxe } from "#harness/stories/accessibility/axe.ts";
import { cpuOfAll } from "#harness/stories/accessibility/cpu.ts";
import { inPageSource } from "#harness/stories/accessibility/in-page.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { openVerdicts } from "#harness/stories/runner/cache.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import type { Job, StoryRunner, Visit } from "#harness/stories/runner/runner.ts";

/** Elements of a page of the usual size. */
const usual = { least: 250, most: 310 };
const rounds = 5;

/** Measures the CPU time of browser and program for a page of the usual size, with axe and unchanged. */
export async function measureStoryRunner(): Promise<Measurement[]> {
  await writeStories();
  const runner = await openRunner({ workers: 1, scripts: [inPageSource] });
  try {
    const jobs = await usualPages(runner);
    const verdicts = openVerdicts({
      file: join(root, "node_modules/.cache/verdicts/bench.json"),
      dependsOn: [runner.browser],
      schema: z.number(),
      note: console.error,
    });
    const looks = {
      unchanged: { recall: verdicts.recall, check: countViolations },
      withAxe: {
        check: async (visit: Visit) => {
          const violations = await countViolations(visit);
          verdicts.store(visit, violations);
          return violations;
        },
      },
    };
    const figures: Record<keyof typeof looks, number[]> = { withAxe: [], unchanged: [] };
    for (let round = 0; round < rounds; round++) {
      for (const name of ["withAxe", "unchanged"] as const) {
        const before = cpu();
        await runner.run(jobs, { ...looks[name], isClean: () => true });
        figures[name].push((cpu() - before) / jobs.length);
      }
    }
    const what = `of ${usual.least} to ${usual.most} elements, of ${jobs.length}, CPU`;
    return [
      { what: `story with axe ${what}`, value: median(figures.withAxe), unit: "ms", limit: 200 },
      { what: `story that has not changed ${what}`, value: median(figures.unchanged), unit: "ms", limit: 25 },
    ];
  } finally {
    await runner.close();
  }
}

/** Returns recorded pages of the usual size; showing them also warms the runner up. */
async function usualPages(runner: StoryRunner): Promise<Job[]> {
  const recorded = runner.stories.filter(({ fixture }) => fixture !== null);
  const jobs = recorded.map((story): Job => {
    return { story, variant: { theme: story.theme, width: 1280, mode: "light" } };
  });
  const shown = await runner.run(jobs, { check: async ({ shown }) => shown.nodes, isClean: () => true });
  return shown
    .filter(({ verdict }) => verdict !== null && verdict >= usual.least && verdict <= usual.most)
    .map(({ story, variant }) => ({ story, variant }))
    .slice(0, 40);
}

async function countViolations({ page }: Visit): Promise<number> {
  return (await runAxe(page, axeRules)).violations.length;
}

function cpu(): number {
  const used = cpuOfAll();
  if (used === null) throw new Error("This system does not tell what programs have used.");
  return used;
}
