/**
 * The program `npm start` and `npm run dev` run: prepares the process, then starts the portal. It is JavaScript, because
 * the compiler of TypeScript, 15 MB, would be loaded for a program that has not turned on the cache yet.
 */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// What was compiled once is read the next time: a faster start, and no TypeScript compiler in memory.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// The heap grows in small steps: pages leave much garbage behind, which would otherwise be kept for a long time.
setFlagsFromString("--heap-growing-percent=40");
// React and Vike choose their build by this, so it is set before they are imported.
process.env["NODE_ENV"] = process.argv.includes("--dev") ? "development" : "production";

await import("./run.ts");
