import { setTimeout } from "node:timers/promises";
import { createClient, type RedisClientType } from "@redis/client";
import { compare } from "#harness/bench/compare.ts";
import { MB, type Measurement, median } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { type MeasuredProcess, startPortal } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";
import { startRedis } from "#harness/cluster/redis-server.ts";

const secret = "the benchmark's own secret of more than 32 characters";
const held = { RETENTION_PAGES_S: "86400", AUTH_SECRET: secret };

/** Measures what the shared store and metrics cost a node: CPU time per page, and memory. */
export async function measureNodeCosts(): Promise<Measurement[]> {
  const redis = await startRedis();
  const withStore = { ...held, VALKEY_URL: redis.url };
  try {
    return [
      ...(await compareNodes("page rendered by another node / own page", 1.3, () => startAfterAnother(redis.url))),
      ...(await compareNodes("page with a shared store / without", 1.3, () => startPortal(withStore))),
      // A node caches what it has read, so this is the cost of the first visitor.
      ...(await compareNodes("page read from the shared store each time / cached", null, () =>
        startPortal({ ...withStore, PAGE_CACHE_BYTES: "1" }),
      )),
      ...(await compareNodes("page with metrics / without", 1.03, () => startPortal({ ...held, METRICS_PORT: "0" }))),
      await measureMemory(withStore),
    ];
  } finally {
    await redis.stop();
  }
}

const attempts = 10;

/**
 * Starts a node that reads the page from the store, where another node has written it. Retries, as the store may be
 * slow on a busy machine.
 */
async function startAfterAnother(url: string): Promise<MeasuredProcess> {
  const client = await createClient({ url }).connect();
  const visitor = createVisitor("gzip");
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await written(client);
      const node = await startPortal({ ...held, VALKEY_URL: url });
      await getPage(visitor, node.url + path);
      await setTimeout(1000);
      // Each write is encrypted with a new nonce, so an unchanged value was only read.
      if (before !== null && (await written(client)) === before) return node;
      await node.stop();
    }
    throw new Error(`No node read the page from the store in ${attempts} attempts.`);
  } finally {
    visitor.close();
    client.destroy();
  }
}

/** The stored value of the page; null when absent. */
async function written(client: Pick<RedisClientType, "keys" | "get">): Promise<string | null> {
  const [key] = await client.keys(`*:page:*${path}`);
  return key === undefined ? null : client.get(key);
}

/** Compares the CPU time of a page on a node with that on a node without store and metrics, in interleaved rounds. */
async function compareNodes(what: string, limit: number | null, start: () => Promise<MeasuredProcess>) {
  const [server, reference] = [await start(), await startPortal(held)];
  const visitors = [createVisitor("gzip"), createVisitor("gzip")] as const;
  try {
    const { ratio, low, high } = await compare(
      { server, path, visitor: visitors[0] },
      { server: reference, path, visitor: visitors[1] },
      2000,
    );
    return [
      { what, value: ratio, unit: "×", ...(limit && { limit }) },
      { what: "  lower quartile of the rounds", value: low, unit: "×" },
      { what: "  upper quartile of the rounds", value: high, unit: "×" },
    ] satisfies Measurement[];
  } finally {
    for (const visitor of visitors) visitor.close();
    for (const each of [server, reference]) await each.stop();
  }
}

const pages = [path, "/", "/rodina", "/prace", "/en", "/vyhledavani/aktuality", "/up", "/cookies"];

/** Additional memory of a node with a shared store after the same visits; median of three pairs. */
async function measureMemory(withStore: Record<string, string>): Promise<Measurement> {
  const differences: number[] = [];
  for (let pair = 0; pair < 3; pair += 1) {
    const nodes = [await startPortal(withStore), await startPortal(held)] as const;
    const [one, other] = [await rssAfterVisits(nodes[0]), await rssAfterVisits(nodes[1])];
    differences.push((one - other) / MB);
    for (const node of nodes) await node.stop();
  }
  return {
    what: "additional memory of a node with a shared store",
    value: median(differences),
    unit: "MB",
    limit: 30,
  };
}

async function rssAfterVisits(node: MeasuredProcess): Promise<number> {
  const visitor = createVisitor("gzip");
  for (let visit = 0; visit < 400; visit += 1) await getPage(visitor, node.url + pages[visit % pages.length]);
  visitor.close();
  return (await node.usageAfterGc()).rss;
}
