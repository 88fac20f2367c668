import type { Severity } from "#portal/checks/finding.ts";
import type { Observation, Sighting } from "./observation.ts";

interface Meaning {
  /** Success criteria that it violates; empty for failures of the check and script errors of the page. */
  wcag: readonly string[];
  severity?: Severity;
  /** Description of the check for docs/accessibility-coverage.md. */
  how: string;
}

/** Codes of our own checks; codes of axe are not listed. */
export const codes = {
  "a11y.main-heading": { wcag: ["1.3.1", "2.4.6"], how: "one h1 on a page, none in its parts" },
  "a11y.heading-skip": { wcag: ["1.3.1"], how: "heading levels without gaps" },
  "a11y.overflow": { wcag: ["1.4.10"], how: "no horizontal scrolling at 390, 768, 960 and 1280 px" },
  "a11y.reflow": { wcag: ["1.4.10"], how: "no horizontal scrolling at 320 px" },
  "a11y.text-spacing": { wcag: ["1.4.12"], how: "no clipped text with wider text spacing" },
  "a11y.text-resize": { wcag: ["1.4.4"], how: "no clipped text at twice the size" },
  "a11y.fixed-text": { wcag: ["1.4.4"], how: "all text grows with the visitor's setting" },
  "a11y.motion": { wcag: ["2.2.2"], how: "no motion with reduced motion" },
  "a11y.page-language": { wcag: ["3.1.1"], how: "the page's language is the content's" },
  "a11y.language-unknown": { wcag: ["3.1.2"], how: "language codes are valid" },
  "a11y.language-unsaid": { wcag: ["3.1.2"], how: "text in another language is marked" },
  "a11y.paper": { wcag: [], how: "nothing is clipped in print" },
  "a11y.forced-colors": { wcag: ["1.4.11"], how: "controls are visible in forced colours" },
  "a11y.keyboard-unreachable": { wcag: ["2.1.1"], how: "Tab reaches every control" },
  "a11y.keyboard-trap": { wcag: ["2.1.2"], how: "Tab leaves every control" },
  "a11y.focus-order": { wcag: ["1.3.2", "2.4.3"], how: "Tab follows the reading order" },
  "a11y.focus-invisible": { wcag: ["2.4.7"], how: "focus is visible, in styles or pixels" },
  "a11y.focus-covered": { wcag: ["2.4.11"], how: "focus is not obscured" },
  "a11y.browser-error": { wcag: [], how: "no error in the browser's console" },
  "a11y.state-leak": { wcag: [], severity: "warning", how: "a story is independent of earlier stories" },
  "a11y.unsteady": { wcag: [], severity: "info", how: "a story is deterministic" },
  "a11y.not-shown": { wcag: [], how: "every story can be rendered" },
  "a11y.saw-nothing": { wcag: [], how: "axe has checked something" },
} as const satisfies Record<string, Meaning>;

const meanings: Readonly<Record<string, Meaning>> = codes;

/** Adds severity and criteria to a sighting. */
export function toObservation({ code, place, expected, received }: Sighting): Observation {
  const meaning = meanings[code];
  if (!meaning) throw new Error(`There is no code ${code} in harness/stories/accessibility/codes.ts.`);
  return { code, severity: meaning.severity ?? "error", wcag: [...meaning.wcag], place, expected, received };
}
