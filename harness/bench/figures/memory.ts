import { join } from "node:path";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore, slugOf } from "#embedded/replay/store.ts";
import { MB, type Measurement } from "#harness/bench/measurement.ts";
import { standardPage } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { startPortal } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";
import { systemClock as clock } from "#server/clock.ts";

const pages = 10_000;

/** Measures the memory of the portal after visits of many distinct pages. */
export async function measureMemory(): Promise<Measurement[]> {
  const cms = await serveEndlessSite();
  const portal = await startPortal({ CMS_URL: cms.url });
  const visitor = createVisitor("br");
  const visit = async (first: number, last: number) => {
    for (let page = first; page <= last; page += 1) await getPage(visitor, `${portal.url}/${slugOfPage(page)}`);
    return portal.usage();
  };
  try {
    const one = await visit(1, 1);
    const many = await visit(2, pages);
    const more = await visit(pages + 1, 2 * pages);
    return [
      { what: "RSS after 1 page", value: one.rss / MB, unit: "MB" },
      { what: `RSS after ${pages} distinct pages`, value: many.rss / MB, unit: "MB", limit: 250 },
      { what: "heap used after these", value: many.heapUsed / MB, unit: "MB" },
      { what: `RSS after ${pages} more`, value: more.rss / MB, unit: "MB" },
      { what: "heap used after these", value: more.heapUsed / MB, unit: "MB" },
    ];
  } finally {
    visitor.close();
    await portal.stop();
    await cms.close();
  }
}

const slugOfPage = (page: number) => `strana-${page}`;

/** Serves the fixtures, and at each address `strana-N` a copy of the standard page with its own text and address. */
async function serveEndlessSite() {
  const store = readStore(join(root, "fixtures"));
  const model = store.contents.find((content) => slugOf(content) === standardPage.slice(1));
  if (!model) throw new Error(`${standardPage} is not a page of the fixtures.`);
  const cms = await serveReplay({ store, clock, port: 0 });
  cms.setFault(({ pathname }) => {
    const page = /^\/contents\/by-friendly-url\/strana-(\d+)$/.exec(pathname)?.[1];
    if (page === undefined) return undefined;
    const own = { ...model, id: `9${page}`, name: `${model.name} ${page}`, friendlyURLs: { cs_cz: `strana-${page}` } };
    return { status: 200, body: JSON.stringify(own).replaceAll("<p>", `<p>${page}. `) };
  });
  return cms;
}
