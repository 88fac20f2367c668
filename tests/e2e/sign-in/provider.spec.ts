import { expect } from "@playwright/test";
import { accounts } from "#embedded/provider/accounts.ts";
import { texts } from "#embedded/provider/texts.ts";
import { checkLooks, withAxe } from "../support/axe.ts";
import { test } from "../support/visitor.ts";

const { cs, ua } = texts;
const [citizen] = accounts;
const login = "/auth/cas/login?redirect=/rest/user-info";

test.use({ locale: "cs-CZ" });

test("the provider's pages have no axe violations and fit", async ({ page, provider, intended }) => {
  intended.add(422);
  intended.add(400);
  await withAxe(page);
  const visit = async (path: string, index: number) => {
    await page.goto(provider.url + path);
    await checkLooks(page, index);
  };
  await visit(login, 0);
  await page.getByLabel(cs.username).fill("nikdo");
  await page.getByLabel(cs.password).fill("x");
  await page.getByRole("button", { name: cs.submit }).click();
  await expect(page.getByRole("region", { name: cs.problems })).toBeFocused();
  await expect(page.getByLabel(cs.password)).toHaveAccessibleDescription(cs.wrong);
  await checkLooks(page, 1);
  await visit("/auth/cas/login?redirect=https://evil.example/", 0);
  await visit("/auth/cas/logout", 1);
  await visit(`${login}&lang=ru`, 0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor changes the language, logs in by keyboard and is redirected", async ({ page, provider }) => {
    // The browser may ask for an icon of the page in JSON, which names none.
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(provider.url + login);
    await page.getByRole("link", { name: "Українська" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ua.login);
    await page.getByLabel(ua.username).fill(citizen?.login ?? "");
    await page.keyboard.press("Tab");
    await page.keyboard.type(citizen?.password ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${provider.url}/rest/user-info`);
    await page.goto(`${provider.url}/auth/cas/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ua.signedIn);
    await page.getByRole("link", { name: ua.signOut }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ua.signedOut);
  });
});
