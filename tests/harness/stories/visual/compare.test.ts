import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import type { Worker } from "#harness/stories/runner/worker.ts";
import { compareAll } from "#harness/stories/visual/compare.ts";
import type { Comparison, VisualJob } from "#harness/stories/visual/comparison.ts";

const pageWithoutRules = {
  evaluate: async () => [],
  context: () => {
    throw new Error("A picture is taken.");
  },
} as unknown as Page;

/** A page that shows every story with the same HTML and requests files before they exist. */
const worker: Worker = {
  before: null,
  draw: async () => ({ page: pageWithoutRules, shown, isStill: true }),
  settle: async () => shown,
  show: async () => ({ page: pageWithoutRules, shown, known: null }),
  forget: async () => {},
};
const shown = { domHash: "", structureHash: "", isAlive: false, nodes: 1, errors: [], requests: [] };

function jobOf(id: string): VisualJob {
  const story = { id, group: "service", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
  return { story, variant: { theme: "theme-up", width: 320, mode: "light" }, isFocused: false, on: "both" };
}

test("a story whose documents have changed needs a picture, whatever its page has requested so far", async () => {
  const comparisons: Comparison[] = [];
  await compareAll([jobOf("same"), jobOf("other")], {
    pairs: [{ before: worker, after: worker }],
    hasSameMarkup: () => true,
    hasSameFiles: ({ story }) => story.id === "same",
    signal: new AbortController().signal,
    onComparison: async (comparison) => void comparisons.push(comparison),
  });
  expect(comparisons).toEqual([
    { job: jobOf("same"), same: "markup" },
    { job: jobOf("other"), failure: "A picture is taken." },
  ]);
});
