import { expect, type Page } from "@playwright/test";
import { accounts } from "#embedded/provider/accounts.ts";
import { texts } from "#embedded/provider/texts.ts";
import cs from "#locales/cs.json" with { type: "json" };
import { checkLooks, withAxe } from "../support/axe.ts";
import { test as base, cookieOf, protectedPage, watched } from "../support/signing-in.ts";

const settings = {
  AUTH_KIND: "oidc",
  SECURITY_PROVIDER_URL: "embedded",
  AUTH_TOKEN_LIFETIME_S: "0",
  OIDC_STEP_UP: '{"/dev/tabs":"high"}',
};

/** Tests on a portal that signs in at the embedded OpenID provider. */
const test = base.extend({
  portal: async ({ portalWith }, use) => {
    await use(await portalWith(settings));
  },
});

// Start the portal once, not once per worker.
test.describe.configure({ mode: "default" });

const [, official] = accounts;

async function logIn(page: Page): Promise<void> {
  await expect(page.getByLabel(texts.cs.username)).toBeVisible();
  await page.getByLabel(texts.cs.username).fill(official?.login ?? "");
  await page.getByLabel(texts.cs.password).fill(official?.password ?? "");
  await page.keyboard.press("Enter");
}

test("a protected page leads to the OpenID provider and back, and signing out ends both", async ({ page, context }) => {
  await page.goto(protectedPage);
  await logIn(page);
  await expect(page).toHaveURL(protectedPage);
  await watched(page);
  const cookie = await cookieOf(context, "auth.token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const other = await context.newPage();
  await other.goto(protectedPage);
  await watched(other);
  await page.locator("#main").getByRole("link", { name: cs.header.signOut }).click();
  await expect(page).toHaveURL("/");
  await expect(other.getByLabel(texts.cs.username)).toBeVisible();
  await page.goto(protectedPage);
  await expect(page.getByLabel(texts.cs.username)).toBeVisible();
});

test("a page that needs a higher level asks for the password once more", async ({ page }) => {
  await page.goto(protectedPage);
  await logIn(page);
  await expect(page).toHaveURL(protectedPage);
  await page.goto("/dev/tabs");
  await expect(page.getByText(texts.cs.confirmIdentity)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL("/dev/tabs");
  await page.goto(protectedPage);
  await expect(page).toHaveURL(protectedPage);
});

test("a sign-in that failed is a page without violations, at an address without a code", async ({ page, intended }) => {
  intended.add(403);
  await withAxe(page);
  await page.goto("/auth/failed?status=403&redirect=%2Fdev%2Fprotected");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await checkLooks(page, 1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in and out works", async ({ page }) => {
    await page.goto(protectedPage);
    await logIn(page);
    await expect(page).toHaveURL(protectedPage);
    await expect(page.getByText(official?.name ?? "").first()).toBeVisible();
    await page.goto("/auth/logout");
    await expect(page).toHaveURL("/");
  });
});
