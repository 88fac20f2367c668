import { cacheDefects } from "./caches.ts";
import { fileDefects } from "./files.ts";
import { reportDefects } from "./reports.ts";
import { waiverDefects } from "./waivers.ts";

/** What would make the bench itself tell lies, or tell too much. */
export const benchDefects = [...fileDefects, ...waiverDefects, ...cacheDefects, ...reportDefects];
