import { readArguments } from "#harness/cli/arguments.ts";
import type { Io } from "#harness/cli/command.ts";
import { readDefaults } from "#harness/cli/config.ts";
import { describeError } from "#harness/cli/describe-error.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { type Report, report } from "#harness/report/report.ts";
import { checksAgainst, sharedWords } from "./checks.ts";

/** Result of a check; without a report when the check could not run. */
export interface Outcome {
  code: number;
  report: Report | null;
}

/** Runs one check and returns its report. A check that cannot run gives the reason, and the others still run. */
export async function runCheck(
  name: string,
  { against, ...given }: Readonly<Record<string, unknown>> & { against: string },
  io: Io,
): Promise<Outcome> {
  const check = checksAgainst(against).get(name);
  if (!check) throw new Error(`There is no check "${name}".`);
  const written: string[] = [];
  try {
    const { command } = await check.load();
    const defaults = await readDefaults(command.args, given["config"]);
    const argv = [...check.argv, "--reporter=json", ...sharedWords(given, command.args)];
    const own: Io = { ...io, out: (text) => void written.push(text) };
    const code = await command.run(readArguments(argv, command.args, defaults), own);
    return { code, report: report.parse(JSON.parse(written.join(""))) };
  } catch (error) {
    const { text, code } = describeError(error);
    io.warn(`${name} could not run: ${text}`);
    return { code: io.signal.aborted ? exitCodes.interrupted : code, report: null };
  }
}
