import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noAria, type VisualJob } from "#harness/stories/visual/comparison.ts";
import { createDifferenceStore } from "#harness/stories/visual/difference-store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

const jobs = Array.from({ length: 5 }, (_, index): VisualJob => {
  const story = { id: `a--${index}`, group: "a", language: "cs", theme: "theme-up", now: 0, fixture: null } as const;
  return { story, variant: { theme: "theme-up", width: 320, mode: "light" }, isFocused: false, on: "after" };
});

function pictureOf({ story }: VisualJob) {
  return { png: Buffer.from(story.id), sha: hash("sha256", story.id), width: 320, height: 900 };
}

test.each([
  ["as given", jobs],
  ["the last first", jobs.toReversed()],
])("for a large group the pictures of the first jobs are kept, whichever finishes first: %s", async (_, ended) => {
  const folder = temporaryFolder({});
  const record = createDifferenceStore(folder, jobs, 2);
  const difference = { kind: "new", before: null, rules: [], markup: [], readAria: noAria } as const;
  await Promise.all(
    ended.map((job) => record.add({ ...difference, job, after: pictureOf(job) }, { cause: "template", detail: [] })),
  );
  const [group, ...others] = record.groups();
  expect(others).toEqual([]);
  expect(group?.differences.map(({ isStored }) => isStored)).toEqual([true, true, false, false, false]);
  const kept = jobs.slice(0, 2).map((job) => `${pictureOf(job).sha}.png`);
  expect(readdirSync(join(folder, "pictures")).toSorted()).toEqual(kept.toSorted());
});
