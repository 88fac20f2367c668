import { startIslands } from "./islands/start.ts";

/** Starts the parts of the page on screen that need script: islands, and tables that scroll. */
export function startPageParts(): void {
  void startIslands();
  if (document.querySelector(".table-scroll"))
    void import("./scroll-regions.ts").then(({ startScrollRegions }) => startScrollRegions());
}
