import { compare, toMeasurements } from "#harness/bench/compare.ts";
import { atMost, MB, type Measurement, median } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import type { MeasuredProcess } from "#harness/bench/servers/measured-process.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { getPage } from "#harness/bench/visitor.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";

const secret = "the benchmark's own secret of more than 32 characters";
const held = { RETENTION_PAGES_S: "86400", AUTH_SECRET: secret };

/** Measures what the shared store and metrics cost a node: CPU time per page, and memory. */
export async function measureNodeCosts(): Promise<Measurement[]> {
  const redis = await startRedis();
  const withStore = { ...held, VALKEY_URL: redis.url };
  try {
    return [
      ...(await compareNodes("page with a shared store / without", 1.3, withStore)),
      // A node caches what it has read, so this is the cost of the first visitor.
      ...(await compareNodes("page read from the shared store each time / cached", null, {
        ...withStore,
        PAGE_CACHE_BYTES: "1",
      })),
      ...(await compareNodes("page with metrics / without", 1.03, { ...held, METRICS_PORT: "0" })),
      await measureMemory(withStore),
    ];
  } finally {
    await redis.stop();
  }
}

/** Compares the CPU time of a page on a node with that on a node without store and metrics. */
function compareNodes(what: string, limit: number | null, environment: Record<string, string>) {
  return withServers(async (servers) => {
    const own = { server: await servers.portal(environment), path, visitor: servers.visitor("gzip") };
    const reference = { server: await servers.portal(held), path, visitor: servers.visitor("gzip") };
    return toMeasurements(what, limit, await compare(own, reference, 2000));
  });
}

const pages = [path, "/", "/rodina", "/prace", "/en", "/vyhledavani/aktuality", "/up", "/cookies"];

/** Additional memory of a node with a shared store after the same visits; median of three pairs. */
async function measureMemory(withStore: Record<string, string>): Promise<Measurement> {
  const differences: number[] = [];
  for (let pair = 0; pair < 3; pair += 1)
    await withServers(async (servers) => {
      const visitor = servers.visitor("gzip");
      async function rssAfterVisits(node: MeasuredProcess): Promise<number> {
        for (let visit = 0; visit < 400; visit += 1) await getPage(visitor, node.url + pages[visit % pages.length]);
        return (await node.usageAfterGc()).rss;
      }
      const nodes = [await servers.portal(withStore), await servers.portal(held)] as const;
      differences.push(((await rssAfterVisits(nodes[0])) - (await rssAfterVisits(nodes[1]))) / MB);
    });
  return atMost("additional memory of a node with a shared store", median(differences), 30, "MB");
}
