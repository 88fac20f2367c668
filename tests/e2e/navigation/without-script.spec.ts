import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test } from "../support/visitor.ts";

test.use({ javaScriptEnabled: false });

for (const address of ["/", "/rodina", "/prace/minimalni-mzda", "/aktuality/pridavek-na-dite-online"]) {
  test(`${address} can be read without script`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(300);
  });
}

test("images are shown without script", async ({ page }) => {
  await page.goto("/rodina");
  const image = page.getByRole("main").locator("img").first();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("links work without script", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Rodina", exact: true }).click();
  await expect(page).toHaveURL("/rodina");
  await page.getByRole("main").locator("a[href='/rodina/porodne']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/family/birth-grant");
});

test("the second level of the navigation opens by pointer and keyboard without script", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  const child = banner.getByRole("link", { name: "Porodné" });
  await expect(child).toBeHidden();
  await banner.getByRole("link", { name: "Rodina", exact: true }).hover();
  await expect(child).toBeVisible();
  await page.mouse.move(0, 700);
  await expect(child).toBeHidden();
  await banner.getByRole("link", { name: "Rodina", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: `${cs.header.overview} Rodina` })).toBeFocused();
  await child.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/rodina/porodne");
});

test("on a narrow screen the navigation works without script, and has no dead buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: cs.header.menu })).toBeHidden();
  await page.getByRole("navigation", { name: cs.header.navigation }).getByRole("link", { name: "Práce" }).click();
  await expect(page).toHaveURL("/prace");
});

for (const width of [1280, 390])
  test(`at ${width} px the header links to the search without script`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/rodina");
    const banner = page.getByRole("banner");
    if (width === 390) await banner.getByRole("link", { name: cs.header.search }).click();
    else await banner.getByRole("searchbox", { name: cs.header.search }).press("Enter");
    await expect(page).toHaveURL(/\/vyhledavani(\?q=)?$/);
    await expect(banner.getByRole("link", { name: "English" })).toBeVisible();
  });
