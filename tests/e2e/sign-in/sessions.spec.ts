import { type BrowserContext, expect, type Page } from "@playwright/test";
import { faults } from "#embedded/provider/faults.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { signedOutAddress } from "#schemas/visitor/signed-out-address.ts";
import { check, withAxe } from "../support/axe.ts";
import { isMarked, mark } from "../support/in-place.ts";
import { cookieOf, logIn, openSignedIn, protectedPage, test, watched } from "../support/signing-in.ts";

// Start the portal for signed-in users once, not once per worker.
test.describe.configure({ mode: "default" });

const MINUTE = 60_000;
const name = "Petr Svoboda";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialogOf = (page: Page) => page.getByRole("alertdialog");
/** A visible page of a session. */
const shownSession = (page: Page) => page.locator("html[data-session] body:not([hidden])");
const signOutLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Odhlásit se|Sign out)$/ });

/** Opens more tabs of the same session. */
async function openTabs(context: BrowserContext, ...addresses: string[]): Promise<Page[]> {
  const tabs = [];
  for (const address of addresses) {
    const tab = await context.newPage();
    await tab.goto(address);
    await watched(tab);
    tabs.push(tab);
  }
  return tabs;
}

/** Advances the clock of all pages minute by minute while nobody does anything. */
async function idle(page: Page, minutes: number): Promise<void> {
  await page.clock.runFor(minutes * MINUTE);
}

test("signing out in one tab takes effect in all others within a second, and Back shows nothing", async ({
  page,
  context,
}) => {
  await openSignedIn(page);
  const tabs = await openTabs(context, "/rodina", "/dev/protected");
  const [open, closed] = tabs;
  await signOutLink(page).click();
  const inTime = { timeout: 1000 };
  await Promise.all(tabs.map((tab) => expect(shownSession(tab)).toHaveCount(0, inTime)));
  await expect(page).toHaveURL("/");
  await expect(open?.locator("html:not([data-session]) h1") ?? page.locator("none")).toHaveText("Rodina");
  await expect(closed ?? page).toHaveURL(/\/auth\/cas\/login\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/cas\/login\?/);
  await expect(shownSession(page)).toHaveCount(0);
});

test("signing out without scripts takes effect in other tabs within a second as well", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  const [tab] = await openTabs(context, "/rodina");
  // The clock of the pages is paused, so that a busy machine is not mistaken for a late page.
  await context.clock.pauseAt(Date.now() + MINUTE);
  await tab?.goto("/auth/logout");
  await expect(shownSession(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(shownSession(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth\/cas\/login\?/);
});

test("signing in as another user in one tab applies to all of them", async ({ page, context, intended }) => {
  intended.add(403);
  // A tab that checks its session in between learns that it has ended.
  intended.add(401);
  await openSignedIn(page, "/dev/protected/officials");
  const [tab = page] = await openTabs(context, "/rodina");
  await tab.goto("/auth/cleanup");
  await tab.goto(protectedPage);
  await logIn(tab, "obcan");
  await expect(tab.getByRole("banner")).toContainText("Jana Dvořáková");
  // The earlier tab has reached the login page in the meantime, or gets a 403 for what only the other user may see.
  // Its own way there may still be under way, which would interrupt this one.
  await expect(async () => void (await page.goto("/dev/protected/officials"))).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.errors["403"].headline);
});

test("three tabs refresh their session once", async ({ page, context, startSecured }) => {
  test.setTimeout(60_000);
  const { url } = await startSecured({ AUTH_TOKEN_LIFETIME_S: "8" });
  await openSignedIn(page, url + protectedPage);
  const tabs = [page, ...(await openTabs(context, `${url}/rodina`, url + protectedPage))];
  const refreshes: number[] = [];
  await Promise.all(tabs.map((tab) => tab.reload().then(() => watched(tab))));
  context.on("response", (response) => {
    if (new URL(response.url()).pathname === "/auth/refresh") refreshes.push(response.status());
  });
  await expect.poll(() => refreshes, { timeout: 15_000 }).toEqual([200]);
  // All tabs expect the token to expire at the same time: one that missed the refresh would request one then.
  await page.waitForTimeout(1000);
  expect(refreshes).toEqual([200]);
  for (const tab of tabs) await expect(shownSession(tab)).toHaveCount(1);
});

test("before an idle session ends a dialog counts down; continuing keeps the session", async ({ page, context }) => {
  await context.clock.install();
  await withAxe(page);
  await openSignedIn(page);
  await signOutLink(page).focus();
  await idle(page, 27.5);
  await expect(dialogOf(page)).toBeHidden();
  await idle(page, 1.7);
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page)).toContainText(/0[01]:\d\d/);
  await expect(dialogOf(page).getByRole("button", { name: cs.session.continue })).toBeFocused();
  await check(page);
  // While the dialog is open, only its buttons count as activity.
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 400);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(signOutLink(page)).toBeFocused();
  await idle(page, 27.5);
  await expect(dialogOf(page)).toBeHidden();
  await idle(page, 1.7);
  await dialogOf(page).getByRole("button", { name: cs.session.continue }).click();
  await expect(dialogOf(page)).toBeHidden();
  await idle(page, 5);
  await expect(page.getByRole("main")).toContainText(name);
});

