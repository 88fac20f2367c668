import { setTimeout } from "node:timers/promises";
import { untilIdle } from "#harness/bench/compare.ts";
import { temporaryIndex } from "#harness/bench/figures/temporary-index.ts";
import { MB, type Measurement } from "#harness/bench/measurement.ts";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { atMost } from "./outcome.ts";
import { deadPart, missing, uncached, warm, withPortal } from "./portal.ts";
import type { MeasureFault } from "./registry.ts";
import { sendTraffic } from "./traffic.ts";

/**
 * Requests of unique addresses: pages, missing and failing pages, long addresses, with queries and cookies. Memory must
 * stay bounded.
 */
export const measureDistinctAddresses: MeasureFault = async ({ isShort }) => {
  const index = temporaryIndex();
  // With port 0 the search index would be in memory, unlike that of a node.
  const environment = { SEARCH_FOLDER: index.folder, PORT: String(await freePort()) };
  try {
    return await withPortal((portal) => measure(portal, isShort), environment);
  } finally {
    index.remove();
  }
};

async function measure(portal: MeasuredProcess, isShort: boolean): Promise<Measurement[]> {
  const { url, usage, usageAfterGc: held } = portal;
  // Longer than the pause between a start and the build of the index.
  await setTimeout(7000);
  await untilIdle(portal);
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
}
