import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { hold, isMarked, linkTo, mark } from "../support/in-place.ts";
import { test, visit } from "../support/visitor.ts";

const target = "/rodina/porodne";

test("a slow page is announced, then the placeholder is shown until it arrives", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  const release = await hold(page, target);
  await linkTo(page, target).click();
  await expect(page.locator("#page[aria-busy=true]")).toBeVisible();
  await expect(page.locator("#page")).toBeHidden();
  const loading = page.locator("#page + :has([role=status])");
  await expect(loading).toBeVisible();
  await expect(page.locator("#announcer")).toHaveText((await loading.getByRole("status").textContent()) ?? "?");
  release();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Porodné");
  await expect(heading).toBeFocused();
  await expect(loading).toHaveCount(0);
  await expect(page.locator("#announcer")).toHaveText(await page.title());
  expect(await isMarked(page)).toEqual([true, true]);
});

for (const [patience, moment] of [
  [0, "at once"],
  [1300, "when the loading page stands in"],
] as const) {
  test(`stopping ${moment} restores the page with its address and scroll position`, async ({ page }) => {
    await visit(page, "/rodina");
    await mark(page);
    await page.evaluate(() => scrollTo(0, 300));
    const release = await hold(page, target);
    await page.evaluate((href) => location.assign(href), target);
    await expect(page).toHaveURL(target);
    await page.waitForTimeout(patience);
    await page.evaluate(() => window.stop());
    await expect(page).toHaveURL("/rodina");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
    await expect(page.locator("#page")).toBeVisible();
    await expect(page.locator("#page[aria-busy]")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
    release();
    await linkTo(page, target).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
    expect(await isMarked(page)).toEqual([true, true]);
  });
}

test("following a second link while the first is loading ends at the second", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  const release = await hold(page, target);
  await page.evaluate((href) => location.assign(href), target);
  await page.getByRole("main").locator("a[href='/sluzby/pridavek-na-dite']").first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Přídavek na dítě");
  release();
  await page.waitForTimeout(300);
  await expect(heading).toHaveText("Přídavek na dítě");
  await expect(page).toHaveURL("/sluzby/pridavek-na-dite");
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a double click navigates once", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await linkTo(page, target).dblclick({ delay: 20 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect(page).toHaveURL(target);
  expect(await isMarked(page)).toEqual([true, true]);
  await page.goBack();
  await expect(page).toHaveURL("/rodina");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
});

test("going back before the page has arrived leaves the first one unchanged", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  const release = await hold(page, target);
  await page.evaluate((href) => location.assign(href), target);
  await expect(page).toHaveURL(target);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/rodina");
  release();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/rodina");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
  expect(await isMarked(page)).toEqual([true, true]);
});

test("offline the browser shows its own page, and the failure is logged", async ({ browser, portal }) => {
  // There is no page of the portal to watch for errors.
  const page = await browser.newPage({ baseURL: portal.url });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, "/rodina");
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await page.evaluate((href) => location.assign(href), target);
  expect(new URL((await failed).url()).pathname).toBe(target);
  expect(errors.join("\n")).toContain(`in-app navigation failed ${portal.url}${target}`);
  await page.close();
});

test("every page contains its loading placeholder in its own language", async ({ page }) => {
  await visit(page, "/rodina");
  const text = () =>
    page.evaluate(
      () => document.querySelector<HTMLTemplateElement>("template#loading")?.content.textContent ?? "no loading page",
    );
  expect(await text()).toContain(cs.loading);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await text()).not.toContain(cs.loading);
});
