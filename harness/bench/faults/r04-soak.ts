import { setTimeout } from "node:timers/promises";
import { atMost, MB, type Measure, median } from "#harness/bench/measurement.ts";
import type { Usage } from "#harness/bench/servers/measured-process.ts";
import { deadPart, missing, uncached, warm, withPortal } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

const HOUR = 3_600_000;

/** Small caches fill up early, so later growth is a leak. */
const environment = { PAGE_CACHE_BYTES: "4000000", CONTENT_CACHE_BYTES: "4000000" };

/**
 * R4: hours of visits. Half of the addresses are unique, and one in a hundred is on a failing part. Memory does not
 * grow, and no handle stays open.
 */
export const measureSoak: Measure = ({ isShort }) =>
  withPortal(async ({ url, usage, usageAfterGc: held }) => {
    const seconds = isShort ? 90 : 6 * 3600;
    const kinds = [{ ...warm, weight: 50 }, { ...uncached, weight: 25 }, { ...missing, weight: 24 }, deadPart];
    const idle = await held();
    const traffic = sendTraffic({ url, seconds, rate: 50, connections: 50, isNewEach: false, kinds });
    const heaps: number[] = [];
    const samples: (Usage & { at: number })[] = [];
    const begin = performance.now();
    for (let sample = 1; sample <= 30; sample += 1) {
      await setTimeout(begin + (sample * seconds * 1000) / 30 - performance.now());
      samples.push({ ...(await usage()), at: performance.now() - begin });
      if (sample % 10 === 0) heaps.push((await held()).heapUsed);
    }
    const load = await traffic;
    await setTimeout(6000);
    const after = await usage();
    const growth = slopeOf(samples.slice(10).map(({ at, rss }) => [at / HOUR, rss / MB]));
    const [first = 0, , last = 0] = heaps;
    const failure = /^(?![234])/;
    const failed = load.count(failure, "warm", "uncached", "missing");
    return [
      { what: "requests", value: load.count(/./), unit: "" },
      atMost(`failed, without the failing part (all failures: ${load.describe(failure)})`, failed, 0),
      // A short run cannot show growth per hour, but the memory held after garbage collection can.
      ...(isShort
        ? [atMost("growth of the heap over the last two thirds", Math.max(0, last / first - 1), 0.05)]
        : [atMost("growth of RSS per hour over the last two thirds", growth, 1, "MB")]),
      atMost("additional open handles", Math.max(0, after.handles - idle.handles), 5),
      atMost(
        "event-loop delay, median of the p99 of 30 intervals",
        median(samples.map(({ loopDelayMs }) => loopDelayMs)),
        50,
        "ms",
      ),
    ];
  }, environment);

/** Slope of the least-squares line through the points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
