import { join } from "node:path";
import { changedArg } from "#harness/changed/args.ts";
import { type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes } from "#harness/cli/exit-codes.ts";
import { readCount } from "#harness/cli/values.ts";
import { sourceFolders, watchArg } from "#harness/cli/watch.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { reportFindings } from "#harness/report/write.ts";
import { matrices } from "#harness/stories/runner/matrix.ts";
import { noLinks } from "#portal/checks/links.ts";
import { toFinding } from "./causes.ts";
import { coveragePage, passedCriteria } from "./coverage.ts";
import { applyReviews, readReviews, toReviewList } from "./reviews.ts";
import { type RunResult, runChecks } from "./run.ts";
import { readOnly } from "./selection.ts";

const root = join(import.meta.dirname, "../../..");
const reviewsFile = join(import.meta.dirname, "reviews.json");
const reviewList = ".portal/a11y-review.json";
const coverageFile = "docs/accessibility-coverage.md";

export const command = portalCommand({
  description: "Checks the accessibility of every story in a browser",
  args: {
    filter: { type: "positional", description: "Structure keys or prefixes of story ids" },
    matrix: {
      type: "enum",
      options: [...matrices],
      default: "sample",
      description: "Variants of each story: one plus a sample of its group, a pairwise cover, or all",
    },
    exhaustive: {
      type: "boolean",
      default: false,
      description: "The same as --matrix pairwise, for releases; also with PORTAL_EXHAUSTIVE=1",
    },
    only: {
      type: "string",
      valueHint: "rule",
      description: "axe rules or codes such as a11y.reflow, separated by commas",
    },
    review: { type: "boolean", default: false, description: "Prints the results that need a person's review, as JSON" },
    update: { type: "boolean", default: false, description: `Writes ${coverageFile}` },
    workers: { type: "string", valueHint: "n", description: "Pages checked in parallel; by default one per core" },
    ...changedArg,
    ...watchArg,
    shard: { type: "string", valueHint: "i/n", description: "One of n equal parts of the work" },
    bail: { type: "string", valueHint: "n", description: "Stops after this number of findings" },
    cache: { type: "boolean", default: true, description: "Reuses results of unchanged stories" },
    ...reportArgs,
  },
  watches: ({ baseline, config }) => [
    ...sourceFolders,
    join(root, "fixtures"),
    baseline,
    config ?? join(root, "portal.config.ts"),
  ],
  async run(args, io) {
    if (args.update) {
      writeAtomically(join(root, coverageFile), coveragePage());
      io.progress.note(`Wrote ${coverageFile}.`);
      return exitCodes.clean;
    }
    const options = readReportArgs(args);
    const reviews = readReviews(reviewsFile);
    const isExhaustive = args.exhaustive || process.env["PORTAL_EXHAUSTIVE"] === "1";
    const matrix = isExhaustive && args.matrix === "sample" ? "pairwise" : args.matrix;
    const result = await runChecks(
      {
        matrix,
        filters: args._,
        shard: args.shard,
        workers: readCount("--workers", args.workers) ?? undefined,
        bail: readCount("--bail", args.bail) ?? undefined,
        isCached: args.cache && args.only === undefined,
        isRequested: readOnly(args.only),
        changedSince: args.changed,
      },
      io,
    );
    const { open, faults, unused } = applyReviews(result.incomplete, reviews);
    writeReviewList(toReviewList(open));
    noteResult(result, open.length, io);
    const isChosen = args._.length > 0 || [args.only, args.shard, args.changed].some((each) => each !== undefined);
    // Only a run over every story in every mode can prove the absence of findings.
    const isWhole = matrix !== "sample" && !isChosen && !result.isPartial;
    if (isWhole)
      for (const { code, place } of unused) io.progress.note(`The review of ${code} at ${place} is no longer needed.`);
    if (args.review) {
      io.out(`${JSON.stringify(toReviewList(open), null, 2)}\n`);
      return exitCodes.clean;
    }
    const links = { ...noLinks, cms: options.links.cms, public: options.links.public };
    const findings = [...result.violations, ...faults].map((cause) => toFinding(cause, links));
    const { stories, variants, cached } = result.counts;
    return reportFindings(
      {
        command: "a11y",
        source: "fixtures",
        checked: { stories, variants, cached, unjudged: open.length },
        findings,
        couldOccur: ({ code }) => isWhole && /^(?:axe|a11y)\./.test(code),
        ...(isWhole && { passed: passedCriteria([...findings, ...open.map(({ observation }) => observation)]) }),
        isPartial: result.isPartial,
      },
      options,
      io,
    );
  },
});

function noteResult({ counts, cpuMs, seconds, isPartial }: RunResult, open: number, { progress }: Io): void {
  const { stories, variants, cached, byKeyboard } = counts;
  const cpu = cpuMs === null ? "" : `, ${Math.round(cpuMs / Math.max(variants, 1))} ms of CPU time per variant`;
  progress.note(
    `${stories} stories in ${variants} variants (${cached} unchanged, ${byKeyboard} by keyboard) in ${seconds.toFixed(1)} s${cpu}.`,
  );
  if (open > 0) progress.note(`${open} places need a person's review: ${reviewList}`);
  if (isPartial) progress.note("The run stopped before all stories were checked.");
}

function writeReviewList(list: unknown): void {
  const file = join(root, reviewList);
  writeAtomically(file, `${JSON.stringify(list, null, 2)}\n`);
}
