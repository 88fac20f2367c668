import { expect, type Locator, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

function trigger(page: Page, section: string) {
  return page.getByRole("button", { name: `${cs.header.section} ${section}` });
}

function item(page: Page, name: string) {
  return page.getByRole("navigation", { name: cs.header.navigation }).getByRole("link", { name, exact: true });
}

for (const key of ["Enter", "Space"]) {
  test(`${key} opens a submenu at its first item, Escape returns to the button`, async ({ page }) => {
    await visit(page, "/");
    await trigger(page, "Rodina").focus();
    await page.keyboard.press(key);
    await expect(trigger(page, "Rodina")).toHaveAttribute("aria-expanded", "true");
    await expect(item(page, `${cs.header.overview} Rodina`)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger(page, "Rodina")).toHaveAttribute("aria-expanded", "false");
    await expect(trigger(page, "Rodina")).toBeFocused();
    await expect(item(page, "Dávka státní sociální pomoci")).toBeHidden();
  });
}

test("one submenu is open at a time", async ({ page }) => {
  await visit(page, "/");
  await trigger(page, "Rodina").click();
  await expect(item(page, "Porodné")).toBeVisible();
  await trigger(page, "Práce").click();
  await expect(item(page, `${cs.header.overview} Práce`)).toBeFocused();
  await expect(trigger(page, "Rodina")).toHaveAttribute("aria-expanded", "false");
  await expect(item(page, "Porodné")).toBeHidden();
  await expect(page.getByRole("banner").locator("[aria-expanded=true]")).toHaveCount(1);
});

test("a submenu closes when its button is pressed again, when it loses focus and when the page is clicked", async ({
  page,
}) => {
  await visit(page, "/");
  const expanded = page.getByRole("banner").locator("[aria-expanded=true]");
  await trigger(page, "Rodina").click();
  await expect(expanded).toHaveCount(1);
  // An immediate second click would be throttled.
  await page.waitForTimeout(60);
  await trigger(page, "Rodina").click();
  await expect(expanded).toHaveCount(0);
  await trigger(page, "Rodina").click();
  await page.getByRole("link", { name: "English" }).focus();
  await expect(expanded).toHaveCount(0);
  await trigger(page, "Rodina").click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(expanded).toHaveCount(0);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens at its first item and Escape returns to its button", async ({ page }) => {
    await visit(page, "/");
    const menu = page.getByRole("button", { name: cs.header.menu });
    await expect(item(page, "Rodina")).toBeHidden();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(item(page, "Rodina")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
    await expect(item(page, "Rodina")).toBeHidden();
  });

  test("Escape closes a submenu before the menu", async ({ page }) => {
    await visit(page, "/");
    const menu = page.getByRole("button", { name: cs.header.menu });
    await menu.click();
    await trigger(page, "Práce").click();
    await expect(item(page, `${cs.header.overview} Práce`)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(trigger(page, "Práce")).toBeFocused();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
  });

  for (const [hand, press] of [
    ["touch", (button: Locator) => button.tap()],
    ["mouse", (button: Locator) => button.click()],
  ] as const) {
    test.describe(`by ${hand}`, () => {
      test.use({ hasTouch: hand === "touch" });

      test("pressing a section below an open one opens it at once", async ({ page }) => {
        await visit(page, "/");
        await press(page.getByRole("button", { name: cs.header.menu }));
        await press(trigger(page, "Rodina"));
        await expect(item(page, "Porodné")).toBeVisible();
        await press(trigger(page, "Práce"));
        await expect(trigger(page, "Práce")).toHaveAttribute("aria-expanded", "true");
        await expect(item(page, `${cs.header.overview} Práce`)).toBeFocused();
        await expect(item(page, "Porodné")).toBeHidden();
      });
    });
  }

  test("the menu closes when a link in it is followed", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("button", { name: cs.header.menu }).click();
    await item(page, "Práce").click();
    await expect(page).toHaveURL("/prace");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Práce");
    await expect(item(page, "Rodina")).toBeHidden();
  });
});
