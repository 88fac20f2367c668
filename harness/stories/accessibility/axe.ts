import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import axeCore from "axe-core";
import type { Severity } from "#portal/checks/finding.ts";
import type { Observation, Place } from "./observation.ts";

declare const axe: typeof import("axe-core");
declare const placeOf: (element: Element) => Place;

export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const axeVersion = axeCore.version;

/** Tags of axe rules: laws, WCAG and axe's best practices. */
const tags = ["EN-301-549", "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules about whole pages, which do not apply to parts of a page. */
const wholePageRules = ["bypass", "document-title", "region", "landmark-one-main", "page-has-heading-one"];

const inUse = axeCore
  .getRules(tags)
  .filter(({ tags }) => !["experimental", "deprecated", "review-item"].some((tag) => tags.includes(tag)));

/** All rules that a run may use. */
export const axeRules: readonly string[] = inUse.map(({ ruleId }) => ruleId);

/** Rules whose result depends on colours. */
export const colorRules = ["color-contrast", "link-in-text-block"] as const;
/** Rules whose result depends on the available space. */
export const sizeRules = ["target-size", "scrollable-region-focusable"] as const;

const criteriaByRule = new Map(inUse.map(({ ruleId, tags }) => [ruleId, tags.flatMap(toCriterion)]));

/** Returns the success criteria of a rule; none for best practices. */
export function criteriaOf(rule: string): string[] {
  return criteriaByRule.get(rule) ?? [];
}

/** Converts `wcag1411` to 1.4.11; tags of levels, such as `wcag21aa`, are not criteria. */
function toCriterion(tag: string): string[] {
  const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
  return principle && guideline && criterion ? [`${principle}.${guideline}.${criterion}`] : [];
}

/** Results of axe for a page. */
export interface AxeAnswer {
  violations: Observation[];
  /** Findings that need a person's review. */
  incomplete: Observation[];
  /** Number of rules that matched elements and found no fault; zero means that axe checked nothing. */
  passed: number;
}

/** Runs axe rules on the current page. */
export async function runAxe(page: Page, rules: readonly string[], isWholePage = true): Promise<AxeAnswer> {
  const used = rules.filter((rule) => isWholePage || !wholePageRules.includes(rule));
  const { violations, incomplete, passed } = await page.evaluate(async (rules) => {
    const { violations, incomplete, passes } = await axe.run(document, {
      runOnly: { type: "rule", values: rules },
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
      selectors: false,
      iframes: false,
      preload: false,
    });
    const flat = (results: typeof violations) =>
      results.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ element, any, all, none }) => ({
          rule: id,
          impact: impact ?? "moderate",
          place: placeOf(element ?? document.documentElement),
          message: [...any, ...all, ...none].map(({ message }) => message).join(" "),
        })),
      );
    return { violations: flat(violations), incomplete: flat(incomplete), passed: passes.length };
  }, used);
  return { violations: violations.map(toObservation), incomplete: incomplete.map(toObservation), passed };
}

interface Flat {
  rule: string;
  impact: string;
  place: Place;
  message: string;
}

function toObservation({ rule, impact, place, message }: Flat): Observation {
  const wcag = criteriaOf(rule);
  // A violated criterion is an error regardless of axe's impact; best practices are warnings.
  const severity: Severity = wcag.length > 0 || impact === "critical" || impact === "serious" ? "error" : "warning";
  return { code: `axe.${rule}`, severity, wcag, place, expected: rule, received: message };
}
