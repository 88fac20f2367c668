import { hash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Given, type Io, portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { readCount } from "#harness/cli/values.ts";
import { type ReporterOptions, readReportArgs, reportArgs } from "#harness/report/args.ts";
import { reportFindings } from "#harness/report/write.ts";
import { selectStories } from "#harness/stories/accessibility/selection.ts";
import { matrices } from "#harness/stories/runner/matrix.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { ariaJobs, compareAriaSnapshots, takeAriaSnapshots, writeAriaSnapshots } from "./aria.ts";
import { approveIntoBaseline, compareWithBaseline, updateBaseline } from "./baseline.ts";
import { compareWithCommit, themesOf, type VisualOptions, type VisualResult } from "./compare-with-commit.ts";
import { jobName } from "./comparison.ts";
import { readApproved, readDecisions, readLastRun, splitByApproval, writeApproved, writeLastRun } from "./decisions.ts";
import { galleryJobs, writeGallery } from "./gallery.ts";
import { writeReport } from "./report/report.ts";
import { openShots } from "./shots.ts";
import { currentSide, readSide } from "./side.ts";
import { storyFinding, toFinding } from "./to-finding.ts";

const root = join(import.meta.dirname, "../../..");
const galleryFolder = "docs/gallery";

const args = {
  filter: {
    type: "positional",
    description: "Structure keys or prefixes of story ids; approve <file> applies the decisions of the report",
  },
  against: { type: "string", valueHint: "ref", description: "Commit to compare the sources with (default: HEAD)" },
  baseline: { type: "string", valueHint: "folder", description: "Compares with the pictures in this folder instead" },
  aria: { type: "boolean", default: false, description: "Compares accessibility snapshots with those in tests/aria" },
  gallery: { type: "boolean", default: false, description: `Writes sheets of all templates to ${galleryFolder}` },
  update: { type: "boolean", default: false, description: "Recreates the baseline, or the snapshots of --aria" },
  matrix: { type: "enum", options: [...matrices], default: "sample", description: "Variants of each story" },
  report: {
    type: "string",
    default: ".portal/visual",
    valueHint: "folder",
    description: "Folder of the report",
  },
  approved: {
    type: "string",
    default: ".portal/visual-approved.json",
    valueHint: "file",
    description: "File of approved differences",
  },
  workers: { type: "string", valueHint: "n", description: "Pages rendered in parallel; by default one per core" },
  shard: { type: "string", valueHint: "i/n", description: "One of n equal parts of the work" },
  ...withoutBaseline(reportArgs),
} as const;
type VisualArgs = Given<typeof args>;

/** Waivers use the option --waivers here, as --baseline means pictures. */
function withoutBaseline({ baseline, ...others }: typeof reportArgs) {
  return { ...others, waivers: baseline } as const;
}

export const command = portalCommand({
  description: "Compares pictures of every story with a commit or with a baseline",
  args,
  async run(given, io) {
    const options = readReportArgs({ ...given, baseline: given.waivers });
    if (given._[0] === "approve") return approve(given, io);
    if (given.update && given.baseline === undefined && !given.aria)
      throw new UsageError("--update needs --baseline or --aria.");
    if (given.against !== undefined && given.baseline !== undefined)
      throw new UsageError("--against compares with a commit and --baseline with pictures; give one of them.");
    if (given.gallery) return await gallery(given, io);
    if (given.aria) return await aria(given, options, io);
    return await compare(given, options, io);
  },
});

async function compare(given: VisualArgs, options: ReporterOptions, io: Io): Promise<number> {
  const { baseline, against = "HEAD", update } = given;
  const wanted = wantedOf(given);
  const result =
    baseline === undefined
      ? await compareWithCommit(against, wanted, io)
      : await (update ? updateBaseline : compareWithBaseline)(resolve(baseline), wanted, io);
  const isComparison = baseline === undefined;
  if (isComparison) writeLastRun(wanted.folder, result.groups, () => null);
  const title = isComparison ? `${against} → working tree` : `${baseline} → working tree`;
  const page = writeReport(wanted.folder, title, result.groups, options.language);
  noteResult(result, io);
  if (result.groups.length > 0) io.progress.note(`Report: ${page}`);
  const approved = isComparison ? readApproved(resolve(given.approved)) : new Set<string>();
  const { accepted, open } = splitByApproval(result.groups, approved);
  return reportFindings(
    {
      command: "visual",
      source: "fixtures",
      checked: { stories: result.counts.stories, variants: result.counts.variants, cached: result.counts.unchanged },
      findings: [...open.flatMap(toFinding), ...failuresOf(result)],
      accepted: accepted.flatMap(toFinding),
      couldOccur: () => false,
      isPartial: result.isPartial,
    },
    options,
    io,
  );
}

function wantedOf({ _, matrix, shard, workers, report }: VisualArgs): VisualOptions {
  const folder = resolve(report);
  mkdirSync(folder, { recursive: true });
  return { filters: _, matrix, shard, workers: readCount("--workers", workers) ?? undefined, folder };
}

function noteResult({ counts, cpuMs, seconds, isPartial }: VisualResult, { progress }: Io): void {
  const { stories, variants, unchanged, pictures } = counts;
  const cpu = cpuMs === null ? "" : `, ${(cpuMs / 1000).toFixed(1)} s of CPU time`;
  progress.note(
    `${stories} stories in ${variants} variants in ${seconds.toFixed(1)} s${cpu}: ${unchanged} unchanged, pictures of ${pictures}.`,
  );
  if (isPartial) progress.note("The run stopped before all stories were compared.");
}

function failuresOf({ failures }: VisualResult): Finding[] {
  return failures.map(({ job, failure }) =>
    storyFinding({
      code: "visual.not-shown",
      severity: "error",
      group: job.story.group,
      story: jobName(job),
      values: {},
      received: failure,
      file: null,
      cause: "template",
      language: job.story.language,
      variant: String(job.variant.width),
      fingerprint: hash("sha256", `visual.not-shown ${jobName(job)}`).slice(0, 32),
    }),
  );
}

/** Applies the decisions made in the report of the last run. */
function approve({ _, baseline, approved, report }: VisualArgs, { progress }: Io): number {
  const [, file, ...others] = _;
  if (file === undefined || others.length > 0)
    throw new UsageError("approve takes one file: the approve.json that the report saves.");
  const decisions = readDecisions(file);
  const lastRun = readLastRun(resolve(report));
  const known = new Set(lastRun.groups.map(({ fingerprint }) => fingerprint));
  if ([...decisions.approved, ...decisions.rejected].some((each) => !known.has(each)))
    throw new UsageError(
      `${file} was saved from another report than the one in ${report}. Save the decisions again, or name the folder of that report with --report.`,
    );
  if (baseline === undefined) writeApproved(resolve(approved), decisions, lastRun);
  else {
    const count = approveIntoBaseline(resolve(baseline), resolve(report), new Set(decisions.approved));
    progress.note(`${baseline} has ${count} pictures of approved groups.`);
  }
  progress.note(`Approved ${decisions.approved.length} groups, rejected ${decisions.rejected.length}.`);
  return decisions.rejected.length > 0 ? exitCodes.findings : exitCodes.clean;
}

async function aria(given: VisualArgs, options: ReporterOptions, io: Io): Promise<number> {
  const side = await currentSide(io.signal);
  const jobs = ariaJobs(selectStories([...readSide(side).stories.values()], given._));
  const shots = await openShots(side, io.signal);
  const texts = await takeAriaSnapshots(shots, jobs).finally(shots.close);
  if (given.update) {
    io.progress.note(`Wrote ${writeAriaSnapshots(texts, given._.length === 0)} files to tests/aria.`);
    return exitCodes.clean;
  }
  const checked = { stories: texts.size };
  const findings = compareAriaSnapshots(texts, jobs);
  const isPartial = texts.size < jobs.length;
  return reportFindings(
    { command: "visual", source: "fixtures", checked, findings, couldOccur: () => false, isPartial },
    options,
    io,
  );
}

async function gallery(given: VisualArgs, io: Io): Promise<number> {
  const side = await currentSide(io.signal);
  const all = [...readSide(side).stories.values()];
  const jobs = galleryJobs(selectStories(all, given._), themesOf(all));
  const shots = await openShots(side, io.signal);
  const count = await writeGallery(join(root, galleryFolder), shots, jobs, given._.length === 0).finally(shots.close);
  io.progress.note(`Wrote ${count} sheets to ${galleryFolder}.`);
  return exitCodes.clean;
}
