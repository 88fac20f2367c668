import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { isMarked, linkTo, mark } from "../support/in-place.ts";
import { test, visit } from "../support/visitor.ts";

test("a link swaps the page in place, focuses its heading and announces the title", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await linkTo(page, "/rodina/porodne").click();
  await expect(page).toHaveURL("/rodina/porodne");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect(page).toHaveTitle(/^Porodné \| /);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

test("an open submenu closes when its link is followed, and the header keeps working", async ({ page }) => {
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

test("back and forward restore page and scroll position", async ({ page }) => {
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

test("a link with a fragment scrolls to its target, and back returns", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  await mark(page);
  const contents = page.getByRole("main").locator("a[href^='#']");
  const href = (await contents.last().getAttribute("href")) ?? "";
  // A mouse click would first scroll to the link.
  await contents.last().evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL(`/pruvodce-pro-mlade-rodiny${href}`);
  await expect(page.locator(href)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/pruvodce-pro-mlade-rodiny");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a fragment scrolls to its target on another page", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  const part = await page.getByRole("main").locator("a[href^='#']").last().getAttribute("href");
  await visit(page, "/rodina");
  await mark(page);
  await page.evaluate((hash) => location.assign(`/pruvodce-pro-mlade-rodiny${hash}`), part);
  await expect(page.locator(part ?? "")).toBeInViewport();
  await expect(page.locator(part ?? "")).toBeFocused();
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a missing page is shown in place", async ({ page, intended }) => {
  intended.add(404);
  await visit(page, "/rodina");
  await mark(page);
  await page.evaluate(() => location.assign("/neni-tu"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.errors["404"].headline);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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

test("a relative link in the text is followed in place", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await linkTo(page, "/rodina/porodne").evaluate((link) => link.setAttribute("href", "./rodina/../rodina/porodne"));
  await page.getByRole("main").locator("a[href^='./']").click();
  await expect(page).toHaveURL("/rodina/porodne");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(await isMarked(page)).toEqual([true, true]);
});

test("a GET form is submitted in place, a POST form is left to the browser", async ({ page, intended }) => {
  intended.add(405);
  await visit(page, "/rodina");
  await mark(page);
  const submit = (method: string) =>
    page.evaluate((value) => {
      const form = Object.assign(document.createElement("form"), { method: value, action: "/rodina/porodne" });
      form.append(Object.assign(document.createElement("input"), { name: "q", value: "1" }));
      document.getElementById("main")?.append(form);
      form.requestSubmit();
    }, method);
  await submit("get");
  await expect(page).toHaveURL("/rodina/porodne?q=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  expect(await isMarked(page)).toEqual([true, true]);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST"),
    submit("post").catch(() => {}),
  ]);
  expect(request.isNavigationRequest()).toBe(true);
});

test("a page that redirects to another site is loaded by the browser", async ({ page, start }) => {
  const { url } = await start({ REDIRECT_HOSTS: "registr.example" });
  await page.route("https://registr.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Registr smluv</h1>" }),
  );
  await visit(page, `${url}/rodina`);
  // The headless shell does not pass redirected documents to routes; it requests the page and gets nothing.
  const asked = page.waitForRequest("https://registr.example/smlouvy");
  await page.evaluate(() => location.assign("/evidence-smluv"));
  const request = await asked;
  expect(request.isNavigationRequest()).toBe(true);
  expect(request.redirectedFrom()?.url()).toBe(`${url}/evidence-smluv`);
});

test("a fatal error is loaded by the browser", async ({ page }) => {
  await visit(page, "/rodina");
  await mark(page);
  await page.route("**/rodina/porodne", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<html ", '<html data-fatal="" ');
    await route.fulfill({ response, body });
  });
  await linkTo(page, "/rodina/porodne").click();
  await expect(page.locator("html[data-fatal][data-navigation=ready]")).toBeAttached();
  expect(await isMarked(page)).toEqual([false, false]);
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
