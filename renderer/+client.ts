import "virtual:design-system.css";
import { startBackToTop } from "./back-to-top.ts";
import { startIslands } from "./islands/runtime.ts";
import { startLocaleCookie } from "./locale-cookie.ts";
import { reloadOnFailedScript } from "./navigation/forced-reload.ts";
import { startNavigation } from "./navigation/navigate.ts";
import { showPart } from "./show-part.ts";
import { startSticky } from "./sticky.ts";
import { startUncaughtErrors } from "./uncaught-errors.ts";
import { startViewport } from "./viewport.ts";

startUncaughtErrors();
reloadOnFailedScript();
startNavigation();
startViewport();
startLocaleCookie();
startIslands(document);
startBackToTop();
showPart(location.hash);
const header = document.querySelector<HTMLElement>("body > header");
if (header) startSticky(header);
if (document.documentElement.dataset["validateWcag"] !== undefined) {
  void import("./validate-wcag.ts").then(({ validateWcag }) => validateWcag());
}
