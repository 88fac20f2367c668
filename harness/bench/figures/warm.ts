import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, toMeasurements } from "#harness/bench/compare.ts";
import type { Measurement } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { startPortal, startProcess } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";

/** Server CPU of a page from the page cache, against node:http sending the same compressed bytes. */
export async function measureWarm(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const file = join(folder, "page");
  const portal = await startPortal({ RETENTION_PAGES_S: "86400" });
  const visitors = [createVisitor("br"), createVisitor("br")] as const;
  try {
    const { body, encoding = "" } = await getPage(visitors[0], portal.url + path);
    writeFileSync(file, body);
    const bare = await startProcess(["harness/bench/servers/bare-bytes.ts", file, encoding]);
    try {
      const cost = await compare(
        { server: portal, path, visitor: visitors[0] },
        { server: bare, path, visitor: visitors[1] },
        3000,
      );
      return [
        ...toMeasurements("page from cache / bare node:http", 3, cost),
        { what: `body as sent (${encoding})`, value: body.length / 1000, unit: "kB" },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    for (const visitor of visitors) visitor.close();
    await portal.stop();
    rmSync(folder, { recursive: true });
  }
}
