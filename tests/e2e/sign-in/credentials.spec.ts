import { expect, type Page } from "@playwright/test";
import { accounts } from "#embedded/provider/accounts.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { hourlyBudget } from "#server/forms/sender-budget.ts";
import { checkLooks, withAxe } from "../support/axe.ts";
import { hold, isMarked, mark } from "../support/in-place.ts";
import { test as base, cookieOf, protectedPage, watched } from "../support/signing-in.ts";

const settings = { AUTH_KIND: "credentials" };

/** Tests on a portal with its own page for user name and password. */
const test = base.extend({
  portal: async ({ provider, portalWith }, use) => {
    await use(await portalWith({ SECURITY_PROVIDER_URL: provider.url, AUTH_TOKEN_LIFETIME_S: "0", ...settings }));
  },
});

// Start the portal once, not once per worker.
test.describe.configure({ mode: "default" });

const login = "urednik";
const { name = "", password = "" } = accounts.find((account) => account.login === login) ?? {};
const address = `/auth/sign-in?redirect=${encodeURIComponent(protectedPage)}`;
const summaryOf = (page: Page) => page.getByRole("region", { name: cs.form.problems });
const passwordOf = (page: Page) => page.getByLabel(cs.signIn.password);

async function fill(page: Page, secret = password): Promise<void> {
  await page.getByLabel(cs.signIn.username).fill(login);
  await passwordOf(page).fill(secret);
}

/** Counts the documents and the scripts' requests that are sent to the form's address. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/auth/sign-in")) posts.push(request.resourceType());
  });
  return posts;
}

test("with script the page stays while the form is sent, says what is wrong, and then leads on", async ({
  page,
  context,
  intended,
}) => {
  intended.add(422);
  const posts = watchPosts(page);
  await page.goto(protectedPage);
  await expect(page).toHaveURL(address);
  await mark(page);
  await page.getByRole("button", { name: cs.signIn.submit }).click();
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole("link")).toHaveCount(2);
  expect(posts).toEqual([]);
  await fill(page, "wrong");
  await page.keyboard.press("Enter");
  await expect(summaryOf(page).getByRole("link")).toHaveText([cs.signIn.problems.wrong]);
  await expect(summaryOf(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Chyba: /);
  await expect(passwordOf(page)).toHaveValue("");
  await expect(passwordOf(page)).toHaveAccessibleDescription(new RegExp(cs.signIn.problems.wrong));
  await expect(page.getByLabel(cs.signIn.username)).toHaveValue(login);
  expect((await isMarked(page))[0]).toBe(true);
  await fill(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(protectedPage);
  await watched(page);
  await expect(page.getByRole("main")).toContainText(name);
  expect(posts).toEqual(["fetch", "fetch"]);
  expect(await cookieOf(context, "auth.token")).toBeDefined();
  // Going back does not show the form again.
  await page.goto(address);
  await expect(page).toHaveURL(protectedPage);
});

test("the form is not sent twice, and the button says that it is being sent", async ({ page }) => {
  const posts = watchPosts(page);
  await page.goto(address);
  const release = await hold(page, address);
  await fill(page);
  const button = page.getByRole("main").getByRole("button");
  await button.dblclick();
  await expect(button).toHaveText(cs.signIn.sending);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#announcer")).toHaveText(cs.signIn.sending);
  await button.click({ force: true });
  release();
  await expect(page).toHaveURL(protectedPage);
  expect(posts).toEqual(["fetch"]);
});

test("without an answer that the script knows, the browser sends the form", async ({ page, intended }) => {
  intended.add(502);
  const posts = watchPosts(page);
  await page.route("**/auth/sign-in?*", (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 502, body: "<h1>502</h1>" })
      : route.continue(),
  );
  await page.goto(address);
  await fill(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(protectedPage);
  expect(posts).toEqual(["fetch", "document"]);
});

test("the script stores the session, so that the next page need not confirm it", async ({ page, startSecured }) => {
  const { url } = await startSecured({ ...settings, AUTH_STORAGE: "local" });
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/refresh")) refreshes.push(request.url());
  });
  await page.goto(url + address);
  await fill(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(url + protectedPage);
  await watched(page);
  expect(refreshes).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("security"))).toMatch(/^[\w+/=]{100,}$/);
});

test("the page has no axe violations and fits, whatever it shows", async ({
  page,
  startSecured,
  provider,
  intended,
}) => {
  for (const status of [422, 429, 503]) intended.add(status);
  const { url } = await startSecured(settings);
  await withAxe(page);
  await page.goto(url + address);
  await checkLooks(page, 0);
  await fill(page, "wrong");
  await page.keyboard.press("Enter");
  await expect(summaryOf(page)).toBeFocused();
  await checkLooks(page, 1);
  provider.setFault(({ pathname }) => (pathname === "/rest/sign-in" ? { status: 500 } : undefined));
  await fill(page);
  await page.keyboard.press("Enter");
  const refusal = page.getByRole("region", { name: cs.signIn.failed });
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(cs.signIn.problems.unavailable);
  await checkLooks(page, 2);
  provider.setFault();
  for (let time = 0; time < hourlyBudget.wrongPasswords; time += 1) {
    await fill(page, "wrong");
    await page.keyboard.press("Enter");
    await expect(passwordOf(page)).toHaveValue("");
  }
  await expect(refusal).toContainText("za hodinu");
  await checkLooks(page, 3);
});

test("in another language the page leads to the page in that language", async ({ page }) => {
  await page.goto(`/en${protectedPage}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.signIn.title);
  await page.getByLabel(en.signIn.username).fill(login);
  await page.getByLabel(en.signIn.password).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/en${protectedPage}`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says what is wrong, keeps the user name, and signs in", async ({ page, intended }) => {
    intended.add(422);
    await page.goto(protectedPage);
    await expect(page).toHaveURL(address);
    await fill(page, "wrong");
    await page.keyboard.press("Enter");
    await expect(summaryOf(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Chyba: /);
    await expect(page.getByLabel(cs.signIn.username)).toHaveValue(login);
    await expect(passwordOf(page)).toHaveValue("");
    await fill(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(protectedPage);
    await expect(page.getByRole("main")).toContainText(name);
    await page.getByRole("banner").getByRole("link", { name: cs.header.signOut }).click();
    await expect(page.getByRole("banner")).not.toContainText(name);
  });
});
