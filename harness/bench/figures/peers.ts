import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Contestant, costOf, untilIdle } from "#harness/bench/compare.ts";
import { KB, MB, type Measure, type Measurement, median } from "#harness/bench/measurement.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { startPeers } from "#harness/bench/peers/start-peers.ts";
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { type Servers, withServers } from "#harness/bench/servers/with-servers.ts";
import { getEncoded } from "#harness/bench/visitor.ts";

const encodings = [undefined, "gzip", "br"] as const;
type Encoding = (typeof encodings)[number];
type Server = Omit<Contestant, "visitor">;

const parallel = 32;

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

/** Compares the CPU time per request of the portal, of sites made with other frameworks, and of bare servers of the same page. */
export const measurePeers: Measure = async ({ isShort }) => {
  await buildRendererModules();
  return withServers(async (servers) => {
    const cached = { server: await servers.portal({ RETENTION_PAGES_S: "86400" }), path: standardPage };
    const page = (await getEncoded(servers.visitor(), cached.server.url + standardPage, undefined)).body.toString();
    const peers = await startPeers(servers, page);
    const cms = await servers.program("endless-cms.ts");
    const uncached = { ...recordsOnly, CMS_URL: cms.url };
    const rendered: Record<string, Server> = {
      "portal, parts cached": { server: await servers.portal(uncached), path: nextCopy() },
      "portal, rendered": { server: await servers.renderingPortal(uncached), path: nextCopy() },
      renderToString: { server: await servers.program("bare-render.ts"), path: "/" },
    };
    const measured: Measurement[] = [];
    for (const encoding of encodings) {
      const able = peers.filter(({ compresses }) => compresses || encoding === undefined);
      const contestants: Record<string, Server> = {
        "node:http": await startBytes(servers, cached.server.url, encoding),
        "portal, cached": cached,
        ...rendered,
        ...Object.fromEntries(able.map((peer) => [peer.name, peer])),
      };
      const costs = await costsOf(servers, contestants, encoding, isShort);
      const ratio = (own: string, other: string): Measurement => {
        return { what: `  ${own} / ${other}`, value: ratioOf(costs, own, other), unit: "×" };
      };
      for (const [name, rounds] of costs)
        measured.push({ what: `${name}: ${encoding ?? "plain"}`, value: median(rounds), unit: "ms" });
      measured.push({ ...ratio("portal, cached", "node:http"), limit: 1.5 });
      for (const { name } of able) measured.push({ ...ratio("portal, parts cached", name), limit: 1 });
      // Without a target: no portal runs without its cache of parts.
      for (const { name } of able) measured.push(ratio("portal, rendered", name));
    }
    for (const { name, bytes } of peers) measured.push({ what: `${name}: body`, value: bytes / KB, unit: "kB" });
    const all = {
      "portal, cached": cached,
      ...rendered,
      ...Object.fromEntries(peers.map((peer) => [peer.name, peer])),
    };
    for (const [name, { server }] of Object.entries(all))
      measured.push({ what: `${name}: RSS`, value: (await server.usage()).rss / MB, unit: "MB" });
    return measured;
  });
};

/** Copies of the standard page in turn: identical requests at the same time would share a rendering. */
function nextCopy(): () => string {
  let number = 0;
  return () => {
    number = (number + 1) % (2 * parallel);
    return `/strana-${number}`;
  };
}

/** Starts a server that sends the bytes of the portal's page. */
async function startBytes(servers: Servers, url: string, encoding: Encoding): Promise<Server> {
  const { body } = await getEncoded(servers.visitor(encoding), url + standardPage, encoding);
  const file = join(servers.folder(), "page");
  writeFileSync(file, body);
  return { server: await servers.program("bare-bytes.ts", file, encoding ?? "identity"), path: "/" };
}

/** CPU milliseconds per request in each of the interleaved rounds, after a warm-up. */
async function costsOf(servers: Servers, contestants: Record<string, Server>, encoding: Encoding, isShort: boolean) {
  const visitor = servers.visitor(encoding, parallel);
  const measure = (server: Server, requests: number) => costOf({ ...server, visitor, parallel }, requests);
  const all = Object.entries(contestants).map(([name, server]) => {
    const costs: number[] = [];
    return { name, server, costs };
  });
  for (const { server } of all) await measure(server, 3000);
  for (const { server } of all) await untilIdle(server.server);
  for (let round = 0; round < (isShort ? 3 : 9); round += 1)
    for (const { server, costs } of all) {
      // V8 shrinks the heap of a server that waits for its turn, and the next requests pay for growing it again.
      await measure(server, 300);
      costs.push(await measure(server, 600));
    }
  return new Map(all.map(({ name, costs }) => [name, costs]));
}

/** Median of the ratios of the rounds. */
function ratioOf(costs: Map<string, number[]>, own: string, other: string): number {
  const others = costs.get(other) ?? [];
  return median((costs.get(own) ?? []).map((ms, round) => ms / (others[round] ?? Number.NaN)));
}
