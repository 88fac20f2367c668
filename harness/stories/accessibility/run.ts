import { hash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Io } from "#harness/cli/command.ts";
import { changedStories, propsOf } from "#harness/stories/changed.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { builtStage } from "#harness/stories/runner/build.ts";
import { openVerdicts } from "#harness/stories/runner/cache.ts";
import { jobsOf, type Matrix } from "#harness/stories/runner/matrix.ts";
import { openStage } from "#harness/stories/runner/open-stage.ts";
import type { Job, Outcome, Stage, Visit } from "#harness/stories/runner/stage.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { axeVersion } from "./axe.ts";
import { type Cause, createCauses } from "./causes.ts";
import { toObservation } from "./codes.ts";
import { createRecords } from "./contents.ts";
import { cpuOfAll } from "./cpu.ts";
import { inPageSource } from "./in-page.ts";
import { lookAt, say } from "./look.ts";
import { type Observation, type Verdict, verdict } from "./observation.ts";
import { partOf, selectStories, walkedStories } from "./selection.ts";

const root = join(import.meta.dirname, "../../..");
const script = join(root, ".portal/a11y/in-page.js");
const cache = join(root, ".portal/stage-cache/a11y.json");

export interface RunOptions {
  matrix: Matrix;
  filters: readonly string[];
  shard: string | undefined;
  workers: number | undefined;
  /** Ends the run once so many causes are found. */
  bail: number | undefined;
  isCached: boolean;
  isAsked: (code: string) => boolean;
  /** Only what has changed since this commit; undefined for everything. */
  changedSince: string | undefined;
}

/** What a run has come upon. */
export interface Found {
  violations: Cause[];
  incomplete: Cause[];
  counts: { stories: number; variants: number; cached: number; walked: number };
  /** CPU milliseconds of everything, and of what has been looked at; null where the system does not tell. */
  cpuMs: number | null;
  seconds: number;
  isPartial: boolean;
}

/** Shows every story in its variants and gathers what is wrong with it. */
export async function runChecks(options: RunOptions, io: Io): Promise<Found> {
  const stories = chosenStories(await writeStories(), options, io);
  if (stories.length === 0) return nothing;
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, inPageSource);
  const enough = new AbortController();
  const signal = AbortSignal.any([io.signal, enough.signal]);
  const { workers } = options;
  const stage = await openStage({ signal, scripts: [script], ...(workers === undefined ? {} : { workers }) });
  try {
    return await look(stage, stories, options, io, enough);
  } finally {
    await stage.close();
  }
}

/** What comes of looking at no story. */
const nothing: Found = {
  ...{ violations: [], incomplete: [], counts: { stories: 0, variants: 0, cached: 0, walked: 0 } },
  ...{ cpuMs: null, seconds: 0, isPartial: false },
};

function chosenStories(all: readonly StoryEntry[], { filters, changedSince: ref }: RunOptions, { progress }: Io) {
  const stories = selectStories(all, filters);
  return ref === undefined
    ? stories
    : changedStories(stories, { ref, roots: ["harness/stories/accessibility/command.ts"], progress });
}

