import { MB } from "#harness/bench/measurement.ts";
import { atMost } from "./outcome.ts";
import { deadPart, missing, uncached, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/** Addresses that come once each, of pages, of missing ones and of failing ones: the memory stays bounded. */
export const measureDistinctAddresses: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url, usage, held }) => {
    const wanted = isShort ? 5000 : 100_000;
    const kinds = [{ ...uncached, weight: 50 }, { ...missing, weight: 49 }, deadPart];
    let visited = 0;
    while (visited < wanted) {
      const load = await sendTraffic({ url, seconds: 10, rate: null, connections: 4, isNewEach: false, kinds });
      visited += load.count(/./);
    }
    const { rss } = await usage();
    return [
      atMost(`RSS after ${visited} distinct addresses`, rss / MB, 250, "MB"),
      { what: "heap used after these", value: (await held()).heapUsed / MB, unit: "MB" },
    ];
  });
