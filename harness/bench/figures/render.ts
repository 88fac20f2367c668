import { type Contestant, compare, costOf, toMeasurements, untilIdle } from "#harness/bench/compare.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { getPage } from "#harness/bench/visitor.ts";

/** Content stays cached, but no page fits into the page cache: each request is rendered. */
const contentsOnly = { RETENTION_CONTENTS_S: "86400", PAGE_CACHE_BYTES: "1" };

/**
 * Measures the server CPU of an uncached standard page relative to React's renderToString of the same tree, and that of
 * a page that does not exist.
 */
export async function measureRender(): Promise<Measurement[]> {
  await buildRendererModules();
  return withServers(async (servers) => {
    const own: Contestant = { server: await servers.portal(contentsOnly), path, visitor: servers.visitor() };
    const bare: Contestant = { server: await servers.program("bare-render.ts"), path, visitor: servers.visitor() };
    const [sent, same] = [await pageOf(own), await pageOf(bare)];
    if (!sent.equals(same)) throw new Error("The portal and bare React do not render the same page.");
    const cached = await compare(own, bare, 300);
    const reading = { server: await servers.portalOnEndlessCms(), visitor: servers.visitor() };
    const unread = await compare({ ...reading, path: numbered("strana") }, bare, 100);
    const missing = { ...reading, path: numbered("nic"), status: 404 };
    // Warm-up: the first thousands of requests cost three times as much. The pages read before are known, so that the
    // portal has something to ask for before it believes an absence.
    await costOf(missing, 3000);
    await untilIdle(reading.server);
    const absent = await compare(missing, bare, 100);
    return [
      ...toMeasurements("uncached page / bare renderToString", 1.5, cached),
      ...toMeasurements("page with unread content / bare renderToString", 4, unread),
      ...toMeasurements("page that does not exist / bare renderToString", 6.5, absent),
    ];
  });
}

async function pageOf({ server, visitor }: Contestant): Promise<Buffer> {
  return (await getPage(visitor, server.url + path)).body;
}

/** Returns a function that returns a new address each time. */
function numbered(name: string): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `/${name}-${number}`;
  };
}
