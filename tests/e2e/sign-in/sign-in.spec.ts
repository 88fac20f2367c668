import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { publicPolicy } from "#server/pages/send-page.ts";
import { get } from "../support/http.ts";
import { cookieOf, logIn, openSignedIn, protectedPage, test } from "../support/signing-in.ts";
import { visit } from "../support/visitor.ts";

// Start the portal for signed-in users once, not once per worker.
test.describe.configure({ mode: "default" });

const officials = `${protectedPage}/officials`;
const account = { obcan: "Jana Dvořáková", urednik: "Petr Svoboda" };

test("signing in returns to the page with its query", async ({ page, context }) => {
  const address = "/rodina?a=1&b=x%20y;z";
  await visit(page, address);
  await expect
    .poll(async () => decodeURIComponent((await cookieOf(context, "auth.redirect"))?.value ?? ""))
    .toBe(address);
  await page.getByRole("link", { name: cs.header.signIn, exact: true }).click();
  await logIn(page, "obcan");
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("banner")).toContainText(account.obcan);
  await expect.poll(async () => decodeURIComponent((await cookieOf(context, "auth.redirect"))?.value ?? "")).toBe("/");
});

test("the return address follows in-app navigation", async ({ page, context }) => {
  await visit(page, "/rodina");
  await page.getByRole("main").locator("a[href='/rodina/porodne']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Porodné");
  await expect
    .poll(async () => decodeURIComponent((await cookieOf(context, "auth.redirect"))?.value ?? ""))
    .toBe("/rodina/porodne");
  expect(await cookieOf(context, "auth.redirect")).toMatchObject({
    secure: false,
    sameSite: "Lax",
    httpOnly: false,
    expires: -1,
  });
});

test("a protected page redirects to the login, in-app navigation included", async ({ page }) => {
  await visit(page, "/rodina");
  await page.evaluate((href) => location.assign(href), protectedPage);
  await logIn(page);
  await expect(page).toHaveURL(protectedPage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.demo.protected.title);
  await expect(page.getByRole("main")).toContainText(account.urednik);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, the protected page and signing out work", async ({ page, context }) => {
    await page.goto(protectedPage);
    await logIn(page);
    await expect(page).toHaveURL(protectedPage);
    await expect(page.getByRole("main")).toContainText(account.urednik);
    await page.getByRole("banner").getByRole("link", { name: cs.header.signOut }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).not.toContainText(account.urednik);
    for (const name of ["auth.token", "auth.session-id", "security"])
      expect(await cookieOf(context, name), name).toBeUndefined();
    await page.goto(protectedPage);
    await expect(page).toHaveURL(/\/auth\/cas\/login\?/);
  });
});

test("a page for a role is shown to users with it; others get a 403 and can sign in as another user", async ({
  page,
  intended,
}) => {
  intended.add(403);
  await openSignedIn(page, officials, "obcan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.errors["403"].headline);
  expect((await page.reload())?.status()).toBe(403);
  await page.getByRole("main").getByRole("link", { name: cs.errors.signInAgain }).click();
  await page.goto(officials);
  await logIn(page, "urednik");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.demo.officials.title);
});

test("pages of signed-in visitors are not cached, neither on navigation nor in place", async ({ page, portal }) => {
  await openSignedIn(page);
  const answers = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { headers } = await fetch(address, { headers: { accept: "text/html" } });
          return [headers.get("cache-control"), headers.get("etag")];
        }),
      ),
    ["/", "/rodina", protectedPage],
  );
  for (const answer of answers) expect(answer).toEqual(["private, no-store", null]);
  for (const address of ["/rodina", protectedPage]) {
    expect((await page.goto(address))?.headers()["cache-control"]).toBe("private, no-store");
  }
  const stranger = await get(portal, "/rodina");
  expect(stranger.headers["cache-control"]).toBe(publicPolicy);
  expect(stranger.text).not.toContain(account.urednik);
  expect(stranger.text).not.toContain("data-session");
});

const evil = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/%5C%5Cevil.example",
  "/%2F/evil.example",
  "/%2e%2e//evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/auth/logout",
  "/%61uth/logout",
  "/security-provider/auth/cas/logout",
  `/${"a".repeat(5000)}`,
  "\r\nset-cookie: a=b",
];

for (const address of evil.slice(0, 9)) {
  test(`a sign-in that returns with ${JSON.stringify(address).slice(0, 40)} ends at the home page`, async ({
    page,
    context,
    portal,
  }) => {
    await page.goto("/auth/login?redirect=%2Frodina");
    const { hostname } = new URL(portal.url);
    await context.addCookies([
      { name: "auth.redirect", value: encodeURIComponent(address), domain: hostname, path: "/" },
    ]);
    // As if somebody had tampered with the return address.
    await page.evaluate((value) => {
      const form = document.querySelector("form");
      form?.setAttribute(
        "action",
        `?redirect=${encodeURIComponent(`/auth/callback?redirect=${encodeURIComponent(value)}`)}`,
      );
    }, address);
    await logIn(page);
    await expect(page).toHaveURL("/");
    await expect(page.locator("html[data-session]")).toBeAttached();
  });
}

test("while the provider is down, protected pages are a 503 and others are unaffected", async ({
  page,
  provider,
  startSecured,
  intended,
}) => {
  intended.add(503);
  const { url, log } = await startSecured({ AUTH_EXPIRATION_S: "1" });
  await openSignedIn(page, `${url}${protectedPage}`);
  provider.setFault(() => ({ status: 500 }));
  await page.waitForTimeout(1100);
  expect((await page.goto(`${url}${protectedPage}`))?.status()).toBe(503);
  const open = await page.goto(`${url}/rodina`);
  expect([open?.status(), open?.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  await expect(page.locator("html[data-session]")).toHaveCount(0);
  provider.setFault();
  // The server gives the provider some time to recover.
  await expect.poll(async () => (await page.goto(`${url}${protectedPage}`))?.status(), { timeout: 15_000 }).toBe(200);
  expect(log().filter(({ status }) => status === 500)).toEqual([]);
});
