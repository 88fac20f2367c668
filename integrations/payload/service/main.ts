/** The program of the read service: prepares the process, then starts the service. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// What was compiled once is read the next time: a faster start, and no TypeScript compiler in memory.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
// The heap grows in small steps: lists leave much garbage behind, which would otherwise be kept for a long time.
setFlagsFromString("--heap-growing-percent=20");

await import("./run.ts");
