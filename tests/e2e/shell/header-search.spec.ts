import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

for (const [width, size] of [
  [1280, 100],
  [1280, 200],
  [1000, 200],
  [768, 200],
  [390, 200],
  [320, 200],
] as const)
  test(`at ${width} pixels and ${size} % text, the header's search field is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/rodina");
    await page.evaluate((percent) => {
      document.documentElement.style.setProperty("font-size", `${percent}%`);
    }, size);
    const banner = page.getByRole("banner");
    const opens = banner.getByRole("button", { name: cs.header.search });
    if (await opens.isVisible()) await opens.click();
    const field = banner.locator("[type=search]");
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(banner.locator("search").getByRole("button")).toBeInViewport({ ratio: 1 });
    const box = await field.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(Math.min(0.5 * width, 256));
    const covering = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute("type"), {
      x: (box?.x ?? 0) + (box?.width ?? 0) - 8,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    });
    expect(covering).toBe("search");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
