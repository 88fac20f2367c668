import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { rankOf } from "#checks/finding.ts";
import type { Io } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import type { ReporterOptions } from "./args.ts";
import type { Report } from "./report.ts";
import { reporters } from "./reporters.ts";

/** Writes a report in every requested form; resolves to the exit code that it means. */
export async function writeReport(report: Report, options: ReporterOptions, io: Io): Promise<number> {
  for (const { name, file } of options.reporters) {
    const text = reporters[name](report, { language: options.language, color: options.color && file === null });
    if (file === null) io.out(text);
    else writeTo(file, text);
  }
  return doesFail(report, options) ? exitCodes.findings : exitCodes.clean;
}

function writeTo(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

function doesFail({ findings, threshold, waivers }: Report, { maxWarnings }: ReporterOptions): boolean {
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  return (
    findings.some(({ severity }) => rankOf(severity) >= rankOf(threshold)) ||
    (maxWarnings !== null && warnings > maxWarnings) ||
    waivers.expired.length > 0
  );
}
