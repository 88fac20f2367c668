import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { rankOf } from "#checks/finding.ts";
import { report as portalReport } from "#harness/report/report.ts";
import { reportFile, type Step } from "./steps.ts";

export interface StepResult {
  passed: number;
  failed: number;
  milliseconds: number;
}

const root = join(import.meta.dirname, "../..");

/** Runs a step; a program that fails or a report without tests counts as a failure. */
export async function runStep({ name, programs, report }: Step): Promise<StepResult> {
  const start = performance.now();
  const file = join(tmpdir(), `portal-${name}-${process.pid}.json`);
  console.log(`— ${name}`);
  let isGood = true;
  for (const program of programs) {
    isGood = await runProgram(program, file);
    if (!isGood) break;
  }
  const counted = report ? readReport(report, file) : null;
  rmSync(file, { force: true });
  const milliseconds = performance.now() - start;
  if (!counted) return { passed: isGood && !report ? 1 : 0, failed: isGood && !report ? 0 : 1, milliseconds };
  // A program may fail beside its tests, such as by an error outside of them.
  const failed = Math.max(counted.failed, isGood && counted.passed > 0 ? 0 : 1);
  return { passed: counted.passed, failed, milliseconds };
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

const reports = {
  vitest: z
    .looseObject({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
    .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests })),
  playwright: z
    .looseObject({
      stats: z.looseObject({ expected: z.number(), unexpected: z.number(), skipped: z.number(), flaky: z.number() }),
    })
    .transform(({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped })),
  portal: portalReport.transform(({ checked, findings, threshold, waivers }) => {
    const failed =
      findings.filter(({ severity }) => rankOf(severity) >= rankOf(threshold)).length + waivers.expired.length;
    return { passed: Math.max(0, ...Object.values(checked)) - failed, failed };
  }),
  "self-test": z
    .looseObject({ outcomes: z.array(z.looseObject({ isCaught: z.boolean() })) })
    .transform(({ outcomes }) => {
      const passed = outcomes.filter(({ isCaught }) => isCaught).length;
      return { passed, failed: outcomes.length - passed };
    }),
};

/** Skipped tests count as failed: a test that does not run proves nothing. */
function readReport(kind: keyof typeof reports, file: string): { passed: number; failed: number } | null {
  return existsSync(file) ? reports[kind].parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}
