/**
 * Measures the portal against its targets: npm run bench [-- name …] [--short] [--json]. A missed target exits with 1.
 * `faults` before the names selects the measurements of resilience.
 */
import "./production.ts";
import { spawnSync } from "node:child_process";
import { inColumns } from "#harness/cli/columns.ts";
import { readTaskArguments } from "#portal/launch/task-arguments.mjs";
import { measureDistinctAddresses } from "./faults/distinct-addresses.ts";
import { measureSteadyLoad } from "./faults/r01-steady-load.ts";
import { measureOverload } from "./faults/r03-overload.ts";
import { measureSoak } from "./faults/r04-soak.ts";
import { measureSlowClients } from "./faults/r16-slow-clients.ts";
import { measureCheck } from "./figures/check.ts";
import { measureContent } from "./figures/content.ts";
import { measureFirstView } from "./figures/first-view.ts";
import { measureGrowth } from "./figures/growth.ts";
import { measureNodeCosts } from "./figures/node-costs.ts";
import { measurePeers } from "./figures/peers.ts";
import { measureRender } from "./figures/render.ts";
import { measureSizes } from "./figures/scale.ts";
import { measureSearch } from "./figures/search.ts";
import { measureStart } from "./figures/start.ts";
import { measureVisit } from "./figures/visit.ts";
import { measureWarm } from "./figures/warm.ts";
import { measureWorkers } from "./figures/workers.ts";
import type { Measure, Measurement } from "./measurement.ts";
import { root } from "./root.ts";

const figures: Readonly<Record<string, Measure>> = {
  render: measureRender,
  warm: measureWarm,
  peers: measurePeers,
  content: measureContent,
  "first-view": measureFirstView,
  visit: measureVisit,
  start: measureStart,
  growth: measureGrowth,
  search: measureSearch,
  scale: measureSizes,
  cluster: async () => [...(await measureNodeCosts()), ...(await measureWorkers())],
  check: measureCheck,
};

const faults: Readonly<Record<string, Measure>> = {
  R1: measureSteadyLoad,
  R3: measureOverload,
  R4: measureSoak,
  R16: measureSlowClients,
  memory: measureDistinctAddresses,
};

const { positionals, values } = readTaskArguments("npm run bench -- [name …] or faults [name …] [--short] [--json]", {
  allowPositionals: true,
  options: { json: { type: "boolean" }, short: { type: "boolean", default: false } },
});
const [known, wanted] = positionals[0] === "faults" ? [faults, positionals.slice(1)] : [figures, positionals];
const unknown = wanted.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(", ")}; there are ${[...Object.keys(known), "faults"].join(", ")}.`,
  );
  process.exit(2);
}

// Only figures go to stdout.
const build = spawnSync(process.execPath, ["renderer/build/build.ts", "--if-changed"], {
  cwd: root,
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(1);

const rows: (Measurement & { figure: string; verdict: string })[] = [];
for (const [figure, measure] of Object.entries(known)) {
  if (wanted.length > 0 && !wanted.includes(figure)) continue;
  console.error(`Measuring ${figure} …`);
  for (const row of await measure({ isShort: values.short })) rows.push({ figure, ...row, verdict: verdictOf(row) });
}
const header = ["figure", "what", "measured", "target", "verdict"];
console.log(values.json ? JSON.stringify(rows, null, 2) : inColumns([header, ...rows.map(toCells)], [2]).join("\n"));
process.exitCode = rows.some(({ verdict }) => verdict === "missed") ? 1 : 0;

function verdictOf({ value, limit }: Measurement): string {
  if (limit === undefined) return "";
  return value <= limit ? "met" : "missed";
}

function toCells({ figure, what, value, unit, limit, verdict }: (typeof rows)[number]): string[] {
  const digits = { "×": 2, ms: 2, µs: 1, kB: 1, MB: 1, "": 3 }[unit];
  const target = limit === undefined ? "" : `≤ ${limit} ${unit}`.trim();
  return [figure, what, `${value.toFixed(digits)} ${unit}`.trim(), target, verdict];
}
