import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storiesFolder, writeStories } from "#harness/stories/generate.ts";

const stamp = join(storiesFolder, "written-from");

test("stories are written again only when their sources have changed", async () => {
  const entries = await writeStories();
  const source = readFileSync(stamp, "utf8");
  const { mtimeMs } = statSync(stamp);
  expect(await writeStories()).toEqual(entries);
  expect(statSync(stamp).mtimeMs).toBe(mtimeMs);
  writeFileSync(stamp, "other sources");
  expect(await writeStories()).toEqual(entries);
  expect(readFileSync(stamp, "utf8")).toBe(source);
  for (const { id, group } of entries)
    expect(existsSync(join(storiesFolder, group, `${id.slice(group.length + 2)}.json`)), id).toBe(true);
});
