import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, toMeasurements } from "#harness/bench/compare.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { type MeasuredProcess, startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage, type Received, type Visitor } from "#harness/bench/visitor.ts";

/** Measures the server CPU of a cached page relative to node:http sending the same bytes, with Brotli and uncompressed. */
export async function measureWarm(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const portal = await startPortal({ RETENTION_PAGES_S: "86400" });
  try {
    return [
      ...(await measureEncoding(portal, "br", join(folder, "br"))),
      ...(await measureEncoding(portal, undefined, join(folder, "plain"))),
    ];
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureEncoding(portal: MeasuredProcess, encoding: "br" | undefined, file: string) {
  const visitors = [createVisitor(encoding), createVisitor(encoding)] as const;
  const { body } = await getEncoded(visitors[0], portal.url + path, encoding);
  writeFileSync(file, body);
  const bare = await startProcess(["harness/bench/servers/bare-bytes.ts", file, encoding ?? "identity"]);
  try {
    const own = { server: portal, path, visitor: visitors[0] };
    const cost = await compare(own, { server: bare, path, visitor: visitors[1] }, 3000);
    const name = encoding ?? "plain";
    return [
      ...toMeasurements(`page from cache / bare node:http (${name})`, 1.5, cost),
      { what: `body as sent (${name})`, value: body.length / 1000, unit: "kB" } as const,
    ];
  } finally {
    for (const visitor of visitors) visitor.close();
    await bare.stop();
  }
}

/** Returns the compressed page. It is compressed in the background of the first requests. */
async function getEncoded(visitor: Visitor, url: string, encoding: "br" | undefined): Promise<Received> {
  for (let visit = 0; visit < 1000; visit += 1) {
    const page = await getPage(visitor, url);
    if (page.encoding === encoding) return page;
  }
  throw new Error(`${url} is never sent in the encoding ${encoding}.`);
}
