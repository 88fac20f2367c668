import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Io } from "#harness/cli/command.ts";
import { shardOf } from "#harness/cli/values.ts";
import { changedStories } from "#harness/stories/changed.ts";
import { writeStories } from "#harness/stories/generate.ts";
import { createInputHash } from "#harness/stories/input-hash.ts";
import { builtRunner } from "#harness/stories/runner/build.ts";
import { jobName, openVerdicts } from "#harness/stories/runner/cache.ts";
import { jobsOf, type Matrix } from "#harness/stories/runner/matrix.ts";
import { openRunner } from "#harness/stories/runner/open-runner.ts";
import type { Job, Outcome, StoryRunner, Visit } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { axeVersion } from "./axe.ts";
import { type Cause, createCauses } from "./causes.ts";
import { checkStory, say } from "./check-story.ts";
import { toObservation } from "./codes.ts";
import { cpuOfAll } from "./cpu.ts";
import { inPageSource } from "./in-page.ts";
import { type Observation, type Verdict, verdict } from "./observation.ts";
import { createRecords } from "./recorded-content.ts";
import { keyboardStories, selectStories } from "./selection.ts";

const root = join(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache/verdicts/a11y.json");

export interface RunOptions {
  matrix: Matrix;
  filters: readonly string[];
  shard: string | undefined;
  workers: number | undefined;
  /** Number of causes after which the run stops. */
  bail: number | undefined;
  isCached: boolean;
  isRequested: (code: string) => boolean;
  /** Commit since which a story must have changed; undefined for all stories. */
  changedSince: string | undefined;
}

export interface RunResult {
  violations: Cause[];
  incomplete: Cause[];
  counts: { stories: number; variants: number; cached: number; byKeyboard: number };
  /** CPU milliseconds of all processes; null where the system does not report them. */
  cpuMs: number | null;
  seconds: number;
  isPartial: boolean;
}

/** Renders every story in its variants and collects the findings. */
export async function runChecks(options: RunOptions, io: Io): Promise<RunResult> {
  const stories = chosenStories(await writeStories(), options, io);
  const counts = { stories: 0, variants: 0, cached: 0, byKeyboard: 0 };
  if (stories.length === 0)
    return { violations: [], incomplete: [], counts, cpuMs: null, seconds: 0, isPartial: false };
  const enough = new AbortController();
  const signal = AbortSignal.any([io.signal, enough.signal]);
  const { workers } = options;
  const runner = await openRunner({ signal, scripts: [inPageSource], ...(workers === undefined ? {} : { workers }) });
  try {
    return await checkStories(runner, stories, options, io, enough);
  } finally {
    await runner.close();
  }
}

function chosenStories(all: readonly StoryEntry[], { filters, changedSince: ref }: RunOptions, { progress }: Io) {
  const stories = selectStories(all, filters);
  return ref === undefined
    ? stories
    : changedStories(stories, { ref, roots: ["harness/stories/accessibility/command.ts"], progress });
}

async function checkStories(
  runner: StoryRunner,
  stories: readonly StoryEntry[],
  options: RunOptions,
  io: Io,
  enough: AbortController,
): Promise<RunResult> {
  const themes = [...new Set(runner.stories.map(({ theme }) => theme))];
  const allJobs = jobsOf(stories, themes, options.matrix);
  const keyboard = keyboardJobs(allJobs, keyboardStories(stories, options.matrix));
  const jobs = shardOf(allJobs, options.shard);
  // Markup and styles determine the appearance; keyboard behaviour depends on the scripts too.
  const scripts = readFileSync(join(builtRunner, "built-from"), "utf8");
  const verdicts = openVerdicts({
    file: cache,
    dependsOn: dependencies(runner),
    schema: verdict,
    inputHash: createInputHash(scripts),
    note: io.progress.note,
  });
  const recordOf = createRecords(join(root, "fixtures"));
  const [violations, incomplete] = [createCauses(recordOf), createCauses(recordOf)];
  const counts = { stories: new Set(jobs.map(({ story }) => story.id)).size, variants: 0, cached: 0, byKeyboard: 0 };
  const [startedAt, cpuBefore] = [performance.now(), cpuOfAll()];
  const cleanStructures = new Set<string>();
  const scopeOf = createScopes(keyboard, scripts, options.matrix === "sample" ? cleanStructures : new Set());
  const recall = (visit: Omit<Visit, "page">): Verdict | null => {
    const known = options.isCached ? verdicts.recall(visit) : null;
    if (known?.madeWith !== scopeOf(visit).madeWith) return null;
    counts.cached++;
    return known;
  };
  const check = async (visit: Visit): Promise<Verdict> => {
    const { madeWith, structures, withKeyboard, axe } = scopeOf(visit);
    const { isRequested } = options;
    const result = { ...(await checkStory(visit, { withKeyboard, axe, isRequested })), madeWith };
    if (withKeyboard) counts.byKeyboard++;
    if (result.violations.length > 0) return result;
    if (axe !== "none") for (const structure of structures) cleanStructures.add(structure);
    if (options.isCached) verdicts.store(visit, result);
    return result;
  };
  const onOutcome = (outcome: Outcome<Verdict>): void => {
    counts.variants++;
    io.progress.step();
    violations.add(outcome, violationsOf(outcome));
    incomplete.add(outcome, outcome.verdict?.incomplete ?? []);
    if (options.bail !== undefined && violations.all().length >= options.bail) enough.abort();
  };
  io.progress.start("Accessibility", jobs.length);
  const changed = jobs.filter((job) => {
    const known = options.isCached ? verdicts.recallUnshown(job) : null;
    if (!known || (keyboard.has(jobName(job)) && known.madeWith !== scripts)) return true;
    counts.cached++;
    onOutcome({ ...job, verdict: known, failure: null, leakedFrom: null, once: null });
    return false;
  });
  const isClean = ({ violations }: Verdict) => violations.length === 0;
  const causesOf = ({ violations }: Verdict) => violations.map(({ code, place }) => `${code} ${place.signature}`);
  await runner.run(changed, { recall, check, isClean, causesOf }, onOutcome);
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

/**
 * Returns a function that returns the parts of a story's check that depend on more than markup and styles, or that another job
 * covers. Structures that were found clean are not checked again.
 */
function createScopes(keyboard: ReadonlySet<string>, scripts: string, cleanStructures: ReadonlySet<string>) {
  const inLight = new Map<string, string>();
  return (visit: Omit<Visit, "page">) => {
    const { story, variant, shown } = visit;
    if (variant.mode === "light") inLight.set(story.id, shown.domHash);
    const isSameInLight = variant.mode === "no-script" && inLight.get(story.id) === shown.domHash;
    const withKeyboard = keyboard.has(jobName(visit));
    const structure = [story.group, variantName(variant), shown.structureHash].join(" ");
    const inAnyWidth = [story.group, variant.theme, variant.mode, shown.structureHash].join(" ");
    const madeWith = withKeyboard ? scripts : isSameInLight ? "light" : null;
    const axe =
      isSameInLight || cleanStructures.has(structure) ? "none" : cleanStructures.has(inAnyWidth) ? "looks" : "all";
    return { withKeyboard, axe, madeWith, structures: [structure, inAnyWidth] } as const;
  };
}

/** Returns the names of jobs that check the keyboard: for each such story its first job in light colours. */
function keyboardJobs(jobs: readonly Job[], stories: ReadonlySet<string>): Set<string> {
  const inLight = jobs.filter(({ story, variant }) => variant.mode === "light" && stories.has(story.id));
  const byStory = new Map(inLight.toReversed().map((job) => [job.story.id, job]));
  return new Set([...byStory.values()].map(jobName));
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

/** Returns the dependencies of cached verdicts besides the story: styles, checks and browser. */
function dependencies({ browser }: StoryRunner): string[] {
  const styles = globSync("**/*.css", { cwd: builtRunner }).map((file) => join(builtRunner, file));
  const checks = globSync("**/*.ts", { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file));
  const texts = [...styles, ...checks].toSorted().map((file) => readFileSync(file, "utf8"));
  return [browser, axeVersion, hash("sha256", texts.join("\n"), "hex")];
}
