import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

const longPage = "/sluzby/pridavek-na-dite";

/** Follows the link by keyboard and records the scroll position at each frame until it rests. */
async function goUp(page: Page): Promise<{ at: number; y: number }[]> {
  const link = page.getByRole("link", { name: cs.footer.backToTop });
  await link.focus();
  await page.evaluate(() => {
    // The scroll may begin before the first frame is recorded.
    const places = [{ at: performance.now(), y: scrollY }];
    Object.assign(window, { places });
    requestAnimationFrame(function note(at) {
      places.push({ at, y: scrollY });
      requestAnimationFrame(note);
    });
  });
  await link.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  return page.evaluate(() => Reflect.get(window, "places"));
}

async function expectStartOfPage(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: cs.skipLink })).toBeFocused();
}

test("scrolls to the top in steps, and keyboard focus continues from there", async ({ page }) => {
  await visit(page, longPage);
  const places = await goUp(page);
  const start = places[0]?.y ?? 0;
  expect(start).toBeGreaterThan(500);
  const way = places.filter(({ y }) => y > 0 && y < start);
  expect(way.length).toBeGreaterThan(3);
  await expectStartOfPage(page);
});

test("a visitor's own scrolling stops the animation", async ({ page }) => {
  await visit(page, longPage);
  const link = page.getByRole("link", { name: cs.footer.backToTop });
  await link.focus();
  const start = await page.evaluate(() => {
    // Dispatched in the page, because the test's mouse may arrive when the scroll is over.
    addEventListener("scroll", () => dispatchEvent(new WheelEvent("wheel")));
    return scrollY;
  });
  await link.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(start);
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("jumps when the visitor prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, longPage);
  const places = await goUp(page);
  const start = places[0]?.y ?? 0;
  expect(start).toBeGreaterThan(500);
  expect(places.filter(({ y }) => y > 0 && y < start)).toEqual([]);
  await expectStartOfPage(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a plain link to the top", async ({ page }) => {
    await page.goto(longPage);
    await page.getByRole("link", { name: cs.footer.backToTop }).click();
    await expect(page).toHaveURL(`${longPage}#top`);
    await expectStartOfPage(page);
  });
});