test("the dialog's sign-out button signs out", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  await idle(page, 29.2);
  await dialogOf(page).getByRole("button", { name: cs.header.signOut }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html:not([data-session])")).toBeAttached();
  await expect(heading(page)).not.toHaveText(cs.session.signedOut.title);
});

test("a visitor idle for more than 30 minutes is signed out with a notice in every tab, and a return link", async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openSignedIn(page, "/en/dev/protected");
  const [tab = page] = await openTabs(context, "/en/family");
  await idle(page, 29.2);
  await expect(dialogOf(page)).toBeVisible();
  // Slowly enough that messages between tabs arrive before the time changes.
  for (let step = 0; step < 40 && (await shownSession(page).count()) > 0; step++) {
    await page.clock.runFor(2000);
    await page.waitForTimeout(50);
  }
  for (const [each, address, title] of [
    [page, "/en/dev/protected", en.demo.protected.title],
    [tab, "/en/family", "Family"],
  ] as const) {
    await expect(each).toHaveURL(signedOutAddress(address));
    await expect(heading(each)).toHaveText(en.session.signedOut.title);
    await expect(each.getByRole("main")).toContainText(`${en.session.signedOut.returnTo} ${title}`);
    await expect(each.getByText(name)).toHaveCount(0);
  }
  expect(await cookieOf(context, "auth.token")).toBeUndefined();
  await page.reload();
  await expect(heading(page)).toHaveText(en.session.signedOut.title);
  await page.getByRole("main").getByRole("link", { name: en.session.signedOut.signIn }).click();
  await logIn(page);
  await expect(page).toHaveURL("/en/dev/protected");
  await expect(page.getByRole("main")).toContainText(name);
});

test("activity in one tab counts in the others", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  const [tab = page] = await openTabs(context, "/rodina");
  await idle(page, 29.2);
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(tab)).toBeVisible();
  await dialogOf(tab).getByRole("button", { name: cs.session.continue }).click();
  await expect(dialogOf(page)).toBeHidden();
  await idle(page, 5);
  await expect(page.getByRole("main")).toContainText(name);
});

test("a device that has slept too long shows nothing any more", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  // Signing out takes long.
  await page.route("**/auth/logout?*", (route) => route.abort("aborted"));
  await page.clock.fastForward(45 * MINUTE);
  await page.mouse.move(300, 300);
  await expect(page.locator("body")).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
});

