import { expect, type Page } from "@playwright/test";
import homeCs from "#fixtures/contents/mpsv/main-page/uvod.cs.json" with { type: "json" };
import homeEn from "#fixtures/contents/mpsv/main-page/uvod.en.json" with { type: "json" };
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { test } from "../support/visitor.ts";

const languages = [
  { name: "Czech", home: "/", section: "/rodina", fixture: homeCs, texts: cs, term: "příspěvek", town: "Krnov" },
  { name: "English", home: "/en", section: "/en/family", fixture: homeEn, texts: en, term: "benefit", town: "Krnov" },
];

/** The lowest position at which the first result may begin, in pixels. */
const windows = [
  { width: 1280, height: 900, firstResult: 400 },
  { width: 390, height: 844, firstResult: 500 },
];

const main = (page: Page) => page.getByRole("main");

for (const { name, home, section, fixture, texts, term, town } of languages)
  for (const { firstResult, ...viewport } of windows)
    test.describe(`in ${name} at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      test("a benefit is applied for in two clicks, and the answer is visible without scrolling", async ({ page }) => {
        await page.goto(home);
        const name = fixture.data.sluzby[0]?.odkaz.stranka.name ?? "";
        await main(page).getByRole("heading", { name, exact: true }).getByRole("link").click();
        const apply = main(page).getByRole("link", { name: new RegExp(`^${texts.service.applyOnline}`) });
        await expect(apply).toBeInViewport();
        await expect(apply).toHaveAttribute("href", /^https:/);
        for (const answer of [texts.audience.title, texts.service.deadline.decision])
          await expect(main(page).getByRole("term").filter({ hasText: answer }).first()).toBeInViewport();
        await expect(main(page).getByRole("link", { name: texts.service.groups.applying, exact: true })).toBeVisible({
          visible: viewport.width > 390,
        });
      });

      test("the search term is in the field, and the first result is visible", async ({ page }) => {
        await page.goto(home);
        await main(page).getByLabel(texts.search.term).fill(term);
        await page.keyboard.press("Enter");
        await expect(main(page).getByLabel(texts.search.term)).toHaveValue(term);
        await expect(main(page).getByRole("status")).toBeInViewport();
        const first = main(page).getByRole("heading", { level: 3 }).first();
        const { y } = (await first.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
        expect(y).toBeLessThanOrEqual(firstResult);
        await expect(main(page).getByRole("heading", { name: term, exact: true })).toHaveCount(0);
        await expect(main(page).getByRole("button", { name: texts.list.apply })).toBeVisible({
          visible: viewport.width > 390,
        });
      });

      test("every page has a site search in its header, and suggestions work by keyboard", async ({ page }) => {
        const banner = page.getByRole("banner");
        const opens = banner.getByRole("button", { name: texts.header.search });
        const field = banner.locator("[type=search]");
        const open = async () => {
          await page.goto(section);
          if (await opens.isVisible()) await opens.click();
          await field.focus();
          await expect(banner.getByRole("combobox", { name: texts.header.search })).toBeFocused();
        };
        await open();
        await field.fill(term);
        await field.press("Enter");
        await expect(main(page).getByLabel(texts.search.term)).toHaveValue(term);
        await expect(main(page).getByRole("status")).toBeInViewport();
        await open();
        await field.pressSequentially(term);
        const list = page.getByRole("listbox", { name: texts.search.suggestions.label });
        const options = list.getByRole("option");
        const found = options.filter({ has: page.locator("small") }).first();
        await expect(found).toBeVisible();
        const title = (await found.locator("span").textContent()) ?? "";
        const count = await options.count();
        for (let at = 0; at < count && (await found.getAttribute("aria-selected")) !== "true"; at += 1)
          await page.keyboard.press("ArrowDown");
        await expect(found).toHaveAttribute("aria-selected", "true");
        await page.keyboard.press("Enter");
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(list).toHaveCount(0);
      });

      test("an office is found by town, with its hours, its page and directions", async ({ page }) => {
        await page.goto(home);
        await main(page).getByRole("searchbox", { name: texts.office.townOrPostcode }).fill(town);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("searchbox", { name: texts.office.townOrPostcode })).toHaveValue(town);
        const office = page.getByRole("link", { name: new RegExp(town) });
        await expect(main(page).getByRole("row").filter({ has: office })).toContainText(/\d:\d\d/);
        await expect(main(page).getByRole("heading", { name: texts.map.title })).toBeVisible();
        await main(page)
          .getByRole("row")
          .getByRole("link", { name: new RegExp(town) })
          .click();
        await expect(main(page).getByRole("heading", { level: 1 })).toContainText(town);
        await expect(main(page).getByRole("link", { name: new RegExp(`^${texts.office.route}`) })).toHaveAttribute(
          "href",
          /^https:\/\/www\.openstreetmap\.org\/directions\?to=/,
        );
      });
    });
