/** One part of the proof: programs run in order; the last may write a report of single tests to count. */
export interface Step {
  name: string;
  /** Programs of node_modules, or files of the project, with their arguments; {@link reportFile} stands for the report's path. */
  programs: readonly (readonly [program: string, ...args: string[]])[];
  /** How the last program's report is read; without one the step counts as a single test. */
  report?: "vitest" | "playwright" | "portal" | "self-test";
  browser?: true;
}

export const reportFile = "{report}";

const portal = "harness/cli/main.ts";
/** People read the findings on the terminal, the step counts what was looked at. */
const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile.json", reportFile] as const;

/** The steps of npm test in the order of their cost. */
export const steps: readonly Step[] = [
  { name: "types", programs: [["typescript/bin/tsc"]] },
  { name: "lint", programs: [["@biomejs/biome/bin/biome", "ci", "."]] },
  { name: "unused", programs: [["knip/bin/knip.js", "--config", "harness/knip.json"]] },
  { name: "check", programs: [[portal, "check", "--severity", "warning", ...reporters]], report: "portal" },
  {
    name: "machines",
    programs: [[portal, "machines", "--check", "--coverage", ...reporters]],
    report: "portal",
    browser: true,
  },
  { name: "unit", programs: [["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"]], report: "vitest" },
  { name: "build", programs: [["renderer/build/build.ts", "--if-changed"]] },
  {
    name: "self-test",
    programs: [[portal, "self-test", "--outputFile.json", reportFile]],
    report: "self-test",
    browser: true,
  },
  {
    name: "a11y",
    programs: [[portal, "a11y", "--severity", "warning", ...reporters]],
    report: "portal",
    browser: true,
  },
  {
    name: "e2e",
    programs: [["@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"]],
    report: "playwright",
    browser: true,
  },
];
