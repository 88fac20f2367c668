import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { compare, toMeasurements } from "#harness/bench/compare.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { buildRendererModules } from "#harness/bench/servers/renderer-modules.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";

/** Content stays cached, but no page fits into the page cache: each request is rendered. */
const contentsOnly = { RETENTION_CONTENTS_S: "86400", PAGE_CACHE_BYTES: "1" };

const program = (name: string) => join(root, "harness/bench/servers", name);

/** Measures the server CPU of an uncached standard page relative to React's renderToString of the same tree. */
export async function measureRender(): Promise<Measurement[]> {
  await buildRendererModules();
  const portal = await startPortal(contentsOnly);
  const bare = await startProcess([program("bare-render.ts")]);
  const visitors = { portal: createVisitor(), bare: createVisitor(), compressed: createVisitor("gzip") };
  const cms = await startProcess(["harness/bench/servers/endless-cms.ts"]);
  const reading = await startPortal({ CMS_URL: cms.url });
  let visited = 0;
  function nextPage(): string {
    visited += 1;
    return `/strana-${visited}`;
  }
  try {
    const sent = await getPage(visitors.portal, portal.url + path);
    const same = await getPage(visitors.bare, bare.url + path);
    if (!sent.body.equals(same.body)) throw new Error("The portal and bare React do not render the same page.");
    const own = { server: portal, path, visitor: visitors.portal };
    const reference = { server: bare, path, visitor: visitors.bare };
    const cost = await compare(own, reference, 300);
    const compressed = await compare({ ...own, visitor: visitors.compressed }, reference, 300);
    const unread = { server: reading, path: nextPage, visitor: visitors.portal };
    const first = await compare(unread, reference, 100);
    const parts = readParts();
    return [
      ...toMeasurements("uncached page / bare renderToString", 1.5, cost),
      { what: "part: site, content, shell (resolve)", value: parts.resolve, unit: "ms" },
      { what: "part: HTML (documentOf)", value: parts.document, unit: "ms" },
      { what: "part: HTTP, request guard, log", value: cost.own - parts.answer, unit: "ms" },
      { what: "portal with gzip, per page", value: compressed.own, unit: "ms" },
      ...toMeasurements("page with unread content / bare renderToString", 6.5, first),
    ];
  } finally {
    for (const visitor of Object.values(visitors)) visitor.close();
    await Promise.all([portal.stop(), bare.stop(), reading.stop(), cms.stop()]);
  }
}

function readParts() {
  const env = { ...process.env, NODE_ENV: "production" };
  const output = execFileSync(process.execPath, [program("render-parts.ts")], { cwd: root, env, encoding: "utf8" });
  return z.object({ resolve: z.number(), document: z.number(), answer: z.number() }).parse(JSON.parse(output));
}
