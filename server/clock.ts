/** A source of time in milliseconds. */
export interface Clock {
  now(): number;
}

/** The server's one source of wall time, since 1970: for what content, cookies and tokens say. It may be set forth and back. */
export const systemClock: Clock = { now: () => Date.now() };

/** Time that only goes on, for ages: how long something is cached, was tried or is under way. */
export const monotonicClock: Clock = { now: () => performance.timeOrigin + performance.now() };
