import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import { check, withAxe } from "./axe.ts";
import { test, visit } from "./visitor.ts";

const pages = {
  "/": 200,
  "/rodina/pridavek-na-dite": 200,
  "/pruvodce-pro-mlade-rodiny": 200,
  "/aktuality/podzimni-veletrh-prace": 200,
  "/ua/family": 200,
  "/up": 200,
  "/dev/tmava-stranka": 200,
  "/neni-tu": 404,
};

for (const width of [1280, 390]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} px in ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      for (const [address, status] of Object.entries(pages)) {
        test(`${address} has no fault axe can see`, async ({ page, intended }) => {
          intended.add(status);
          await withAxe(page);
          await visit(page, address);
          await check(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }

      test("the open navigation has no fault axe can see", async ({ page }) => {
        await withAxe(page);
        await visit(page, "/rodina");
        if (width < 768) await page.getByRole("button", { name: cs.header.menu }).click();
        await page.getByRole("button", { name: `${cs.header.section} Práce` }).click();
        await expect(page.getByRole("banner").getByRole("link", { name: "Minimální mzda" })).toBeVisible();
        await check(page);
      });
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`at 800 px in ${colorScheme}`, () => {
    test.use({ viewport: { width: 800, height: 844 }, colorScheme });

    test("the navigation items without room have no fault axe can see", async ({ page }) => {
      await withAxe(page);
      await visit(page, "/ru/about-the-ministry");
      await page.getByRole("button", { name: ru.header.showMore }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Услуги", exact: true })).toBeVisible();
      await check(page);
    });
  });
}
