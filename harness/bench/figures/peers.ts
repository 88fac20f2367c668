import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { buildAstro } from "#harness/bench/peers/astro.ts";
import { readReference, type Tree } from "#harness/bench/peers/reference.ts";
import { type MeasuredProcess, startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage, type Visitor } from "#harness/bench/visitor.ts";

/** A server of the same texts. `cost` is the order of magnitude of its milliseconds per page. */
interface Peer {
  name: string;
  server: MeasuredProcess;
  /**
   * Paths requested in turn. Uncached pages need as many as there are parallel requests, as identical requests share a
   * rendering.
   */
  paths: readonly string[];
  cost: number;
}

const encodings = [null, "gzip", "br"] as const;
const connections = [1, 32];
const rounds = 3;
/** CPU milliseconds of a round. */
const roundMs = 100;

/** Caches CMS responses but no pages. */
const recordsOnly = {
  PAGE_CACHE_BYTES: "1",
  RETENTION_WEBS_S: "86400",
  RETENTION_CONFIGS_S: "86400",
  RETENTION_CATEGORIES_S: "86400",
  RETENTION_TAGS_S: "86400",
  RETENTION_CONTENTS_S: "86400",
  // The CMS may be slow on a busy machine.
  CMS_TIMEOUT_MS: "20000",
  RENDER_DEADLINE_MS: "25000",
};

/** Copies of the standard page (servers/endless-cms.ts). */
const copies = Array.from({ length: 64 }, (_, index) => `/strana-${index}`);

/** Limits of the portal's cost relative to a server without a framework. */
const limits: Readonly<Record<string, { to: string; limit: number }>> = {
  "portal, uncached": { to: "renderToString", limit: 1.5 },
  "portal, cached": { to: "node:http", limit: 1.5 },
};

/**
 * Compares CPU time per request of servers that send the same texts: bare ones, Astro and the portal, in interleaved
 * rounds.
 */
export async function measurePeers(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-peers-"));
  const cached = await startPortal({ RETENTION_PAGES_S: "86400" });
  const servers = [cached];
  const start = async (program: readonly string[]) => {
    const server = await startProcess(program);
    servers.push(server);
    return server;
  };
  try {
    const page = await bodyOf(cached.url + standardPage);
    const [file, reference] = [join(folder, "page.html"), readReference(page.toString())];
    writeFileSync(file, page);
    writeFileSync(join(folder, "reference.json"), JSON.stringify(reference));
    const cms = await start(["harness/bench/servers/endless-cms.ts"]);
    const uncached = await startPortal({ ...recordsOnly, CMS_URL: cms.url });
    servers.push(uncached);
    const peers: Peer[] = [
      { name: "node:http", server: await start(["harness/bench/peers/bytes.ts", file]), paths: ["/"], cost: 0.05 },
      {
        name: "renderToString",
        server: await start(["harness/bench/peers/render-to-string.ts", join(folder, "reference.json")]),
        paths: ["/"],
        cost: 0.5,
      },
      { name: "portal, cached", server: cached, paths: [standardPage], cost: 0.1 },
      { name: "portal, uncached", server: uncached, paths: copies, cost: 3 },
    ];
    const astro = tryAstro(reference);
    if (astro) peers.splice(2, 0, { name: "Astro", server: await start([astro]), paths: ["/"], cost: 0.5 });
    const measured: Measurement[] = [];
    for (const { name, server, paths } of peers)
      measured.push({
        what: `HTML of ${name}`,
        value: (await bodyOf(server.url + paths[0])).length / 1000,
        unit: "kB",
      });
    for (const encoding of encodings)
      for (const count of connections) measured.push(...(await compareAll(peers, encoding, count)));
    return measured;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

/** Returns null when the package registry is unreachable. */
function tryAstro(reference: Tree): string | null {
  try {
    return buildAstro(reference);
  } catch (error) {
    console.error("Astro is skipped: it could not be installed and built.", error);
    return null;
  }
}

async function bodyOf(url: string): Promise<Buffer> {
  const visitor = createVisitor();
  const { body } = await getPage(visitor, url);
  visitor.close();
  return body;
}

async function compareAll(
  peers: readonly Peer[],
  encoding: "br" | "gzip" | null,
  count: number,
): Promise<Measurement[]> {
  const visitor = createVisitor(encoding ?? undefined, count);
  const costs = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const peer of peers) {
      const cost = await cpuOf(peer, visitor, count);
      // The first round is a warm-up.
      if (round >= 0) costs.get(peer.name)?.push(cost);
    }
  visitor.close();
  const medianOf = (name: string) => median(costs.get(name) ?? []);
  const where = `${encoding ?? "identity"}, ${count} at a time`;
  return peers.flatMap(({ name }): Measurement[] => {
    const row: Measurement = { what: `${name}: ${where}`, value: medianOf(name), unit: "ms" };
    const judged = limits[name];
    if (!judged) return [row];
    // Compression costs the same everywhere, so limits apply to the page itself.
    const ratio = { what: `  ${name} / ${judged.to}`, value: row.value / medianOf(judged.to), unit: "×" as const };
    return [row, encoding === null && count > 1 ? { ...ratio, limit: judged.limit } : ratio];
  });
}

/** CPU milliseconds per request of a server with several requests in parallel. */
async function cpuOf({ server, paths, cost }: Peer, visitor: Visitor, parallel: number): Promise<number> {
  const requests = Math.max(parallel * 4, Math.round(roundMs / cost));
  let left = requests;
  const before = await server.usage();
  const work = async () => {
    while (left-- > 0) await getWhenFree(visitor, server.url + paths[left % paths.length]);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return ((await server.usage()).cpuMs - before.cpuMs) / requests;
}

/** Retries when a server is too busy; the rejection costs next to nothing. */
async function getWhenFree(visitor: Visitor, url: string, attempts = 20): Promise<void> {
  const { status } = await visitor.get(url);
  if (status === 200) return;
  if (status !== 503 || attempts === 1) throw new Error(`${url} was answered ${status}.`);
  await setTimeout(200);
  await getWhenFree(visitor, url, attempts - 1);
}
