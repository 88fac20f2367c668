import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Contestant, costOf } from "#harness/bench/compare.ts";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { type Servers, withServers } from "#harness/bench/servers/with-servers.ts";
import { getEncoded } from "#harness/bench/visitor.ts";

const encodings = ["gzip", "br", undefined] as const;
const parallel = 32;
const rounds = 3;

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

/** Compares the CPU time per request of the portal and of bare servers of the same page, 32 requests at a time. */
export async function measurePeers(): Promise<Measurement[]> {
  await buildRendererModules();
  return withServers(async (servers) => {
    const cached = await servers.portal({ RETENTION_PAGES_S: "86400" });
    const rendered = await servers.portalOnEndlessCms(recordsOnly);
    const bare = await servers.program("bare-render.ts");
    const measured: Measurement[] = [];
    for (const encoding of encodings) {
      const visitor = servers.visitor(encoding, parallel);
      const contestants: Record<string, Contestant> = {
        "node:http": { server: await startBytes(servers, cached.url, encoding), path: "/", visitor },
        "portal, cached": { server: cached, path: standardPage, visitor },
        renderToString: { server: bare, path: "/", visitor },
        "portal, rendered": { server: rendered, path: nextCopy(), visitor },
      };
      const costs = await costsOf(contestants);
      for (const [name, ms] of Object.entries(costs))
        measured.push({ what: `${name}: ${encoding ?? "plain"}`, value: ms, unit: "ms" });
      measured.push(
        ratioOf(costs, "portal, cached", "node:http"),
        ratioOf(costs, "portal, rendered", "renderToString"),
      );
    }
    return measured;
  });
}

/** Starts a server that sends the bytes of the portal's page. */
async function startBytes(servers: Servers, url: string, encoding: "gzip" | "br" | undefined) {
  const { body } = await getEncoded(servers.visitor(encoding), url + standardPage, encoding);
  const file = join(servers.folder(), "page");
  writeFileSync(file, body);
  return servers.program("bare-bytes.ts", file, encoding ?? "identity");
}

/** Copies of the standard page in turn: identical requests at the same time would share a rendering. */
function nextCopy(): () => string {
  let number = 0;
  return () => {
    number = (number + 1) % (2 * parallel);
    return `/strana-${number}`;
  };
}

/** Medians of interleaved rounds after a warm-up. */
async function costsOf(contestants: Record<string, Contestant>): Promise<Record<string, number>> {
  const costs = Object.entries(contestants).map(([name, contestant]) => ({ name, contestant, rounds: [] as number[] }));
  for (let round = -1; round < rounds; round += 1)
    for (const { contestant, rounds: measured } of costs) {
      const ms = await costOf({ ...contestant, parallel }, round < 0 ? 1000 : 500);
      if (round >= 0) measured.push(ms);
    }
  return Object.fromEntries(costs.map(({ name, rounds: measured }) => [name, median(measured)]));
}

function ratioOf(costs: Record<string, number>, own: string, reference: string): Measurement {
  return { what: `  ${own} / ${reference}`, value: (costs[own] ?? 0) / (costs[reference] ?? 0), unit: "×" };
}