test("a session abandoned with the browser closed ends on return", async ({ page, context }) => {
  await openSignedIn(page);
  await page.goto("about:blank");
  await context.clock.install({ time: Date.now() + 31 * MINUTE });
  await page.goto("/en/dev/protected");
  await expect(page).toHaveURL(signedOutAddress("/en/dev/protected"));
  await expect(heading(page)).toHaveText(en.session.signedOut.title);
  expect(await cookieOf(context, "auth.token")).toBeUndefined();
  // Signing in again starts over.
  await page.goto(protectedPage);
  await logIn(page);
  await watched(page);
  await page.clock.runFor(2 * MINUTE);
  await expect(page.getByRole("main")).toContainText(name);
});

test("the dialog survives in-app navigation, in the page's language", async ({ page, context }) => {
  await context.clock.install();
  await openSignedIn(page);
  await mark(page);
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await idle(page, 29.2);
  await expect(dialogOf(page).getByRole("heading")).toHaveText(en.session.title);
  expect(await isMarked(page)).toEqual([true, true]);
});

test("an invalid activity time neither signs out nor keeps signed in", async ({ page, context }) => {
  const garble = () => page.evaluate(() => localStorage.setItem("lastActivity", "99999999999999"));
  await context.clock.install();
  await openSignedIn(page);
  await garble();
  await page.reload();
  await watched(page);
  await garble();
  await idle(page, 2);
  await expect(page.getByRole("main")).toContainText(name);
  await idle(page, 29);
  await expect(page).toHaveURL(signedOutAddress(protectedPage));
  await expect(heading(page)).toHaveText(cs.session.signedOut.title);
});

for (const storage of ["local", "session"] as const) {
  const read = (page: Page) =>
    page.evaluate((area) => (area === "local" ? localStorage : sessionStorage).getItem("security"), storage);

  test(`in the ${storage} storage the session is encrypted, and tampering signs out`, async ({
    page,
    context,
    startSecured,
  }) => {
    const { url } = await startSecured({ AUTH_STORAGE: storage });
    await openSignedIn(page, `${url}${protectedPage}`);
    await expect.poll(() => read(page)).toMatch(/^[\w+/=]{100,}$/);
    expect(await cookieOf(context, "security")).toBeUndefined();
    const refreshed = page.waitForRequest("**/auth/refresh", { timeout: 1500 }).then(
      () => true,
      () => false,
    );
    await page.reload();
    await watched(page);
    expect(await refreshed, "the stored session is still good").toBe(false);
    await page.evaluate((area) => {
      const storage = area === "local" ? localStorage : sessionStorage;
      storage.setItem("security", (storage.getItem("security") ?? "").replace(/^..../, "AAAA"));
    }, storage);
    await page.reload();
    await expect(page).toHaveURL(`${url}/`);
    expect(await cookieOf(context, "auth.token")).toBeUndefined();
    expect(await read(page)).toBeNull();
  });
}

test("signing in and out works with blocked storage", async ({ page, startSecured }) => {
  const { url } = await startSecured({ AUTH_STORAGE: "local" });
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage", "indexedDB"]) {
      const get = () => {
        throw new DOMException("closed", "SecurityError");
      };
      Object.defineProperty(window, area, { get });
    }
  });
  const warnings: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "warning") warnings.push(line.text());
  });
  await page.goto(`${url}${protectedPage}`);
  await logIn(page);
  await expect(page.locator("html[data-session][data-shell=ready]")).toBeAttached();
  await expect.poll(() => warnings.filter((line) => line.includes("cannot be stored"))).toHaveLength(1);
  await page.mouse.move(300, 300);
  await signOutLink(page).click();
  await expect(page).toHaveURL(`${url}/`);
});

