/** Measures the portal against its targets (npm run bench [-- name …] [--json]); a missed target is no error. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { measureCheck } from "./check.ts";
import { measureContent } from "./content.ts";
import { measureFirstView } from "./first-view.ts";
import { measureList } from "./list.ts";
import { measureMap } from "./map.ts";
import { measureMemory } from "./memory.ts";
import { measureNavigation } from "./navigation.ts";
import { measureParse } from "./parse.ts";
import { measureRender } from "./render.ts";
import { root } from "./root.ts";
import { measureSignIn } from "./sign-in.ts";
import { measureStage } from "./stage.ts";
import { measureStart } from "./start.ts";
import { type Row, toTable, verdict } from "./table.ts";
import { measureWarm } from "./warm.ts";

const figures = new Map([
  ["parse", measureParse],
  ["render", measureRender],
  ["warm", measureWarm],
  ["content", measureContent],
  ["first-view", measureFirstView],
  ["navigation", measureNavigation],
  ["start", measureStart],
  ["list", measureList],
  ["map", measureMap],
  ["sign-in", measureSignIn],
  ["check", measureCheck],
  ["memory", measureMemory],
  ["stage", measureStage],
]);

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });
const unknown = positionals.filter((name) => !figures.has(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}; there are ${[...figures.keys()].join(", ")}.`);
  process.exit(2);
}

// Standard output is for the figures alone.
const build = spawnSync(process.execPath, ["renderer/build/build.ts", "--if-changed"], {
  cwd: root,
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(1);

const rows: Row[] = [];
for (const [figure, measure] of figures) {
  if (positionals.length > 0 && !positionals.includes(figure)) continue;
  console.error(`Measuring ${figure} …`);
  rows.push(...(await measure()).map((measurement) => ({ figure, ...measurement })));
}
if (values.json) {
  const judged = rows.map((row) => ({ ...row, verdict: verdict(row.value, row.limit) }));
  console.log(JSON.stringify(judged, null, 2));
} else console.log(toTable(rows));
