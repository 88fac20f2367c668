import { hash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Io } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { shardOf } from "#harness/cli/values.ts";
import { writeAtomically } from "#harness/cli/write-atomically.ts";
import { cpuOfAll } from "#harness/stories/accessibility/cpu.ts";
import { selectStories } from "#harness/stories/accessibility/selection.ts";
import { modes, widths } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { type BaselineEntry, baselineEntry, hasIndex, readIndex, refuseForeign, writeIndex } from "./baseline-index.ts";
import type { Picture } from "./capture.ts";
import type { Cause } from "./causes.ts";
import { kindOf } from "./compare-job.ts";
import { countsOf, themesOf, type VisualOptions, type VisualResult } from "./compare-with-commit.ts";
import { jobName, noAria, type VisualJob } from "./comparison.ts";
import { readLastRun, writeLastRun } from "./decisions.ts";
import { createDifferenceStore, type Record } from "./difference-store.ts";
import { visualJobs } from "./jobs.ts";
import { openShots } from "./shots.ts";
import { currentSide, readSide, type SideContents } from "./side.ts";

/** Creates a baseline: takes a picture of every story. */
export async function updateBaseline(folder: string, options: VisualOptions, io: Io): Promise<VisualResult> {
  const contents = readSide(await currentSide(io.signal));
  const jobs = jobsOf([...contents.stories.values()], options);
  const isWhole = options.filters.length === 0 && options.shard === undefined;
  const old = isWhole || !hasIndex(folder) ? null : readIndex(folder);
  const stories = new Map(Object.entries(old?.stories ?? {}));
  mkdirSync(join(folder, "pictures"), { recursive: true });
  return await shootAll(jobs, contents, options, io, {
    begin: ({ environment }) => {
      if (old) refuseForeign(folder, old, environment);
      return async (job, hashes, picture) => {
        const { sha, width, height, png } = await picture();
        writeAtomically(join(folder, "pictures", `${sha}.png`), png);
        stories.set(jobName(job), { sha, width, height, ...hashes });
        return "picture";
      };
    },
    end: ({ environment }) => {
      writeIndex(folder, { format: 1, environment, build: contents.build, stories: Object.fromEntries(stories) });
      return [];
    },
  });
}

/** Compares every story with its baseline picture. */
export async function compareWithBaseline(folder: string, options: VisualOptions, io: Io): Promise<VisualResult> {
  const known = readIndex(folder);
  const contents = readSide(await currentSide(io.signal));
  const names = new Map(Object.entries(known.stories));
  const isChosen = options.filters.length > 0 || options.shard !== undefined;
  const all = [...contents.stories.values()];
  const unknown = all.filter(({ id }) => ![...names.keys()].some((name) => name.startsWith(`${id} `)));
  const recorded = [...names.keys()].flatMap((name) => toJob(name, contents.stories) ?? []);
  const wanted = new Set(selectStories(all, options.filters).map(({ id }) => id));
  const jobs = shardOf(
    [...recorded, ...visualJobs(unknown, themesOf(all), options.matrix)].filter(({ story }) => wanted.has(story.id)),
    options.shard,
  );
  const record = createDifferenceStore(options.folder, jobs, Number.POSITIVE_INFINITY);
  const entries = new Map<string, BaselineEntry>();
  const gone = new Set(isChosen ? [] : await recordGone(record, names, contents.stories, folder));
  const result = await shootAll(jobs, contents, options, io, {
    begin: ({ environment }) => {
      refuseForeign(folder, known, environment);
      return async (job, hashes, picture) => {
        const name = jobName(job);
        const before = names.get(name) ?? null;
        const isSameContent = before?.dom === hashes.dom && before.props === hashes.props;
        if (isSameContent && known.build === contents.build) return "unchanged";
        const after = await picture();
        entries.set(name, { sha: after.sha, width: after.width, height: after.height, ...hashes });
        if (before?.sha !== after.sha) await recordDifference(record, job, folder, { before, after, hashes: hashes });
        return "picture";
      };
    },
    end: () => record.groups(),
  });
  writeLastRun(options.folder, result.groups, (name) => (gone.has(name) ? goneEntry : entries.get(name)));
  return result;
}

/** Entry of a story that approval removes from the baseline. */
const goneEntry = "gone";

/** Records the pictures whose stories no longer exist; returns their names. */
export async function recordGone(
  record: Record,
  names: ReadonlyMap<string, BaselineEntry>,
  stories: SideContents["stories"],
  folder: string,
): Promise<string[]> {
  const gone = [...names].filter(([name]) => !stories.has(idOf(name)));
  for (const [name, entry] of gone) {
    const id = idOf(name);
    const [group = ""] = id.split("--");
    const language = languageCodes.find((code) => id.endsWith(`-${code}`)) ?? languageCodes[0];
    const story = { id, group, language, theme: "", now: 0, fixture: null };
    const job = toJob(name, new Map([[id, story]]));
    if (!job)
      throw new UsageError(`"${name}" in ${folder} is not the name of a picture; recreate the baseline with --update.`);
    const common = { job, kind: "gone", after: null, rules: [], markup: [], readAria: noAria } as const;
    const cause = id.includes("--generated-") ? "template" : "fixture";
    await record.add({ ...common, before: readPicture(folder, entry) }, { cause, detail: [group] });
  }
  return gone.map(([name]) => name);
}

