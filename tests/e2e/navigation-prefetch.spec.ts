import { expect, type Page } from "@playwright/test";
import { hold, linkTo, watchFetches } from "./in-place.ts";
import { test } from "./visitor.ts";

const target = "/rodina/porodne";

/** Opens a page whose clock stands still as soon as its script has run. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
}

test("from one second on the pages behind the links in view are fetched ahead, twelve at most", async ({ page }) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  await page.clock.runFor(900);
  expect(fetched).toEqual([]);
  const paths = await page.evaluate(() => {
    const { origin, pathname } = location;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const others = links.filter((link) => link.origin === origin && link.pathname !== pathname && !link.hreflang);
    const inView = others.filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return { all: others.map((link) => link.pathname), inView: inView.map((link) => link.pathname) };
  });
  await page.clock.runFor(200);
  await expect.poll(() => fetched.length).toBeGreaterThan(3);
  await page.waitForLoadState("networkidle");
  expect(fetched.length).toBeLessThanOrEqual(12);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((path) => !paths.inView.includes(path))).toEqual([]);
  expect(paths.all.filter((path) => !paths.inView.includes(path)).length).toBeGreaterThan(0);
});

test("a link that is pointed at or focused is fetched ahead at once, and not again when it is followed", async ({
  page,
}) => {
  const fetched = watchFetches(page);
  await open(page, "/rodina");
  await linkTo(page, target).hover();
  await expect.poll(() => fetched).toEqual([target]);
  const other = "/rodina/pridavek-na-dite";
  await linkTo(page, other).focus();
  await expect.poll(() => fetched).toEqual([target, other]);
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(fetched).toHaveLength(2);
});

test("what was fetched ahead half a minute ago is shown while it is fetched anew", async ({ page }) => {
  const fetched = watchFetches(page);
  // High enough for the links of the text, which come before those of the header.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await open(page, "/rodina");
  await page.clock.runFor(1100);
  await expect.poll(() => fetched).toContain(target);
  expect(fetched[0]).toMatch(/^\/rodina\//);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(30_000);
  const release = await hold(page, target);
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(fetched.filter((path) => path === target)).toHaveLength(2);
  release();
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const fetched = watchFetches(page);
    await open(page, "/rodina");
    await page.clock.runFor(2000);
    await linkTo(page, target).hover();
    await linkTo(page, target).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
    expect(fetched).toEqual([target]);
  });
}

test("a page that cannot be fetched ahead is a warning and nothing more", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  // The answer breaks off, which the browser itself does not note in its console.
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError("broken"));
  });
  await open(page, "/rodina");
  await linkTo(page, target).hover();
  await expect.poll(() => warnings.filter((text) => text.includes(target))).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
});

test("at most four pages are fetched ahead at a time", async ({ page }) => {
  const open = new Set<string>();
  let [total, most] = [0, 0];
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    open.add(route.request().url());
    total += 1;
    most = Math.max(most, open.size);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 100));
    open.delete(route.request().url());
    return route.fulfill({ response });
  });
  await page.goto("/");
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
  const links = await page.evaluate(() => {
    const all = [...document.querySelectorAll("footer a[href^='/'], nav a[href^='/']")];
    for (const link of all) link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return all.length;
  });
  expect(links).toBeGreaterThan(10);
  await expect.poll(() => total).toBeGreaterThan(8);
  expect(most).toBe(4);
  await expect.poll(() => open.size, { timeout: 20_000 }).toBe(0);
});
