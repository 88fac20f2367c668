import type { Page } from "@playwright/test";
import type { Shown } from "./protocol.ts";
import type { Attempt, Checker, Job, Outcome } from "./runner.ts";
import { modes, variantName } from "./variant.ts";

/** Number of verdicts with violations to repeat in a fresh page. */
const mostChecked = 50;

/** The part of a worker that a run needs. */
export interface Showing {
  readonly before: Job | null;
  show<Known>(
    job: Job,
    recall?: (shown: Shown) => Known | null,
  ): Promise<{ page: Page; shown: Shown; known?: Known | null }>;
  forget(): Promise<void>;
}

interface Run<Verdict> {
  jobs: readonly Job[];
  checker: Checker<Verdict>;
  workers: readonly Showing[];
  signal: AbortSignal | undefined;
  onOutcome?: ((outcome: Outcome<Verdict>) => void) | undefined;
}

/** Runs the jobs on the workers; each takes the next job in the order of variants. */
export async function runJobs<Verdict>({ jobs, checker, workers, signal, onOutcome }: Run<Verdict>) {
  const left = inOrder(jobs).values();
  const outcomes: Outcome<Verdict>[] = [];
  let checked = 0;
  const work = async (worker: Showing): Promise<void> => {
    for (const job of left) {
      if (signal?.aborted) return;
      const outcome = await judge(worker, job, checker, () => !signal?.aborted && checked++ < mostChecked);
      // Failures while the browser closes are not those of the story.
      if (signal?.aborted && outcome.failure !== null) return;
      outcomes.push(outcome);
      onOutcome?.(outcome);
    }
  };
  await Promise.all(workers.map(work));
  return outcomes;
}

/** Sorts jobs by mode: changing the window and emulated media takes longer than changing the story. */
export function inOrder<Each extends Job>(jobs: readonly Each[]): Each[] {
  const groups = Map.groupBy(jobs, ({ variant }) => variantName(variant));
  const names = [...groups.keys()].toSorted();
  return modes.flatMap((mode) =>
    names.filter((name) => name.endsWith(` ${mode}`)).flatMap((name) => groups.get(name) ?? []),
  );
}

/**
 * Repeats the check of a story with violations in a fresh page. If the verdict differs, the previous stories leaked
 * state when repeating them restores it; otherwise the machine was too busy or the story is not stable.
 */
async function judge<Verdict>(
  worker: Showing,
  job: Job,
  checker: Checker<Verdict>,
  mayCheck: () => boolean,
): Promise<Outcome<Verdict>> {
  const { before } = worker;
  const first = await attempt(worker, job, checker);
  const isClean = first.failure === null && checker.isClean(first.verdict);
  if (isClean || !mayCheck()) return { ...job, ...first, leakedFrom: null, once: null };
  await worker.forget();
  const second = await attempt(worker, job, checker);
  if (second.failure !== null) await worker.forget();
  if (isSame(first, second)) return { ...job, ...first, leakedFrom: null, once: null };
  await worker.forget();
  if (before) await attempt(worker, before, checker);
  const third = await attempt(worker, job, checker);
  await worker.forget();
  if (!isSame(first, third)) return { ...job, ...second, leakedFrom: null, once: first };
  if (before) return { ...job, ...second, leakedFrom: before.story.id, once: null };
  return { ...job, ...first, leakedFrom: null, once: second };
}

function isSame<Verdict>(one: Attempt<Verdict>, other: Attempt<Verdict>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function attempt<Verdict>(worker: Showing, job: Job, checker: Checker<Verdict>): Promise<Attempt<Verdict>> {
  try {
    const { known, ...visit } = await worker.show(job, (shown) => checker.recall?.({ ...job, shown }) ?? null);
    return { verdict: known ?? (await checker.check({ ...job, ...visit })), failure: null };
  } catch (error) {
    return { verdict: null, failure: error instanceof Error ? error.message : String(error) };
  }
}
