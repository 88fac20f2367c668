import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { get } from "../support/http.ts";
import { isMarked, mark } from "../support/in-place.ts";
import { scriptTurns } from "../support/looks.ts";
import { withoutIndex } from "../support/search-index.ts";
import { test, visit } from "../support/visitor.ts";

const everything = "/vyhledavani";

const results = (page: Page) => page.getByRole("main").locator("ol > li");
const count = (page: Page) => page.getByRole("main").getByRole("status");
const field = (page: Page) => page.getByRole("main").getByLabel(cs.search.term);
const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: cs.search.submit }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const { scripted, plain } = scriptTurns(javaScriptEnabled);

    test("a term is found, highlighted, and the result leads to its page", async ({ page }) => {
      await page.goto(everything);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByText(cs.search.askFirst)).toBeVisible();
      await field(page).fill("porodné");
      await submit(page);
      await expect(page).toHaveURL(/\?q=porodn%C3%A9(&.*)?#results$/);
      await expect(results(page).locator("mark").first()).toHaveText(/^porodné/i);
      await expect(field(page)).toHaveValue("porodné");
      await expect(page.getByRole("heading", { name: cs.search.frequent })).toHaveCount(0);
      await results(page).getByRole("link", { name: "Porodné", exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
    });

    test("a frequent term is a link to its search", scripted, async ({ page }) => {
      await page.goto(everything);
      await page.getByRole("link", { name: "minimální mzda", exact: true }).click();
      await expect(field(page)).toHaveValue("minimální mzda");
      await expect(results(page).first()).toContainText(/minimální mzd/i);
    });

    test("results are filtered to one type, and the filter is removed", plain, async ({ page }) => {
      await page.goto(`${everything}?q=příspěvek`);
      const all = await count(page).textContent();
      await page.getByLabel(cs.facets.names.type, { exact: true }).selectOption("press-release");
      await submit(page);
      await expect(page).toHaveURL(/type=press-release/);
      await expect(results(page).first()).toContainText(cs.search.types["press-release"]);
      const filter = `${cs.list.remove} ${cs.facets.names.type}: ${cs.search.types["press-release"]}`;
      await page.getByRole("link", { name: filter }).click();
      await expect(count(page)).toHaveText(all ?? "");
    });

    test("on a phone the chosen search is in sight in the row of searches, and part of the next one", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/vyhledavani/vyzadane-informace");
      const tabs = page.getByRole("navigation", { name: cs.search.presets });
      const row = await tabs.boundingBox();
      const chosen = await tabs.locator("[aria-current=page]").boundingBox();
      if (!row || !chosen) throw new Error("Not in sight");
      expect(chosen.x).toBeGreaterThan(row.x);
      expect(chosen.x + chosen.width).toBeLessThan(row.x + row.width);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(tabs.getByRole("link", { name: cs.search.preset.all })).not.toBeInViewport();
    });

    test("another search keeps the term", scripted, async ({ page }) => {
      await page.goto(`${everything}?q=mzda`);
      const tabs = page.getByRole("navigation", { name: cs.search.presets });
      await tabs.getByRole("link", { name: cs.search.preset.news }).click();
      await expect(page).toHaveURL("/vyhledavani/aktuality?q=mzda");
      await expect(field(page)).toHaveValue("mzda");
      await expect(tabs.locator("[aria-current=page]")).toHaveText(cs.search.preset.news);
      await expect(results(page).first()).toBeVisible();
    });

    test("an empty result offers help", plain, async ({ page }) => {
      await page.goto(`${everything}?q=velbloud`);
      await expect(count(page)).toHaveText(cs.list.found_zero);
      await expect(page.getByText(cs.list.noneForTerm)).toBeVisible();
      await expect(page.getByText(cs.search.shorter)).toBeVisible();
      const elsewhere = page.getByRole("listitem").filter({ hasText: cs.search.elsewhere });
      await expect(elsewhere.getByRole("link", { name: cs.search.preset.documents })).toHaveAttribute(
        "href",
        "/vyhledavani/dokumenty?q=velbloud",
      );
    });

    test("a term that is too short is reported at its field and in a focused error summary", async ({ page }) => {
      await page.goto("/en/search");
      await page.getByRole("main").getByLabel(en.search.term).fill("ab");
      await page.getByRole("main").getByRole("button", { name: en.search.submit }).click();
      const term = page.getByRole("main").getByLabel(en.search.term);
      await expect(term).toHaveAttribute("aria-invalid", "true");
      await expect(term).toHaveAccessibleDescription(/Please enter at least 3 characters\./);
      await expect(term).toHaveValue("ab");
      await expect(page.getByRole("region", { name: en.form.problems })).toBeFocused();
    });
  });
}

