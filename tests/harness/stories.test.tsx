import { globSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RenderIsland } from "#components/island.tsx";
import { readStories } from "#harness/stories/sources/stories.ts";
import { scriptedGroups } from "#harness/stories/story-index.ts";
import { StoryContent } from "#harness/stories/views/story-components.tsx";
import { StoryEnvironment } from "#harness/stories/views/story-environment.tsx";
import { languageCodes } from "#schemas/site/language-codes.ts";

const place: RenderIsland = ({ component: Component, props, children }) => children ?? <Component {...props} />;
const stories = await readStories(join(import.meta.dirname, "../../fixtures"));
// Islands that replace their fallback render only in browsers.
const served = stories.filter(({ group }) => !scriptedGroups.includes(group));
const groups = Object.entries(Object.groupBy(served, ({ group }) => group));

const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args) => void warnings.push(args.join(" ")));
});
afterEach(() => vi.restoreAllMocks());

test("story names are unique", () => {
  expect(groups.length).toBeGreaterThan(40);
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  // Ladle accepts no other names.
  expect(ids.filter((id) => !/^[a-z0-9-]+--[a-zA-Z0-9-]+$/.test(id))).toEqual([]);
});

test("every recorded content with a page has a story", () => {
  const contents = join(import.meta.dirname, "../../fixtures/contents");
  const recorded = globSync(`*/*/*.{${languageCodes}}.json`, { cwd: contents });
  const pages = recorded.filter((file) => !["web-config", "embedded-page"].includes(file.split("/")[1] ?? ""));
  expect(pages.length).toBeGreaterThan(500);
  // Lists are shown in several states.
  const shown = new Set(stories.flatMap(({ fixture }) => fixture ?? []));
  expect([...shown].toSorted()).toEqual(pages.toSorted());
});

// The story runner uses production React, which gives none of these warnings.
test.each(groups)("React reports no warnings for the stories of %s", (group, members = []) => {
  for (const story of members) {
    const html = renderToString(
      <StoryEnvironment story={story} place={place}>
        <StoryContent group={group} props={story.props} />
      </StoryEnvironment>,
    );
    expect([story.id, warnings]).toEqual([story.id, []]);
    expect(html.length, story.id).toBeGreaterThan(100);
  }
});
