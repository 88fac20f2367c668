import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStore } from "#embedded/replay/store.ts";
import { type Measurement, measureCpu } from "#harness/bench/measurement.ts";
import { root } from "#harness/bench/root.ts";
import { createCandidates } from "#harness/record/candidates.ts";
import { cover } from "#harness/record/cover.ts";
import { openJournal } from "#harness/record/journal.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { redactText } from "#harness/record/redaction/redact-text.ts";
import { createSource, itemsOf } from "#harness/record/source.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { monotonicClock } from "#server/clock.ts";

const perPage = 100;

/** Measures the CPU time per recorded content item without the CMS: reading, redaction, journal, features and selection. */
export async function measureRecord(): Promise<Measurement[]> {
  const { contents } = readStore(join(root, "fixtures"));
  const items = contents.slice(0, 900);
  const folder = await mkdtemp(join(tmpdir(), "portal-bench-"));
  const pages = Math.floor(items.length / perPage);
  const pseudonyms = createPseudonyms("bench");
  const redact = createRedactor(pseudonyms);
  let run = 0;
  const record = async () => {
    const journal = openJournal(join(folder, String(run++)), "bench");
    const source = createSource({
      ...{ baseURL: "http://cms.invalid", headers: {}, timeoutMs: 10_000, maxBodyBytes: 50_000_000, journal, redact },
      ...{ rate: 1_000_000, signal: new AbortController().signal, clock: monotonicClock, note: () => {} },
      redactText: (text) => redactText(text, { pseudonyms }),
      fetch: pageOf(items),
    });
    const candidates = createCandidates(defaultStructureKeys);
    for (let page = 1; page <= pages; page += 1) {
      const { sent, redacted } = itemsOf(await source.get("/contents", { page: String(page) }));
      for (const [index, item] of sent.entries()) candidates.add(item, redacted[index], "");
    }
    cover([...candidates.all.values()].map(({ features }) => features));
    journal.close();
  };
  const ms = await measureCpu({ record: { run: record } }, { rounds: 3, warmUp: 1 });
  rmSync(folder, { recursive: true });
  return [
    {
      what: "own cost of a recording, per content item",
      value: ms("record") / (pages * perPage),
      unit: "ms",
      limit: 5,
    },
  ];
}

/** An in-process CMS. */
function pageOf(items: readonly unknown[]): typeof fetch {
  return async (input) => {
    const page = Number(new URL(String(input)).searchParams.get("page"));
    return Response.json({ items: items.slice((page - 1) * perPage, page * perPage), totalCount: items.length });
  };
}
