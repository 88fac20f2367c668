import "virtual:design-system.css";
import { startIslands } from "./islands/runtime.ts";
import { startNavigation } from "./navigation/navigate.ts";

startNavigation();
startIslands(document);
if (document.documentElement.dataset["validateWcag"] !== undefined) {
  void import("./validate-wcag.ts").then(({ validateWcag }) => validateWcag());
}
