import type { Defect } from "./defect.ts";
import { browserDefects } from "./defects/browser.ts";
import { contentDefects } from "./defects/content.ts";
import { fileDefects } from "./defects/files.ts";
import { machineDefects } from "./defects/machines.ts";
import { renderDefects } from "./defects/render.ts";
import { reportDefects, waiverDefects } from "./defects/reports.ts";
import type { createBrowser } from "./in-browser.ts";

/** Returns the defects of all areas. */
export function allDefects(browser: ReturnType<typeof createBrowser>): Defect[] {
  return [
    ...contentDefects,
    ...renderDefects,
    ...machineDefects,
    ...fileDefects,
    ...waiverDefects,
    ...reportDefects,
    ...browserDefects(browser),
  ];
}
