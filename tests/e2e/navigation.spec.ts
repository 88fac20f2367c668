import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { test, visit } from "./visitor.ts";

/** A link in the text of a page, away from the header. */
function linkTo(page: Page, href: string) {
  return page.getByRole("main").locator(`a[href="${href}"]`).first();
}

/** Leaves a trace on the window and on the header, which are gone after a page load. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isMarked: true });
    Object.assign(document.querySelector("header button") ?? {}, { isMarked: true });
  });
}

function isMarked(page: Page): Promise<boolean[]> {
  return page.evaluate(() => ["isMarked" in window, "isMarked" in (document.querySelector("header button") ?? {})]);
}

test("a link swaps the page in place, moves the focus to the text and says the title", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page).toHaveURL("/rodina/porodne");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect(page).toHaveTitle(/^Porodné \| /);
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("#announcer")).toHaveText(await page.title());
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/rodina\/porodne$/);
  await expect(page.getByRole("navigation", { name: cs.header.navigation }).locator("[aria-current=page]")).toHaveText(
    "Porodné",
  );
  expect(await isMarked(page)).toEqual([true, true]);
});

test("the language switch stays in place and changes language, header and footer", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/family");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Back to top");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  expect(await isMarked(page)).toEqual([true, true]);
});

test("an open submenu closes when its link is followed, and the header stays alive", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  const trigger = page.getByRole("button", { name: `${cs.header.section} Práce` });
  await trigger.click();
  await page.getByRole("banner").getByRole("link", { name: "Minimální mzda", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Minimální mzda");
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  await trigger.click();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  expect(await isMarked(page)).toEqual([true, true]);
});

test("back and forward restore what was seen and where", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => document.querySelector<HTMLElement>("main a[href='/rodina/porodne']")?.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a link to a part of the page scrolls to it, and back returns", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  await mark(page);
  const contents = page.getByRole("main").locator("a[href^='#']");
  const href = (await contents.last().getAttribute("href")) ?? "";
  await contents.last().click();
  await expect(page).toHaveURL(`/pruvodce-pro-mlade-rodiny${href}`);
  await expect(page.locator(href)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/pruvodce-pro-mlade-rodiny");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("an address with a part scrolls to it on another page", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  const part = await page.getByRole("main").locator("a[href^='#']").last().getAttribute("href");
  await visit(page, "/rodina");
  await mark(page);
  await page.evaluate((hash) => location.assign(`/pruvodce-pro-mlade-rodiny${hash}`), part);
  await expect(page.locator(part ?? "")).toBeInViewport();
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a missing page is shown in place", async ({ page, intended }) => {
  intended.add(404);
  await visit(page, "/rodina");
  await mark(page);
  await page.evaluate(() => location.assign("/neni-tu"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.errors["404"].headline);
  await expect(page.locator("#main")).toBeFocused();
  expect(await isMarked(page)).toEqual([true, true]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
});

test("documents are left to the browser", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  const link = page.getByRole("main").locator("a[href$='.pdf']").first();
  const href = (await link.getAttribute("href")) ?? "";
  const [request] = await Promise.all([page.waitForRequest(`**${href}`), link.click()]);
  expect(request.isNavigationRequest()).toBe(true);
});

test("a page that cannot be fetched is loaded by the browser", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await page.route("**/rodina/porodne", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ contentType: "text/plain", body: "?" }),
  );
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(await isMarked(page)).toEqual([false, false]);
});

test("pages are fetched ahead from one second on, and not again when their link is followed", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
  });
  // High enough to point at every link without scrolling others under the pointer.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/rodina");
  await expect(page.locator("html[data-navigation=ready]")).toBeAttached();
  await page.clock.runFor(900);
  await linkTo(page, "/rodina/porodne").hover();
  await page.mouse.move(0, 0);
  expect(fetched).toEqual([]);
  await page.clock.runFor(200);
  await linkTo(page, "/rodina/porodne").hover();
  await expect.poll(() => fetched).toEqual(["/rodina/porodne"]);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(fetched).toEqual(["/rodina/porodne"]);
});

test("at most four pages are fetched ahead at a time", async ({ page }) => {
  await page.clock.install();
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
  await page.clock.runFor(1100);
  const links = await page.evaluate(() => {
    const all = [...document.querySelectorAll("footer a[href^='/'], nav a[href^='/']")];
    for (const link of all) link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return all.length;
  });
  expect(links).toBeGreaterThan(10);
  await expect.poll(() => total).toBeGreaterThan(8);
  expect(most).toBe(4);
  await expect.poll(() => open.size).toBe(0);
});

test("a browser without the Navigation API loads each page in full", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await visit(page, "/rodina");
  expect(await page.evaluate(() => "navigation" in window)).toBe(false);
  await mark(page);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(await isMarked(page)).toEqual([false, false]);
  await expect(page.locator("html[data-shell=ready]")).toBeAttached();
});
