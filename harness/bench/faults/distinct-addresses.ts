import { setTimeout } from "node:timers/promises";
import { untilIdle } from "#harness/bench/compare.ts";
import { atMost, MB, type Measure } from "#harness/bench/measurement.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { freePort } from "#harness/cluster/free-port.ts";
import { deadPart, missing, uncached, warm } from "./portal.ts";
import { sendTraffic } from "./traffic.ts";

/**
 * Requests of unique addresses: pages, missing and failing pages, long addresses, with queries and cookies. Memory must
 * stay bounded.
 */
export const measureDistinctAddresses: Measure = ({ isShort }) =>
  withServers(async (servers) => {
    // With port 0 the search index would be in memory, unlike that of a node.
    const environment = { SEARCH_FOLDER: servers.folder(), PORT: String(await freePort()) };
    const portal = await servers.portalOnEndlessCms(environment);
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
      const load = { url: portal.url, seconds: 10, rate: null, connections: 4, isNewEach: false, kinds };
      visited += (await sendTraffic(load)).count(/./);
    }
    const { rss } = await portal.usage();
    return [
      atMost(`RSS after ${visited} distinct addresses`, rss / MB, 250, "MB"),
      { what: "heap used after these", value: (await portal.usageAfterGc()).heapUsed / MB, unit: "MB" },
    ];
  });
