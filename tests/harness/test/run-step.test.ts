import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { hashInputs } from "#harness/test/inputs.ts";
import { runStep } from "#harness/test/run-step.ts";
import { createStamps } from "#harness/test/stamps.ts";
import type { Step } from "#harness/test/steps.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** Passes unless FAIL is set or its own text says so, and counts its runs. */
const program = `
import { appendFileSync } from "node:fs";
appendFileSync("node_modules/runs", "x");
process.exit(process.env.PORTAL_FAIL ? 1 : 0);
`;

const step: Step = { name: "sample", programs: [["program.mjs"]], whole: [], ignores: /\.md$/ };

/** A project of a few files with one step. */
function start() {
  const root = temporaryFolder({ "program.mjs": program, "src/a.ts": "1", "tests/a.ts": "1" });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  mkdirSync(join(root, "node_modules"));
  const stamps = createStamps(join(root, "node_modules/.cache"));
  let runs = 0;
  /** Runs the step and tells whether its program ran. */
  async function run({ env = {}, day = "2026-11-20", given = [], isForced = false, of = step }: Partial<Run> = {}) {
    const whole = { PATH: process.env["PATH"], ...env };
    const inputs = (each: Step) => hashInputs(each, { root, env: whole, day, chromium: null });
    const { failures, isUnchanged, passed } = await runStep(of, {
      root,
      given,
      env: whole,
      inputs,
      stamps,
      isForced,
      isShared: false,
    });
    const before = runs;
    runs = readFileSync(join(root, "node_modules/runs"), "utf8").length;
    expect(isUnchanged).toBe(runs === before);
    return { isRun: runs > before, passed, failed: failures.length };
  }
  return { root, write, run };
}

interface Run {
  env: Record<string, string>;
  day: string;
  given: string[];
  isForced: boolean;
  of: Step;
}

const passed = { isRun: true, passed: 1, failed: 0 };
const unchanged = { isRun: false, passed: 1, failed: 0 };

test("a passed step does not run again while nothing has changed, and its tests still count", async () => {
  const { run, write } = start();
  expect(await run()).toEqual(passed);
  expect(await run()).toEqual(unchanged);
  write("README.md", "a file that the step ignores");
  expect(await run()).toEqual(unchanged);
  expect(await run({ isForced: true })).toEqual(passed);
});

test.each(["src/a.ts", "tests/a.ts", "src/new.ts", ".env", "package-lock.json", "node_modules/.package-lock.json"])(
  "a change of %s makes the step run again",
  async (file) => {
    const { run, write } = start();
    await run();
    write(file, "2");
    expect(await run()).toEqual(passed);
    expect(await run()).toEqual(unchanged);
  },
);

test("a deleted or renamed file makes the step run again", async () => {
  const { root, run, write } = start();
  await run();
  rmSync(join(root, "src/a.ts"));
  write("src/b.ts", "1");
  expect(await run()).toEqual(passed);
});

test.each([
  ["the mode", { env: { PORTAL_EXHAUSTIVE: "1" } }],
  ["a setting of the portal", { env: { CMS_URL: "https://cms.example" } }],
  ["the date", { day: "2026-11-21" }],
  ["the step's own command", { of: { ...step, programs: [["program.mjs", "--all"]] } satisfies Step }],
])("another value of %s makes the step run again", async (_, changed) => {
  const { run } = start();
  await run();
  expect(await run(changed)).toEqual(passed);
});

test("every environment variable read by code or tests is an input of a step", () => {
  const project = join(import.meta.dirname, "../../..");
  const sources = globSync("{harness,server,renderer,embedded,checks,tests}/**/*.{ts,tsx,mjs}", { cwd: project });
  const names = sources.flatMap((file) =>
    [...readFileSync(join(project, file), "utf8").matchAll(/process\.env(?:\.|\[")(\w+)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
  const ofRunners = ["VITEST_REPORT", "PLAYWRIGHT_JSON_OUTPUT_FILE", "TEST_WORKER_INDEX"];
  const others = ["NO_COLOR", "FORCE_COLOR", "npm_execpath", ...ofRunners];
  const { root } = start();
  const hash = (env: Record<string, string>) => hashInputs(step, { root, env, day: "", chromium: null });
  expect(names).toContain("CHROMIUM_PATH");
  expect(names.filter((name) => !others.includes(name) && hash({ [name]: "changed" }) === hash({}))).toEqual([]);
});

test("a failed step runs again, and its earlier pass is forgotten", async () => {
  const { run } = start();
  expect(await run()).toEqual(passed);
  expect(await run({ env: { PORTAL_FAIL: "1" } })).toMatchObject({ isRun: true, failed: 1 });
  expect(await run({ env: { PORTAL_FAIL: "1" } })).toMatchObject({ isRun: true, failed: 1 });
  expect(await run()).toEqual(passed);
});

test("a step that leaves temporary files fails", async () => {
  const { run, write } = start();
  const leaves = 'appendFileSync((await import("node:os")).tmpdir() + "/left", "");\nprocess.exit';
  write("program.mjs", program.replace("process.exit", leaves));
  expect(await run()).toMatchObject({ isRun: true, failed: 1 });
  write("program.mjs", program);
  expect(await run()).toEqual(passed);
});

test("a run of selected files does not count as a pass of the whole step", async () => {
  const { run } = start();
  expect(await run({ given: ["tests/a.ts"] })).toEqual(passed);
  expect(await run()).toEqual(passed);
  expect(await run({ given: ["tests/a.ts"] })).toEqual(passed);
});

test("a step whose inputs change while it runs does not count as passed", async () => {
  const { run, write } = start();
  write("program.mjs", `${program.replace("process.exit", 'appendFileSync("src/a.ts", "x");\nprocess.exit')}`);
  expect(await run()).toEqual(passed);
  expect(await run()).toEqual(passed);
});

test("a damaged stamp is ignored", async () => {
  const { run, write } = start();
  await run();
  write("node_modules/.cache/sample.json", "{");
  expect(await run()).toEqual(passed);
});

test.each([
  [false, { passed: 0, failures: [], notes: ["1 browser skipped"] }],
  [true, { passed: 1, failures: [], notes: ["1 browser skipped"] }],
])("a missing requirement of a step is noted; the step runs: %s", async (canRun, expected) => {
  const { root } = start();
  const of: Step = { ...step, provide: () => ({ notes: ["1 browser skipped"], canRun }) };
  const stamps = createStamps(join(root, "node_modules/.cache"));
  const env = { PATH: process.env["PATH"] };
  const options = { root, given: [], env, inputs: null, stamps, isForced: false, isShared: false };
  expect(await runStep(of, options)).toMatchObject(expected);
});

test.each([false, true])("next to a parallel step its output is printed at the end: %s", async (isShared) => {
  const { root, write } = start();
  write("program.mjs", 'console.log("a result"); console.error("a warning");');
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => void printed.mockRestore());
  const stamps = createStamps(join(root, "node_modules/.cache"));
  const env = { PATH: process.env["PATH"] };
  const result = await runStep(step, { root, given: [], env, inputs: null, stamps, isForced: false, isShared });
  expect(result).toMatchObject({ passed: 1, failures: [] });
  const text = printed.mock.calls.map(([chunk]) => String(chunk)).join("");
  expect(text.includes("a result\na warning\n")).toBe(isShared);
});
