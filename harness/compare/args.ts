import { type checkArgs, readNow } from "#harness/check/args.ts";
import type { Given } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";

/** Options of other tasks. */
const others = ["uses", "sitemap", "changed", "list", "stdin"] as const;

type Args = Pick<Given<typeof checkArgs>, "at" | "compare" | (typeof others)[number]>;

/** Returns the day to compare with, in milliseconds; null without `--compare`. Throws UsageError for one without the other. */
export function readCompared(args: Args): number | null {
  const at = readNow(args.at, "--at");
  if (at === null && args.compare) throw new UsageError("--compare needs a day: give --at, such as --at 2027-01-01.");
  if (at !== null && !args.compare) throw new UsageError("--at applies to --compare; --now checks as of another time.");
  const other = args.compare ? others.find((name) => args[name]) : undefined;
  if (other) throw new UsageError(`--compare cannot be combined with --${other}.`);
  return at;
}
