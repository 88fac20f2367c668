import { fixedText } from "#harness/stories/accessibility/checks/fixed-text.ts";
import { forcedColors } from "#harness/stories/accessibility/checks/forced-colors.ts";
import { headings } from "#harness/stories/accessibility/checks/headings.ts";
import { languages } from "#harness/stories/accessibility/checks/languages.ts";
import { motion } from "#harness/stories/accessibility/checks/motion.ts";
import { overflow } from "#harness/stories/accessibility/checks/overflow.ts";
import { paper } from "#harness/stories/accessibility/checks/print.ts";
import { tabStops } from "#harness/stories/accessibility/checks/tab-stops.ts";
import { withStyle } from "#harness/stories/accessibility/checks/text-spacing.ts";
import { axeSource } from "./axe.ts";
import { placeOf } from "./place-of.ts";

const pageChecks = { fixedText, forcedColors, headings, languages, motion, overflow, paper, withStyle };

export type PageChecks = typeof pageChecks;

/** What a page needs before it can be checked: axe, and the pageChecks as globals. A script, so that a page keeps it. */
export const inPageSource = [
  axeSource,
  `globalThis.placeOf = ${placeOf};`,
  `globalThis.pageChecks = { ${Object.entries(pageChecks).map(([name, walk]) => `${name}: ${walk}`)} };`,
  `globalThis.stopsOfTab = (${tabStops})();`,
].join("\n");
