/** Work did not end in time. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** The deadline in so many milliseconds, on the monotonic clock. */
export function afterMs(ms: number): number {
  return performance.now() + ms;
}

/** Rejects with DeadlineError when the work does not end before the deadline; Infinity is none. Past it the work is not started. */
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
