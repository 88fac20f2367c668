/** Entry point of the read service: configures the process, then starts the service. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Reuse compiled code: a faster start, and no TypeScript compiler in memory.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
// Let the heap grow in small steps: lists produce much garbage, which would otherwise stay in memory for a long time.
setFlagsFromString("--heap-growing-percent=20");

await import("./run.ts");
