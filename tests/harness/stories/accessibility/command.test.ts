import { afterAll, expect, test, vi } from "vitest";
import { readArguments } from "#harness/cli/arguments.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import * as files from "#harness/cli/write-atomically.ts";
import { report } from "#harness/report/report.ts";
import { command } from "#harness/stories/accessibility/command.ts";
import type { RunResult } from "#harness/stories/accessibility/run.ts";
import * as checks from "#harness/stories/accessibility/run.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";

// Test files of a worker share their modules, which may already be loaded.
const runChecks = vi.spyOn(checks, "runChecks");
// The list of findings to be reviewed comes from real runs.
const writeWhole = vi.spyOn(files, "writeAtomically").mockImplementation(() => {});
afterAll(() => {
  runChecks.mockRestore();
  writeWhole.mockRestore();
});

const nothing: RunResult = {
  ...{ violations: [], incomplete: [], counts: { stories: 3, variants: 9, cached: 0, byKeyboard: 1 } },
  ...{ cpuMs: null, seconds: 1, isPartial: false },
};

const unjudged: RunResult["incomplete"][number] = {
  observation: {
    ...{ code: "axe.target-size", severity: "error", wcag: ["2.5.8"], expected: "", received: "" },
    place: { target: "a", signature: "a", html: "<a>", texts: [], source: null, isEditors: false, pointer: null },
  },
  attribution: { cause: "layout", file: "templates/service/service.tsx", line: 1 },
  first: {
    story: { id: "frame--a", group: "frame", language: "cs", theme: "", now: 0, fixture: null },
    variant: { theme: "", width: 1280, mode: "light" },
  },
  stories: new Set(["frame--a"]),
};

/** The report of a run with findings. */
async function reportOf(found: RunResult, ...argv: string[]) {
  runChecks.mockResolvedValueOnce(found);
  const { io, out } = fakeIo();
  await command.run(readArguments([...argv, "--reporter", "json"], command.args), io);
  return report.parse(JSON.parse(out()));
}

test("a full run lists the criteria it has tested, without those that need a review", async () => {
  const { passed = [] } = await reportOf(nothing, "--exhaustive");
  expect(passed).toEqual(expect.arrayContaining(["1.4.12", "2.5.8"]));
  expect((await reportOf({ ...nothing, incomplete: [unjudged] }, "--exhaustive")).passed).toEqual(
    passed.filter((id) => id !== "2.5.8"),
  );
  expect((await reportOf({ ...nothing, violations: [unjudged] }, "--exhaustive")).passed).not.toContain("2.5.8");
});

test.each([
  [],
  ["--matrix", "sample"],
  ["service", "--exhaustive"],
  ["--exhaustive", "--only", "target-size"],
  ["--exhaustive", "--shard", "1/2"],
  ["--exhaustive", "--changed"],
])("a sample or partial run lists no criteria: %s", async (...argv) => {
  expect((await reportOf(nothing, ...argv)).passed).toBeUndefined();
});

test("an interrupted run lists no criteria", async () => {
  expect((await reportOf({ ...nothing, isPartial: true })).passed).toBeUndefined();
});

test.each([
  ["--only", "colour-contrast"],
  ["--workers", "many"],
])("%s %s is rejected before a browser is started", async (...argv) => {
  runChecks.mockClear();
  await expect(command.run(readArguments(argv, command.args), fakeIo().io)).rejects.toThrow(UsageError);
  expect(runChecks).not.toHaveBeenCalled();
});
