import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { get } from "../support/http.ts";
import { isExhaustive } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const editions = [
  { name: "Čeština", tag: "cs", texts: cs, home: "/", page: "/sluzby/pridavek-na-dite", title: "Přídavek na dítě" },
  {
    name: "English",
    tag: "en",
    texts: en,
    home: "/en",
    page: "/en/services/child-allowance",
    title: "Child allowance",
  },
  {
    name: "Русский",
    tag: "ru",
    texts: ru,
    home: "/ru",
    page: "/ru/services/child-allowance",
    title: "Пособие на ребёнка",
  },
  {
    name: "Українська",
    tag: "uk",
    texts: ua,
    home: "/ua",
    page: "/ua/services/child-allowance",
    title: "Допомога на дитину",
  },
] as const;

for (const [index, { name, texts, page: address, title, home }] of editions.entries()) {
  test(`${name}: a page has its title and breadcrumb, and the switch leads to its translations`, async ({ page }) => {
    const others = isExhaustive ? editions : [editions[(index + 1) % editions.length] ?? editions[0]];
    for (const other of others) {
      await page.goto(address);
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| .+`));
      const breadcrumb = page.getByRole("navigation", { name: texts.breadcrumb });
      await expect(breadcrumb.getByRole("link", { name: texts.site.home })).toHaveAttribute("href", home);
      await expect(breadcrumb.locator("[aria-current=page]")).toHaveText(title);
      const languages = page.getByRole("navigation", { name: texts.header.languages });
      await languages.getByRole("link", { name: other.name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.title);
      await expect(page).toHaveURL(other.page);
      await expect(page.locator("html")).toHaveAttribute("lang", other.tag);
    }
  });
}

test("the skip link is the first tab stop and leads to the text", async ({ page }) => {
  await visit(page, "/rodina");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: cs.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a page without a translation links to the other language's home page and says so", async ({ page }) => {
  await page.goto("/aktuality/konzultace-vyhlasky-o-socialnich-sluzbach");
  const english = page.getByRole("link", { name: `English (${cs.header.untranslated})` });
  await expect(english).toHaveAttribute("href", "/en");
});

test("a page's address with another language's prefix redirects to its own", async ({ portal }) => {
  const answer = await get(portal, "/ua/sluzby/pridavek-na-dite");
  expect(answer.status).toBe(302);
  expect(answer.headers["location"]).toBe("/ua/services/child-allowance");
});

test("a page that does not exist in a language says so and links to those it exists in", async ({ page, intended }) => {
  intended.add(404);
  const response = await page.goto("/ru/aktuality/konzultace-vyhlasky-o-socialnich-sluzbach");
  expect(response?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ru.translation.missing);
  await main.getByRole("link", { name: "Čeština" }).click();
  await expect(page).toHaveURL("/aktuality/konzultace-vyhlasky-o-socialnich-sluzbach");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
});
