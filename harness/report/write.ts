import type { Io } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readVersion } from "#harness/cli/version.ts";
import { isDiskFull, writeAtomically } from "#harness/cli/write-atomically.ts";
import { rankOf, severities } from "#portal/checks/finding.ts";
import { systemClock } from "#portal/clock.ts";
import type { ReporterOptions } from "./args.ts";
import { type FindingList, joinedLists } from "./finding-list.ts";
import type { ReportInput, Waiver } from "./report.ts";
import { piecesOf } from "./reporters.ts";
import { applyWaivers } from "./waivers.ts";
import { numberOf } from "./words.ts";

interface Checked extends Pick<ReportInput, "command" | "checked" | "findings" | "isPartial" | "passed"> {
  /** Expected findings, such as those of broken fixtures. */
  accepted?: FindingList;
  /** Source of the findings, for its waivers. */
  source: string;
  /** True for a waiver whose finding this run could report. */
  couldOccur(waiver: Waiver): boolean;
}

/** Applies waivers and writes the report of a run; resolves to the exit code. */
export function reportFindings(
  { findings, accepted = [], source, couldOccur, ...rest }: Checked,
  options: ReporterOptions,
  io: Io,
): Promise<number> {
  const { waivers, unread } = options.baseline;
  if (unread !== null) io.progress.note(unread);
  const waived = applyWaivers(findings, waivers, { source, now: systemClock.now(), couldOccur });
  const tool = { name: "portal", version: readVersion() } as const;
  const whole = { format: 1 as const, tool, threshold: options.severity, sources: [source], ...rest, ...waived };
  return writeReport({ ...whole, accepted: joinedLists(accepted, waived.accepted) }, options, io);
}

/** Writes a report in every requested format; resolves to the exit code. */
export async function writeReport(report: ReportInput, options: ReporterOptions, io: Io): Promise<number> {
  for (const { name, file } of options.reporters) {
    const { language, color, isInCi } = options;
    const pieces = piecesOf(name, report, { language, color: color && file === null, isInCi });
    if (file === null) for (const piece of pieces) io.out(piece);
    else writeTo(file, pieces);
  }
  return doesFail(report, options) ? exitCodes.findings : exitCodes.clean;
}

/** Writes a report to a file; throws UsageError when that is impossible. */
export function writeTo(file: string, pieces: Iterable<string>): void {
  try {
    writeAtomically(file, pieces);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  }
}

function doesFail({ findings, threshold, waivers }: ReportInput, { maxWarnings }: ReporterOptions): boolean {
  const failing = severities.filter((severity) => rankOf(severity) >= rankOf(threshold));
  return (
    failing.some((severity) => numberOf(findings, severity) > 0) ||
    (maxWarnings !== null && numberOf(findings, "warning") > maxWarnings) ||
    waivers.expired.length > 0
  );
}