async function look(
  stage: Stage,
  stories: readonly StoryEntry[],
  options: RunOptions,
  io: Io,
  enough: AbortController,
): Promise<Found> {
  const themes = [...new Set(stage.stories.map(({ theme }) => theme))];
  const allJobs = jobsOf(stories, themes, options.matrix);
  const walked = walkedJobs(allJobs, walkedStories(stories));
  const jobs = partOf(allJobs, options.shard);
  // Styles and markup tell what a story looks like; what its keys do is in the scripts as well.
  const scripts = readFileSync(join(builtStage, "built-from"), "utf8");
  const verdicts = openVerdicts({
    file: cache,
    dependsOn: dependencies(stage),
    schema: verdict,
    madeOf: createMadeOf(scripts),
    note: io.progress.note,
  });
  const recordOf = createRecords(join(root, "fixtures"));
  const [violations, incomplete] = [createCauses(recordOf), createCauses(recordOf)];
  const counts = { stories: new Set(jobs.map(({ story }) => story.id)).size, variants: 0, cached: 0, walked: 0 };
  const [startedAt, cpuBefore] = [performance.now(), cpuOfAll()];
  io.progress.start("Accessibility", jobs.length);
  const inLight = new Map<string, string>();
  const circumstancesOf = (visit: Omit<Visit, "page">) => {
    const { story, variant, shown } = visit;
    if (variant.mode === "light") inLight.set(story.id, shown.domHash);
    const isSeenInLight = variant.mode === "no-script" && inLight.get(story.id) === shown.domHash;
    const isWalked = walked.has(nameOf(visit));
    return { isSeenInLight, isWalked, madeWith: isWalked ? scripts : isSeenInLight ? "light" : null };
  };
  const recall = (visit: Omit<Visit, "page">): Verdict | null => {
    const { madeWith } = circumstancesOf(visit);
    const known = options.isCached ? verdicts.recall(visit) : null;
    if (known?.madeWith !== madeWith) return null;
    counts.cached++;
    return known;
  };
  const lookOnce = async (visit: Visit): Promise<Verdict> => {
    const { isWalked, isSeenInLight, madeWith } = circumstancesOf(visit);
    const found = { ...(await lookAt(visit, { isWalked, isSeenInLight, isAsked: options.isAsked })), madeWith };
    if (isWalked) counts.walked++;
    if (options.isCached && found.violations.length === 0) verdicts.keep(visit, found);
    return found;
  };
  const onOutcome = (outcome: Outcome<Verdict>): void => {
    counts.variants++;
    io.progress.step();
    violations.add(outcome, violationsOf(outcome));
    incomplete.add(outcome, outcome.verdict?.incomplete ?? []);
    if (options.bail !== undefined && violations.all().length >= options.bail) enough.abort();
  };
  const changed = jobs.filter((job) => {
    const known = options.isCached ? verdicts.recallUnshown(job) : null;
    if (!known || (walked.has(nameOf(job)) && known.madeWith !== scripts)) return true;
    counts.cached++;
    onOutcome({ ...job, verdict: known, failure: null, leakedFrom: null, once: null });
    return false;
  });
  await stage.run(changed, { recall, look: lookOnce, isClean: ({ violations }) => violations.length === 0 }, onOutcome);
  io.progress.end();
  const cpuAfter = cpuOfAll();
  if (options.isCached) verdicts.save();
  return {
    violations: violations.all(),
    incomplete: incomplete.all(),
    counts,
    cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    seconds: (performance.now() - startedAt) / 1000,
    isPartial: counts.variants < jobs.length,
  };
}

/** What a story is made of: its props and surroundings, and the build that shows it. */
function createMadeOf(scripts: string): (job: Job) => string {
  const known = new Map<string, string>();
  return ({ story }) => {
    const made = known.get(story.id) ?? hash("sha256", JSON.stringify([story, propsOf(story), scripts]), "hex");
    known.set(story.id, made);
    return made;
  };
}

/** Names of the jobs in which the keyboard is tried: of each such story the first in light colours. */
function walkedJobs(jobs: readonly Job[], stories: ReadonlySet<string>): Set<string> {
  const inLight = jobs.filter(({ story, variant }) => variant.mode === "light" && stories.has(story.id));
  const byStory = new Map(inLight.toReversed().map((job) => [job.story.id, job]));
  return new Set([...byStory.values()].map(nameOf));
}

function nameOf({ story, variant }: Job): string {
  return `${story.id} ${variantName(variant)}`;
}

function violationsOf({ story, verdict, failure, leakedFrom, once }: Outcome<Verdict>): Observation[] {
  const broken = failure === null ? [] : [say("a11y.not-shown", story, "", failure)];
  const leaking = leakedFrom === null ? [] : [say("a11y.state-leak", story, "", leakedFrom)];
  const unsteady = once === null ? [] : [say("a11y.unsteady", story, "", once.failure ?? codesOf(once.verdict))];
  return [...(verdict?.violations ?? []), ...[...broken, ...leaking, ...unsteady].map(toObservation)];
}

function codesOf({ violations }: Verdict): string {
  return [...new Set(violations.map(({ code }) => code))].join(", ");
}

/** What verdicts depend on beside a story: its styles, the checks and the browser. */
function dependencies({ browser }: Stage): string[] {
  const styles = globSync("**/*.css", { cwd: builtStage }).map((file) => join(builtStage, file));
  const checks = globSync("**/*.ts", { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
  const texts = [...styles, ...checks].toSorted().map((file) => readFileSync(file, "utf8"));
  return [browser, axeVersion, hash("sha256", texts.join("\n"), "hex")];
}
