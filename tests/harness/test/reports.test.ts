import { expect, test } from "vitest";
import { reports } from "#harness/test/reports.ts";
import { finding, report } from "../report/sample.ts";

test("from a Vitest report each failed or skipped test is reported with its file and reason", () => {
  const counted = reports.vitest.parse({
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          { fullName: "divides", status: "failed", failureMessages: ["\u001b[31mexpected 2\u001b[39m\n\nto be 3"] },
          { fullName: "multiplies", status: "skipped", failureMessages: [] },
        ],
      },
    ],
  });
  expect(counted).toEqual({
    passed: 1,
    written: 3,
    rows: 0,
    failures: ["a.test.ts: divides (failed)\n    expected 2\n    to be 3", "a.test.ts: multiplies (skipped)"],
    notes: [],
  });
});

test("rows of test.each are counted separately from single tests", () => {
  const at = (line: number) => ({ fullName: `at ${line}`, status: "passed", location: { line, column: 1 } });
  const tests = [at(1), at(5), at(5), at(5), at(9)];
  const { passed, written, rows } = reports.vitest.parse({
    testResults: [{ name: "a.test.ts", status: "passed", message: "", assertionResults: tests }],
  });
  expect({ passed, written, rows }).toEqual({ passed: 5, written: 3, rows: 3 });
});

test("a file that cannot run is a failure although none of its tests failed", () => {
  const { passed, failures } = reports.vitest.parse({
    testResults: [{ name: "a.test.ts", status: "failed", message: "Cannot find b.ts", assertionResults: [] }],
  });
  expect(passed).toBe(0);
  expect(failures).toEqual(["a.test.ts\n    Cannot find b.ts"]);
});

test("from a Playwright report failures of all suites are reported, and flaky tests by name", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "map.spec.ts",
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }, { errors: [] }] }],
  });
  const counted = reports.playwright.parse({
    errors: [{ message: "no server" }],
    suites: [
      {
        specs: [spec("opens", "expected"), spec("pans", "flaky", "too late")],
        suites: [{ specs: [spec("zooms", "unexpected", "too small"), spec("spins", "skipped")] }],
      },
    ],
  });
  expect(counted).toEqual({
    passed: 2,
    written: 1,
    rows: 4,
    failures: [
      "outside of tests\n    no server",
      "map.spec.ts:7: zooms (unexpected)\n    too small",
      "map.spec.ts:7: spins (skipped)",
    ],
    notes: ["map.spec.ts:7: pans passed only on the second attempt (flaky)"],
  });
});

test("from a portal report failing findings and expired waivers are reported", () => {
  const findings = [finding(), finding({ severity: "info" })];
  const expired = [
    {
      source: "fixtures",
      content: "1 cs",
      fingerprint: "a",
      code: "missing",
      reason: "agreed with them",
      owner: "web",
      expires: "2026-01-31",
    },
  ];
  const counted = reports.portal.parse(
    report(findings, { checked: { contents: 9 }, waivers: { expired, unused: [] } }),
  );
  expect(counted.passed).toBe(7);
  expect(counted.failures).toEqual([
    "missing: 1001 Service “Příspěvek na péči” › Block 4 (Links) › Item 2 › Title\n    The link's title is missing.",
    "waiver of missing, until 2026-01-31\n    agreed with them",
  ]);
});

test("places waiting for a verdict are reported and fail nothing", () => {
  const notesOf = (unjudged: number) => reports.portal.parse(report([], { checked: { stories: 9, unjudged } })).notes;
  expect(notesOf(2)).toEqual(["2 places need a person's review, see portal a11y --review"]);
  expect(notesOf(0)).toEqual([]);
  expect(reports.portal.parse(report([], { checked: { contents: 9 } })).notes).toEqual([]);
});
