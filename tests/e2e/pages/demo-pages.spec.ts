import { expect } from "@playwright/test";
import en from "#locales/en.json" with { type: "json" };
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { check, withAxe } from "../support/axe.ts";
import { get } from "../support/http.ts";
import { isExhaustive, turnOf } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

/** The demo pages of spec §2.3, with what their names promise as a selector. */
const demos = {
  "401": "h1",
  content: "h2",
  "components/buttons": "[data-type=outlined] button:disabled",
  "components/card": "[data-kind=signpost] a",
  "components/form": "form [aria-invalid=true]",
  "components/json": "[data-island=jsonViewer]",
  "components/toasts": "[data-click='toasts.tried']",
  formular: "a[href$='/dev/formular/-/krok/schuzka']",
  homepage: "[data-kind=service]",
  "kontaktni-pracoviste": "address",
  "krajska-pobocka": "table",
  login: ".gov-message",
  "mapa-neformalnich-pecujicich": "ol address",
  "ol-list": "ol[start]",
  "organizacni-struktura": "details details",
  "otazky-a-odpovedi": "details summary",
  podcast: "audio",
  protected: "h1",
  "protected/officials": "h1",
  "rozcestnik-level-1": "[data-kind=signpost]",
  "rozcestnik-level-2": "[data-kind=service]",
  "search/aktuality": "search input",
  "search/dalsi-portaly": "search input",
  "search/kalendar-akci": "search input",
  "search/kariera-na-up": "search input",
  "search/slovnik-pojmu": "search input",
  "search/tiskove-zpravy": "search input",
  "search/vyzadane-informace": "search input",
  skeleton: "[aria-busy=true][role=status] > span + span",
  "sluzba-detail": "ol",
  tabs: "details[open] summary",
  tabulka: "table caption",
  "tmava-stranka": "h2",
  typografie: "blockquote",
  up: "[data-kind=service]",
  url: "a[href='/up/dev/url'], a[href$='/up/dev/url']",
  vyhledavani: "search input",
};

const statuses: Record<string, number> = { "401": 401, protected: 403, "protected/officials": 403 };

for (const [turn, code] of languageCodes.entries()) {
  test(`demo pages show what their names promise in ${code}`, async ({ page, intended }) => {
    test.slow();
    for (const [name, promise] of turnOf(Object.entries(demos), languageCodes.length, turn)) {
      const status = statuses[name] ?? 200;
      intended.add(status);
      const { prefix, tag } = languages[code];
      const response = await page.goto(`${prefix}/dev/${name}`);
      expect(response?.status(), name).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect(await page.locator("main").locator(promise).count(), name).toBeGreaterThan(0);
    }
  });
}

test("the overview links to every demo page", async ({ page }) => {
  await page.goto("/en/dev");
  const hrefs = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.toSorted()).toEqual(
    Object.keys(demos)
      .map((name) => `/en/dev/${name}`)
      .toSorted(),
  );
});

test("a page without layout has neither header nor footer, and links to pages that have them", async ({ page }) => {
  await visit(page, "/en/dev");
  await page.getByRole("main").getByRole("link", { name: en.demo.cards.title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.demo.cards.title);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: en.demo.cards.service }).first().click();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveURL("/en");
});

test("crawlers get the bare status of a demo page that they may not see", async ({ portal }) => {
  const { status, text } = await get(portal, "/dev/protected", { "user-agent": "Googlebot/2.1" });
  expect({ status, text }).toEqual({ status: 403, text: "403\n" });
});

test("when demo pages are switched off, no address below /dev answers", async ({ start }) => {
  const portal = await start({ DEMO_PAGES: "false" });
  for (const path of ["/dev", "/en/dev/login", "/ua/dev/tabs", "/dev/protected"]) {
    expect((await get(portal, path)).status, path).toBe(404);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in ${colorScheme} a hovered button is readable`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await withAxe(page);
    await visit(page, "/dev/components/buttons");
    const buttons = page.locator("main .gov-button:visible");
    expect(await buttons.count()).toBeGreaterThan(5);
    const markup = await buttons.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    // An ordinary run takes one size of each: the first is the smallest, whose text needs the most contrast.
    const looks = markup.map((each) => each.replace(/>[^<]+<| data-size="\w+"/g, ""));
    for (const [index, button] of (await buttons.all()).entries()) {
      if (!isExhaustive && looks.indexOf(looks[index] ?? "") < index) continue;
      await button.hover();
      await check(page, "main .gov-button:hover", 1);
    }
  });
}
