import { readdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Contestant, compare } from "#harness/bench/compare.ts";
import { atMost, MB, type Measure, type Measurement } from "#harness/bench/measurement.ts";
import { type Servers, withServers } from "#harness/bench/servers/with-servers.ts";
import { getPage } from "#harness/bench/visitor.ts";
import { freePort } from "#harness/cluster/free-port.ts";

const small = 1000;

/** Kinds of pages; none is in the page cache. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ["home page", "/"],
  ["list of news", "/vyhledavani/aktuality"],
  ["page 20 of the list", "/vyhledavani/aktuality?page=20"],
  ["one year of the list", "/vyhledavani/aktuality?year=2020"],
  ["one year, sorted by name", "/vyhledavani/aktuality?year=2020&sort=az"],
  ["search", "/vyhledavani?q=porodn%C3%A9"],
  ["search for a common word", "/vyhledavani?q=d%C3%ADt%C4%9B"],
  ["foreign list", "/en/search/news"],
  ["feed", "/feeds/news.xml"],
  ["index of sitemaps", "/sitemap.xml"],
];

const table = "/vyhledavani/aktuality.csv";

/** Compares pages of a site of a thousand content items with those of a large site; both are fully indexed. */
export const measureSizes: Measure = ({ isShort }) =>
  withServers(async (servers) => {
    const large = isShort ? 5000 : Number(process.env["PORTAL_SCALE"] ?? 100_000);
    const first = await startSite(servers, small);
    const second = await startSite(servers, large);
    const sizes = `${large.toLocaleString("en")} contents / ${small.toLocaleString("en")}`;
    const figures: Measurement[] = [];
    for (const [at, [name, path]] of pages.entries()) {
      const cost = await compare({ ...second, path }, { ...first, path }, 5);
      figures.push(atMost(`${at === 0 ? `${sizes}: ` : "  "}${name}`, cost.ratio, 2, "×"));
      figures.push({ what: "    large", value: cost.own, unit: "ms" });
    }
    const [before, after] = [await first.server.usageAfterGc(), await second.server.usageAfterGc()];
    const { body } = await getPage(second.visitor, second.server.url + table);
    const during = await second.server.usage();
    return [
      ...figures,
      atMost("  additional memory after building and these visits", (after.rss - before.rss) / MB, 60, "MB"),
      { what: "    large", value: after.rss / MB, unit: "MB" },
      atMost("  table of the news, 99th percentile of waits", during.loopDelayMs, 50, "ms"),
      atMost("    additional memory after it was read", (during.rss - after.rss) / MB, 60, "MB"),
      { what: "    size", value: body.length / MB, unit: "MB" },
    ];
  });

/** Starts a portal on the fixtures with generated news, and waits for its index. The CMS is a process of its own. */
async function startSite(servers: Servers, number: number): Promise<Omit<Contestant, "path">> {
  const cms = await servers.program("endless-cms.ts", String(number));
  const folder = servers.folder();
  const server = await servers.portal({
    CMS_URL: cms.url,
    LOG_LEVEL: "error",
    // A port of its own, because an index of any free port would stay in memory.
    PORT: String(await freePort()),
    SEARCH_FOLDER: folder,
    PAGE_CACHE_BYTES: "1",
    RETENTION_CONTENTS_S: "86400",
  });
  const visitor = servers.visitor();
  const begin = performance.now();
  for (let seconds = 0; !isBuilt(folder); seconds += 1) {
    if (seconds % 60 === 0) {
      await visitor.get(`${server.url}/vyhledavani?q=a`);
      const passed = Math.round((performance.now() - begin) / 1000);
      console.error(`Building the index of ${number.toLocaleString("en")} contents, ${passed} s …`);
    }
    await setTimeout(1000);
  }
  return { server, visitor };
}

/** A finished index has its name without an ending after it. */
function isBuilt(folder: string): boolean {
  return readdirSync(folder).some((name) => /-\d+\.sqlite$/.test(name));
}
