import { join } from "node:path";
import { cpuMs, type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { createCheckContext } from "#harness/check/context.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { loadDocumentOf } from "#harness/check/page/load-renderer.ts";
import { createRender } from "#harness/check/page/render.ts";
import { readItem } from "#harness/check/read/entry.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { readSingleItem } from "#harness/check/read/single-item.ts";
import { checkSource } from "#harness/check/run.ts";
import { silentProgress } from "#harness/cli/progress.ts";
import { noLinks } from "#portal/checks/links.ts";
import { systemClock } from "#portal/clock.ts";
import { createCmsClient } from "#portal/cms/client.ts";
import { parseConfig } from "#portal/config/config.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { serveReplay } from "#portal/replay/serve.ts";
import { readStore } from "#portal/replay/store.ts";

/** Measures checking a recorded content item: reading, schema and rules, and the same with its rendered page. */
export async function measureCheck(): Promise<Measurement[]> {
  const list = () => readFixtures(join(root, "fixtures"), parseConfig({}), null);
  const read = async () => (await list()).entries.map(readItem);
  const source = await list();
  const whole = await measureWhole(source);
  const items = source.entries.map(readItem);
  const withRules = createCheckContext(source, { level: 3, links: noLinks, render: null });
  const render = createRender(await loadDocumentOf(), source);
  const withPage = createCheckContext(source, { level: 4, links: noLinks, render });
  const [short, long] = [withText(items, 0), withText(items, longText)];
  const ms = await measureCpu(
    {
      read: { run: read },
      rules: { run: () => items.map((item) => checkItem(item, withRules)) },
      page: { run: () => items.map((item) => checkItem(item, withPage)) },
      short: { run: () => checkItem(short, withRules), calls: 50 },
      long: { run: () => checkItem(long, withRules), calls: 50 },
    },
    { rounds: 5, warmUp: 2 },
  );
  const count = items.length;
  const one = await measureOne();
  return [
    one,
    ...whole,
    { what: `levels 0 to 3, ${count} content items`, value: ms("rules") / count, unit: "ms", limit: 1 },
    { what: "levels 0 to 4, with the rendered page", value: ms("page") / count, unit: "ms", limit: 1 },
    {
      what: `${longText / 1000} kB of HTML in a content item, sanitised and checked by all rules`,
      value: ms("long") - ms("short"),
      unit: "ms",
    },
    { what: "reading, with secrets and personal data", value: ms("read") / count, unit: "ms", limit: 1 },
  ];
}

/** Measures the command itself: what it reads was not read before, and two threads share it. */
async function measureWhole(source: Source): Promise<Measurement[]> {
  const count = 4000;
  const rounds = Math.ceil(count / source.entries.length);
  const entries = Array.from({ length: rounds }, () => source.entries)
    .flat()
    .slice(0, count);
  const io = { out: () => {}, warn: () => {}, progress: silentProgress, signal: new AbortController().signal };
  const options = { level: 4, links: noLinks, bail: null, severity: "warning", io, threads: 2 } as const;
  const start = performance.now();
  const cpu = await cpuMs(() => checkSource(entries, source, options));
  const wall = performance.now() - start;
  return [
    { what: `levels 0 to 4 of ${count} items in two threads, wall time`, value: wall / count, unit: "ms", limit: 1 },
    { what: "the same, CPU of both threads", value: cpu / count, unit: "ms" },
  ];
}

/** Measures checking one page of a CMS, with only the requests that it needs. The CMS runs in this process. */
async function measureOne(): Promise<Measurement> {
  const config = parseConfig({});
  const cms = await serveReplay({ store: readStore(join(root, "fixtures")), clock: systemClock, port: 0 });
  const url = standardPage;
  const documentOf = await loadDocumentOf();
  const check = async () => {
    const client = createCmsClient({ ...config.cms, baseURL: cms.url });
    const own = await readSingleItem({ client, config, now: systemClock.now(), one: { id: null, url, languages: [] } });
    const source = { ...own, name: cms.url };
    const context = createCheckContext(source, { level: 4, links: noLinks, render: createRender(documentOf, source) });
    const [entry] = source.entries;
    if (!entry) throw new Error(`The fixtures have no page ${url}.`);
    return checkItem(readItem(entry), context);
  };
  const ms = await measureCpu({ one: { run: check, calls: 5 } }, { rounds: 5, warmUp: 3 });
  await cms.close();
  return { what: "one page of a CMS with its references, including the CMS", value: ms("one"), unit: "ms", limit: 20 };
}

const longText = 30_000;

/** Returns a recorded page with a text of `length` characters, joined from other pages. */
function withText(items: readonly Item[], length: number): Item {
  const pages = items.filter(({ content, known }) => content?.language === "cs" && known.length === 0);
  const page = pages.find(({ content }) => content?.structureKey === "stranka");
  if (!page?.content || !isRecord(page.record)) throw new Error("The fixtures have no page.");
  const texts = pages.map(({ content }) => content?.data["obsah"]).filter((text) => typeof text === "string");
  const whole = texts.join("").slice(0, length);
  const data = { ...page.content.data, obsah: `<p>${whole.slice(0, whole.lastIndexOf("<"))}</p>` };
  return { ...page, record: { ...page.record, data }, content: { ...page.content, data } };
}
