import { type BrowserContext, expect } from "@playwright/test";
import { get } from "../support/http.ts";
import { test, visit } from "../support/visitor.ts";

const days = 24 * 60 * 60;

test("the language of the current page is stored for 365 days", async ({ page, context }) => {
  await visit(page, "/ua/family");
  const cookie = await cookieOf(context, "locale");
  expect(cookie).toMatchObject({ value: "ua", path: "/", sameSite: "Lax", secure: false, httpOnly: false });
  expect(await daysLeft(context, "locale")).toBeCloseTo(365, 1);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await cookieOf(context, "locale"))?.value).toBe("en");
});

test("the viewport's name is stored for 365 days and follows the window", async ({ page, context }) => {
  await visit(page, "/");
  const cookie = await cookieOf(context, "viewport");
  expect(cookie).toMatchObject({ value: "desktop", path: "/", sameSite: "Strict", secure: false, httpOnly: false });
  expect(await daysLeft(context, "viewport")).toBeCloseTo(365, 1);
  for (const [width, name] of [
    [1100, "tablet"],
    [800, "foldable"],
    [390, "mobile"],
    [1280, "desktop"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator("html")).toHaveAttribute("data-viewport", name);
    await expect.poll(async () => (await cookieOf(context, "viewport"))?.value).toBe(name);
  }
});

test("pages are identical for all viewports, so that one copy serves all", async ({ portal }) => {
  const [plain, narrow, wide] = await Promise.all([
    get(portal, "/rodina"),
    get(portal, "/rodina", { cookie: "viewport=mobile" }),
    get(portal, "/rodina", { cookie: "viewport=desktop; locale=en" }),
  ]);
  expect(plain.status).toBe(200);
  expect(narrow.headers["etag"]).toBe(plain.headers["etag"]);
  expect(wide.headers["etag"]).toBe(plain.headers["etag"]);
  expect(plain.headers["vary"]).not.toMatch(/cookie/i);
});

async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name);
}

async function daysLeft(context: BrowserContext, name: string): Promise<number> {
  const expires = (await cookieOf(context, name))?.expires ?? 0;
  return (expires - Date.now() / 1000) / days;
}
