/**
 * Entry point of `npm start` and `npm run dev`: prepares the process, then starts the portal. It is JavaScript for two
 * reasons: importing TypeScript before the compile cache is on would load the TypeScript compiler (15 MB), and a
 * Node.js too old to run TypeScript must still be able to print the error below.
 */
import module from "node:module";
import { join } from "node:path";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { holdSignals } from "./held-signals.mjs";
import { readTaskArguments } from "./launch/task-arguments.mjs";
import { isNewEnough, neededMajor } from "./node-options.mjs";

holdSignals();

if (!isNewEnough) {
  const reason = `The portal needs Node.js ${neededMajor} or newer; this is ${process.version}.`;
  const line = { level: 50, time: new Date().toISOString(), reason, msg: "portal cannot start" };
  console.error(process.stderr.isTTY ? reason : JSON.stringify(line));
  process.exit(3);
}
readTaskArguments("npm start, without arguments", { options: { dev: { type: "boolean" } } });
// Caches compiled code on disk: a faster start, and no TypeScript compiler in memory.
module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// Grows the heap in small steps: rendering leaves much garbage, which would otherwise stay allocated.
setFlagsFromString("--heap-growing-percent=40");
// React and Vike choose their build by NODE_ENV when they are imported.
process.env["NODE_ENV"] = process.argv.includes("--dev") ? "development" : "production";

await import("./run.ts");
