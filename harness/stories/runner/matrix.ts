import { aliveGroups, type StoryEntry } from "#harness/stories/story-index.ts";
import type { Job } from "./stage.ts";
import { modes, paperWidth, type Variant, widths } from "./variant.ts";

export const matrices = ["pairwise", "full"] as const;
export type Matrix = (typeof matrices)[number];

/**
 * The jobs that show stories in every theme, width and mode: all combinations, or so few that within a group each two values
 * of story, language, theme, width and mode still meet. The same stories make the same jobs.
 */
export function jobsOf(stories: readonly StoryEntry[], themes: readonly string[], matrix: Matrix = "pairwise"): Job[] {
  const groups = Object.entries(Object.groupBy(stories, ({ group }) => group));
  return groups.flatMap(([group, members = []]) => {
    const variants = variantsOf(group, themes);
    if (matrix === "pairwise") return coverOf(members, variants);
    return members.flatMap((story) => variants.map((variant) => ({ story, variant })));
  });
}

function variantsOf(group: string, themes: readonly string[]): Variant[] {
  // What is nothing before its script has run cannot be shown without.
  const shown = modes.filter((mode) => mode !== "no-script" || !(group in aliveGroups));
  return themes
    .flatMap((theme) => widths.flatMap((width) => shown.map((mode) => ({ theme, width, mode }))))
    .filter(({ width, mode }) => mode !== "print" || width === paperWidth);
}

/** Greedy: each story in the variants that make most of the pairs missing, then what its group alone has not brought together. */
function coverOf(stories: readonly StoryEntry[], variants: readonly Variant[]): Job[] {
  const missing = new Set(stories.flatMap((story) => variants.flatMap((variant) => pairsOf({ story, variant }))));
  const jobs: Job[] = [];
  const take = (candidates: readonly Candidate[], gain: (candidate: Candidate) => number): void => {
    const [best] = candidates.toSorted((a, b) => gain(b) - gain(a));
    if (!best) return;
    for (const pair of best.pairs) missing.delete(pair);
    jobs.push(best.job);
  };
  const all = ({ pairs }: Candidate) => pairs.filter((pair) => missing.has(pair)).length;
  for (const story of stories) {
    const candidates = candidatesOf(story, variants);
    const counts = Map.groupBy(
      candidates.flatMap(({ own }) => own),
      (pair) => pair,
    );
    // Its own pairs weigh more, those that few variants have most: a story is shown no more often than it has modes.
    const weight = (pair: string) => (10 * variants.length) / (counts.get(pair)?.length ?? 1);
    const ownFirst = (candidate: Candidate) =>
      all(candidate) + candidate.own.reduce((sum, pair) => sum + (missing.has(pair) ? weight(pair) : 0), 0);
    while (candidates.some(({ own }) => own.some((pair) => missing.has(pair)))) take(candidates, ownFirst);
  }
  for (let turn = 0; missing.size > 0; turn++) {
    const story = stories[turn % stories.length];
    const candidates = story ? candidatesOf(story, variants) : [];
    if (candidates.some((candidate) => all(candidate) > 0)) take(candidates, all);
  }
  return jobs;
}

interface Candidate {
  job: Job;
  pairs: readonly string[];
  own: readonly string[];
}

function candidatesOf(story: StoryEntry, variants: readonly Variant[]): Candidate[] {
  return variants.map((variant) => {
    const job = { story, variant };
    return { job, pairs: pairsOf(job), own: ownPairsOf(job) };
  });
}

/** Each two values that meet in a job. */
export function pairsOf(job: Job): string[] {
  const { language } = job.story;
  const { theme, width, mode } = job.variant;
  const around = [`${theme} ${width}`, `${theme} ${mode}`, `${width} ${mode}`];
  return [...ownPairsOf(job), ...around, `${language} ${theme}`, `${language} ${width}`, `${language} ${mode}`];
}

function ownPairsOf({ story: { id }, variant: { theme, width, mode } }: Job): string[] {
  return [`${id} ${theme}`, `${id} ${width}`, `${id} ${mode}`];
}
