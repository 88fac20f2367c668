import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { languageCodes, languages } from "#schemas/languages.ts";
import { findOverflow, openStory, runAxe, stories } from "./story-page.ts";

const root = join(import.meta.dirname, "../..");

test("every recorded content that is a page has its story", () => {
  const notPages = ["web-config", "embedded-page"];
  const recorded = globSync(`*/*/*.{${languageCodes}}.json`, { cwd: join(root, "fixtures/contents") });
  const pages = recorded.filter((file) => !notPages.includes(file.split("/")[1] ?? ""));
  expect(pages.length).toBeGreaterThanOrEqual(25);
  expect(stories.flatMap(({ fixture }) => fixture ?? []).toSorted()).toEqual(pages.toSorted());
});

test("Ladle found every story that was generated", () => {
  const meta = JSON.parse(readFileSync(join(root, "dist/stories/meta.json"), "utf8"));
  expect(Object.keys(meta.stories).toSorted()).toEqual(stories.map(({ id }) => id).toSorted());
});

for (const { id, group, language, theme } of stories) {
  test(`${id} is accessible`, async ({ page }) => {
    const problems = await openStory(page, id);
    await expect(page.locator("html")).toHaveAttribute("lang", languages[language].tag);
    await expect(page.locator("html")).toHaveClass(theme);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
    await expectHeadings(page, group === "frame" ? 0 : 1);
    await unfold(page);

    for (const [colorScheme, width] of [["light", 1280], ["dark", 1280], ["light", 390]] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { violations, checked } = await runAxe(page);
      expect(violations, `${colorScheme} at ${width} px`).toEqual([]);
      expect(checked, `elements axe looked at in ${colorScheme} at ${width} px`).toBeGreaterThan(30);
    }
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `too wide for ${width} px`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

async function expectHeadings(page: Page, titles: number): Promise<void> {
  const headings = await page.locator("h1, h2, h3, h4, h5, h6").evaluateAll((elements) =>
    elements.map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), text: textContent })),
  );
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(titles);
  const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  expect(skipping).toEqual([]);
}

/** Opens what is folded, so that it is looked at as well. */
async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((elements) => {
    for (const element of elements) element.setAttribute("open", "");
  });
}
