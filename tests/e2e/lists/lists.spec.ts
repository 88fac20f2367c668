import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { isMarked, mark } from "../support/in-place.ts";
import { scriptTurns } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const agreements = "/prace/kolektivni-smlouvy";
const offices = "/up/kontakty/pracoviste";
const mediators = "/prace/zprostredkovatele-a-rozhodci";

const count = (page: Page) => page.getByRole("main").getByRole("status");
const rowsOf = (page: Page) => page.getByRole("main").locator("tbody tr");
const inForce = (page: Page) => page.getByRole("checkbox", { name: new RegExp(`^${cs.facets.states.active}`) });
const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: cs.search.submit }).click();

/** The number shown in the result count. */
async function counted(page: Page): Promise<number> {
  return Number(/\d+/.exec((await count(page).textContent()) ?? "")?.[0]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const { scripted, plain } = scriptTurns(javaScriptEnabled);

    test("a list is searched, filtered and sorted, and its address contains all of it", async ({ page }) => {
      await page.goto(agreements);
      const all = await counted(page);
      await page.getByLabel(cs.search.term).fill("svaz");
      await inForce(page).check();
      await page.getByLabel(cs.list.order).selectOption("za");
      await submit(page);
      await expect(page).toHaveURL(/\?q=svaz&state=active&sort=za#results$/);
      await expect(page).toHaveTitle(/ – hledání „svaz“ – vybrané záznamy \|/);
      const found = await counted(page);
      expect(found).toBeGreaterThan(1);
      expect(found).toBeLessThan(all);
      await expect(rowsOf(page)).toHaveCount(Math.min(found, 20));
      await expect(page.getByLabel(cs.search.term)).toHaveValue("svaz");
      await page.reload();
      expect(await counted(page)).toBe(found);
      const names = await page.locator("td[data-label='Organizace zaměstnavatelů']").allInnerTexts();
      const firsts = names.map((name) => name.replace(/\n+/g, ", "));
      expect(firsts).toEqual(firsts.toSorted(new Intl.Collator("cs", { numeric: true }).compare).reverse());
    });

    test("filters are removed one by one, or all at once", scripted, async ({ page }) => {
      await page.goto(`${mediators}?role=arbitrator&region=OLK`);
      const chosen = page.getByRole("navigation", { name: cs.list.chosen });
      await chosen.getByRole("link", { name: `${cs.list.remove} Kraj: Olomoucký kraj` }).click();
      await expect(page).toHaveURL(`${mediators}?role=arbitrator#results`);
      await expect(chosen.getByRole("link")).toHaveCount(1);
      await page.goto(`${mediators}?role=arbitrator&region=OLK`);
      await chosen.getByRole("link", { name: cs.list.removeAll }).click();
      await expect(page).toHaveURL(`${mediators}#results`);
      await expect(chosen).toHaveCount(0);
    });

    test("the language switch keeps the filters of a list, including those chosen just now", async ({ page }) => {
      await page.goto("/vyhledavani/aktuality");
      await page.getByLabel(cs.facets.names.topic).selectOption({ value: "Témata/Rodina" });
      await page.getByLabel(cs.facets.names.year).selectOption("2026");
      await submit(page);
      await expect(page).toHaveURL(/aktuality\?topic=T%C3%A9mata%2FRodina&year=2026#results$/);
      const found = await counted(page);
      await page.getByRole("banner").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(/\/en\/search\/news\?topic=T%C3%A9mata%2FRodina&year=2026$/);
      await expect(page.getByLabel(en.facets.names.topic).locator("option:checked")).toHaveText(/^Family \(\d+\)$/);
      expect(await counted(page)).toBe(found);
    });

    test("the pages of a list contain each of its rows once", plain, async ({ page }) => {
      await page.goto(agreements);
      const all = await counted(page);
      const seen: string[] = [];
      for (let number = 1; ; number++) {
        await expect(page.getByRole("navigation", { name: cs.list.pages }).locator("[aria-current]")).toHaveText(
          `${cs.list.page} ${number}`,
        );
        seen.push(...(await page.locator(`td[data-label="${cs.agreements.evidenceNumber}"]`).allInnerTexts()));
        const next = page.locator("a[rel=next]");
        if ((await next.count()) === 0) break;
        await next.click();
      }
      expect(new Set(seen).size).toBe(all);
      expect(seen).toHaveLength(all);
      await page.getByRole("navigation", { name: cs.list.size }).getByRole("link", { name: "100" }).click();
      await expect(rowsOf(page)).toHaveCount(all);
      await expect(page.locator("a[rel=prev]")).toHaveCount(0);
    });

    test(
      "a term that is too short is reported at once, next to the focused field with what was typed",
      scripted,
      async ({ page }) => {
        await page.goto(`/en/work/collective-agreements`);
        await page.getByLabel(en.search.term).fill("st");
        await page.getByRole("main").getByRole("button", { name: en.search.submit }).click();
        const field = page.getByLabel(en.search.term);
        await expect(field).toHaveValue("st");
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(/Please enter at least 3 characters\./);
        await expect(page.getByRole("region", { name: en.form.problems })).toBeFocused();
        await expect(page).toHaveTitle(/^Error: /);
      },
    );

    test("an empty result says what to do", plain, async ({ page }) => {
      await page.goto(agreements);
      await page.getByLabel(cs.search.term).fill("velbloudi");
      await submit(page);
      await expect(count(page)).toHaveText(cs.list.found_zero);
      await expect(page.getByText(cs.list.noneForTerm)).toBeVisible();
      await page.getByRole("link", { name: cs.list.all }).click();
      await expect(rowsOf(page)).toHaveCount(20);
    });
  });
}

test("a filtered list is shown in place: the count is visible, focused and announced, and there is a link back", async ({
  page,
}) => {
  await visit(page, agreements);
  await mark(page);
  const all = await count(page).textContent();
  await inForce(page).check();
  await submit(page);
  await expect(count(page)).toHaveText(/^Nalezen/);
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
  await expect(page.locator("#announcer")).toHaveText(/^Nalezen/);
  expect(await isMarked(page)).toEqual([true, true]);
  await page.goBack();
  await expect(count(page)).toHaveText(all ?? "");
  await expect(inForce(page)).not.toBeChecked();
  await page.goForward();
  await expect(inForce(page)).toBeChecked();
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a list is filtered by keyboard alone", async ({ page }) => {
  await visit(page, agreements);
  await page.getByLabel(cs.search.term).focus();
  await page.keyboard.type("svaz");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(inForce(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toHaveText(/^Nalezen/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `${cs.list.remove} ${cs.list.term}: svaz` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${agreements}?state=active#results`);
  await expect(count(page)).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a narrow screen ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test("filters are collapsed, and open when one is active", async ({ page }) => {
      await page.goto(offices);
      const type = page.getByRole("checkbox", { name: cs.office.types.mobile });
      await expect(type).toBeHidden();
      await page.getByText(cs.list.filters).click();
      await type.check();
      await submit(page);
      await expect(count(page)).toHaveText("Nalezen 1 záznam");
      await expect(type).toBeVisible();
      await expect(type).toBeChecked();
      await expect(rowsOf(page)).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test("only the unfiltered list is indexed by search engines", async ({ request }) => {
  const read = async (query: string) => (await request.get(`${agreements}${query}`)).text();
  const canonical = /<link rel="canonical" href="([^"]*)"/;
  const [, own] = canonical.exec(await read("")) ?? [];
  expect(own).toMatch(/kolektivni-smlouvy$/);
  expect(await read("")).not.toContain('content="noindex"');
  for (const query of ["?q=svaz", "?page=2", "?sort=za", "?state=active"]) {
    const html = await read(query);
    expect(html, query).toContain('content="noindex"');
    expect(canonical.exec(html)?.[1], query).toBe(own);
  }
});

test("the spreadsheet export contains all results, from all pages", async ({ page, request }) => {
  await page.goto(`${agreements}?state=expired`);
  const found = await counted(page);
  expect(found).toBeGreaterThan(20);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: cs.list.files.csv }).click();
  expect((await download).suggestedFilename()).toBe("kolektivni-smlouvy.csv");
  const answer = await request.get(`${agreements}.csv?state=expired`);
  expect(answer.headers()).toMatchObject({
    "content-type": "text/csv; charset=utf-8; header=present",
    "content-disposition": 'attachment; filename="kolektivni-smlouvy.csv"',
  });
  const body = (await answer.body()).toString("utf8");
  expect(body.startsWith("\uFEFFEvidenční číslo;")).toBe(true);
  expect(body.trimEnd().split("\r\n")).toHaveLength(found + 1);
});

test("whatever an address requests, the page is complete", async ({ page, request }) => {
  const terms = ["ab", "x".repeat(1500), "<script>alert(1)</script>", "svaz AND * OR NEAR(", "%00%E2%80%AE", "🙂🙂🙂"];
  const queries = [
    ...terms.map((term) => `q=${term.includes("%") ? term : encodeURIComponent(term)}`),
    ...["page=0", "page=1000000000", "page=-1", "size=1000000", "state=neznamy&year=1066", "sort=nahodne"],
    ...["from=2026-12-01&to=2026-01-01", "state=active&state=expired&state=active", "q=svaz&q=unie"],
  ];
  for (const query of queries) {
    const answer = await request.get(`${agreements}?${query}`);
    expect(answer.status(), query.slice(0, 60)).toBe(200);
    const html = await answer.text();
    expect(html, query.slice(0, 60)).toContain("</html>");
    expect(html).not.toContain("<script>alert");
  }
  await page.goto(`${agreements}?page=1000000000`);
  await expect(page.locator("[aria-current=page]").last()).toHaveText("strana 3");
});

test("a term of 10,000 characters is too long for an address", async ({ request }) => {
  const answer = await request.get(`${agreements}?q=${"x".repeat(10_000)}`);
  expect(answer.status()).toBe(414);
});
