import { notOneOf } from "#harness/cli/arguments.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { writeReport } from "#harness/report/write.ts";
import { checkNames } from "./checks.ts";
import { mergeReports } from "./merge.ts";
import { type Outcome, runCheck } from "./run-check.ts";

export const command = portalCommand({
  description: "Runs all checks of content and stories, and writes one report",
  args: {
    check: { type: "positional", description: `Checks: ${checkNames.join(", ")}; by default all` },
    against: {
      type: "string",
      default: "HEAD",
      valueHint: "ref",
      description: "Commit to compare pictures with",
    },
    ...reportArgs,
  },
  async run(args, io) {
    const options = readReportArgs(args);
    const names = readNames(args._);
    const outcomes: Outcome[] = [];
    for (const name of names) {
      if (io.signal.aborted) break;
      io.progress.note(`— ${name}`);
      outcomes.push(await runCheck(name, args, io));
    }
    const reports = outcomes.flatMap(({ report }) => report ?? []);
    const isPartial = reports.length < names.length;
    const code = await writeReport(mergeReports(reports, { threshold: options.severity, isPartial }), options, io);
    const failures = outcomes.flatMap((outcome) => (outcome.report ? [] : outcome.code));
    return Math.max(code, ...failures);
  },
});

function readNames(words: readonly string[]): readonly string[] {
  const unknown = words.find((word) => !checkNames.includes(word));
  if (unknown !== undefined) throw new UsageError(notOneOf("portal test", unknown, checkNames));
  return words.length > 0 ? checkNames.filter((name) => words.includes(name)) : checkNames;
}
