import { expect, type Page } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { isMarked, mark } from "../support/in-place.ts";
import { test, visit } from "../support/visitor.ts";

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Scrolls as far down as possible, and returns the position once the page has got there. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => position(page)).toBeGreaterThan(500);
  return position(page);
}

/** The browser restores a position while the page is still being laid out, so it may be off by a few lines. */
async function expectNear(page: Page, before: number): Promise<void> {
  await expect.poll(async () => Math.abs((await position(page)) - before)).toBeLessThan(100);
}

/** A click that does not scroll to the link first. */
async function follow(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
}

async function expectStart(page: Page, theme: string): Promise<void> {
  await expect(page.locator(`html.${theme}[data-navigation=ready]`)).toBeAttached();
  await expect(heading(page)).toBeFocused();
  expect(await position(page)).toBe(0);
}

for (const width of [390, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a link to another site opens at its top, and back and forward restore the positions", async ({ page }) => {
      for (const [from, to, start, target] of [
        ["/", "/up", "theme-default", "theme-up"],
        ["/up", "/", "theme-up", "theme-default"],
      ] as const) {
        await visit(page, from);
        await mark(page);
        const before = await scrollDown(page);
        await page.evaluate((href) => {
          document.querySelector("#main")?.append(Object.assign(document.createElement("a"), { href, id: "other" }));
        }, to);
        await follow(page, "#other");
        await expectStart(page, target);
        expect(await isMarked(page)).toEqual([false, false]);
        const after = await scrollDown(page);
        await page.goBack();
        await expect(page.locator(`html.${start}`)).toBeAttached();
        await expectNear(page, before);
        await page.goForward();
        await expect(page.locator(`html.${target}`)).toBeAttached();
        await expectNear(page, after);
      }
    });

    test("a form that leads to another site opens it at its top", async ({ page }) => {
      await visit(page, "/");
      const field = page.getByRole("searchbox", { name: cs.office.townOrPostcode });
      await field.fill("Brno");
      await scrollDown(page);
      await field.evaluate((input) => input instanceof HTMLInputElement && input.form?.requestSubmit());
      await expectStart(page, "theme-up");
      await expect(page).toHaveURL(/\/up\/.*Brno/);
    });

    test("a page that cannot be shown in place opens at its top, and back restores the position", async ({ page }) => {
      await visit(page, "/rodina");
      await mark(page);
      await page.route("**/rodina/porodne", (route) =>
        route.request().isNavigationRequest()
          ? route.continue()
          : route.fulfill({ contentType: "text/plain", body: "?" }),
      );
      const before = await scrollDown(page);
      await follow(page, "main a[href='/rodina/porodne']");
      await expect(heading(page)).toHaveText("Porodné");
      await expectStart(page, "theme-default");
      await scrollDown(page);
      await page.goBack();
      await expect(heading(page)).toHaveText("Rodina");
      await expectNear(page, before);
      await page.goForward();
      await expect(heading(page)).toHaveText("Porodné");
    });
  });

test("an address of the site that leads to another site opens it at its top", async ({ page }) => {
  await visit(page, "/rodina");
  await page.route("**/rodina/porodne", (route) =>
    route.fulfill({ status: 302, headers: { location: "/up/zamestnani" } }),
  );
  await scrollDown(page);
  await follow(page, "main a[href='/rodina/porodne']");
  await expect(page).toHaveURL("/up/zamestnani");
  await expectStart(page, "theme-up");
});

test("a part of another site's page is scrolled to", async ({ page }) => {
  await visit(page, "/up/zamestnani");
  await scrollDown(page);
  await page.evaluate(() => location.assign("/o-ministerstvu#main"));
  await expect(page.locator("html.theme-default")).toBeAttached();
  await expect(page.locator("#main")).toBeInViewport();
});

test("a part of a page that cannot be shown in place is scrolled to", async ({ page }) => {
  await visit(page, "/pruvodce-pro-mlade-rodiny");
  const part = (await page.getByRole("main").locator("a[href^='#']").last().getAttribute("href")) ?? "";
  await visit(page, "/rodina");
  await page.route("**/pruvodce-pro-mlade-rodiny", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ contentType: "text/plain", body: "?" }),
  );
  await page.evaluate((hash) => location.assign(`/pruvodce-pro-mlade-rodiny${hash}`), part);
  await expect(heading(page)).not.toHaveText("Rodina");
  await expect(page.locator(part)).toBeInViewport();
});

test("an error page of another site opens at its top", async ({ page, intended }) => {
  intended.add(404);
  await visit(page, "/rodina");
  await scrollDown(page);
  await page.evaluate(() => location.assign("/up/neni-tu"));
  await expectStart(page, "theme-up");
});

test("links within a site below an address are followed in place", async ({ page }) => {
  await visit(page, "/up/zamestnani");
  await mark(page);
  await page.evaluate(() => location.assign("/up/kontakty"));
  await expect(page).toHaveURL("/up/kontakty");
  await expect(heading(page)).toBeFocused();
  expect(await isMarked(page)).toEqual([true, true]);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html[lang=en]")).toBeAttached();
  expect(await isMarked(page)).toEqual([true, true]);
});
