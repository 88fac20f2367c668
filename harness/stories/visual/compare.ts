import { inOrder, storyFailure } from "#harness/stories/runner/run.ts";
import { compareJob, type JobSettings, type Pair, type Sheets } from "./compare-job.ts";
import type { Comparison, VisualJob } from "./comparison.ts";

interface Comparing extends Pick<JobSettings, "hasSameMarkup" | "hasSameFiles"> {
  pairs: readonly Pair[];
  signal: AbortSignal;
  onComparison(comparison: Comparison): Promise<void>;
}

/**
 * Number of differences to confirm, in the same and in fresh pages: differences that disappear are random. Later ones
 * are confirmed only if neither markup nor styles explain them.
 */
const mostConfirmed = 8;

/** Compares the sides job by job. */
export async function compareAll(jobs: readonly VisualJob[], comparing: Comparing): Promise<void> {
  const { pairs, signal, onComparison } = comparing;
  const sheets: Sheets = { changes: null, inOnePage: true };
  let confirmed = 0;
  const compare = async (job: VisualJob, pair: Pair): Promise<Comparison> => {
    const first = await compareJob(pair, job, { ...comparing, sheets, isRepeated: confirmed < mostConfirmed });
    if (!("kind" in first) || job.on !== "both" || confirmed++ >= mostConfirmed) return first;
    const aria = await first.readAria();
    await Promise.all([pair.before.forget(), pair.after.forget()]);
    const second = await compareJob(pair, job, { ...comparing, sheets, isRepeated: true });
    return "kind" in second ? second : { ...first, kind: "flaky", readAria: async () => aria };
  };
  await runOnWorkers(jobs, pairs, signal, async (job, pair) => {
    const comparison = await compare(job, pair).catch(async (error: unknown) => {
      await Promise.all([pair.before.forget(), pair.after.forget()]);
      return { job, failure: signal.aborted ? "" : storyFailure(error) };
    });
    // Failures while the browser closes are not those of the story.
    if (!signal.aborted) await onComparison(comparison);
  });
}

/** Runs the jobs on several workers; each takes the next job in the order of variants. */
export async function runOnWorkers<Work>(
  jobs: readonly VisualJob[],
  workers: readonly Work[],
  signal: AbortSignal,
  use: (job: VisualJob, worker: Work) => Promise<void>,
): Promise<void> {
  const left = inOrder(jobs).values();
  const work = async (worker: Work): Promise<void> => {
    for (const job of left) {
      if (signal.aborted) return;
      await use(job, worker);
    }
  };
  await Promise.all(workers.map(work));
}
