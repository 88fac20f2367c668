import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { get } from "../support/http.ts";
import { isMarked, linkTo, mark, watchFetches } from "../support/in-place.ts";
import { root } from "../support/portal.ts";
import { test, visit } from "../support/visitor.ts";

const target = "/rodina/porodne";
const manifest = "**/builds/latest.json?*";

/** Opens a page and advances the clock by the ten minutes after which it polls for the latest build. */
async function wait(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/rodina");
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
  await mark(page);
  await page.clock.runFor(10 * 60_000);
}

async function follow(page: Page): Promise<void> {
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
}

test("every document has its build id, and the build manifest the latest one", async ({ portal }) => {
  const { status, headers, text } = await get(portal, "/builds/latest.json?1");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-cache");
  const { id, timestamp } = JSON.parse(text);
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(timestamp).toBeGreaterThan(0);
  for (const path of ["/rodina", "/en", "/neni-tu"]) {
    expect((await get(portal, path)).text, path).toContain(`data-build="${id}"`);
  }
});

test("while the build is current, pages are shown in place", async ({ page }) => {
  const fetched = watchFetches(page);
  await wait(page);
  await expect.poll(() => fetched.filter((path) => /^\/builds\/latest\.json\?\d{13}$/.test(path))).toHaveLength(1);
  await follow(page);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("after a new build the next page is loaded in full", async ({ page }) => {
  await page.route(manifest, (route) => route.fulfill({ json: { id: "newer", timestamp: 1 } }));
  const answered = page.waitForResponse(manifest);
  await wait(page);
  await (await answered).finished();
  await follow(page);
  expect(await isMarked(page)).toEqual([false, false]);
});

test("an unreadable build manifest is only a warning", async ({ page }) => {
  const warned = page.waitForEvent("console", (message) => message.text().startsWith("the build manifest"));
  await page.route(manifest, (route) => route.fulfill({ body: "<html>" }));
  await wait(page);
  expect((await warned).type()).toBe("warning");
  await follow(page);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a page of another build is loaded in full at once", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await page.route(`**${target}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="newer"');
    return route.fulfill({ response, body });
  });
  await follow(page);
  expect(await isMarked(page)).toEqual([false, false]);
});

test("a missing script causes one reload; after that the page works without it", async ({ browser, portal }) => {
  // The error in the console is what this test is about.
  const page = await browser.newPage({ baseURL: portal.url });
  // The machine of the tests may have no network but its own.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const chunks: Record<string, { file: string }> = JSON.parse(readFileSync(join(root, "dist/assets.json"), "utf8"));
  await page.route(`**/${chunks["renderer/client/consent/actor.ts"]?.file}`, (route) =>
    route.fulfill({ status: 404, contentType: "text/plain", body: "404" }),
  );
  await visit(page, "/rodina");
  const failures = () => errors.filter((text) => text.includes("behaviour consent could not be loaded"));
  const button = page.getByRole("button", { name: cs.consent.decline });
  await button.hover();
  await expect.poll(() => documents).toBe(2);
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
  await page.mouse.move(0, 0);
  await button.hover();
  await expect.poll(failures).toHaveLength(2);
  expect(documents).toBe(2);
  await linkTo(page, target).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(documents).toBe(2);
  await page.close();
});
