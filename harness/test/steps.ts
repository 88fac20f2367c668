/** One part of the proof: programs run in order; the last may write a report of single tests to count. */
export interface Step {
  name: string;
  /** Programs of node_modules, or files of the project, with their arguments. */
  programs: readonly (readonly [program: string, ...args: string[]])[];
  /** How the last program's report is read; without one the step counts as a single test. */
  report?: "vitest" | "playwright";
  browser?: true;
}

/** The steps of npm test in the order of their cost. */
export const steps: readonly Step[] = [
  { name: "types", programs: [["typescript/bin/tsc"]] },
  { name: "lint", programs: [["@biomejs/biome/bin/biome", "ci", "."]] },
  { name: "unused", programs: [["knip/bin/knip.js", "--config", "harness/knip.json"]] },
  { name: "unit", programs: [["vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"]], report: "vitest" },
  { name: "build", programs: [["renderer/build.ts", "--if-changed"]] },
  {
    name: "stories",
    programs: [
      ["harness/stories/generate.ts"],
      ["@ladle/react/lib/cli/cli.js", "build", "--config", "harness/stories"],
      ["@playwright/test/cli.js", "test", "--config", "harness/stories/playwright.config.ts"],
    ],
    report: "playwright",
    browser: true,
  },
  {
    name: "e2e",
    programs: [["@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"]],
    report: "playwright",
    browser: true,
  },
];
