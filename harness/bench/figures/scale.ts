import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { atMost, MB, type Measure, type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import { plainRequest } from "#harness/bench/plain-request.ts";
import { root } from "#harness/bench/root.ts";
import { buildRendererModules, loadRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { generatedNews } from "#harness/content/generated-news.ts";
import { createCmsClient } from "#portal/cms/client.ts";
import { createContentService } from "#portal/cms/content-service.ts";
import { parseConfig } from "#portal/config/config.ts";
import { noForms } from "#portal/forms/forms.ts";
import { createLog } from "#portal/http/log.ts";
import { unknownMetadata } from "#portal/images/image-metadata.ts";
import { noAssets } from "#portal/page/document/assets.ts";
import { createReplay } from "#portal/replay/replay.ts";
import { readStore } from "#portal/replay/store.ts";
import { createSearch } from "#portal/search/search.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const clock = { now: () => now };
const small = 1000;

/** Kinds of pages, with the query of each. */
const pages: readonly (readonly [name: string, path: string, query?: Record<string, string>])[] = [
  ["home page", "/"],
  ["list of news", "/vyhledavani/aktuality"],
  ["page 20 of the list", "/vyhledavani/aktuality", { page: "20" }],
  ["one year of the list", "/vyhledavani/aktuality", { year: "2020" }],
  ["one year, sorted by name", "/vyhledavani/aktuality", { year: "2020", sort: "az" }],
  ["search", "/vyhledavani", { q: "porodné" }],
  ["search for a common word", "/vyhledavani", { q: "dítě" }],
  ["foreign list", "/en/search/news"],
  ["feed", "/feeds/news.xml"],
  ["index of sitemaps", "/sitemap.xml"],
];

/** Compares pages of a site of a thousand content items with those of a large site; both are fully indexed. */
export const measureSizes: Measure = ({ isShort }) =>
  withServers(async (servers) => {
    const large = isShort ? 5000 : Number(process.env["PORTAL_SCALE"] ?? 100_000);
    await buildRendererModules();
    const { answerPage } = await loadRendererModules();
    const first = await startSite(small, servers.folder(), answerPage);
    const second = await startSite(large, servers.folder(), answerPage);
    const tasks = Object.fromEntries(
      pages.flatMap(([name, path, query]) => [
        [`${name} small`, { run: () => first.visit(path, query) }],
        [`${name} large`, { run: () => second.visit(path, query) }],
      ]),
    );
    const cpu = await measureCpu(tasks, { rounds: 9, warmUp: 4 });
    const sizes = `${large.toLocaleString("en")} contents / ${small.toLocaleString("en")}`;
    const figures = pages.flatMap(([name], at): Measurement[] => [
      atMost(`${at === 0 ? `${sizes}: ` : "  "}${name}`, cpu(`${name} large`) / cpu(`${name} small`), 2, "×"),
      { what: "    large", value: cpu(`${name} large`), unit: "ms" },
    ]);
    const memory = (second.rss - first.rss) / MB;
    const table = await second.readTable("/vyhledavani/aktuality.csv");
    first.close();
    second.close();
    return [
      ...figures,
      atMost("  additional memory after building and one visit each", memory, 60, "MB"),
      atMost("  table of the news, longest step", table.longestMs, 50, "ms"),
      atMost("    additional memory while it was read", table.memory / MB, 60, "MB"),
      { what: "    size", value: table.bytes / MB, unit: "MB" },
    ];
  });

type AnswerPage = Awaited<ReturnType<typeof loadRendererModules>>["answerPage"];

/** Starts a portal on the fixtures with generated news. */
async function startSite(number: number, folder: string, answerPage: AnswerPage) {
  const recorded = readStore(join(root, "fixtures"));
  const replay = createReplay({ store: { ...recorded, generated: generatedNews(number, recorded.contents) }, clock });
  const fetch = (input: string | URL | Request, init?: RequestInit) => replay(new Request(input, init));
  const config = { ...parseConfig({}), searchFolder: folder, port: 1, renderDeadlineMs: 3600_000 };
  const log = createLog("silent");
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const read = createContentService({ ...config, client, clock, log });
  const yieldToRequests = async () => {};
  const search = createSearch({ read, config, clock, yieldToRequests, log });
  const readImageMetadata = async () => unknownMetadata;
  const services = { read, search, forms: noForms, readImageMetadata, yieldToRequests, config, clock, log };
  const before = process.memoryUsage().rss;
  await search.refresh();
  const get = async (path: string, query: Record<string, string> = {}) => {
    const values = new Map(Object.entries(query).map(([name, value]) => [name, [value]]));
    const answer = await answerPage({ ...plainRequest(path), query: values }, services, noAssets);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return answer;
  };
  async function visit(path: string, query?: Record<string, string>): Promise<void> {
    await get(path, query);
  }
  /** Downloads a long table as fast as it is sent. */
  async function readTable(path: string) {
    const rssBefore = process.memoryUsage().rss;
    const { stream } = await get(path);
    const read = { bytes: 0, longestMs: 0, memory: 0 };
    let begin = performance.now();
    async function nextTurn(): Promise<void> {
      read.longestMs = Math.max(read.longestMs, performance.now() - begin);
      await setImmediate();
      begin = performance.now();
    }
    for await (const piece of stream?.pieces(nextTurn) ?? []) {
      read.bytes += Buffer.byteLength(piece);
      read.memory = Math.max(read.memory, process.memoryUsage().rss - rssBefore);
    }
    return read;
  }
  for (const [, path, query] of pages) await visit(path, query);
  global.gc?.();
  return {
    visit,
    readTable,
    rss: process.memoryUsage().rss - before,
    close: () => search.close(),
  };
}
