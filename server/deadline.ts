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
  return withTimeout(remainingMs, work, () => {
    throw new DeadlineError("not done in time");
  });
}

/** Runs work and returns its result, or that of `onTimeout` if the work has not finished after `ms` milliseconds. */
export async function withTimeout<T>(
  ms: number,
  work: () => Promise<T> | T,
  onTimeout: () => Promise<T> | T,
): Promise<T> {
  const { promise: timeUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work(), timeUp.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
