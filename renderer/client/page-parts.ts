import { startIslands } from "./islands/start.ts";

/** Starts the parts of the page on screen that need script: islands, tables that scroll, and chapters of a guide. */
export function startPageParts(): void {
  void startIslands();
  if (document.querySelector(".table-scroll"))
    void import("./scroll-regions.ts").then((module) => module.startScrollRegions());
  if (document.querySelector("[data-chapters]"))
    void import("./current-chapter.ts").then((module) => module.startCurrentChapter());
}
