import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { get } from "../support/http.ts";
import { test, visit } from "../support/visitor.ts";

test("layout=false removes everything around the page, layout=simple removes the links elsewhere", async ({ page }) => {
  await page.goto("/rodina?layout=false");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rodina");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await visit(page, "/rodina?layout=simple");
  await expect(page.getByRole("banner").getByRole("link", { name: "English" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Práce", exact: true })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: cs.breadcrumb })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("during maintenance every page is the notice, with Retry-After", async ({ start, page, intended }) => {
  intended.add(503);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const portal = await start({ MAINTENANCE: "true", MAINTENANCE_UNTIL: until });
  const { status, headers } = await get(portal, "/ua/family");
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(3000);
  expect(headers["cache-control"]).toBe("no-store");
  await page.goto(`${portal.url}/ua/family`);
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ua.maintenance.headline);
  expect(portal.requests).toEqual([]);
  expect((await get(portal, "/livez")).status).toBe(200);
});

test("the root redirects to the visitor's language, and a link of the portal stays in Czech", async ({
  start,
  browser,
}) => {
  const portal = await start({ ROOT_REDIRECT: "true" });
  const context = await browser.newContext({ locale: "uk-UA" });
  const page = await context.newPage();
  await page.goto(portal.url);
  await expect(page).toHaveURL(`${portal.url}/ua`);
  await page.getByRole("banner").getByRole("link", { name: "Čeština" }).click();
  await expect(page).toHaveURL(`${portal.url}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.goto(portal.url);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await context.close();
});

test("a language can have its own host, and its pages are nowhere else", async ({ start }) => {
  const portal = await start({ LANGUAGE_ORIGINS: '{"up.localhost":{"en":"https://labour.localhost"}}' });
  const shown = await get(portal, "/jobs", { host: "labour.localhost" });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('<html lang="en"');
  expect(shown.text).toContain('<link rel="canonical" href="https://labour.localhost/jobs"/>');
  const moved = await get(portal, "/en/jobs", { host: "up.localhost" });
  expect([moved.status, moved.headers["location"]]).toEqual([301, "https://labour.localhost/jobs"]);
  const missing = await get(portal, "/neni-tu", { host: "labour.localhost" });
  expect([missing.status, missing.text.includes('<html lang="en"')]).toEqual([404, true]);
});
