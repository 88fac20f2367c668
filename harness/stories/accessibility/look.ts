import type { Visit } from "#harness/stories/runner/stage.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { isAroundPage } from "#harness/stories/story-index.ts";
import { languages } from "#schemas/site/languages.ts";
import { axeRules, colorRules, runAxe, sizeRules } from "./axe.ts";
import { codes, toObservation } from "./codes.ts";
import type { Walks } from "./in-page.ts";
import type { Sighting, Verdict } from "./observation.ts";
import { keyboard } from "./walks/keyboard.ts";
import { doubledText, widerSpacing } from "./walks/spacing.ts";

declare const walks: Walks;

type Sights = Omit<Verdict, "madeWith">;

export interface LookOptions {
  /** The story is gone through by keyboard as well. */
  isWalked: boolean;
  /** The same HTML is looked at in light colours. */
  isSeenInLight: boolean;
  /** Says whether a code is asked for. */
  isAsked: (code: string) => boolean;
}

/**
 * Rules of axe in each mode: all of them once, then what the mode can change. Paper is nothing to axe, and where the
 * visitor's own colours hold, contrast is the visitor's.
 */
const rulesOf: { [Mode in Variant["mode"]]: readonly string[] } = {
  light: axeRules,
  dark: [...colorRules, ...sizeRules],
  "forced-colors": [],
  print: [],
  "no-script": axeRules.filter((rule) => !new Set<string>(colorRules).has(rule)),
};

const keyboardCodes = Object.keys(codes).filter((code) => /^a11y\.(?:keyboard|focus)-/.test(code));

/** What generated contents say is nobody's: they repeat themselves and mix languages on purpose. */
const ofAuthors = ["a11y.language-unsaid", "axe.landmark-unique"];

/** All that the bench looks for in one story shown in one way. */
export async function lookAt({ page, story, variant, shown }: Visit, options: LookOptions): Promise<Sights> {
  const isGenerated = story.id.startsWith(`${story.group}--generated-`);
  const isAsked = (code: string) => options.isAsked(code) && !(isGenerated && ofAuthors.includes(code));
  const isPage = !isAroundPage(story.group);
  const language = languages[story.language].tag;
  const first = await page.evaluate(glance, { isPage, language, ...variant, widerSpacing, doubledText });
  const asked = variant.mode === "no-script" && options.isSeenInLight ? [] : rulesOf[variant.mode];
  const rules = asked.filter((rule) => isAsked(`axe.${rule}`));
  const axe = rules.length > 0 ? await runAxe(page, rules, isPage) : null;
  const errors = shown.errors.map((error) => say("a11y.browser-error", story, "", error.slice(0, 300)));
  const isBlind =
    shown.nodes === 0 || (variant.mode === "light" && rules.length === axeRules.length && axe?.passed === 0);
  const blind = isBlind ? [say("a11y.saw-nothing", story, "> 0", `${shown.nodes}`)] : [];
  const walked = options.isWalked && keyboardCodes.some(isAsked) ? await keyboard(page) : [];
  const seen = [...errors, ...blind, ...first, ...walked].filter(({ code }) => isAsked(code));
  return { violations: [...seen.map(toObservation), ...(axe?.violations ?? [])], incomplete: axe?.incomplete ?? [] };
}

interface Glance {
  isPage: boolean;
  language: string;
  mode: Variant["mode"];
  width: number;
  widerSpacing: string;
  doubledText: string;
}

/** What can be seen at once; opens what is folded, so that it is checked as well. Runs inside the page. */
async function glance({ isPage, language, mode, width, widerSpacing, doubledText }: Glance): Promise<Sighting[]> {
  if (mode === "print") return walks.paper();
  const found = mode === "light" ? [...walks.headings(isPage), ...walks.languages(language), ...walks.motion()] : [];
  for (const details of document.querySelectorAll("details:not([open])")) details.setAttribute("open", "");
  if (mode === "forced-colors") found.push(...walks.forcedColors());
  const wide = walks.overflow();
  if (width < 1280) return [...found, ...wide.map((each) => (width === 320 ? { ...each, code: "a11y.reflow" } : each))];
  // Each story is shown on a desk once, in whatever mode.
  const spaced = await walks.withStyle("a11y.text-spacing", widerSpacing);
  const resized = await walks.withStyle("a11y.text-resize", doubledText);
  return [...found, ...wide, ...spaced, ...resized, ...walks.fixedText()];
}

/** What is said of a story as a whole. */
export function say(code: string, { group }: StoryEntry, expected: string, received: string): Sighting {
  return { code, place: { target: "body", signature: group, html: "", texts: [], pointer: null }, expected, received };
}
