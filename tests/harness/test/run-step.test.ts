import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runStep } from "#harness/test/run-step.ts";
import type { Step } from "#harness/test/steps.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const step: Step = { name: "sample", programs: [["program.mjs"]], whole: ["all"] };

/** Runs a step of one program with the given source. */
function run(program: string, { of = step, isShared = false, given = [] as string[] } = {}) {
  const root = temporaryFolder();
  writeFileSync(join(root, "program.mjs"), program);
  return runStep(of, { root, given, env: { PATH: process.env["PATH"] }, isShared });
}

test.each([
  ["passes", "process.exit(0)", []],
  ["fails", "process.exit(1)", ["program.mjs failed; see its output"]],
  [
    "leaves temporary files",
    'import { writeFileSync } from "node:fs"; import { tmpdir } from "node:os"; writeFileSync(tmpdir() + "/left", "");',
    ["left left in the temporary folder"],
  ],
])("a program that %s is one test", async (_, program, failures) => {
  expect((await run(program)).failures).toEqual(failures);
});

test("files on the command line replace the last arguments of a step", async () => {
  const program = 'process.exit(process.argv[2] === "tests/a.ts" ? 0 : 1)';
  expect(await run(program, { given: ["tests/a.ts"] })).toMatchObject({ passed: 1, failures: [] });
  expect((await run(program)).failures).toHaveLength(1);
});

test.each([
  [false, { passed: 0, failures: [], notes: ["1 browser skipped"] }],
  [true, { passed: 1, failures: [], notes: ["1 browser skipped"] }],
])("a missing requirement of a step is noted; the step runs: %s", async (canRun, expected) => {
  const of: Step = { ...step, provide: () => ({ notes: ["1 browser skipped"], canRun }) };
  expect(await run("", { of })).toMatchObject(expected);
});

test.each([false, true])("next to a parallel step its output is printed at the end: %s", async (isShared) => {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => void printed.mockRestore());
  expect(await run('console.log("a result"); console.error("a warning");', { isShared })).toMatchObject({ passed: 1 });
  const text = printed.mock.calls.map(([chunk]) => String(chunk)).join("");
  expect(text.includes("a result\na warning\n")).toBe(isShared);
});
