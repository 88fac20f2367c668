import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Settings of a portal whose clock starts on 20 November 2026. */
export const fixedDay = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "fixed-day.ts"))}` };
