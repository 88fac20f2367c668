import type { Clock } from "#server/clock.ts";

interface Options {
  perSecond: number;
  /** Number allowed at once after a pause. */
  burst: number;
  clock: Clock;
}

/** Token bucket: limits how often something runs, so that a flood of requests for it leaves time for other work. */
export function createRateLimit({ perSecond, burst, clock }: Options) {
  let left = burst;
  let at = clock.now();
  return {
    /** Takes one token; false when the rate is exceeded. */
    take(): boolean {
      const now = clock.now();
      left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
