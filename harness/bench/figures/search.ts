import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";
import { atMost, cpuMs, KB, MB, type Measure, type Measurement, percentile } from "#harness/bench/measurement.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { createFind } from "#portal/search/find.ts";
import { openIndex } from "#portal/search/open-index.ts";
import { createSuggest } from "#portal/search/suggest.ts";
import { IndexWriter } from "#portal/search/write/index-writer.ts";
import type { Built } from "./generated/build-thread.ts";
import { createGenerated, generatedKinds, now } from "./generated/contents.ts";

/** Measures speed, size and memory of an index of many generated items. */
export const measureSearch: Measure = ({ isShort }) =>
  withServers(async (servers) => {
    const number = isShort ? 10_000 : Number(process.env["PORTAL_SCALE"] ?? 400_000);
    const file = join(servers.folder(), "index.sqlite");
    const { buildMs, textBytes } = await buildInThread({ number, file });
    const bytes = statSync(file).size;
    return [
      atMost(`${number.toLocaleString("en")} contents: first build`, buildMs, (180_000 * number) / 400_000, "ms"),
      ...(await measureUse(file, number)),
      atMost("  index on disk besides the records, per item", (bytes - textBytes) / number / KB, 1, "kB"),
    ];
  });

/** Builds the index in a thread, as the portal does: the memory of the build is released. */
async function buildInThread(workerData: { number: number; file: string }): Promise<Built> {
  const worker = new Worker(new URL("./generated/build-thread.ts", import.meta.url), { workerData });
  const ended = once(worker, "exit");
  const [built] = await once(worker, "message");
  await ended;
  return built;
}

/** Measures starts, queries, suggestions and updates of an index, and the memory that these take. */
async function measureUse(file: string, number: number): Promise<Measurement[]> {
  const { texts, contentOf } = createGenerated(number);
  // Warms up the generator, so that its memory is not attributed to the index.
  for (let at = 0; at < 10_000; at += 1) contentOf(at % number);
  const before = rssWithoutGarbage();
  let database = openIndex(file);
  const startMs = await cpuMs(() => {
    database?.close();
    database = openIndex(file);
  });
  if (!database) throw new Error("The index is gone.");
  const languageAt = (at: number): Language => languageCodes[at % languageCodes.length] ?? "cs";

  const { find } = createFind(database);
  const queries = await timesOf(1000, (at) => {
    const language = languageAt(at);
    const query = texts.query(language);
    return () => find(query, { site: "12", language, keys: null, now });
  });
  const suggest = createSuggest(database);
  const suggestions = await timesOf(1000, (at) => {
    const language = languageAt(at);
    const typed = texts.query(language).slice(0, 3 + (at % 8));
    return () => suggest(typed, { site: "12", language, keys: null }, now);
  });
  const writer = new IndexWriter(database, generatedKinds);
  // Warm-up: the code of a running node is compiled.
  for (let at = 0; at < 300; at += 1) writer.inTransaction(() => writer.write(contentOf(at, "first"), now));
  const updates = await timesOf(200, (at) => {
    const content = contentOf((at * 7919) % number, "changed");
    return () => writer.inTransaction(() => writer.write(content, now));
  });
  const rss = rssWithoutGarbage() - before;
  database.close();
  return [
    atMost("  start with the index on disk", startMs, 100, "ms"),
    { what: "  query, median", value: percentile(queries, 0.5), unit: "ms" },
    atMost("  query, 99th percentile", percentile(queries, 0.99), 15, "ms"),
    atMost("  suggestion, 99th percentile", percentile(suggestions, 0.99), 5, "ms"),
    atMost("  update of one content item, 99th percentile", percentile(updates, 0.99), 5, "ms"),
    atMost("  additional RSS after searches and updates, without garbage", rss / MB, 60, "MB"),
  ];
}

/** CPU milliseconds of each of `count` steps; `prepare` returns the step that is measured. */
async function timesOf(count: number, prepare: (at: number) => () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await cpuMs(prepare(at)));
  return times;
}

function rssWithoutGarbage(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().rss;
}
