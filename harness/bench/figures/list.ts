import { join } from "node:path";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { type Measurement, median, percentile } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage, type Visitor } from "#harness/bench/visitor.ts";
import { largeSite } from "#harness/content/large-site.ts";
import { systemClock as clock } from "#server/clock.ts";

/** Caches CMS responses but no pages, so that each request filters and renders. */
const day = "86400";
const recordsOnly = {
  PAGE_CACHE_BYTES: "1",
  RETENTION_WEBS_S: day,
  RETENTION_CONFIGS_S: day,
  RETENTION_CATEGORIES_S: day,
  RETENTION_TAGS_S: day,
  RETENTION_CONTENTS_S: day,
};

const warmUp = 15;
const requests = 60;

/** Generated lists (harness/content/large-site.ts) with the pattern of a row and the requested filters. */
const lists = [
  {
    name: "1,000 agreements",
    path: "/ukazky/velke-kolektivni-smlouvy",
    row: /<th scope="row"/g,
    queries: ["", "?q=odborov%C3%BD+svaz", "?year=2015", "?q=asociace&year=2020&sort=az", "?sort=za&page=30"],
  },
  {
    name: "5,000 organisations",
    path: "/up/ukazky/velka-mapa",
    row: /\bid="organisation-\d+"/g,
    queries: ["", "?q=lev", "?region=JHM&service=respiteCare", "?sort=az&page=200"],
  },
];

/** Measures the response time of lists of thousands of records under several filters, without waiting for the CMS. */
export async function measureList(): Promise<Measurement[]> {
  const recorded = readStore(join(root, "fixtures"));
  const store = { ...recorded, contents: [...recorded.contents, ...largeSite({ seed: 1 })] };
  const cms = await serveReplay({ store, clock, port: 0 });
  const requested: string[] = [];
  cms.setFault((url) => void requested.push(url.pathname));
  const portal = await startPortal({ ...recordsOnly, CMS_URL: cms.url, LOG_LEVEL: "error" });
  const visitor = createVisitor();
  try {
    const measurements: Measurement[] = [];
    for (const { name, path, row, queries } of lists)
      for (const query of queries) {
        const url = portal.url + path + query;
        const rows = await countRows(visitor, url, row);
        await timesOf(visitor, url, warmUp);
        requested.length = 0;
        const times = await timesOf(visitor, url, requests);
        if (requested.length > 0)
          throw new Error(`${url} requested ${requested[0]} from the CMS during the measurement.`);
        measurements.push(
          {
            what: `${name}${query && ` ${query}`}: ${rows} shown, median of ${requests}`,
            value: median(times),
            unit: "ms",
          },
          { what: "  95th percentile", value: percentile(times, 0.95), unit: "ms" },
        );
      }
    return measurements;
  } finally {
    visitor.close();
    await portal.stop();
    await cms.close();
  }
}

/** Returns the number of rows on a page. Throws if there are none, as the figure would measure nothing. */
async function countRows(visitor: Visitor, url: string, row: RegExp): Promise<number> {
  const { body } = await getPage(visitor, url);
  const rows = body.toString().match(row)?.length ?? 0;
  if (rows === 0) throw new Error(`${url} shows no rows.`);
  return rows;
}

async function timesOf(visitor: Visitor, url: string, count: number): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const begin = performance.now();
    await getPage(visitor, url);
    times.push(performance.now() - begin);
  }
  return times;
}
