import { rules as contentRules } from "#portal/checks/rules/registry.ts";
import { axeRules, criteriaOf } from "./axe.ts";
import { codes } from "./codes.ts";
import { criteria, type Tested } from "./criteria.ts";

/** Returns all our tests of a criterion. */
export function testsOf(criterion: string): string[] {
  const contents = contentRules.filter(({ wcag }) => wcag.includes(criterion));
  const specs = criteria[criterion]?.specs ?? [];
  return [
    ...testsInStories(criterion),
    ...(contents.length > 0 ? [`contents: ${contents.map(({ code }) => code).join(", ")}`] : []),
    ...specs.map((spec) => `tests/e2e/${spec}.spec.ts`),
  ];
}

/** Returns the tests of a criterion that run on stories. */
function testsInStories(criterion: string): string[] {
  const axe = axeRules.filter((rule) => criteriaOf(rule).includes(criterion));
  const checks = Object.entries(codes).filter(([, { wcag }]) => wcag.some((each) => each === criterion));
  return [...(axe.length > 0 ? [`axe: ${axe.join(", ")}`] : []), ...checks.map(([code, { how }]) => `${code}: ${how}`)];
}

/**
 * Returns the criteria that a run over all stories proved: fully machine-testable, tested by the run alone, and without
 * findings or undecided results.
 */
export function passedCriteria(found: readonly { wcag: readonly string[] }[]): string[] {
  const doubted = new Set(found.flatMap(({ wcag }) => wcag));
  return Object.entries(criteria).flatMap(([id, { tested, specs = [] }]) => {
    const isOfRun = specs.length === 0 && testsInStories(id).length > 0;
    return tested === "automatically" && isOfRun && !doubted.has(id) ? [id] : [];
  });
}

/** Returns docs/accessibility-coverage.md: the tests of each criterion and what is left to people. */
export function coveragePage(): string {
  const rows = Object.entries(criteria).map(
    ([id, { name, level, tested, left }]) =>
      `| ${[id, name, level, words[tested], testsOf(id).join("<br>") || "–", left || "–"].join(" | ")} |`,
  );
  const counts = Object.entries(Object.groupBy(Object.values(criteria), ({ tested }) => tested)).map(
    ([tested, list]) => `${list.length} ${tested}`,
  );
  return `<!-- Written by \`npx portal a11y --update\`; change harness/stories/accessibility/criteria.json instead. -->
# What is tested of WCAG 2.2, levels A and AA

\`portal a11y\` shows every story in a browser and runs axe and the checks of \`harness/stories/accessibility/checks\` on it; \`portal check\` runs
the rules for content; the tests in \`tests/e2e\` drive the whole portal. Of ${rows.length} criteria ${counts.join(", ")} tested. Automatically means that a
machine finds every breach we know how to make; it is no statement of conformance, which takes people.

| criterion | name | level | tested | what tests it | what is left to people |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

const words: { [Value in Tested]: string } = { automatically: "automatically", partly: "partly", not: "not tested" };
