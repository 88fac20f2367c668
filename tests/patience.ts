/** Timeout for an expected event; another process may be slow on a busy machine. */
export const patience = { timeout: 30_000, interval: 20 };

/** CPU seconds that a run takes; wall time would include other programs. */
export async function cpuSeconds(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** The minimum of three runs, because other programs evict the CPU caches and slow a single run down. */
export async function leastCpuSeconds(run: () => unknown): Promise<number> {
  return Math.min(await cpuSeconds(run), await cpuSeconds(run), await cpuSeconds(run));
}
