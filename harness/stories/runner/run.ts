import type { Page } from "@playwright/test";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { Shown } from "./protocol.ts";
import type { Attempt, Checker, Job, Outcome } from "./runner.ts";
import { modes, variantName } from "./variant.ts";

/** Number of causes whose first job is repeated in a fresh page. */
const mostRepeated = 8;

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
  const causes = new Set<string>();
  /** Marks the causes as repeated; false when all of them already were. */
  const hasNew = (found: readonly string[]): boolean => {
    const fresh = found.filter((cause) => !causes.has(cause));
    if (signal?.aborted || fresh.length === 0 || causes.size >= mostRepeated) return false;
    for (const cause of fresh) causes.add(cause);
    return true;
  };
  const work = async (worker: Showing): Promise<void> => {
    for (const job of left) {
      if (signal?.aborted) return;
      const outcome = await judge(worker, job, checker, hasNew);
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
 * Repeats the check of the first story with a cause in a fresh page. If the verdict differs, the previous stories leaked
 * state when repeating them restores it; otherwise the machine was too busy or the story is not stable.
 */
async function judge<Verdict>(
  worker: Showing,
  job: Job,
  checker: Checker<Verdict>,
  hasNew: (causes: readonly string[]) => boolean,
): Promise<Outcome<Verdict>> {
  const { before } = worker;
  const first = await attempt(worker, job, checker);
  if (!hasNew(causesOf(first, checker))) return { ...job, ...first, leakedFrom: null, once: null };
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

/** Returns the causes of a failed attempt: those that the checker names, else its whole result. */
function causesOf<Verdict>(attempt: Attempt<Verdict>, checker: Checker<Verdict>): readonly string[] {
  if (attempt.failure === null && checker.isClean(attempt.verdict)) return [];
  const named = attempt.failure === null ? checker.causesOf?.(attempt.verdict) : undefined;
  return named ?? [JSON.stringify(attempt)];
}

/** Returns the message of an error of a story; throws one that is no story's fault again. */
export function storyFailure(error: unknown): string {
  if (error instanceof EnvironmentError) throw error;
  return error instanceof Error ? error.message : String(error);
}

function isSame<Verdict>(one: Attempt<Verdict>, other: Attempt<Verdict>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function attempt<Verdict>(worker: Showing, job: Job, checker: Checker<Verdict>): Promise<Attempt<Verdict>> {
  try {
    const { known, ...visit } = await worker.show(job, (shown) => checker.recall?.({ ...job, shown }) ?? null);
    return { verdict: known ?? (await checker.check({ ...job, ...visit })), failure: null };
  } catch (error) {
    return { verdict: null, failure: storyFailure(error) };
  }
}
