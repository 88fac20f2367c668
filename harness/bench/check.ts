import { join } from "node:path";
import { noLinks } from "#checks/links.ts";
import { type Around, createAround } from "#harness/check/around.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { loadDocumentOf } from "#harness/check/load-renderer.ts";
import { readFixtures } from "#harness/check/read-fixtures.ts";
import { createRender } from "#harness/check/render.ts";
import { parseConfig } from "#server/config.ts";
import { type Measurement, median } from "./measurement.ts";
import { root } from "./root.ts";

const rounds = 5;
/** The first rounds are for the compiler. */
const warmUp = 2;

/** What checking a recorded content costs: reading it, its schema and rules, and with the page that it makes. */
export async function measureCheck(): Promise<Measurement[]> {
  const read = () => readFixtures(join(root, "fixtures"), parseConfig({}), null);
  const reading = await costOf(read);
  const source = await read();
  const render = createRender(await loadDocumentOf(), source);
  const all = (around: Around) => () => {
    for (const item of source.items) checkItem(item, around);
  };
  const texts = await costOf(all(createAround(source, { level: 3, links: noLinks, render: null })));
  const pages = await costOf(all(createAround(source, { level: 4, links: noLinks, render })));
  const count = source.items.length;
  return [
    { what: `levels 0 to 3, of ${count} contents`, value: texts / count, unit: "ms", limit: 1 },
    { what: "levels 0 to 4, with the rendered page", value: pages / count, unit: "ms" },
    { what: "reading, secrets and personal data among it", value: reading / count, unit: "ms", limit: 1 },
  ];
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
