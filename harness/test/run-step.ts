import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counted, reports } from "./reports.ts";
import { reportFile, type Step } from "./steps.ts";

export interface StepResult extends Counted {
  name: string;
  milliseconds: number;
}

const root = join(import.meta.dirname, "../..");

/** Runs a step; a program that fails or a report without tests counts as a failure. */
export async function runStep({ name, programs, report }: Step): Promise<StepResult> {
  const start = performance.now();
  const file = join(tmpdir(), `portal-${name}-${process.pid}.json`);
  console.log(`— ${name}`);
  let failedProgram: string | null = null;
  for (const program of programs) {
    if (!(await runProgram(program, file))) {
      failedProgram = program[0];
      break;
    }
  }
  const counted = report ? readReport(report, file) : { passed: failedProgram ? 0 : 1, failures: [], notes: [] };
  rmSync(file, { force: true });
  const failures = [...counted.failures];
  // A program may fail beside its tests, such as by an error outside of them.
  if (failures.length === 0 && failedProgram) failures.push(`${failedProgram} failed; what it printed says why`);
  else if (failures.length === 0 && counted.passed === 0) failures.push("no test was run");
  return { ...counted, failures, name, milliseconds: performance.now() - start };
}

function runProgram([program, ...args]: readonly [string, ...string[]], report: string): Promise<boolean> {
  const own = join(root, program);
  const file = existsSync(own) ? own : join(root, "node_modules", program);
  const env = { ...process.env, VITEST_REPORT: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const given = args.map((arg) => (arg === reportFile ? report : arg));
  const child = spawn(process.execPath, [file, ...given], { cwd: root, stdio: "inherit", env });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}

function readReport(kind: keyof typeof reports, file: string): Counted {
  if (!existsSync(file)) return { passed: 0, failures: [], notes: [] };
  return reports[kind].parse(JSON.parse(readFileSync(file, "utf8")));
}
