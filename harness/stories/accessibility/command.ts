import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { noLinks } from "#checks/links.ts";
import { changedArg } from "#harness/changed/args.ts";
import { type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readVersion } from "#harness/cli/version.ts";
import { watchArg } from "#harness/cli/watch.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { applyWaivers, readWaivers } from "#harness/report/waivers.ts";
import { writeReport } from "#harness/report/write.ts";
import { matrices } from "#harness/stories/runner/matrix.ts";
import { systemClock } from "#server/clock.ts";
import { toFinding } from "./causes.ts";
import { coveragePage, passedCriteria } from "./coverage.ts";
import { applyReviews, readReviews, toReviewList } from "./reviews.ts";
import { type Found, runChecks } from "./run.ts";
import { asked } from "./selection.ts";

const root = join(import.meta.dirname, "../../..");
const reviewsFile = join(import.meta.dirname, "reviews.json");
const reviewList = ".portal/a11y-review.json";
const coverageFile = "docs/accessibility-coverage.md";

const folders = [
  "checks",
  "components",
  "embedded",
  "fixtures",
  "harness",
  "locales",
  "machines",
  "renderer",
  "schemas",
  "server",
];
const sources = [...folders, "templates"].map((folder) => join(root, folder));

export const command = portalCommand({
  description: "Check the accessibility of every story in a browser",
  args: {
    filter: { type: "positional", description: "Keys of structures or starts of story ids" },
    matrix: { type: "enum", options: [...matrices], default: "pairwise", description: "How many variants are shown" },
    only: { type: "string", valueHint: "rule", description: "Rules of axe or codes of ours, with commas between them" },
    review: { type: "boolean", default: false, description: "Print what nobody has judged yet, as JSON" },
    update: { type: "boolean", default: false, description: `Write ${coverageFile}` },
    workers: { type: "string", valueHint: "n", description: "Pages side by side; as many as cores if not given" },
    ...changedArg,
    ...watchArg,
    shard: { type: "string", valueHint: "i/n", description: "One part of the work" },
    bail: { type: "string", valueHint: "n", description: "End after so many findings" },
    cache: { type: "boolean", default: true, description: "Use verdicts on what has not changed" },
    ...reportArgs,
  },
  watches: ({ baseline, config }) => [...sources, baseline, config ?? join(root, "portal.config.ts")],
  async run(args, io) {
    if (args.update) {
      writeFileSync(join(root, coverageFile), coveragePage());
      io.progress.note(`Wrote ${coverageFile}.`);
      return exitCodes.clean;
    }
    const options = readReportArgs(args);
    const waivers = readWaivers(options.baseline);
    const reviews = readReviews(reviewsFile);
    const isWhole = args._.length === 0 && [args.only, args.shard, args.changed].every((each) => each === undefined);
    const found = await runChecks(
      {
        matrix: args.matrix,
        filters: args._,
        shard: args.shard,
        workers: readCount("--workers", args.workers),
        bail: readCount("--bail", args.bail),
        isCached: args.cache && args.only === undefined,
        isAsked: asked(args.only),
        changedSince: args.changed,
      },
      io,
    );
    const { open, faults, unused } = applyReviews(found.incomplete, reviews);
    writeReviewList(toReviewList(open));
    tell(found, open.length, io);
    if (isWhole && !found.isPartial)
      for (const { code, place } of unused) io.progress.note(`Nobody asks any more about ${code} at ${place}.`);
    if (args.review) {
      io.out(`${JSON.stringify(toReviewList(open), null, 2)}\n`);
      return exitCodes.clean;
    }
    const links = { ...noLinks, cms: options.links.cms, public: options.links.public };
    const findings = [...found.violations, ...faults].map((cause) => toFinding(cause, links));
    // What the run could not come upon is no waiver without use.
    const isAsked = ({ code }: { code: string }) => isWhole && !found.isPartial && /^(?:axe|a11y)\./.test(code);
    const waived = applyWaivers(findings, waivers, systemClock.now(), isAsked);
    const { stories, variants, cached } = found.counts;
    return writeReport(
      {
        format: 1,
        tool: { name: "portal", version: readVersion() },
        command: "a11y",
        checked: { stories, variants, cached, unjudged: open.length },
        ...waived,
        ...(isWhole &&
          !found.isPartial && { passed: passedCriteria([...findings, ...open.map(({ observation }) => observation)]) }),
        threshold: options.severity,
        isPartial: found.isPartial,
      },
      options,
      io,
    );
  },
});

function tell({ counts, cpuMs, seconds, isPartial }: Found, open: number, { progress }: Io): void {
  const { stories, variants, cached, walked } = counts;
  const cpu = cpuMs === null ? "" : `, ${Math.round(cpuMs / Math.max(variants, 1))} CPU-ms per story and variant`;
  progress.note(
    `${stories} stories in ${variants} variants (${cached} unchanged, ${walked} by keyboard) in ${seconds.toFixed(1)} s${cpu}.`,
  );
  if (open > 0) progress.note(`${open} places wait for a person's verdict: ${reviewList}`);
  if (isPartial) progress.note("The run was ended before it had seen everything.");
}

function writeReviewList(list: unknown): void {
  const file = join(root, reviewList);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
}

function readCount(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`${option} takes a whole number, not "${text}".`);
}
