import { fixedText } from "#harness/stories/accessibility/checks/fixed-text.ts";
import { forcedColors } from "#harness/stories/accessibility/checks/forced-colors.ts";
import { headings } from "#harness/stories/accessibility/checks/headings.ts";
import { createFocusStyles } from "#harness/stories/accessibility/checks/keyboard/focus-styles.ts";
import { tabbableIn, tabStops } from "#harness/stories/accessibility/checks/keyboard/tab-stops.ts";
import { unreachable } from "#harness/stories/accessibility/checks/keyboard/unreachable.ts";
import { languages } from "#harness/stories/accessibility/checks/languages.ts";
import { motion } from "#harness/stories/accessibility/checks/motion.ts";
import { overflow } from "#harness/stories/accessibility/checks/overflow.ts";
import { print } from "#harness/stories/accessibility/checks/print.ts";
import { withStyles } from "#harness/stories/accessibility/checks/text-spacing.ts";
import { axeSource } from "./axe.ts";
import { placeOf } from "./place-of.ts";

const pageChecks = { fixedText, forcedColors, headings, languages, motion, overflow, print, unreachable, withStyles };

export type PageChecks = typeof pageChecks;

/** Script that adds axe and our checks to a page as globals. */
export const inPageSource = [
  axeSource,
  // placeOf describes places; axe would serialise every element that it checks.
  "axe.configure({ noHtml: true });",
  `globalThis.placeOf = ${placeOf};`,
  `globalThis.pageChecks = { ${Object.entries(pageChecks).map(([name, check]) => `${name}: ${check}`)} };`,
  `globalThis.focusStyles = (${createFocusStyles})();`,
  `globalThis.findTabbable = ${tabbableIn};`,
  `globalThis.stopsOfTab = (${tabStops})();`,
].join("\n");
