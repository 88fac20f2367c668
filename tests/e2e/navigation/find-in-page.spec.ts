import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { isMarked, mark } from "../support/in-place.ts";
import { scriptTurns } from "../support/looks.ts";
import { test, visit } from "../support/visitor.ts";

const questions = "/davky-v-otazkach";
const units = "/up/o-uradu/organizacni-struktura";

const main = (page: Page) => page.getByRole("main");
const count = (page: Page) => main(page).getByRole("status");
const field = (page: Page) => page.getByRole("search").getByLabel(cs.search.term);
const details = (page: Page) => main(page).locator("details:not(nav details)");
const openOnes = (page: Page) => main(page).locator("details[open]:not(nav details)");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    const { scripted, plain } = scriptTurns(javaScriptEnabled);

    test(
      "questions are found regardless of accents and case, and the address contains the term",
      scripted,
      async ({ page }) => {
        await page.goto(questions);
        await expect(details(page)).toHaveCount(80);
        await expect(openOnes(page)).toHaveCount(0);
        await field(page).fill("RODICOVSKY");
        await page.getByRole("main").getByRole("button", { name: cs.search.submit }).click();
        await expect(page).toHaveURL(`${questions}?q=RODICOVSKY#results`);
        await expect(count(page)).toHaveText(/^Nalezen/);
        const found = await details(page).count();
        expect(found).toBeGreaterThan(0);
        expect(found).toBeLessThan(80);
        await expect(count(page)).toHaveText(new RegExp(`^Nalezen[oy]? ${found} záznam`));
        await page.reload();
        await expect(details(page)).toHaveCount(found);
        await expect(field(page)).toHaveValue("RODICOVSKY");
        const chosen = page.getByRole("navigation", { name: cs.list.chosen });
        await chosen.getByRole("link").click();
        await expect(page).toHaveURL(`${questions}#results`);
        await expect(details(page)).toHaveCount(80);
      },
    );

    test("units are found with their ancestors, and an empty result links back to all", plain, async ({ page }) => {
      await page.goto(units);
      const all = await details(page).count();
      await field(page).fill("ostrave");
      await field(page).press("Enter");
      await expect(page).toHaveURL(`${units}?q=ostrave#results`);
      await expect(main(page).locator("summary mark").first()).toBeVisible();
      expect(await details(page).count()).toBeLessThan(all);
      const marked = await main(page).locator("summary mark").count();
      await expect(count(page)).toHaveText(new RegExp(`^Nalezen[oy]? ${marked} záznam`));
      for (const hit of await main(page).locator("summary mark").all()) await expect(hit).toBeVisible();
      await field(page).fill("velbloudi");
      await field(page).press("Enter");
      await expect(count(page)).toHaveText(cs.list.found_zero);
      await expect(page.getByText(cs.list.noneForTerm)).toBeVisible();
      await page.getByRole("link", { name: cs.list.all }).click();
      await expect(page).toHaveURL(`${units}#results`);
      await expect(details(page)).toHaveCount(all);
    });

    test("the address of an answer still leads to it", async ({ page }) => {
      await page.goto(questions);
      const id = await details(page).nth(50).locator(":scope > [id]").getAttribute("id");
      await page.goto("/");
      await page.goto(`${questions}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  });
}

test("results are shown in place: the count is focused and announced, and there is a link back", async ({ page }) => {
  await visit(page, "/en/benefits-in-questions");
  await mark(page);
  await page.getByRole("search").getByLabel(en.search.term).focus();
  await page.keyboard.type("benefit");
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText(/^\d+ results? found$/);
  await expect(count(page)).toBeFocused();
  await expect(page.locator("#announcer")).toHaveText((await count(page).textContent()) ?? "");
  expect(await isMarked(page)).toEqual([true, true]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: en.list.chosen }).getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(details(page)).toHaveCount(80);
  await page.goBack();
  await expect(page).toHaveURL("/en/benefits-in-questions?q=benefit#results");
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a page with few questions has no search, and a term in its address changes nothing", async ({ page }) => {
  const few = "/prace/minimalni-mzda/otazky";
  await page.goto(few);
  const text = await main(page).innerText();
  await expect(main(page).getByRole("search")).toHaveCount(0);
  await page.goto(`${few}?q=velbloudi`);
  expect(await main(page).innerText()).toBe(text);
});

test("only the unfiltered page of questions is indexed by search engines", async ({ request }) => {
  const read = async (query: string) => (await request.get(`${questions}${query}`)).text();
  expect(await read("")).not.toContain('content="noindex"');
  expect(await read("?q=rodicovsky")).toContain('content="noindex"');
  expect(await read("?page=2&size=50")).not.toContain("size=50");
});
