import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inBothLanguages } from "#checks/texts.ts";
import { axeRules, criteriaOf } from "#harness/stories/accessibility/axe.ts";
import { codes } from "#harness/stories/accessibility/codes.ts";
import { coveragePage, passedCriteria, testsOf } from "#harness/stories/accessibility/coverage.ts";
import { criteria } from "#harness/stories/accessibility/criteria.ts";

const root = join(import.meta.dirname, "../../../..");

test("docs/accessibility-coverage.md is up to date; `portal a11y --update` updates it", () => {
  expect(readFileSync(join(root, "docs/accessibility-coverage.md"), "utf8")).toBe(coveragePage());
});

test("all 55 criteria of WCAG 2.2 are listed: 31 of level A and 24 of AA", () => {
  const levels = Object.values(criteria).map(({ level }) => level);
  expect(levels.filter((level) => level === "A")).toHaveLength(31);
  expect(levels.filter((level) => level === "AA")).toHaveLength(24);
});

test("criteria marked as tested have a test, and those marked as untested have none and say what is left to do", () => {
  for (const [id, { tested, left, specs = [] }] of Object.entries(criteria)) {
    expect(testsOf(id).length > 0, id).toBe(tested !== "not");
    expect(left === "", id).toBe(tested === "automatically");
    for (const spec of specs) expect(existsSync(join(root, `tests/e2e/${spec}.spec.ts`)), spec).toBe(true);
  }
});

test("a run reports as passed only criteria that are tested automatically and have no open finding", () => {
  const passed = passedCriteria([]);
  expect(passed).toContain("1.4.12");
  for (const id of passed) expect([criteria[id]?.tested, criteria[id]?.specs]).toEqual(["automatically", undefined]);
  expect(passedCriteria([{ wcag: ["1.4.12"] }])).toEqual(passed.filter((id) => id !== "1.4.12"));
});

test("every axe rule and own check belongs to a listed criterion and has its texts", () => {
  expect(axeRules.length).toBeGreaterThan(85);
  const walks = Object.values(codes).flatMap(({ wcag }): readonly string[] => wcag);
  const known = Object.keys(criteria);
  // Level AAA requires scrolling by keyboard as well.
  expect([...axeRules.flatMap(criteriaOf), ...walks].filter((id) => !known.includes(id))).toEqual(["2.1.3"]);
  const all = [...axeRules.map((rule) => `axe.${rule}`), ...Object.keys(codes)];
  for (const code of all) {
    for (const part of ["message", "fix"]) {
      const { cs, en } = inBothLanguages(`codes.${code}.${part}`);
      expect(cs.length).toBeGreaterThan(10);
      expect(en).not.toBe(cs);
    }
  }
});
