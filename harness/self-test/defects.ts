import type { Defect } from "./defect.ts";
import { browserDefects } from "./defects/browser.ts";
import { contentDefects } from "./defects/content.ts";
import { fileDefects } from "./defects/files.ts";
import { machineDefects } from "./defects/machines.ts";
import { pictureDefects } from "./defects/pictures.ts";
import { renderDefects } from "./defects/render.ts";
import { reportDefects, waiverDefects } from "./defects/reports.ts";
import type { createBrowser } from "./in-browser.ts";
import type { createPictures } from "./in-pictures.ts";

/** Returns the defects of all areas. */
export function allDefects(
  browser: ReturnType<typeof createBrowser>,
  pictures: ReturnType<typeof createPictures>,
): Defect[] {
  return [
    ...contentDefects,
    ...renderDefects,
    ...machineDefects,
    ...fileDefects,
    ...waiverDefects,
    ...reportDefects,
    ...browserDefects(browser),
    ...pictureDefects(pictures),
  ];
}
