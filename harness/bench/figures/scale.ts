import { join } from "node:path";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { MB, type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { buildRendererModules, loadRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { createTextSource } from "#harness/content/like-texts.ts";
import { noAssets } from "#renderer/page/assets.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { createSearch } from "#server/search/search.ts";
import { temporaryIndex } from "./temporary-index.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const clock = { now: () => now };
const small = 1000;

/** Kinds of pages, with the query of each. */
const pages: readonly (readonly [name: string, path: string, query?: Record<string, string>])[] = [
  ["home page", "/"],
  ["list of news", "/vyhledavani/aktuality"],
  ["page 20 of it", "/vyhledavani/aktuality", { page: "20" }],
  ["one year of it", "/vyhledavani/aktuality", { year: "2020" }],
  ["one year by name", "/vyhledavani/aktuality", { year: "2020", sort: "az" }],
  ["search", "/vyhledavani", { q: "porodné" }],
  ["search of a common word", "/vyhledavani", { q: "dítě" }],
  ["foreign list", "/en/search/news"],
  ["feed", "/feeds/news.xml"],
  ["index of sitemaps", "/sitemap.xml"],
];

/** Compares pages of a site of a thousand contents with those of one that has many, all in the index. */
export async function measureSizes({ isShort = false } = {}): Promise<Measurement[]> {
  const large = isShort ? 5000 : Number(process.env["PORTAL_SCALE"] ?? 100_000);
  await buildRendererModules();
  const { answerPage } = await loadRendererModules();
  const [first, second] = [await startSite(small, answerPage), await startSite(large, answerPage)];
  const tasks = Object.fromEntries(
    pages.flatMap(([name, path, query]) => [
      [`${name} small`, { run: () => first.visit(path, query) }],
      [`${name} large`, { run: () => second.visit(path, query) }],
    ]),
  );
  const cpu = await measureCpu(tasks, { rounds: 9, warmUp: 4 });
  const sizes = `${large.toLocaleString("en")} contents / ${small.toLocaleString("en")}`;
  const figures = pages.flatMap(([name], at): Measurement[] => [
    {
      what: `${at === 0 ? `${sizes}: ` : "  "}${name}`,
      value: cpu(`${name} large`) / cpu(`${name} small`),
      unit: "×",
      limit: 2,
    },
    { what: "    large", value: cpu(`${name} large`), unit: "ms" },
  ]);
  const memory = (second.rss - first.rss) / MB;
  first.close();
  second.close();
  return [
    ...figures,
    { what: "  memory more, after building and one visit of each", value: memory, unit: "MB", limit: 60 },
  ];
}

type AnswerPage = Awaited<ReturnType<typeof loadRendererModules>>["answerPage"];

/** A portal on the recorded fixtures with generated news, which are made when a page of a list is asked for. */
async function startSite(number: number, answerPage: AnswerPage) {
  const store = readStore(join(root, "fixtures"));
  const replay = createReplay({ store, clock });
  const { folder, remove } = temporaryIndex();
  const model = store.contents.find(({ structure }) => structure.key === "aktualita");
  const texts = createTextSource(store.contents);
  const bodies = Array.from({ length: 500 }, () => ({ title: texts.title("cs"), body: texts.body("cs") }));
  const generated = (at: number) => {
    const { title = "", body = "" } = bodies[at % bodies.length] ?? {};
    const [year, day] = [2007 + (at % 20), String(1 + (at % 28)).padStart(2, "0")];
    const urls = { cs_cz: `generated/${at}` };
    const days = { displayAt: `${year}-01-${day}T08:00:00`, updatedAt: `${year}-01-${day}T08:00:00` };
    const name = `${title} ${at}`;
    return {
      ...model,
      ...days,
      id: `g${at}`,
      name,
      webId: "12",
      friendlyURLs: urls,
      data: { obsah: `<p>${body}</p>` },
    };
  };
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const isList =
      pathname === "/contents" && searchParams.get("sort") === "-updatedAt" && searchParams.get("webId") === "12";
    if (!isList || searchParams.get("language") !== "cs_cz") return replay(request);
    const size = Number(searchParams.get("pageSize"));
    const from = (Number(searchParams.get("page")) - 1) * size;
    const items = Array.from({ length: Math.max(0, Math.min(size, number - from)) }, (_, at) => generated(from + at));
    return Response.json({ items, totalCount: number, page: 1, pageSize: size });
  };
  const config = { ...parseConfig({}), searchFolder: folder, port: 1, renderDeadlineMs: 3600_000 };
  const log = createLog("silent");
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const read = createContentService({ ...config, client, clock, log });
  const ownTurn = async () => {};
  const search = createSearch({ read, config, clock, ownTurn, log });
  const readImageMetadata = async () => unknownMetadata;
  const services = { read, search, readImageMetadata, ownTurn, config, clock, log };
  const before = process.memoryUsage().rss;
  await search.refresh();
  const visit = async (path: string, query: Record<string, string> = {}) => {
    const values = new Map(Object.entries(query).map(([name, value]) => [name, [value]]));
    const shared = { host: "localhost", userAgent: "", isPreview: false, form: null, nonce: null, visitor: anyone };
    const answer = await answerPage({ ...shared, path, query: values }, services, noAssets);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  };
  for (const [, path, query] of pages) await visit(path, query);
  global.gc?.();
  return {
    visit,
    rss: process.memoryUsage().rss - before,
    close: () => {
      search.close();
      remove();
    },
  };
}
