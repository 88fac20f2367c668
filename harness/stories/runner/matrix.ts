import { type StoryEntry, scriptedGroups } from "#harness/stories/story-index.ts";
import type { Job } from "./runner.ts";
import { modes, paperWidth, type Variant, widths } from "./variant.ts";

export const matrices = ["sample", "pairwise", "full"] as const;
export type Matrix = (typeof matrices)[number];

/**
 * Widths that a sample cycles through: content overflows first at 320 px; 1280 px also tests enlarged text at twice the
 * cost.
 */
const sampleWidths = [320, 320, 320, 1280] as const;

/**
 * Returns the jobs for stories, deterministically. `sample` renders each story once in light colours; within a group,
 * each theme and language in each width, each theme in each mode, and a third of the other pairs, so that across groups
 * every two values of language, theme, width and mode are combined. `pairwise` also renders each story in each theme,
 * width and mode. `full` renders each story in all variants.
 */
export function jobsOf(stories: readonly StoryEntry[], themes: readonly string[], matrix: Matrix = "sample"): Job[] {
  const groups = Object.entries(Object.groupBy(stories, ({ group }) => group));
  return groups.flatMap(([group, members = []]) => {
    const variants = variantsOf(group, themes);
    if (matrix === "full") return members.flatMap((story) => variants.map((variant) => ({ story, variant })));
    return matrix === "sample" ? sampleOf(members, variants) : coverOf(members, variants);
  });
}

function variantsOf(group: string, themes: readonly string[]): Variant[] {
  // A group that is empty before its script runs has no variant without script.
  const shown = modes.filter((mode) => mode !== "no-script" || !scriptedGroups.includes(group));
  return themes
    .flatMap((theme) => widths.flatMap((width) => shown.map((mode) => ({ theme, width, mode }))))
    .filter(({ width, mode }) => mode !== "print" || width === paperWidth);
}

function sampleOf(stories: readonly StoryEntry[], variants: readonly Variant[]): Job[] {
  const own = stories.map((story, index): Job => {
    const width = sampleWidths[index % sampleWidths.length] ?? 320;
    return { story, variant: { theme: story.theme, width, mode: "light" } };
  });
  const covered = new Set(own.flatMap(samplePairsOf));
  const all = stories.flatMap((story) => variants.flatMap((variant) => samplePairsOf({ story, variant })));
  return [...own, ...completing(new Set(all.filter((pair) => !covered.has(pair))), stories, variants, samplePairsOf)];
}

/** Greedy cover: each story in the variants with most missing pairs, then the pairs that its group still lacks. */
function coverOf(stories: readonly StoryEntry[], variants: readonly Variant[]): Job[] {
  const missing = new Set(stories.flatMap((story) => variants.flatMap((variant) => pairsOf({ story, variant }))));
  const jobs: Job[] = [];
  for (const story of stories) {
    const candidates = candidatesOf(story, variants, pairsOf);
    const counts = Map.groupBy(
      candidates.flatMap(({ job }) => ownPairsOf(job)),
      (pair) => pair,
    );
    // A story's own pairs weigh more, and rare ones most, so that it is rendered no more often than it has modes.
    const weight = (pair: string) => (10 * variants.length) / (counts.get(pair)?.length ?? 1);
    const ownFirst = ({ job, pairs }: Candidate) =>
      pairs.filter((pair) => missing.has(pair)).length +
      ownPairsOf(job).reduce((sum, pair) => sum + (missing.has(pair) ? weight(pair) : 0), 0);
    while (candidates.some(({ job }) => ownPairsOf(job).some((pair) => missing.has(pair)))) {
      const best = bestOf(candidates, ownFirst);
      for (const pair of best.pairs) missing.delete(pair);
      jobs.push(best.job);
    }
  }
  return [...jobs, ...completing(missing, stories, variants, pairsOf)];
}

/** Returns further jobs, story by story in turn, until no pair is missing. */
function completing(
  pairs: ReadonlySet<string>,
  stories: readonly StoryEntry[],
  variants: readonly Variant[],
  toPairs: (job: Job) => string[],
): Job[] {
  const missing = new Set(pairs);
  const jobs: Job[] = [];
  const gain = (candidate: Candidate) => candidate.pairs.filter((pair) => missing.has(pair)).length;
  for (let turn = 0; missing.size > 0; turn++) {
    const story = stories[turn % stories.length];
    const best = story && bestOf(candidatesOf(story, variants, toPairs), gain);
    if (!best || gain(best) === 0) continue;
    for (const pair of best.pairs) missing.delete(pair);
    jobs.push(best.job);
  }
  return jobs;
}

interface Candidate {
  job: Job;
  pairs: readonly string[];
}

function candidatesOf(story: StoryEntry, variants: readonly Variant[], toPairs: (job: Job) => string[]): Candidate[] {
  return variants.map((variant) => {
    const job = { story, variant };
    return { job, pairs: toPairs(job) };
  });
}

function bestOf(candidates: readonly Candidate[], gain: (candidate: Candidate) => number): Candidate {
  const [best] = candidates.toSorted((a, b) => gain(b) - gain(a));
  if (!best) throw new Error("A story has no variant.");
  return best;
}

/** Returns every pair of values in a job. */
export function pairsOf(job: Job): string[] {
  return [...ownPairsOf(job), ...sharedPairsOf(job)];
}

function ownPairsOf({ story: { id }, variant: { theme, width, mode } }: Job): string[] {
  return [`${id} ${theme}`, `${id} ${width}`, `${id} ${mode}`];
}

/** Returns the pairs that any story of a group can cover. */
export function sharedPairsOf({ story: { language }, variant: { theme, width, mode } }: Job): string[] {
  const variant = [`${theme} ${width}`, `${theme} ${mode}`, `${width} ${mode}`];
  return [...variant, `${language} ${theme}`, `${language} ${width}`, `${language} ${mode}`];
}

/** Returns the pairs that a sample must cover in the job's group; pairs with a mode are in every third group. */
export function samplePairsOf({ story: { group, language }, variant: { theme, width, mode } }: Job): string[] {
  const inTurn = [`${width} ${mode}`, `${language} ${mode}`].filter((pair) => sumOf(`${group} ${pair}`) % 3 === 0);
  return [`${theme} ${width}`, `${theme} ${mode}`, `${language} ${width}`, ...inTurn];
}

function sumOf(text: string): number {
  return [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
}
