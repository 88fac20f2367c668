/** Source of time in milliseconds. */
export interface Clock {
  now(): number;
}

/**
 * The server's only source of wall time, in milliseconds since 1970: for dates in content, cookies and tokens. It can
 * jump when the system clock is set.
 */
export const systemClock: Clock = { now: () => Date.now() };

/** Monotonic time, for durations: cache ages, retry pauses, running time. */
export const monotonicClock: Clock = { now: () => performance.timeOrigin + performance.now() };
