import { keyboard } from "#harness/stories/accessibility/checks/keyboard/keyboard.ts";
import { doubledText, widerSpacing } from "#harness/stories/accessibility/checks/text-spacing.ts";
import type { Visit } from "#harness/stories/runner/runner.ts";
import type { Variant } from "#harness/stories/runner/variant.ts";
import { isPagePart, type StoryEntry } from "#harness/stories/story-index.ts";
import { languages } from "#portal/contract/site/languages.ts";
import { axeRules, colorRules, runAxe, sizeRules } from "./axe.ts";
import { codes, toObservation } from "./codes.ts";
import type { PageChecks } from "./in-page.ts";
import type { Sighting, Verdict } from "./observation.ts";

declare const pageChecks: PageChecks;

type Result = Omit<Verdict, "madeWith">;

export interface StoryCheckOptions {
  /** Also check keyboard use. */
  withKeyboard: boolean;
  /**
   * Rules that axe runs: none for HTML that was checked before, those about space and colours for HTML checked at
   * another width.
   */
  axe: "all" | "looks" | "none";
  /** True for codes that the run reports. */
  isRequested: (code: string) => boolean;
}

const looksRules: readonly string[] = [...colorRules, ...sizeRules];

/**
 * axe rules per mode: all in light colours, otherwise those whose result depends on the mode. axe has no rules for
 * print, and in forced colours the visitor chooses the contrast.
 */
const rulesOf: { [Mode in Variant["mode"]]: readonly string[] } = {
  light: axeRules,
  dark: looksRules,
  "forced-colors": [],
  print: [],
  "no-script": axeRules.filter((rule) => !new Set<string>(colorRules).has(rule)),
};

const keyboardCodes = Object.keys(codes).filter((code) => /^a11y\.(?:keyboard|focus)-/.test(code));

function isWanted(rule: string, wanted: StoryCheckOptions["axe"]): boolean {
  return wanted === "all" || (wanted === "looks" && looksRules.includes(rule));
}

/** Codes that generated content violates on purpose: it repeats itself and mixes languages. */
const editorialCodes = ["a11y.language-unsaid", "axe.landmark-unique"];

/** Runs every check on one story in one variant. */
export async function checkStory({ page, story, variant, shown }: Visit, options: StoryCheckOptions): Promise<Result> {
  const isGenerated = story.id.startsWith(`${story.group}--generated-`);
  const isRequested = (code: string) => options.isRequested(code) && !(isGenerated && editorialCodes.includes(code));
  const isPage = !isPagePart(story.group);
  const language = languages[story.language].tag;
  const first = await page.evaluate(checkInPage, {
    isPage,
    language,
    isAlive: shown.isAlive,
    ...variant,
    widerSpacing,
    doubledText,
  });
  const rules = rulesOf[variant.mode].filter((rule) => isWanted(rule, options.axe) && isRequested(`axe.${rule}`));
  const axe = rules.length > 0 ? await runAxe(page, rules, isPage) : null;
  const errors = shown.errors.map((error) => say("a11y.browser-error", story, "", error.slice(0, 300)));
  const isBlind =
    shown.nodes === 0 || (variant.mode === "light" && rules.length === axeRules.length && axe?.passed === 0);
  const blind = isBlind ? [say("a11y.saw-nothing", story, "> 0", `${shown.nodes}`)] : [];
  const keys = options.withKeyboard && keyboardCodes.some(isRequested) ? await keyboard(page) : [];
  const seen = [...errors, ...blind, ...first, ...keys].filter(({ code }) => isRequested(code));
  return { violations: [...seen.map(toObservation), ...(axe?.violations ?? [])], incomplete: axe?.incomplete ?? [] };
}

interface InPageOptions {
  isPage: boolean;
  language: string;
  isAlive: boolean;
  mode: Variant["mode"];
  width: number;
  widerSpacing: string;
  doubledText: string;
}

/** Runs the checks without input inside the page; expands collapsed parts so that they are checked as well. */
async function checkInPage({
  isPage,
  language,
  isAlive,
  mode,
  width,
  widerSpacing,
  doubledText,
}: InPageOptions): Promise<Sighting[]> {
  if (mode === "print") return pageChecks.print();
  const found =
    mode === "light" ? [...pageChecks.headings(isPage), ...pageChecks.languages(language), ...pageChecks.motion()] : [];
  for (const details of document.querySelectorAll("details:not([open])")) details.setAttribute("open", "");
  if (mode === "forced-colors") found.push(...pageChecks.forcedColors());
  const wide = pageChecks.overflow();
  if (width < 1280) return [...found, ...wide.map((each) => (width === 320 ? { ...each, code: "a11y.reflow" } : each))];
  // Enlarged text is checked at one width, in any mode.
  const styles = [["a11y.text-spacing", widerSpacing] as const, ["a11y.text-resize", doubledText] as const];
  const fixedText = pageChecks.fixedText();
  const look = (code: string) => (code === "a11y.text-resize" ? fixedText() : []);
  return [...found, ...wide, ...(await pageChecks.withStyles(styles, isAlive, look))];
}

/** Returns an observation about a story as a whole. */
export function say(code: string, { group }: StoryEntry, expected: string, received: string): Sighting {
  return {
    code,
    place: { target: "body", signature: group, html: "", texts: [], source: null, isEditors: false, pointer: null },
    expected,
    received,
  };
}
