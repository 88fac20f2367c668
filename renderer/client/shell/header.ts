import { loadBehaviour } from "#renderer/client/behaviours/start.ts";
import { colorModeKey } from "#schemas/site/color-modes.ts";
import { startOverflow } from "./overflow.ts";
import { showPreference } from "./preference.ts";

/** Prepares the header and follows colour mode changes made in other tabs. */
export function startHeader(): void {
  showHeader();
  addEventListener("storage", ({ key }) => (key === colorModeKey || key === null) && followStored());
  // A page restored from the back/forward cache has missed changes made by other pages.
  addEventListener("pageshow", ({ persisted }) => persisted && followStored());
}

/** Loads the colour mode's actor, which reads the stored choice when it starts and follows it from then on. */
function followStored(): void {
  void loadBehaviour("colorMode").then(showPreference);
}

/** Prepares the header of the current page; called for each page, before the browser paints it. */
export function showHeader(): void {
  const { dataset } = document.documentElement;
  showPreference();
  startOverflow();
  if (dataset["forcedTheme"]) void loadBehaviour("colorMode");
  dataset["shell"] = "ready";
}
