import { expect, type Page } from "@playwright/test";
import { hold, linkTo, watchFetches } from "../support/in-place.ts";
import { test } from "../support/visitor.ts";

const target = "/rodina/porodne";

/** Opens a page whose clock stops as soon as its script has run. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
}

/** Milliseconds longer than a passing pointer stays. */
const meant = 100;

test("a page that is only displayed prefetches nothing", async ({ page }) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  await page.clock.runFor(5000);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});

test("hovering or focusing a link prefetches its page, which is not fetched again on navigation", async ({ page }) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  const other = "/sluzby/pridavek-na-dite";
  await linkTo(page, other).hover();
  await page.clock.runFor(30);
  await linkTo(page, target).hover();
  await page.clock.runFor(meant);
  await expect.poll(() => fetched).toEqual([target]);
  await linkTo(page, other).focus();
  await page.clock.runFor(meant);
  await expect.poll(() => fetched).toEqual([target, other]);
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(fetched).toHaveLength(2);
});

for (const part of ["header", "footer"]) {
  test(`links of the ${part}, which are on every page, are not prefetched`, async ({ page }) => {
    const fetched = watchFetches(page);
    await open(page, "/rodina");
    const link = page.locator(`body > ${part} a[href^="/"]:visible`).first();
    await link.hover();
    await link.focus();
    await page.clock.runFor(meant);
    await linkTo(page, target).hover();
    await page.clock.runFor(meant);
    await expect.poll(() => fetched).toEqual([target]);
  });
}

test("a page prefetched half a minute ago is shown while it is refetched", async ({ page }) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  const finished = page.waitForEvent("requestfinished", (request) => request.url().endsWith(target));
  await linkTo(page, target).hover();
  await page.clock.runFor(meant);
  await finished;
  await page.clock.runFor(30_000);
  const release = await hold(page, target);
  // The script may not have read the answer yet; until then, it does not fetch the page again.
  const hoverAgain = async () => {
    await page.mouse.move(0, 0);
    await linkTo(page, target).hover();
    await page.clock.runFor(meant);
    return fetched;
  };
  await expect.poll(hoverAgain).toEqual([target, target]);
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  release();
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const fetched = watchFetches(page);
    await open(page, "/rodina");
    await linkTo(page, target).hover();
    await page.clock.runFor(2000);
    await linkTo(page, target).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
    expect(fetched).toEqual([target]);
  });
}

test("while the next page loads, a relative link still belongs to the page on screen", async ({ page }) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  const other = linkTo(page, "/sluzby/pridavek-na-dite");
  await other.evaluate((link) => link.setAttribute("href", "sluzby/pridavek-na-dite"));
  const release = await hold(page, target);
  await linkTo(page, target).click();
  await expect(page).toHaveURL(target);
  await page.getByRole("main").locator("a[href^='sluzby/']").hover();
  await page.clock.runFor(meant);
  await expect.poll(() => fetched).toEqual([target, "/sluzby/pridavek-na-dite"]);
  release();
});

test("a failed prefetch is only a warning", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  // The response is cut off, which the browser does not log in its console.
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError("broken"));
  });
  await open(page, "/rodina");
  await linkTo(page, target).hover();
  await page.clock.runFor(meant);
  await expect.poll(() => warnings.filter((text) => text.includes(target))).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
});
