/**
 * The program `npm start` and `npm run dev` run: prepares the process, then starts the portal. It is JavaScript, because
 * the compiler of TypeScript, 15 MB, would be loaded for a program that has not turned on the cache yet, and because a
 * Node.js that is too old, which cannot read TypeScript, is told so in one sentence.
 */
import module from "node:module";
import { join } from "node:path";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { holdSignals } from "./held-signals.mjs";
import { isNewEnough, neededMajor } from "./node-options.mjs";

holdSignals();

if (!isNewEnough) {
  const reason = `The portal needs Node.js ${neededMajor} or newer; this is ${process.version}.`;
  const line = { level: 50, time: new Date().toISOString(), reason, msg: "the portal cannot start" };
  console.error(process.stderr.isTTY ? reason : JSON.stringify(line));
  process.exit(3);
}
// What was compiled once is read the next time: a faster start, and no TypeScript compiler in memory.
module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// The heap grows in small steps: pages leave much garbage behind, which would otherwise be kept for a long time.
setFlagsFromString("--heap-growing-percent=40");
// React and Vike choose their build by this, so it is set before they are imported.
process.env["NODE_ENV"] = process.argv.includes("--dev") ? "development" : "production";

await import("./run.ts");
