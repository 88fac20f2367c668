import { MB } from "#harness/bench/measurement.ts";
import { atMost } from "./outcome.ts";
import { deadPart, missing, uncached, warm, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/**
 * Requests of unique addresses: pages, missing and failing pages, long addresses, with queries and cookies. Memory must
 * stay bounded.
 */
export const measureDistinctAddresses: MeasureFault = ({ isShort }) =>
  withPortal(async ({ url, usage, usageAfterGc: held }) => {
    const wanted = isShort ? 5000 : 100_000;
    const kinds = [
      { ...uncached, weight: 40 },
      { ...missing, weight: 29 },
      { ...missing, name: "long", path: `/nic-*-${"a".repeat(2000)}`, weight: 10 },
      { ...warm, name: "query", path: `${warm.path}?utm_source=*&page=*`, weight: 10 },
      { ...warm, name: "cookie", cookie: "neznama=*; locale=*", weight: 10 },
      deadPart,
    ];
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
