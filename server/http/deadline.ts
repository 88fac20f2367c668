/** Work was not done in time. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Monotonic milliseconds, for deadlines. */
export function afterMs(ms: number): number {
  return performance.now() + ms;
}

/** Rejects with DeadlineError when the work is not done by then; past its time it is not even started. Infinity is no deadline. */
export async function before<T>(deadline: number, work: () => Promise<T> | T): Promise<T> {
  if (deadline === Infinity) return work();
  const left = deadline - performance.now();
  if (left <= 0) throw new DeadlineError("no time left to start");
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError("not done in time")), left);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
