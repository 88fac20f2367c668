import { statSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { judge, readJudgedQueries } from "#harness/bench/judged-queries.ts";
import { MB, type Measurement, percentile } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import { createFind } from "#server/search/find.ts";
import { openIndex } from "#server/search/open-index.ts";
import { createSearch } from "#server/search/search.ts";
import { createSuggest } from "#server/search/suggest.ts";
import { createWriter } from "#server/search/write/index-writer.ts";
import { buildInThread } from "./generated/build.ts";
import { cpuOf, createGenerated, generatedKinds, now } from "./generated/contents.ts";
import { temporaryIndex } from "./temporary-index.ts";

const clock = { now: () => now };

/**
 * Measures speed, size and memory of an index of many generated items, then the ranking on judged queries, which read
 * the fixtures into memory.
 */
export async function measureSearch({ isShort = false } = {}): Promise<Measurement[]> {
  return [
    ...(await measureScale(isShort ? 10_000 : Number(process.env["PORTAL_SCALE"] ?? 400_000))),
    ...(await measureJudged()),
  ];
}

async function measureJudged(): Promise<Measurement[]> {
  const config = { ...parseConfig({}), searchFolder: null, renderDeadlineMs: 600_000 };
  const replay = createReplay({ store: readStore(join(root, "fixtures")), clock });
  const fetch = (input: string | URL | Request, init?: RequestInit) => replay(new Request(input, init));
  const log = createLog("silent");
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const read = createContentService({ ...config, client, clock, log });
  const search = createSearch({ read, config, clock, yieldToRequests: async () => {}, log });
  const webs = await read().webs();
  const idOf = (friendlyURL: string) => webs.find((web) => web.friendlyURL === friendlyURL)?.id ?? "";
  const queries = readJudgedQueries();
  const measurements: Measurement[] = [];
  for (const language of [null, ...languageCodes]) {
    const unseen = queries.filter((query) => !query.isSeen && (language === null || query.language === language));
    const { queries: number, successAt3, mrrAt10, empty } = await judge(search, unseen, idOf);
    const name = `${language ?? "all languages"}, ${number} held-out queries`;
    // Failure rates, so that less is better as in every other figure.
    const limits = language === null ? [0.05, 0.15, 0.02] : [];
    measurements.push(
      { what: `${name}: not in the top 3`, value: 1 - successAt3, unit: "", ...limit(limits[0]) },
      { what: "  1 − MRR@10", value: 1 - mrrAt10, unit: "", ...limit(limits[1]) },
      { what: "  nothing found", value: empty, unit: "", ...limit(limits[2]) },
    );
  }
  search.close();
  return measurements;
}

function limit(value: number | undefined) {
  return value === undefined ? {} : { limit: value };
}

async function measureScale(number: number): Promise<Measurement[]> {
  const { folder, remove } = temporaryIndex();
  const file = join(folder, "index.sqlite");
  try {
    // In a thread, as in the portal: the memory of the build is released.
    const { buildMs, textBytes } = await buildInThread({ number, file });
    const bytes = statSync(file).size;
    const { texts, contentOf } = createGenerated(number);
    // Warms up the generator, so that its memory is not attributed to the index.
    for (let at = 0; at < 10_000; at += 1) contentOf(at % number);
    const before = rssWithoutGarbage();
    let database = openIndex(file);
    const startMs = cpuOf(() => {
      database?.close();
      database = openIndex(file);
    });
    if (!database) throw new Error("The index is gone.");
    const { find } = createFind(database);
    const times = Array.from({ length: 1000 }, (_, at) => {
      const language: Language = languageCodes[at % languageCodes.length] ?? "cs";
      const term = texts.query(language);
      return cpuOf(() => find(term, { site: "12", language, keys: null, now }));
    });
    const suggest = createSuggest(database);
    const strokes = Array.from({ length: 1000 }, (_, at) => {
      const language: Language = languageCodes[at % languageCodes.length] ?? "cs";
      const typed = texts.query(language).slice(0, 3 + (at % 8));
      return cpuOf(() => suggest(typed, { site: "12", language, keys: null }, now));
    });
    const writer = createWriter(database, generatedKinds);
    // Warm-up: the code of a running node is compiled.
    for (let at = 0; at < 300; at += 1) writer.inTransaction(() => writer.write(contentOf(at, "first"), now));
    const updates = Array.from({ length: 200 }, (_, at) => {
      const content = contentOf((at * 7919) % number, "changed");
      return cpuOf(() => writer.inTransaction(() => writer.write(content, now)));
    });
    const name = `${number.toLocaleString("en")} contents`;
    const scale = number / 400_000;
    const rss = rssWithoutGarbage() - before;
    database.close();
    return [
      { what: `${name}: first build`, value: buildMs, unit: "ms", limit: 180_000 * scale },
      { what: "  start with the index on disk", value: startMs, unit: "ms", limit: 100 },
      { what: "  query, median", value: percentile(times, 0.5), unit: "ms" },
      { what: "  query, 99th percentile", value: percentile(times, 0.99), unit: "ms", limit: 15 },
      { what: "  suggestion, 99th percentile", value: percentile(strokes, 0.99), unit: "ms", limit: 5 },
      { what: "  update of one content item, 99th percentile", value: percentile(updates, 0.99), unit: "ms", limit: 5 },
      {
        what: "  index on disk besides the records, per item",
        value: (bytes - textBytes) / number / 1000,
        unit: "kB",
        limit: 1,
      },
      {
        what: "  additional RSS after searches and updates, without garbage",
        value: rss / MB,
        unit: "MB",
        limit: 60,
      },
    ];
  } finally {
    remove();
  }
}

function rssWithoutGarbage(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().rss;
}
