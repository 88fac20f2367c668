import { expect, type Page } from "@playwright/test";
import { shiftsOf, sumOf } from "../support/layout-shift.ts";
import { turnOf } from "../support/looks.ts";
import { test } from "../support/visitor.ts";

/** Maximum layout shift of a page while it loads and is scrolled through. */
const limit = 0.01;

/**
 * Pages with everything that loads late: photographs with and without dimensions, players, a gallery, tables, a list,
 * islands.
 */
const addresses = [
  "/",
  "/en/up",
  "/aktuality/pridavek-na-dite-online",
  "/dev/typografie",
  "/en/dev/podcast",
  "/dev/tabulka",
  "/ru/dev/formular",
  "/pruvodce-pro-mlade-rodiny",
];

for (const [turn, width] of [390, 1280].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of turnOf(addresses, 4, turn)) {
      test(`${address}: nothing moves when fonts and images load late`, async ({ page }) => {
        await page.route(/\.woff2$|^[^?]*\/(_ipx|cms)\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 200));
          await route.continue();
        });
        await page.goto(address);
        await expect(page.locator("html[data-shell=ready]")).toBeAttached();
        await readThrough(page);
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(limit);
      });
    }
  });
}

const mapPages = ["/up/kontakty/pracoviste/krnov", "/up/kontakty/pracoviste", "/ru/up/care/map-of-help"];

for (const width of [320, 390, 1280]) {
  test(`at ${width} px nothing moves when a map appears`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of mapPages) {
      await page.route(/\.geojson/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue();
      });
      await page.goto(address);
      // Fonts have a test of their own.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const map = page.locator("[data-island=organisationMap]");
      const after = map.locator("xpath=following::*[self::section or self::footer][1]");
      // The end of the map and what follows it are in view, so that a change of the map's height counts.
      await after.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 100));
      await expect(map.locator(".map-canvas")).toBeAttached();
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts), `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(limit);
    }
  });
}

test("a page that shifts is detected", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").evaluate((main) => {
    main.prepend(Object.assign(document.createElement("p"), { textContent: "a" }));
  });
  expect(sumOf(await shiftsOf(page))).toBeGreaterThan(limit);
});

/** Scrolls down like a reader, waiting for images on the way. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  for (const image of await page.getByRole("main").locator("img").all())
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
}
