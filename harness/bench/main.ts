/**
 * Measures the portal against its targets: npm run bench [-- name …] [--json]. A missed target exits with 1. `npm run
 * bench -- faults [R15 …] [--short]` measures resilience.
 */
import "./production.ts";
import { spawnSync } from "node:child_process";
import { measureCheck } from "#harness/bench/figures/check.ts";
import { measureCluster } from "#harness/bench/figures/cluster.ts";
import { measureContent } from "#harness/bench/figures/content.ts";
import { measureFirstView } from "#harness/bench/figures/first-view.ts";
import { measureGrowth } from "#harness/bench/figures/growth.ts";
import { measureLighthouse } from "#harness/bench/figures/lighthouse.ts";
import { measureList } from "#harness/bench/figures/list.ts";
import { measureMap } from "#harness/bench/figures/map.ts";
import { measureMemory } from "#harness/bench/figures/memory.ts";
import { measureNavigation } from "#harness/bench/figures/navigation.ts";
import { measureParse } from "#harness/bench/figures/parse.ts";
import { measurePeers } from "#harness/bench/figures/peers.ts";
import { measureRecord } from "#harness/bench/figures/record.ts";
import { measureRender } from "#harness/bench/figures/render.ts";
import { measureSizes } from "#harness/bench/figures/scale.ts";
import { measureSearch } from "#harness/bench/figures/search.ts";
import { measureSignIn } from "#harness/bench/figures/sign-in.ts";
import { measureStart } from "#harness/bench/figures/start.ts";
import { measureStoryRunner } from "#harness/bench/figures/story-runner.ts";
import { measureWarm } from "#harness/bench/figures/warm.ts";
import { readTaskArguments } from "#server/launch/task-arguments.mjs";
import { faults } from "./faults/registry.ts";
import { root } from "./root.ts";
import { type Row, toTable, verdict } from "./table.ts";

const figures = new Map([
  ["parse", measureParse],
  ["render", measureRender],
  ["warm", measureWarm],
  ["peers", measurePeers],
  ["content", measureContent],
  ["first-view", measureFirstView],
  ["navigation", measureNavigation],
  ["start", measureStart],
  ["growth", measureGrowth],
  ["list", measureList],
  ["map", measureMap],
  ["search", measureSearch],
  ["scale", measureSizes],
  ["sign-in", measureSignIn],
  ["cluster", measureCluster],
  ["check", measureCheck],
  ["record", measureRecord],
  ["memory", measureMemory],
  ["story-runner", measureStoryRunner],
  ["lighthouse", measureLighthouse],
]);

const { positionals, values } = readTaskArguments("npm run bench -- [name …] or faults [name …] [--short] [--json]", {
  allowPositionals: true,
  options: { json: { type: "boolean" }, short: { type: "boolean", default: false } },
});
const isOfFaults = positionals[0] === "faults";
const [known, wanted] = isOfFaults ? [faults, positionals.slice(1)] : [figures, positionals];
const unknown = wanted.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}; there are ${[...known.keys(), "faults"].join(", ")}.`);
  process.exit(2);
}

// Only figures go to stdout.
const build = spawnSync(process.execPath, ["renderer/build/build.ts", "--if-changed"], {
  cwd: root,
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(1);

const rows: Row[] = [];
for (const [figure, measure] of known) {
  if (wanted.length > 0 && !wanted.includes(figure)) continue;
  console.error(`Measuring ${figure} …`);
  rows.push(...(await measure({ isShort: values.short })).map((measurement) => ({ figure, ...measurement })));
}
if (values.json) {
  const judged = rows.map((row) => ({ ...row, verdict: verdict(row.value, row.limit) }));
  console.log(JSON.stringify(judged, null, 2));
} else console.log(toTable(rows));
process.exitCode = rows.some(({ value, limit }) => verdict(value, limit) === "missed") ? 1 : 0;