test("results are shown in place, with the count focused and announced", async ({ page }) => {
  await visit(page, everything);
  await mark(page);
  await field(page).fill("důchod");
  await field(page).press("Enter");
  await expect(count(page)).toHaveText(/^Nalezen/);
  await expect(count(page)).toBeFocused();
  await expect(page.locator("#announcer")).toHaveText(/^Nalezen/);
  expect(await isMarked(page)).toEqual([true, true]);
  await page.goBack();
  await expect(page.getByText(cs.search.askFirst)).toBeVisible();
});

test("a search works by keyboard alone", async ({ page }) => {
  await visit(page, "/vyhledavani/aktuality");
  await field(page).focus();
  await page.keyboard.type("cizinci");
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.closest("ol > li") != null)) break;
  }
  const title = (await page.locator("ol > li a:focus").innerText()).trim();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("on a page in another language, Czech results are under their own heading and marked as Czech", async ({
  page,
}) => {
  await visit(page, "/en/search/news");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.goto("/en/search/news?size=100");
  await expect(headings.filter({ hasText: en.search.results })).toBeVisible();
  const czech = page.locator("section").filter({ has: page.getByRole("heading", { name: en.search.inCzech }) });
  await expect(czech.locator("[lang=cs] ol > li").first()).toBeVisible();
  for (const link of await czech.locator("h3 a").all()) await expect(link).toHaveAttribute("hreflang", "cs");
  for (const link of await results(page).locator("h3 a:not([hreflang])").all())
    await expect(link).toHaveAttribute("href", /^\/en\//);
});

test("markup, operators and very long terms are searched as ordinary words", async ({ page }) => {
  for (const term of ["<img src=x onerror=alert(1)>", '" OR 1=1 --', "NEAR(a b)", "příspěvek*"]) {
    const response = await page.goto(`${everything}?q=${encodeURIComponent(term)}`);
    expect(response?.status()).toBe(200);
    await expect(field(page)).toHaveValue(term);
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  }
  await page.goto(`${everything}?q=${"x".repeat(1000)}`);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toHaveAccessibleDescription(/200 znaků/);
});

test("a form submits no term longer than the limit, and no long address breaks the portal", async ({
  page,
  portal,
}) => {
  await page.goto(everything);
  await field(page).fill("x".repeat(201));
  await submit(page);
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(everything);
  expect((await get(portal, `${everything}?q=${"x".repeat(10_000)}`)).status).toBe(414);
  expect((await get(portal, `${everything}?q=${"x".repeat(200)}`)).status).toBe(200);
});

test("without an index and with a failing CMS the search says so, and the retry link works", async ({
  page,
  start,
  intended,
}) => {
  intended.add(503);
  const portal = await start({ ...withoutIndex, RETENTION_CONTENTS_S: "1", RETRY_AFTER_FAILURE_S: "1" });
  await page.goto(`${portal.url}${everything}`);
  portal.fail((url) => (url.searchParams.get("sort") === "-updatedAt" ? { status: 503 } : undefined));
  await field(page).fill("porodné");
  await submit(page);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(cs.list.failed);
  await expect(page.getByText(cs.list.noneForTerm)).toHaveCount(0);
  await expect(field(page)).toHaveValue("porodné");
  portal.fail();
  await expect(async () => {
    const retry = alert.getByRole("link", { name: cs.list.retry });
    // The results of the last try may have arrived in the meantime.
    if (await retry.isVisible()) await retry.click();
    await expect(results(page).first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
});

test("the CMS is asked only for its lists, never for a term", async ({ start }) => {
  const portal = await start(withoutIndex);
  await get(portal, "/en/search/news?q=care");
  const asked = portal.requests.filter((request) => request.startsWith("/contents?"));
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((request) => request.includes("care"))).toEqual([]);
});

test("embargoed content is found neither by title nor by text", async ({ portal }) => {
  for (const address of ["/vyhledavani", "/vyhledavani/tiskove-zpravy", "/en/search", "/en/search/press-releases"]) {
    const { text, status } = await get(portal, `${address}?q=${encodeURIComponent("one-off")}&size=100`);
    expect(status).toBe(200);
    expect(text).not.toContain("zimni-pomoc-domacnostem");
    expect(text).not.toContain("winter-help-for-households");
  }
});

test("the search of the home page leads to the results", async ({ page }) => {
  await visit(page, "/");
  await field(page).fill("minimální mzda");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/vyhledavani\?q=/);
  await expect(results(page).first()).toBeVisible();
});
