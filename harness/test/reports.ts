import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { report as portalReport } from "#harness/report/report.ts";
import { rankOf } from "#portal/checks/finding.ts";

/** Numbers and messages of a step's report. */
export interface Counted {
  passed: number;
  /** Tests written one by one: distinct source positions. */
  written: number;
  /** Results of table tests: those with the same source position, or generated from content. */
  rows: number;
  /** A paragraph per failed or skipped test: name and reason. */
  failures: string[];
  /** Warnings. */
  notes: string[];
}

const longestReason = 1500;

/** Counts individually written tests and rows of table tests, by source position. */
function countPlaces(places: readonly string[]): Pick<Counted, "written" | "rows"> {
  const perPlace = [...Map.groupBy(places, (place) => place).values()];
  const rows = perPlace.filter(({ length }) => length > 1).reduce((sum, { length }) => sum + length, 0);
  return { written: perPlace.length, rows };
}

function failure(name: string, reasons: readonly string[]): string {
  const reason = stripVTControlCharacters(reasons.join("\n")).slice(0, longestReason);
  return [name, ...reason.split("\n").filter((line) => line.trim() !== "")].join("\n    ");
}

const vitestReport = z
  .looseObject({
    testResults: z.array(
      z.looseObject({
        name: z.string(),
        status: z.string(),
        /** Reason why the file could not run. */
        message: z.string().default(""),
        assertionResults: z.array(
          z.looseObject({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
            location: z.looseObject({ line: z.number(), column: z.number() }).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }): Counted => {
    const tests = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file })),
    );
    const broken = testResults.filter(({ status, assertionResults }) => {
      return status === "failed" && assertionResults.every((test) => test.status !== "failed");
    });
    const bad = tests.filter(({ status }) => status !== "passed");
    return {
      passed: tests.length - bad.length,
      ...countPlaces(tests.map(({ file, fullName, location }) => `${file}:${location?.line ?? fullName}`)),
      failures: [
        ...broken.map(({ name, message }) => failure(name, [message])),
        ...bad.map((test) => failure(`${test.file}: ${test.fullName} (${test.status})`, test.failureMessages ?? [])),
      ],
      notes: [],
    };
  });

const playwrightTest = z.looseObject({
  status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
  results: z.array(z.looseObject({ errors: z.array(z.looseObject({ message: z.string().default("") })) })),
});
const playwrightSpec = z.looseObject({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(playwrightTest),
});
const playwrightSuite = z.looseObject({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

function specsOf(suites: readonly z.output<typeof playwrightSuite>[]): z.output<typeof playwrightSpec>[] {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
}

const playwrightReport = z
  .looseObject({
    suites: z.array(playwrightSuite),
    /** Errors outside of tests. */
    errors: z.array(z.looseObject({ message: z.string().default("") })).default([]),
  })
  .transform(({ suites, errors }): Counted => {
    const tests = specsOf(suites).flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }) => ({
        place: `${file}:${line}`,
        name: `${file}:${line}: ${title}`,
        status,
        errors: results.flatMap((result) => result.errors.map(({ message }) => message)),
      })),
    );
    const bad = tests.filter(({ status }) => status === "unexpected" || status === "skipped");
    return {
      passed: tests.length - bad.length,
      ...countPlaces(tests.map(({ place }) => place)),
      failures: [
        ...errors.map(({ message }) => failure("outside of tests", [message])),
        ...bad.map(({ name, status, errors }) => failure(`${name} (${status})`, errors)),
      ],
      notes: tests
        .filter(({ status }) => status === "flaky")
        .map(({ name }) => `${name} passed only on the second attempt (flaky)`),
    };
  });

const benchReport = portalReport.transform(({ checked, findings, threshold, waivers }): Counted => {
  const failures = [
    ...findings
      .filter(({ severity }) => rankOf(severity) >= rankOf(threshold))
      .map(({ code, content, humanPath, message, seen }) =>
        failure(`${code}: ${content.id} ${humanPath.en}`, [message.en, seen ? `${seen.story}, ${seen.variant}` : ""]),
      ),
    ...waivers.expired.map(({ code, reason, expires }) => failure(`waiver of ${code}, until ${expires}`, [reason])),
  ];
  const { unjudged = 0 } = checked;
  const checkedCount = Math.max(0, ...Object.values(checked));
  return {
    passed: Math.max(0, checkedCount - failures.length),
    written: 0,
    rows: checkedCount,
    failures,
    notes: unjudged === 0 ? [] : [`${unjudged} places need a person's review, see portal a11y --review`],
  };
});

/** Parsers of reports by format. Skipped tests count as failures, as they prove nothing. */
export const reports = {
  vitest: vitestReport,
  playwright: playwrightReport,
  portal: benchReport,
} as const;
