import { expect, test } from "vitest";
import { jobsOf, pairsOf, samplePairsOf, sharedPairsOf } from "#harness/stories/runner/matrix.ts";
import { modes, variantName, widths } from "#harness/stories/runner/variant.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";

const themes = ["theme-default", "theme-up"];

function groupOf(group: string, size: number): StoryEntry[] {
  return Array.from({ length: size }, (_, index) => ({
    id: `${group}--${index}`,
    group,
    language: languageCodes[index % languageCodes.length] ?? "cs",
    theme: themes[index % 2] ?? "",
    now: 0,
    fixture: null,
  }));
}

for (const size of [1, 2, 3, 4, 5, 7, 20, 60]) {
  test(`every pair of values is covered in a group of ${size}, with few more jobs than necessary`, () => {
    const stories = groupOf("service", size);
    const all = new Set(jobsOf(stories, themes, "full").flatMap(pairsOf));
    const jobs = jobsOf(stories, themes, "pairwise");
    expect(new Set(jobs.flatMap(pairsOf))).toEqual(all);
    // Each story needs every mode, and the group every mode in every width, with print in one.
    const least = Math.max(modes.length * size, (modes.length - 1) * widths.length + 1);
    expect(jobs.length).toBeGreaterThanOrEqual(least);
    expect(jobs.length).toBeLessThanOrEqual(least * 1.25);
    expect(new Set(jobs.map(({ story, variant }) => `${story.id} ${variantName(variant)}`)).size).toBe(jobs.length);
  });
}

test.each([1, 3, 20, 60])(
  "a sample of %i stories shows each of them and all pairs of its group, in few jobs",
  (size) => {
    const stories = groupOf("service", size);
    const jobs = jobsOf(stories, themes);
    expect(new Set(jobs.map(({ story }) => story.id)).size).toBe(size);
    expect(new Set(jobs.flatMap(samplePairsOf))).toEqual(
      new Set(jobsOf(stories, themes, "full").flatMap(samplePairsOf)),
    );
    expect(jobs.length).toBeLessThanOrEqual(size + 4 * widths.length);
  },
);

test("samples of several groups together cover every pair of values", () => {
  const stories = ["a", "b", "c"].flatMap((group) => groupOf(group, 9));
  expect(new Set(jobsOf(stories, themes).flatMap(sharedPairsOf))).toEqual(
    new Set(jobsOf(stories, themes, "full").flatMap(sharedPairsOf)),
  );
});

test("the jobs are deterministic and independent for each group", () => {
  const [services, news] = [groupOf("service", 9), groupOf("news-item", 6)];
  expect(jobsOf([...services, ...news], themes)).toEqual([...jobsOf(services, themes), ...jobsOf(news, themes)]);
  expect(jobsOf(services, themes)).toEqual(jobsOf(groupOf("service", 9), themes));
});

test("the full matrix shows each story in every variant", () => {
  const jobs = jobsOf(groupOf("service", 3), themes, "full");
  expect(jobs).toHaveLength(3 * themes.length * (widths.length * (modes.length - 1) + 1));
  expect(new Set(jobs.map(({ story, variant }) => `${story.id} ${variantName(variant)}`)).size).toBe(jobs.length);
});

test("stories that need their script are not shown without script", () => {
  const shown = (group: string) => new Set(jobsOf(groupOf(group, 4), themes).map(({ variant }) => variant.mode));
  expect(shown("session-dialog")).toEqual(new Set(modes.filter((mode) => mode !== "no-script")));
  expect(shown("service")).toEqual(new Set(modes));
});
