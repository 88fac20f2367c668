import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counted, reports } from "./reports.ts";
import { reportFile, type Step } from "./steps.ts";

export interface StepResult extends Counted {
  name: string;
  milliseconds: number;
}

interface Options {
  root: string;
  /** Files and options for the step's program instead of all its tests. */
  given: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Another step runs in parallel, so the output of programs is shown when they have finished. */
  isShared: boolean;
}

/** Provides what a step needs and runs it; one that cannot run on this machine is noted. */
export async function runStep(step: Step, options: Options): Promise<StepResult> {
  const start = performance.now();
  const { notes, canRun } = step.provide?.() ?? { notes: [], canRun: true };
  const counted = canRun
    ? await runPrograms(step, options)
    : { passed: 0, written: 0, rows: 0, failures: [], notes: [] };
  const milliseconds = performance.now() - start;
  return { ...counted, notes: [...notes, ...counted.notes], name: step.name, milliseconds };
}

/** Failing programs, reports without tests and leftover temporary files count as failures. */
async function runPrograms({ name, programs, report, whole = [] }: Step, options: Options): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  const file = join(folder, "report.json");
  console.log(`— ${name}`);
  let failedProgram: string | null = null;
  for (const program of programs) {
    const last = options.given.length > 0 ? options.given : whole;
    const [path, ...args] = program === programs.at(-1) ? [...program, ...last] : program;
    if (!(await runProgram(path ?? "", args, folder, options))) {
      failedProgram = program[0];
      break;
    }
  }
  const passed = failedProgram ? 0 : 1;
  const counted = report ? readReport(report, file) : { passed, written: passed, rows: 0, failures: [], notes: [] };
  const left = readdirSync(folder).filter((entry) => !ours.includes(entry) && !ofTools.test(entry));
  rmSync(folder, { recursive: true });
  const failures = [...counted.failures];
  // A program may fail although its tests pass, such as by an error outside the tests.
  if (failures.length === 0 && failedProgram) failures.push(`${failedProgram} failed; see its output`);
  else if (failures.length === 0 && counted.passed === 0) failures.push("no test was run");
  if (left.length > 0) failures.push(`${left.join(", ")} left in the temporary folder`);
  return { ...counted, failures };
}

/** Files of the step itself in its temporary folder. */
const ours: readonly string[] = ["report.json", "output.txt"];

/** Files of packages in the temporary folder. */
const ofTools = /^(?:node-compile-cache|playwright|\.?org\.chromium)/;

async function runProgram(
  path: string,
  args: readonly string[],
  folder: string,
  { root, env, isShared }: Options,
): Promise<boolean> {
  const report = join(folder, "report.json");
  const own = join(root, path);
  const file = existsSync(own) ? own : join(root, "node_modules", path);
  const withReport = args.map((arg) => (arg === reportFile ? report : arg));
  const output = join(folder, "output.txt");
  const printed = isShared ? openSync(output, "w") : "inherit";
  const child = spawn(process.execPath, [file, ...withReport], {
    cwd: root,
    stdio: ["inherit", printed, printed],
    env: {
      ...env,
      TMPDIR: folder,
      TMP: folder,
      TEMP: folder,
      VITEST_REPORT: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Shared compile cache of all programs and workers.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, "node_modules/.cache/playwright"),
    },
  });
  const [code] = await once(child, "exit");
  if (printed !== "inherit") {
    closeSync(printed);
    process.stdout.write(readFileSync(output));
  }
  return code === 0;
}

function readReport(kind: keyof typeof reports, file: string): Counted {
  if (!existsSync(file)) return { passed: 0, written: 0, rows: 0, failures: [], notes: [] };
  return reports[kind].parse(JSON.parse(readFileSync(file, "utf8")));
}