function readPicture(folder: string, { sha, width, height }: BaselineEntry): Picture {
  const file = join(folder, "pictures", `${sha}.png`);
  if (!existsSync(file)) throw new UsageError(`${file} is missing; recreate the baseline with --update.`);
  return { png: readFileSync(file), sha, width, height };
}

interface EntryHashes {
  dom: string;
  props: string;
}

async function recordDifference(
  record: Record,
  job: VisualJob,
  folder: string,
  { before, after, hashes: made }: { before: BaselineEntry | null; after: Picture; hashes: EntryHashes },
): Promise<void> {
  const common = { job, after, rules: [], markup: [], readAria: noAria };
  if (!before) {
    const cause = job.story.fixture === null ? "template" : "fixture";
    await record.add({ ...common, kind: "new", before: null }, { cause, detail: [job.story.group] });
    return;
  }
  const old = readPicture(folder, before);
  const cause: Cause = before.props !== made.props ? "fixture" : before.dom === made.dom ? "style" : "template";
  const kind = await kindOf(old, after);
  await record.add({ ...common, kind, before: old }, { cause, detail: [job.story.group] });
}

interface Shooting {
  /** Returns the function to run on each story; `picture` takes a picture. */
  begin(
    shots: Awaited<ReturnType<typeof openShots>>,
  ): (job: VisualJob, hashes: EntryHashes, picture: () => Promise<Picture>) => Promise<"picture" | "unchanged">;
  end(shots: Awaited<ReturnType<typeof openShots>>): VisualResult["groups"];
}

async function shootAll(
  jobs: readonly VisualJob[],
  contents: SideContents,
  { workers }: VisualOptions,
  io: Io,
  { begin, end }: Shooting,
): Promise<VisualResult> {
  const [startedAt, cpuBefore] = [performance.now(), cpuOfAll()];
  const counts = { ...countsOf(jobs), unchanged: 0, pictures: 0 };
  const failures: { job: VisualJob; failure: string }[] = [];
  const shots = await openShots(await currentSide(io.signal), io.signal, workers);
  try {
    const use = begin(shots);
    io.progress.start("Pictures", jobs.length);
    await shots.each(
      jobs,
      async ({ job, shown, shoot }) => {
        const { story } = job;
        const content = JSON.stringify([story, contents.propsOf(story), contents.documentsOf(story)]);
        const props = hash("sha256", content).slice(0, 32);
        const outcome = await use(job, { dom: shown.domHash, props }, shoot);
        counts[outcome === "picture" ? "pictures" : "unchanged"]++;
        io.progress.step();
      },
      (job, failure) => failures.push({ job, failure }),
    );
    io.progress.end();
    const cpuAfter = cpuOfAll();
    return {
      groups: end(shots),
      counts,
      failures,
      cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
      seconds: (performance.now() - startedAt) / 1000,
      isPartial: counts.pictures + counts.unchanged + failures.length < jobs.length,
    };
  } finally {
    await shots.close();
  }
}

function jobsOf(stories: readonly StoryEntry[], { filters, matrix, shard }: VisualOptions): VisualJob[] {
  return shardOf(visualJobs(selectStories(stories, filters), themesOf(stories), matrix), shard);
}

function idOf(name: string): string {
  const [id = ""] = name.split(" ");
  return id;
}

/** Returns the job with a name; null when its story does not exist. */
function toJob(name: string, stories: SideContents["stories"]): VisualJob | null {
  const [id = "", theme = "", size, look, focus] = name.split(" ");
  const [story, width, mode] = [
    stories.get(id),
    widths.find((each) => String(each) === size),
    modes.find((each) => each === look),
  ];
  if (!story || !width || !mode) return null;
  return { story, variant: { theme, width, mode }, isFocused: focus === "focus", on: "both" };
}

/**
 * Copies the pictures of approved groups of the last run to the baseline and removes those of stories that are gone;
 * returns their number.
 */
export function approveIntoBaseline(folder: string, report: string, approved: ReadonlySet<string>): number {
  const known = readIndex(folder);
  const pictures = readLastRun(report).groups.flatMap((group) =>
    approved.has(group.fingerprint) ? group.pictures : [],
  );
  for (const { name, entry: hashes } of pictures) {
    if (hashes === goneEntry) {
      delete known.stories[name];
      continue;
    }
    const { data: fresh } = baselineEntry.safeParse(hashes);
    const picture = join(report, "pictures", `${fresh?.sha}.png`);
    if (!fresh || !existsSync(picture))
      throw new UsageError(
        `The last run in ${report} has no new picture of ${name}; compare with --baseline ${folder} first.`,
      );
    copyFileSync(picture, join(folder, "pictures", `${fresh.sha}.png`));
    known.stories[name] = fresh;
  }
  writeIndex(folder, known);
  return pictures.length;
}
