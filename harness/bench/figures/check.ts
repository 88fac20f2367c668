import { join } from "node:path";
import { noLinks } from "#checks/links.ts";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { type CheckContext, createCheckContext } from "#harness/check/context.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { loadDocumentOf } from "#harness/check/page/load-renderer.ts";
import { createRender } from "#harness/check/page/render.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { parseConfig } from "#server/config/config.ts";

const rounds = 5;
/** Rounds before the measured ones, for the compiler. */
const warmUp = 2;

/** Measures the check of a recorded content item: reading, schema and rules, and with its rendered page. */
export async function measureCheck(): Promise<Measurement[]> {
  const read = () => readFixtures(join(root, "fixtures"), parseConfig({}), null);
  const reader = await costOf(read);
  const source = await read();
  const render = createRender(await loadDocumentOf(), source);
  const all = (context: CheckContext) => () => {
    for (const item of source.items) checkItem(item, context);
  };
  const texts = await costOf(all(createCheckContext(source, { level: 3, links: noLinks, render: null })));
  const pages = await costOf(all(createCheckContext(source, { level: 4, links: noLinks, render })));
  const count = source.items.length;
  const large = createCheckContext(source, { level: 3, links: noLinks, render: null });
  const [short, long] = [withText(source, 0), withText(source, longText)];
  const times = 50;
  const repeated = (item: Item) => () => {
    for (let time = 0; time < times; time += 1) checkItem(item, large);
  };
  const text = ((await costOf(repeated(long))) - (await costOf(repeated(short)))) / times;
  return [
    { what: `levels 0 to 3, of ${count} content items`, value: texts / count, unit: "ms", limit: 1 },
    { what: "levels 0 to 4, with the rendered page", value: pages / count, unit: "ms", limit: 1 },
    {
      what: `${longText / 1000} kB of HTML in a content item, sanitised and checked by all rules`,
      value: text,
      unit: "ms",
    },
    { what: "reading, with secrets and personal data", value: reader / count, unit: "ms", limit: 1 },
  ];
}

const longText = 30_000;

/** Returns a recorded page with a text of `length` characters, joined from other pages. */
function withText({ items }: Source, length: number): Item {
  const pages = items.filter(({ content, known }) => content?.language === "cs" && known.length === 0);
  const page = pages.find(({ content }) => content?.structureKey === "stranka");
  if (!page?.content || !isRecord(page.record)) throw new Error("The fixtures hold no page.");
  const texts = pages.map(({ content }) => content?.data["obsah"]).filter((text) => typeof text === "string");
  const whole = texts.join("").slice(0, length);
  const data = { ...page.content.data, obsah: `<p>${whole.slice(0, whole.lastIndexOf("<"))}</p>` };
  return { ...page, record: { ...page.record, data }, content: { ...page.content, data } };
}

/** CPU milliseconds of one round. */
async function costOf(run: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return median(costs.slice(warmUp));
}
