/** Longest wait for an expected event; another process may be slow on a busy machine. */
export const patience = { timeout: 30_000, interval: 20 };

/** Seconds of the processor that a run takes; a clock on the wall would count what other programs do as well. */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** The least of three runs: what else the machine does takes its caches, and makes a single run slower. */
export async function leastCpuSeconds(run: () => unknown): Promise<number> {
  return Math.min(await cpuSeconds(run), await cpuSeconds(run), await cpuSeconds(run));
}
