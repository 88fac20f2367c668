import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { languageCodes, languages } from "#schemas/languages.ts";
import { stories, test } from "./bench.ts";
import { findOverflow, readHeadings, runAxe, unfold, view } from "./page-checks.ts";
import { isAroundPage } from "./story-index.ts";

const root = join(import.meta.dirname, "../..");

test("every recorded content that is a page has its story", () => {
  const notPages = ["web-config", "embedded-page"];
  const recorded = globSync(`*/*/*.{${languageCodes}}.json`, { cwd: join(root, "fixtures/contents") });
  const pages = recorded.filter((file) => !notPages.includes(file.split("/")[1] ?? ""));
  expect(pages.length).toBeGreaterThanOrEqual(25);
  // Lists are shown in several states.
  const shown = new Set(stories.flatMap(({ fixture }) => fixture ?? []));
  expect([...shown].toSorted()).toEqual(pages.toSorted());
});

test("every generated story was built", () => {
  const meta = z.looseObject({ stories: z.record(z.string(), z.unknown()) });
  const built = meta.parse(JSON.parse(readFileSync(join(root, "dist/stories/meta.json"), "utf8")));
  expect(Object.keys(built.stories).toSorted()).toEqual(stories.map(({ id }) => id).toSorted());
});

const views = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 390 },
] as const;

for (const { id, group, language, theme } of stories) {
  test(`${id} is accessible`, async ({ bench: { page, show } }) => {
    const problems = await show(id);
    await expect(page.locator(`html.${theme}[data-theme="auto"]`)).toHaveAttribute("lang", languages[language].tag);

    const headings = await readHeadings(page);
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(isAroundPage(group) ? 0 : 1);
    const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
    expect(skipping, "headings that skip a level").toEqual([]);

    await unfold(page);
    for (const { colorScheme, width } of views) {
      await view(page, width, colorScheme);
      const { violations, checked } = await runAxe(page);
      expect(violations, `${colorScheme} at ${width} px`).toEqual([]);
      expect(checked, `elements axe looked at in ${colorScheme} at ${width} px`).toBeGreaterThan(5);
    }
    for (const width of [390, 320]) {
      await view(page, width, "light");
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}
