import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { get } from "../support/http.ts";
import { turnOf } from "../support/looks.ts";
import { test } from "../support/visitor.ts";

const editions = [
  { tag: "cs", address: "/neni-tu", home: "/", texts: cs.errors },
  { tag: "en", address: "/en/not-here", home: "/en", texts: en.errors },
  { tag: "ru", address: "/ru/not-here", home: "/ru", texts: ru.errors },
  { tag: "uk", address: "/ua/not-here", home: "/ua", texts: ua.errors },
];

for (const { tag, address, home, texts } of turnOf(editions, 3, 0)) {
  test(`a missing page says so in ${tag} and links to the home page`, async ({ page, intended }) => {
    intended.add(404);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts["404"].headline);
    await expect(main).toContainText(texts["404"].description);
    await expect(main).toContainText(texts["404"].extra);
    await expect(page.getByRole("banner").getByRole("navigation").first()).toBeVisible();
    await main.getByRole("link", { name: texts.goToHomepage }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(texts["404"].headline);
  });
}

const ways = [
  { address: "/neni-tu", search: "/vyhledavani", sitemap: "/mapa-webu", texts: cs.search },
  { address: "/en/not-here", search: "/en/search", sitemap: "/en/sitemap", texts: en.search },
  { address: "/up/neni-tu", search: "/up/hledani", sitemap: "/up/mapa-webu", texts: cs.search },
  { address: "/ua/up/not-here", search: "/ua/up/search", sitemap: "/ua/up/sitemap", texts: ua.search },
];

for (const [turn, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const { address, search, sitemap, texts } of turnOf(ways, 4, 2 * turn)) {
      test(`a page missing at ${address} offers the search ${search} or the sitemap ${sitemap}`, async ({
        page,
        intended,
      }) => {
        intended.add(404);
        await page.goto(address);
        const main = page.getByRole("main");
        await main.getByLabel(texts.term).fill("2026");
        await main.getByLabel(texts.term).press("Enter");
        await expect(page).toHaveURL(`${search}?q=2026`);
        await expect(main.getByRole("status")).toBeVisible();
        await page.goto(address);
        await main.locator(`a[href="${sitemap}"]`).click();
        await expect(page).toHaveURL(sitemap);
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  });
}

const crawlers = ["Googlebot/2.1 (+http://www.google.com/bot.html)", "facebookexternalhit/1.1", "Chrome-Lighthouse"];
for (const crawler of crawlers) {
  test(`${crawler} gets the status of a missing page without its texts`, async ({ portal }) => {
    const { status, headers, text } = await get(portal, "/neni-tu", { "user-agent": crawler });
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(text.length).toBeLessThan(100);
  });
}

const hidden = [
  { what: "a draft", address: "/aktuality/zimni-prispevek-na-energie", reason: /^Content with url .* does not exist/ },
  { what: "a draft page", address: "/rodina/nahradni-vyzivne", reason: /^Content with url .* does not exist/ },
  { what: "what is to appear later", address: "/aktuality/valorizace-duchodu-2027", reason: /^Content with url/ },
  { what: "a site's configuration of another site", address: "/config-up", reason: /^Content with url/ },
  {
    what: "an embedded page that leads back to itself",
    address: "/zkusebna/vlozene/cyklus-a",
    reason: /^Embedded content with url .* and language cs does not exist\.$/,
  },
  {
    what: "an embedded page that names no other",
    address: "/zkusebna/vlozene/bez-odkazu",
    reason: /^Embedded content of content with id 2388744 is not defined\.$/,
  },
  {
    what: "an embedded page that names a missing one",
    address: "/zkusebna/vlozene/chybejici-stranka",
    reason: /^Embedded content with url .* and language cs does not exist\.$/,
  },
];

for (const { what, address, reason } of hidden) {
  test(`${what} is not found, and the log has the reason`, async ({ portal }) => {
    const { status, text } = await get(portal, address);
    expect(status).toBe(404);
    expect(text).toContain(cs.errors["404"].headline);
    const lines = () => portal.log().filter(({ msg, path }) => msg === "page not found" && path === address);
    await expect.poll(() => lines().map((line) => line["reason"])).toEqual([expect.stringMatching(reason)]);
  });
}

test("an embedding page shows the other page at its own address", async ({ page }) => {
  await page.goto("/rodina");
  const text = await page.getByRole("main").innerText();
  const response = await page.goto("/podpora-rodin");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL("/podpora-rodin");
  await expect(page.getByRole("main")).toHaveText(text, { useInnerText: true });
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/podpora-rodin$/);
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/en/family-support");
});

test("expired news says so, other news does not", async ({ page }) => {
  await page.goto("/aktuality/podzimni-veletrh-prace");
  await expect(page.getByText(cs.expiry.title)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("23. 9. 2026");
  await page.goto("/aktuality/pridavek-na-dite-online");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(cs.expiry.title)).toHaveCount(0);
});
