/** Worker thread that builds an index of generated content items. Generating them is not measured. */
import { parentPort, workerData } from "node:worker_threads";
import { cpuMs } from "#harness/bench/measurement.ts";
import { toWeb } from "#portal/contract/site/web.ts";
import { createIndex, optimize } from "#portal/search/open-index.ts";
import { IndexWriter } from "#portal/search/write/index-writer.ts";
import { createGenerated, generatedKinds, now } from "./contents.ts";

/** CPU time of writing, and the size of the items as JSON. */
export interface Built {
  buildMs: number;
  textBytes: number;
}

const { number, file }: { number: number; file: string } = workerData;
const { contentOf } = createGenerated(number);
for (let at = 0; at < 10_000; at += 1) contentOf(at % number);
const database = createIndex(file);
database.exec("BEGIN");
const writer = new IndexWriter(database, generatedKinds);
writer.entries.setSites({ webs: [toWeb({ id: "12", name: {}, friendlyURL: "/" })], vocabularies: [], tags: [] });
const built: Built = { buildMs: 0, textBytes: 0 };
for (let at = 0; at < number; at += 10) {
  const contents = Array.from({ length: Math.min(10, number - at) }, (_, more) => contentOf(at + more));
  built.textBytes += contents.reduce((sum, content) => sum + Buffer.byteLength(JSON.stringify(content)), 0);
  built.buildMs += await cpuMs(() => {
    for (const content of contents) writer.write(content, now);
  });
}
built.buildMs += await cpuMs(() => {
  writer.flush();
  database.exec("COMMIT");
  optimize(database);
});
database.close();
parentPort?.postMessage(built);
