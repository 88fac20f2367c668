import { provideAlertPrograms, provideClock, provideNodePrograms, provideOpenIdProvider } from "./node-programs.ts";
import { provideOtherBrowsers } from "./other-browsers.ts";

/** One step: programs run in order; the last one may write a test report. */
export interface Step {
  name: string;
  /**
   * Programs in node_modules, or files of the project, with their arguments; {@link reportFile} stands for the report's
   * path.
   */
  programs: readonly (readonly [program: string, ...args: string[]])[];
  /** Format of the last program's report; a step without one counts as one test. */
  report?: "vitest" | "playwright" | "portal";
  browser?: true;
  /** Last arguments of the last program, replaced by files on the command line; a step without them accepts no files. */
  whole?: readonly string[];
  /** Steps of a track run in sequence, in parallel with the other track; steps without a track run alone afterwards. */
  track?: "sources" | "pages";
  /** Runs only in the exhaustive mode and when named. */
  isExhaustive?: true;
  /** Installs what the step needs besides packages; returns a note for each missing part. */
  provide?: () => { notes: string[]; canRun: boolean };
}

export const reportFile = "{report}";

const portal = "harness/cli/main.ts";
/** Findings for people on the terminal, and a JSON report for the step. */
const reporters = ["--reporter", "default", "--reporter", "json", "--outputFile.json", reportFile] as const;

/** Ends of months and years, a change of clocks, leap days, and years in which no content was written. */
const days = ["2026-11-28", "2027-02-28", "2027-03-28", "2028-02-29", "2030-01-01", "2035-06-15"] as const;
/** Vitest with the report of a step, by default on the unit tests. */
const vitest = (...args: string[]) =>
  ["vitest/vitest.mjs", "run", ...args, "--reporter=default", "--reporter=json"] as const;
const build = ["renderer/build/build.ts", "--if-changed"] as const;
const atDay = "harness/test/at-day.ts";
const e2e = ["@playwright/test/cli.js", "test", "--config", "tests/e2e/playwright.config.ts"] as const;

/**
 * The steps of npm test in order of cost. On two cores each track has about one; end-to-end tests get both, as they are
 * sensitive to timing.
 */
export const steps: readonly Step[] = [
  { name: "types", track: "sources", programs: [["typescript/bin/tsc"]] },
  { name: "lint", track: "sources", programs: [["@biomejs/biome/bin/biome", "ci"]], whole: ["."] },
  {
    name: "unused",
    track: "sources",
    programs: [["knip/bin/knip.js"]],
  },
  {
    name: "check",
    track: "sources",
    programs: [[portal, "check", "--severity", "warning", ...reporters]],
    report: "portal",
    whole: [],
  },
  {
    name: "unit",
    track: "sources",
    programs: [vitest()],
    report: "vitest",
    whole: [],
  },
  {
    name: "build",
    track: "pages",
    programs: [["renderer/build/build.ts", "--if-changed", "--strict"]],
  },
  {
    name: "nodes",
    track: "pages",
    programs: [build, vitest("--config", "tests/nodes/vitest.config.ts")],
    report: "vitest",
    whole: [],
    provide: provideNodePrograms,
  },
  {
    name: "a11y",
    track: "pages",
    programs: [[portal, "a11y", "--severity", "warning", ...reporters]],
    report: "portal",
    browser: true,
    whole: [],
  },
  {
    name: "aria",
    track: "pages",
    programs: [[portal, "visual", "--aria", ...reporters]],
    report: "portal",
    browser: true,
    whole: [],
  },
  {
    name: "e2e",
    programs: [build, e2e],
    report: "playwright",
    browser: true,
    whole: [],
  },
  {
    name: "days",
    programs: [
      build,
      ...days.map((day) => [atDay, day, portal, "check", "--severity", "warning"] as const),
      ...days.map((day) => [atDay, day, "vitest/vitest.mjs", "run"] as const),
      // The others compare the portal's clock with the browser's, which stays the machine's.
      ...days
        .slice(-2)
        .map((day) => [atDay, day, ...e2e, "lists/", "navigation/", "pages/", "preview/", "server/"] as const),
    ],
    browser: true,
    isExhaustive: true,
    provide: provideClock,
  },
  {
    name: "browsers",
    programs: [build, vitest("--config", "tests/browsers/vitest.config.ts")],
    report: "vitest",
    whole: [],
    isExhaustive: true,
    provide: provideOtherBrowsers,
  },
  {
    name: "alerts",
    programs: [vitest("--config", "tests/alerts/vitest.config.ts")],
    report: "vitest",
    whole: [],
    isExhaustive: true,
    provide: provideAlertPrograms,
  },
  {
    name: "openid",
    programs: [vitest("--config", "tests/openid/vitest.config.ts")],
    report: "vitest",
    whole: [],
    isExhaustive: true,
    provide: provideOpenIdProvider,
  },
  {
    name: "cms",
    programs: [
      ["integrations/payload/launch/main.ts", "build"],
      ["typescript/bin/tsc", "--project", "integrations/payload"],
      build,
      vitest("--config", "integrations/payload/vitest.config.ts"),
    ],
    report: "vitest",
    browser: true,
    whole: [],
    isExhaustive: true,
  },
  {
    name: "adapters",
    programs: [
      ["integrations/adapter/launch/main.ts", "strapi", "install"],
      ["integrations/adapter/launch/main.ts", "directus", "install"],
      ["typescript/bin/tsc", "--project", "integrations/strapi"],
      ["typescript/bin/tsc", "--project", "integrations/directus"],
      build,
      vitest("--config", "integrations/vitest.config.ts"),
    ],
    report: "vitest",
    whole: [],
    isExhaustive: true,
  },
];

/** Steps of `npm test` without arguments. */
export const ordinarySteps: readonly string[] = steps.flatMap(({ name, isExhaustive }) => (isExhaustive ? [] : name));

/** Steps of `npm test -- quick`, with unit tests that start no program and build no site. */
export const quickSteps: readonly string[] = ["types", "lint", "unit"];
