import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

/** A page longer than any window in these tests. */
const longPage = "/sluzby/pridavek-na-dite";

const banner = (page: Page) => page.locator("body > header");

/** Lower edge of the header in the window, in px. */
async function edge(page: Page): Promise<number> {
  return banner(page).evaluate((header) => header.getBoundingClientRect().bottom);
}

function scroll(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

for (const [width, kept] of [
  [1280, cs.header.navigation],
  [390, cs.header.menu],
] as const) {
  test(`at ${width} px one row of the header is sticky and marked as stuck`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, longPage);
    await expect(banner(page)).not.toHaveClass(/stucked/);
    const height = await edge(page);
    const before = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
    await scroll(page, 900);
    await expect(banner(page)).toHaveClass(/stucked/);
    const row = page.getByRole(width > 768 ? "navigation" : "button", { name: kept });
    await expect(row).toBeInViewport({ ratio: 0.95 });
    const inSight = await edge(page);
    expect(inSight).toBeGreaterThan(40);
    expect(inSight).toBeLessThan(80);
    expect(inSight).toBeLessThan(height);
    const after = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
    expect(after, "the page below does not move").toBeCloseTo(before, 0);
    await scroll(page, 0);
    await expect(banner(page)).not.toHaveClass(/stucked/);
  });
}

test("a site can disable it", async ({ page }) => {
  await page.route(`**${longPage}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('data-sticky="on"', 'data-sticky="off"');
    expect(body).toContain('data-sticky="off"');
    await route.fulfill({ response, body });
  });
  await visit(page, longPage);
  await scroll(page, 900);
  await page.waitForTimeout(200);
  expect(await edge(page)).toBeLessThan(0);
  await expect(banner(page)).not.toHaveClass(/stucked/);
});

test("in a low window nothing is sticky", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await visit(page, longPage);
  await scroll(page, 900);
  await page.waitForTimeout(200);
  expect(await edge(page)).toBeLessThan(0);
  await expect(banner(page)).not.toHaveClass(/stucked/);
});

test("in a low window, as on a phone held sideways, the header takes at most a quarter of it", async ({ page }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, "/rodina");
    const { height } = (await page.locator("body > header").boundingBox()) ?? { height: Number.POSITIVE_INFINITY };
    expect(height).toBeLessThanOrEqual(viewport.height / 4);
  }
  await page.getByRole("button", { name: cs.header.menu }).click();
  await expect(page.getByRole("navigation", { name: cs.header.navigation })).toBeVisible();
});

test("the target of a fragment is not covered, neither on load nor later", async ({ page }) => {
  await visit(page, longPage);
  const ids = await page
    .getByRole("main")
    .locator("h2[id], section[id], [id]:has(> h2)")
    .evaluateAll((targets) => targets.map(({ id }) => id));
  const [id] = ids;
  expect(id, "a heading with an anchor").toBeTruthy();
  for (const arrive of [
    () => page.evaluate((fragment) => location.assign(`#${fragment}`), id),
    async () => {
      await page.goto("about:blank");
      await visit(page, `${longPage}#${id}`);
    },
  ]) {
    await arrive();
    await expect(banner(page)).toHaveClass(/stucked/);
    const top = await page.locator(`[id="${id}"]`).evaluate((target) => target.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(await edge(page));
    expect(top).toBeLessThan(300);
  }
});

test("an element focused by Shift+Tab is not covered", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await visit(page, longPage);
  await page.locator("footer a").last().focus();
  let seen = 0;
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector("body > header");
      if (!focused || !header || header.contains(focused)) return null;
      return focused.getBoundingClientRect().bottom <= header.getBoundingClientRect().bottom;
    });
    if (hidden === null) continue;
    seen++;
    expect(hidden, `step ${step}`).toBe(false);
  }
  expect(seen).toBeGreaterThan(10);
});

test("focusing the header brings all of it into view", async ({ page }) => {
  await visit(page, longPage);
  await scroll(page, 900);
  await expect(banner(page)).toHaveClass(/stucked/);
  const brand = page.getByRole("banner").getByRole("link", { name: cs.header.home });
  await page.getByRole("banner").getByRole("link", { name: "Rodina", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(banner(page).locator(":focus")).toBeInViewport({ ratio: 1 });
  await expect(brand).toBeInViewport({ ratio: 1 });
});

test("on a narrow screen the menu of a stuck header opens over the page and scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, longPage);
  await scroll(page, 900);
  await expect(banner(page)).toHaveClass(/stucked/);
  await page.getByRole("button", { name: cs.header.menu }).click();
  const navigation = page.getByRole("navigation", { name: cs.header.navigation });
  await expect(navigation.getByRole("link", { name: "Rodina", exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(900, -1);
  const last = navigation.getByRole("link", { name: "Ministerstvo", exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.click(200, 495);
  await expect(page.getByRole("button", { name: cs.header.menu })).toHaveAttribute("aria-expanded", "false");
});