test("an outage of the provider longer than filling in a form loses neither page nor text, and is reported", async ({
  page,
  provider,
  startSecured,
  intended,
}) => {
  test.setTimeout(60_000);
  intended.add(503);
  const { url } = await startSecured({ AUTH_EXPIRATION_S: "1", AUTH_TOKEN_LIFETIME_S: "3" });
  await openSignedIn(page, url + protectedPage);
  await page.goto(`${url}/dev/components/form`);
  await watched(page);
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("Dlouhý text");
  provider.setFault(() => ({ status: 500 }));
  await expect(page.getByRole("alert")).toContainText(cs.session.unconfirmed, { timeout: 10_000 });
  await expect(page.locator("html[data-watch=ready]")).toBeAttached();
  // The token has expired by then.
  await page.waitForTimeout(3000);
  await expect(field).toHaveValue("Dlouhý text");
  provider.setFault();
  await expect(page.getByRole("status").filter({ hasText: cs.session.confirmed })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(cs.session.unconfirmed)).toHaveCount(0);
  await expect(field).toHaveValue("Dlouhý text");
});

test("a visitor whose session the provider ends is told so on the page, until signing in again", async ({
  page,
  provider,
  startSecured,
  intended,
}) => {
  intended.add(401);
  const { url } = await startSecured({ AUTH_EXPIRATION_S: "1", AUTH_TOKEN_LIFETIME_S: "3" });
  await openSignedIn(page, url + protectedPage);
  await page.goto(`${url}/en/dev/components/form`);
  await watched(page);
  provider.setFault(({ pathname }) => (pathname.startsWith("/rest/") ? faults.expired : undefined));
  await expect(page.getByRole("alert").filter({ hasText: en.session.ended })).toBeVisible();
  await expect(page.locator("html[data-session]")).toHaveCount(0);
  provider.setFault();
  await page.goto(url + protectedPage);
  await watched(page);
  await expect(page.getByText(en.session.ended)).toHaveCount(0);
});

for (const [ending, isRefused] of [
  ["the provider ends it", true],
  ["its cookies have gone", false],
] as const)
  test(`a public form keeps what is written into it when the session ends, as ${ending}`, async ({
    page,
    context,
    provider,
    startSecured,
    intended,
  }) => {
    intended.add(401);
    const { url } = await startSecured({ AUTH_EXPIRATION_S: "1", AUTH_TOKEN_LIFETIME_S: isRefused ? "3" : "1000" });
    await openSignedIn(page, url + protectedPage);
    await page.goto(`${url}/dev/components/form`);
    await watched(page);
    const field = page.getByRole("main").getByRole("textbox").first();
    await field.fill("Dlouhý text");
    if (isRefused) provider.setFault(({ pathname }) => (pathname.startsWith("/rest/") ? faults.expired : undefined));
    else await context.clearCookies();
    await expect(page.getByRole("alert").filter({ hasText: cs.session.kept })).toBeVisible();
    await expect(page.locator("html[data-session]")).toHaveCount(0);
    await expect(page.getByRole("banner")).not.toContainText(name);
    await expect(field).toHaveValue("Dlouhý text");
    provider.setFault();
    await page.goto(`${url}/`);
    await expect(page.getByText(cs.session.ended)).toHaveCount(0);
  });

test("a protected form keeps nothing when the session ends", async ({ page, provider, startSecured, intended }) => {
  intended.add(401);
  intended.add(403);
  const { url } = await startSecured({ AUTH_EXPIRATION_S: "1", AUTH_TOKEN_LIFETIME_S: "3" });
  await openSignedIn(page, url + protectedPage);
  await page.evaluate(() => {
    const field = Object.assign(document.createElement("input"), { name: "poznamka" });
    document.querySelector("main")?.append(field);
  });
  await page.locator("[name=poznamka]").fill("Tajné");
  provider.setFault(({ pathname }) => (pathname.startsWith("/rest/") ? faults.expired : undefined));
  // The provider still knows the visitor, and its answer about them is refused.
  await expect(page).toHaveURL(/\/auth\/callback\?/);
  await expect(page.locator("[name=poznamka]")).toHaveCount(0);
});
