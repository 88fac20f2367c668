import type { Clock } from "#server/clock.ts";

interface Options {
  perSecond: number;
  /** Number that may be taken at once after a rest. */
  burst: number;
  clock: Clock;
}

/** Bounds how often something is done, so that a flood of it leaves time for the rest. */
export function createRateLimit({ perSecond, burst, clock }: Options) {
  let left = burst;
  let at = clock.now();
  return {
    /** False when nothing is left. */
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
