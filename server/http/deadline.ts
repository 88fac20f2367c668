/** Work did not finish before its deadline. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
}

/** Returns the deadline `ms` milliseconds from now, on the monotonic clock. */
export function deadlineIn(ms: number): number {
  return performance.now() + ms;
}

/**
 * Runs work and rejects with DeadlineError if it has not finished by the deadline. After the deadline the work is not
 * started; Infinity means no deadline.
 */
export async function withDeadline<T>(deadline: number, work: () => Promise<T> | T): Promise<T> {
  if (deadline === Infinity) return work();
  const remainingMs = deadline - performance.now();
  if (remainingMs <= 0) throw new DeadlineError("no time left to start");
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError("not done in time")), remainingMs);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
