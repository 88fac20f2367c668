/** Worker thread that checks records and sends its findings to the main thread. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Task } from "./threads.ts";

enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));
const [{ levels }, { createRender }, { createCheckContext }, { checkEntries, openRenderer }] = await Promise.all([
  import("#portal/checks/finding.ts"),
  import("#harness/check/page/render.ts"),
  import("./context.ts"),
  import("./run.ts"),
]);

const { entries, source, level, links, atOnce, taken }: Task = workerData;
const documentOf = level < levels.indexOf("render") ? null : await openRenderer();
const context = createCheckContext(source, { level, links, render: documentOf && createRender(documentOf, source) });
for (let first = next(); first < entries.length; first = next())
  parentPort?.postMessage({ first, checked: await checkEntries(entries.slice(first, first + atOnce), context) });

function next(): number {
  return Atomics.add(taken, 0, atOnce);
}
