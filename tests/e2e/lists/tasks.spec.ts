import { expect, type Page } from "@playwright/test";
import homeCs from "#fixtures/contents/mpsv/main-page/uvod.cs.json" with { type: "json" };
import homeEn from "#fixtures/contents/mpsv/main-page/uvod.en.json" with { type: "json" };
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { test } from "../support/visitor.ts";

const languages = [
  {
    name: "Czech",
    home: "/",
    section: "/rodina",
    alphabet: "/sluzby/a-z",
    contacts: "/kontakty",
    fixture: homeCs,
    texts: cs,
    term: "příspěvek",
    town: "Krnov",
    news: "aktuality červen 2026",
  },
  {
    name: "English",
    home: "/en",
    section: "/en/family",
    alphabet: "/en/services/a-z",
    contacts: "/en/contacts",
    fixture: homeEn,
    texts: en,
    term: "benefit",
    town: "Krnov",
    news: "news June 2026",
  },
];

/** The lowest position at which the first result may begin, in pixels. */
const windows = [
  { width: 1280, height: 900, firstResult: 400 },
  { width: 390, height: 844, firstResult: 500 },
];

const main = (page: Page) => page.getByRole("main");

for (const { name, home, section, alphabet, contacts, fixture, texts, term, town, news } of languages)
  for (const { firstResult, ...viewport } of windows)
    test.describe(`in ${name} at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      test("a benefit is applied for in two clicks, and the answer is visible without scrolling", async ({ page }) => {
        await page.goto(home);
        const name = fixture.data.sluzby[0]?.odkaz.stranka.name ?? "";
        await main(page).getByRole("link", { name, exact: true }).first().click();
        const apply = main(page).getByRole("link", { name: new RegExp(`^${texts.service.applyOnline}`) });
        await expect(apply).toBeInViewport();
        await expect(apply).toHaveAttribute("href", /^https:/);
        for (const answer of [texts.audience.title, texts.service.current.decision])
          await expect(main(page).getByRole("term").filter({ hasText: answer }).first()).toBeInViewport();
        await expect(main(page).getByRole("link", { name: texts.service.groups.applying, exact: true })).toBeVisible({
          visible: viewport.width > 390,
        });
      });

      test("the search term is in the field, and the first result is visible", async ({ page }) => {
        await page.goto(home);
        await main(page).getByLabel(texts.search.term).fill(term);
        await page.keyboard.press("Enter");
        await expect(main(page).getByLabel(texts.search.term)).toHaveValue(term);
        await expect(main(page).getByRole("status")).toBeInViewport();
        const first = main(page).getByRole("heading", { level: 3 }).first();
        const { y } = (await first.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
        expect(y).toBeLessThanOrEqual(firstResult);
        await expect(main(page).getByRole("heading", { name: term, exact: true })).toHaveCount(0);
        await expect(main(page).getByRole("button", { name: texts.list.apply })).toBeVisible({
          visible: viewport.width > 390,
        });
      });

      test("every page has a site search in its header, and suggestions work by keyboard", async ({ page }) => {
        const banner = page.getByRole("banner");
        const opens = banner.getByRole("button", { name: texts.header.search });
        const field = banner.locator("[type=search]");
        const open = async () => {
          await page.goto(section);
          if (await opens.isVisible()) await opens.click();
          await field.focus();
          await expect(banner.getByRole("combobox", { name: texts.header.search })).toBeFocused();
        };
        await open();
        await field.fill(term);
        await field.press("Enter");
        await expect(main(page).getByLabel(texts.search.term)).toHaveValue(term);
        await expect(main(page).getByRole("status")).toBeInViewport();
        await open();
        await field.pressSequentially(term);
        const list = page.getByRole("listbox", { name: texts.search.suggestions.label });
        const options = list.getByRole("option");
        const found = options.filter({ has: page.locator("small") }).first();
        await expect(found).toBeVisible();
        const title = (await found.locator("span").textContent()) ?? "";
        const count = await options.count();
        for (let at = 0; at < count && (await found.getAttribute("aria-selected")) !== "true"; at += 1)
          await page.keyboard.press("ArrowDown");
        await expect(found).toHaveAttribute("aria-selected", "true");
        await page.keyboard.press("Enter");
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(list).toHaveCount(0);
      });

      test("an office is found by town, with its hours, its page and directions", async ({ page }) => {
        await page.goto(home);
        await main(page).getByRole("searchbox", { name: texts.office.townOrPostcode }).fill(town);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("searchbox", { name: texts.office.townOrPostcode })).toHaveValue(town);
        const office = page.getByRole("link", { name: new RegExp(town) });
        await expect(main(page).getByRole("row").filter({ has: office })).toContainText(/\d:\d\d/);
        await expect(main(page).getByRole("heading", { name: texts.map.title })).toBeVisible();
        await main(page)
          .getByRole("row")
          .getByRole("link", { name: new RegExp(town) })
          .click();
        await expect(main(page).getByRole("heading", { level: 1 })).toContainText(town);
        await expect(main(page).getByRole("link", { name: new RegExp(`^${texts.office.route}`) })).toHaveAttribute(
          "href",
          /^https:\/\/www\.openstreetmap\.org\/directions\?to=/,
        );
      });

      test("a town has its offices and those around it, the first one in sight, each with its way", async ({
        page,
      }) => {
        await page.goto(home);
        await main(page).getByRole("searchbox", { name: texts.office.townOrPostcode }).fill("Brno");
        await page.keyboard.press("Enter");
        const offices = main(page)
          .getByRole("row")
          .filter({ has: page.getByRole("link", { name: new RegExp(`^${texts.office.route}`) }) });
        await expect(offices.nth(2)).toBeAttached();
        await expect(offices.first()).toBeInViewport();
        await expect(offices.first()).toContainText("Brno");
        await expect(main(page).getByRole("heading", { name: texts.map.title })).toBeAttached();
      });

      test("a village without an office has the nearest ones", async ({ page }) => {
        await page.goto(home);
        await main(page).getByRole("searchbox", { name: texts.office.townOrPostcode }).fill("Ostopovice");
        await page.keyboard.press("Enter");
        await expect(main(page)).toContainText(texts.office.near.place.replace("{{place}}", "Ostopovice"));
        await expect(main(page).getByRole("row").nth(1)).toContainText("Brno");
      });

      test("all services are in one list by letter, none without a page of its own", async ({ page }) => {
        await page.goto(alphabet);
        const links = main(page).locator("section li > a:first-child");
        await expect(links.nth(9)).toBeAttached();
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        expect(addresses).not.toContain(null);
        expect(addresses.filter((address) => address === contacts)).toEqual([]);
      });

      test("an archive is searched by its month", async ({ page }) => {
        await page.goto(home);
        await main(page).getByLabel(texts.search.term).fill(news);
        await page.keyboard.press("Enter");
        await main(page).locator('a[href$="?year=2026-06"]').click();
        await expect(page).toHaveURL(/\?year=2026-06$/);
        await expect(main(page).getByRole("heading", { level: 3 }).first()).toBeVisible();
      });
    });

/** Needs in everyday words, and the page that answers them. */
const needs = [
  ["/vyhledavani", "nemám na nájem", "sluzby/davka-statni-socialni-pomoci"],
  ["/en/search", "I can't pay my rent", "services/state-social-assistance"],
  ["/ru/search", "нечем платить за квартиру", "services/state-social-assistance"],
  ["/ua/search", "нема грошей на оренду", "services/state-social-assistance"],
  ["/ru/search", "потерял работу", "/up/|//up\\."],
  ["/ua/search", "біржа праці прага", "/up/|//up\\."],
] as const;

for (const [address, need, answer] of needs)
  test(`the first answer to “${need}” helps, and has not ended`, async ({ page }) => {
    await page.goto(`${address}?q=${encodeURIComponent(need)}`);
    const first = main(page).locator("h2 + ul a, h2 a, h3 a").first();
    await expect(first).toHaveAttribute("href", new RegExp(answer));
  });

/** Search pages of the agency, and a month of its news in words. */
const agencyMonths = [
  ["/up/hledani", "aktuality květen 2026"],
  ["/en/up/search", "news May 2026"],
  ["/ru/up/search", "новости май 2026"],
  ["/ua/up/search", "новини травень 2026"],
] as const;

for (const [address, term] of agencyMonths)
  test(`the agency has a month of its own news for “${term}”`, async ({ page }) => {
    await page.goto(`${address}?q=${encodeURIComponent(term)}`);
    await main(page).locator('a[href$="?year=2026-05"]').click();
    await expect(page).toHaveURL(/\/up\/(aktuality\/archiv|news\/archive)\?year=2026-05$/);
    await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(2);
  });

test("the agency's home page leads to all its news, in pages", async ({ page }) => {
  await page.goto("/up/");
  await main(page).locator('a[href="/up/aktuality/archiv"]').click();
  await expect(main(page).getByRole("heading", { level: 3 })).toHaveCount(20);
  await main(page).getByRole("link", { name: cs.list.next }).click();
  await expect(page).toHaveURL(/\/up\/aktuality\/archiv\?page=2/);
  await expect(main(page).getByRole("heading", { level: 3 }).first()).toBeVisible();
});
