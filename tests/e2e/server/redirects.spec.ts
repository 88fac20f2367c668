import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "../support/visitor.ts";

test("in-app navigation ends at a moved page's new address", async ({ page }) => {
  await visit(page, "/rodina");
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    location.assign("/davky/pridavky-na-deti");
  });
  await expect(page).toHaveURL("/sluzby/pridavek-na-dite");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Přídavek na dítě");
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
});

test("a removed page answers 410 and links its replacement", async ({ page, intended }) => {
  intended.add(410);
  const response = await page.goto("/potravinova-pomoc");
  expect(response?.status()).toBe(410);
  const main = page.getByRole("main");
  await expect(main).toContainText(cs.redirect.gone);
  await expect(main.getByRole("link", { name: "Dávka státní sociální pomoci" })).toHaveAttribute(
    "href",
    "/sluzby/davka-statni-socialni-pomoci",
  );
});

test("a page that has moved to a foreign host links to it", async ({ page }) => {
  await visit(page, "/evidence-smluv");
  const link = page.getByRole("main").getByRole("link", { name: /Registr smluv/ });
  await expect(link).toHaveAttribute("href", "https://registr.example/smlouvy");
});
