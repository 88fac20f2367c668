import { axeSource } from "./axe.ts";
import { placeOf } from "./place-of.ts";
import { fixedText } from "./walks/fixed-text.ts";
import { forcedColors } from "./walks/forced-colors.ts";
import { headings } from "./walks/headings.ts";
import { languages } from "./walks/languages.ts";
import { motion } from "./walks/motion.ts";
import { overflow } from "./walks/overflow.ts";
import { paper } from "./walks/paper.ts";
import { withStyle } from "./walks/spacing.ts";
import { tabStops } from "./walks/tab-stops.ts";

const walks = { fixedText, forcedColors, headings, languages, motion, overflow, paper, withStyle };

export type Walks = typeof walks;

/** What a page needs before it can be checked: axe, and the walks as globals. A script, so that a page keeps it. */
export const inPageSource = [
  axeSource,
  `globalThis.placeOf = ${placeOf};`,
  `globalThis.walks = { ${Object.entries(walks).map(([name, walk]) => `${name}: ${walk}`)} };`,
  `globalThis.stopsOfTab = (${tabStops})();`,
].join("\n");
