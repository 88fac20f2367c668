import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { shiftsOf } from "../support/layout-shift.ts";
import { turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

/** Addresses of all links of the main navigation, in the row or in the overflow menu. */
function addresses(page: Page, navigation: string): Promise<string[]> {
  const links = page.locator(`nav[aria-label="${navigation}"] a`);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "").toSorted());
}

test("at 800 px items that do not fit are in the overflow menu, which opens by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await visit(page, "/ru");
  const navigation = page.getByRole("navigation", { name: ru.header.navigation });
  const more = navigation.getByRole("button", { name: ru.header.showMore });
  const first = navigation.getByRole("link", { name: "Иностранцам" });
  await expect(first).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(first).toBeFocused();
  await expect(navigation.getByRole("link", { name: "Министерство" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(navigation.getByRole("link", { name: "Путеводитель для граждан стран вне ЕС" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await expect(first).toBeHidden();
  await more.press("Space");
  await first.press("Enter");
  await expect(page).toHaveURL("/ru/foreigners");
});

test("of the overflow menu and the submenus, one is open at a time", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await visit(page, "/ru");
  const navigation = page.getByRole("navigation", { name: ru.header.navigation });
  const expanded = navigation.locator("[aria-expanded=true]");
  await navigation.getByRole("button", { name: ru.header.showMore }).click();
  await navigation.getByRole("button", { name: `${ru.header.section} Семья` }).click();
  await expect(expanded).toHaveAccessibleName(`${ru.header.section} Семья`);
  await navigation.getByRole("button", { name: ru.header.showMore }).click();
  await expect(expanded).toHaveAccessibleName(ru.header.showMore);
});

test("a site can name its overflow menu", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, "/ua/up");
  const more = page.getByRole("button", { name: ua.header.showMore });
  await expect(more).toHaveText("Інші теми");
  await expect(more).toHaveAccessibleName(`Інші теми: ${ua.header.showMore}`);
});

for (const [address, navigation] of [
  ["/", cs.header.navigation],
  ["/ru", ru.header.navigation],
  ["/ua/up", ua.header.navigation],
] as const) {
  test(`${address}: no item is lost when the window is resized, and visible items are complete in one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, address);
    const all = await addresses(page, navigation);
    expect(all.length).toBeGreaterThan(5);
    const places = page.getByRole("navigation", { name: navigation }).locator("ul").first().locator("> li:visible");
    const counts: number[] = [];
    for (const width of [1280, 960, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Longer than the resize throttle.
      await page.waitForTimeout(200);
      expect(await addresses(page, navigation), `${width} px`).toEqual(all);
      const boxes = await places.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      counts.push(boxes.length);
      expect(new Set(boxes.map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right)), `end of the row at ${width} px`).toBeLessThanOrEqual(width);
    }
    expect(counts).toEqual(counts.toReversed());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.waitForTimeout(200);
    expect(await addresses(page, navigation)).toEqual(all);
    await expect(page.getByRole("button", { name: ru.header.showMore })).toBeHidden();
  });
}

for (const width of turnOf([390, 768, 800, 960, 1280], 2, 0)) {
  test(`nothing moves when the header's script starts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The first visit fetches the fonts; they have a test of their own (tests/e2e/pages/layout-shift.spec.ts).
    await visit(page, "/ru");
    await page.evaluate(() => document.fonts.ready);
    await visit(page, "/ru");
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test("a click on a button before its script has loaded is handled afterwards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/");
  const { promise: isClicked, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await isClicked;
    await route.continue();
  });
  const menu = page.getByRole("button", { name: cs.header.menu });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  letScriptCome();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [768, 960]) {
    test(`all items are visible at ${width} px, in as many rows as they need`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/ru");
      const navigation = page.getByRole("navigation", { name: ru.header.navigation });
      for (const name of ["Семья", "Работа", "Инвалидность", "Пенсия", "Иностранцам", "Услуги", "Министерство"]) {
        await expect(navigation.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(navigation.getByRole("button")).toHaveCount(0);
    });
  }
});
