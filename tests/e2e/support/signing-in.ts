import { type BrowserContext, expect, type Page } from "@playwright/test";
import { accounts } from "#embedded/provider/accounts.ts";
import type { Portal } from "./portal.ts";
import { test as base } from "./visitor.ts";

interface TestFixtures {
  /** Starts a portal in front of the same security provider, with its own settings. */
  startSecured: (env: Record<string, string>) => Promise<Portal>;
}

/** Tests on a portal at which visitors can sign in. */
export const test = base.extend<TestFixtures>({
  portal: async ({ provider, portalWith }, use) => {
    // The server does not know about the pages' simulated time, so tokens are not refreshed.
    await use(await portalWith({ SECURITY_PROVIDER_URL: provider.url, AUTH_TOKEN_LIFETIME_S: "0" }));
  },
  startSecured: async ({ provider, start }, use) => {
    await use((env) => start({ SECURITY_PROVIDER_URL: provider.url, ...env }));
    provider.setFault();
  },
});

export type Login = (typeof accounts)[number]["login"];

export const protectedPage = "/dev/protected";

/** Signs in on the provider's login page, which must be open. */
export async function logIn(page: Page, login: Login = "urednik"): Promise<void> {
  const password = accounts.find((account) => account.login === login)?.password ?? "";
  await expect(page).toHaveURL(/\/security-provider\/auth\/cas\/login\?/);
  await page.locator("input[name=username]").fill(login);
  await page.locator("input[name=password]").fill(password);
  await page.keyboard.press("Enter");
}

/** Opens a protected page and signs in; resolves when the scripts watch the session. */
export async function openSignedIn(page: Page, address = protectedPage, login: Login = "urednik"): Promise<void> {
  await page.goto(address);
  await logIn(page, login);
  await expect(page).toHaveURL(address);
  await watched(page);
}

/** Waits until scripts watch a page's session. */
export async function watched(page: Page): Promise<void> {
  await expect(
    page.locator("html[data-session][data-navigation=ready][data-shell=ready][data-watch=ready]"),
  ).toBeAttached();
}

export async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((cookie) => cookie.name === name && cookie.path === "/");
}
