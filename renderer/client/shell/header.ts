import { loadBehaviour } from "#renderer/client/behaviours/start.ts";
import { colorModeKey } from "#schemas/site/color-modes.ts";
import { startOverflow } from "./overflow.ts";
import { showPreference } from "./preference.ts";

/** Prepares the header and follows the colour mode that is chosen in other tabs. */
export function startHeader(): void {
  showHeader();
  addEventListener("storage", ({ key }) => (key === colorModeKey || key === null) && followStored());
  // A page from the back/forward cache has missed what other pages stored.
  addEventListener("pageshow", ({ persisted }) => persisted && followStored());
}

/** The colour mode's actor reads what is stored when it is loaded, and follows by itself from then on. */
function followStored(): void {
  void loadBehaviour("colorMode").then(showPreference);
}

/** Prepares the header of the page on show; called for each page, before the browser paints it. */
export function showHeader(): void {
  const { dataset } = document.documentElement;
  showPreference();
  startOverflow();
  if (dataset["forcedTheme"]) void loadBehaviour("colorMode");
  dataset["shell"] = "ready";
}
