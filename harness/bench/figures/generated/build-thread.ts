/** Worker thread that builds an index of generated content items. Generating them is not measured. */
import { parentPort, workerData } from "node:worker_threads";
import { toWeb } from "#schemas/site/web.ts";
import { createIndex, optimize } from "#server/search/open-index.ts";
import { createWriter } from "#server/search/write/index-writer.ts";
import type { BuildTask, Built } from "./build.ts";
import { cpuOf, createGenerated, generatedKinds, now } from "./contents.ts";

const { number, file }: BuildTask = workerData;
const { contentOf } = createGenerated(number);
for (let at = 0; at < 10_000; at += 1) contentOf(at % number);
const database = createIndex(file);
database.exec("BEGIN");
const writer = createWriter(database, generatedKinds);
writer.setSites({ webs: [toWeb({ id: "12", name: {}, friendlyURL: "/" })], vocabularies: [], tags: [] });
const built: Built = { buildMs: 0, textBytes: 0 };
for (let at = 0; at < number; at += 10) {
  const contents = Array.from({ length: Math.min(10, number - at) }, (_, more) => contentOf(at + more));
  built.textBytes += contents.reduce((sum, content) => sum + Buffer.byteLength(JSON.stringify(content)), 0);
  built.buildMs += cpuOf(() => {
    for (const content of contents) writer.write(content, now);
  });
}
built.buildMs += cpuOf(() => {
  writer.flush();
  database.exec("COMMIT");
  optimize(database);
});
database.close();
parentPort?.postMessage(built);
