import { expect, test } from "vitest";
import { shardOf } from "#harness/cli/values.ts";
import { keyboardStories, readOnly, selectStories } from "#harness/stories/accessibility/selection.ts";
import type { StoryEntry } from "#harness/stories/story-index.ts";

const around = { language: "cs", theme: "theme-default", now: 0 } as const;
const entry = (group: string, name: string, fixture: string | null = null): StoryEntry => {
  return { id: `${group}--${name}`, group, fixture, ...around };
};
const stories = [
  entry("service", "mpsv-a-cs", "mpsv/service/a.cs.json"),
  entry("service", "mpsv-b-cs", "mpsv/service/b.cs.json"),
  entry("service", "generated-minimal"),
  entry("service", "generated-maximal"),
  entry("toasts", "all-cs"),
  entry("toasts", "all-en"),
  entry("toasts", "warn"),
];
const ids = (list: readonly StoryEntry[]) => list.map(({ id }) => id);

test("stories are selected by group or by a prefix of their id; an unknown name gets a suggestion", () => {
  expect(ids(selectStories(stories, ["toasts"]))).toEqual(ids(stories.slice(4)));
  expect(ids(selectStories(stories, ["service--generated"]))).toEqual(ids(stories.slice(2, 4)));
  expect(selectStories(stories, [])).toEqual(stories);
  expect(() => selectStories(stories, ["servise"])).toThrow("is service meant?");
});

test("the parts of a run cover each job exactly once", () => {
  for (const parts of [1, 2, 3, 7, 9]) {
    const all = Array.from({ length: parts }, (_, index) => shardOf(stories, `${index + 1}/${parts}`)).flat();
    expect(ids(all).toSorted()).toEqual(ids(stories).toSorted());
  }
  for (const wrong of ["0/2", "3/2", "1", "a/b", "1/0"]) expect(() => shardOf(stories, wrong)).toThrow("--shard");
});

test("the keyboard check uses the fullest story of each structure, a recorded one in full runs, and each state of the others", () => {
  const sample = ["service--generated-maximal", "toasts--all-cs", "toasts--warn"];
  expect([...keyboardStories(stories, "sample")]).toEqual(sample);
  expect([...keyboardStories(stories, "pairwise")]).toEqual(["service--mpsv-a-cs", ...sample]);
});

test("--only accepts axe rules and own codes, with and without their prefix", () => {
  const isRequested = readOnly("color-contrast,a11y.reflow");
  expect(["axe.color-contrast", "a11y.reflow", "axe.image-alt"].map(isRequested)).toEqual([true, true, false]);
  expect(readOnly(undefined)("axe.image-alt")).toBe(true);
  expect(() => readOnly("colour-contrast")).toThrow("did you mean color-contrast?");
  expect(() => readOnly("zzz")).toThrow(
    'There is no rule "zzz"; --only takes codes of findings, such as axe.image-alt.',
  );
});
