import type { Step } from "./steps.ts";

/**
 * Runs the steps of each track in order, the tracks in parallel, and then the steps without a track. `run` receives
 * whether another track runs as well; results are in the order of the steps.
 */
export async function runTracks<Result>(
  steps: readonly Step[],
  run: (step: Step, isShared: boolean) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Step, Result>();
  async function runInOrder(some: readonly Step[], isShared: boolean): Promise<void> {
    for (const step of some) results.set(step, await run(step, isShared));
  }
  const perTrack = Map.groupBy(steps, ({ track }) => track);
  const alone = perTrack.get(undefined) ?? [];
  perTrack.delete(undefined);
  await Promise.all([...perTrack.values()].map((some) => runInOrder(some, perTrack.size > 1)));
  await runInOrder(alone, false);
  return steps.flatMap((step) => results.get(step) ?? []);
}
