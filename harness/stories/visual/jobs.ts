import { jobsOf, type Matrix } from "#harness/stories/runner/matrix.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import type { VisualJob } from "./comparison.ts";

/** Returns the jobs of the stories on both sides, and a picture with focus for each group and theme. */
export function visualJobs(stories: readonly StoryEntry[], themes: readonly string[], matrix: Matrix): VisualJob[] {
  const jobs = jobsOf(stories, themes, matrix).map((job): VisualJob => ({ ...job, isFocused: false, on: "both" }));
  const focused = fullestOf(stories).flatMap((story) =>
    themes.map((theme): VisualJob => {
      return { story, variant: { theme, width: 1280, mode: "light" }, isFocused: true, on: "both" };
    }),
  );
  return [...jobs, ...focused];
}

/** Returns the job of a story that only one side has. */
export function loneJob(story: StoryEntry, on: "before" | "after"): VisualJob {
  return { story, variant: { theme: story.theme, width: 1280, mode: "light" }, isFocused: false, on };
}

/** Returns one story per group in the group's first language, with every field if there is one. */
export function fullestOf(stories: readonly StoryEntry[]): StoryEntry[] {
  const rank = ({ id, language }: StoryEntry) =>
    languageCodes.indexOf(language) + (id.includes("--generated-maximal") ? 0 : languageCodes.length);
  const groups = Object.values(Object.groupBy(stories, ({ group }) => group));
  return groups.flatMap((members = []) => members.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1));
}
