import { expect, type Page } from "@playwright/test";
import { type ServedOpenIdProvider, serveOpenIdProvider } from "#embedded/openid/serve.ts";
import { accounts } from "#embedded/provider/accounts.ts";
import { texts } from "#embedded/provider/texts.ts";
import { listen } from "#embedded/replay/listen.ts";
import { checkLooks, withAxe } from "../support/axe.ts";
import { test } from "../support/visitor.ts";

const { cs, ua } = texts;
const [citizen] = accounts;

// No page of the portal is opened here.
test.use({ locale: "cs-CZ", baseURL: "http://localhost" });

/** Runs with a provider, and with a page in place of the portal to which the provider sends browsers back. */
async function withProvider(run: (provider: ServedOpenIdProvider, portal: string) => Promise<void>): Promise<void> {
  const provider = await serveOpenIdProvider({ port: 0 });
  const answer = async () => new Response("<title>Portal</title>", { headers: { "content-type": "text/html" } });
  const portal = await listen({ answer, headers: [], port: 0, host: "127.0.0.1" });
  try {
    await run(provider, `http://mpsv.localhost:${new URL(portal.url).port}`);
  } finally {
    await Promise.all([provider.close(), portal.close()]);
  }
}

function signInAddress({ url, clientId }: ServedOpenIdProvider, portal: string, more: Record<string, string> = {}) {
  const challenge = { code_challenge: "A".repeat(43), code_challenge_method: "S256" };
  const request = {
    client_id: clientId,
    response_type: "code",
    scope: "openid",
    redirect_uri: `${portal}/auth/callback`,
  };
  return `${url}/auth?${new URLSearchParams({ ...request, ...challenge, ...more })}`;
}

const signOutAddress = ({ url, clientId }: ServedOpenIdProvider, portal: string) =>
  `${url}/session/end?${new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: `${portal}/auth/ended` })}`;

async function fillIn(page: Page, t: typeof cs): Promise<void> {
  await page.getByLabel(t.username).fill(citizen?.login ?? "");
  await page.getByLabel(t.password).fill(citizen?.password ?? "");
  await page.keyboard.press("Enter");
}

test("the OpenID provider's pages have no axe violations and fit", async ({ page, intended }) => {
  intended.add(422);
  intended.add(400);
  await withAxe(page);
  await withProvider(async (provider, portal) => {
    await page.goto(signInAddress(provider, portal));
    await checkLooks(page, 0);
    await page.getByRole("button", { name: cs.submit }).click();
    await expect(page.getByRole("region", { name: cs.problems })).toBeFocused();
    await checkLooks(page, 1);
    await fillIn(page, cs);
    await expect(page).toHaveTitle("Portal");
    await page.goto(signInAddress(provider, portal, { acr_values: "high" }));
    await expect(page.getByText(cs.confirmIdentity)).toBeVisible();
    await checkLooks(page, 0);
    await page.goto(signOutAddress(provider, portal));
    await checkLooks(page, 1);
    await page.goto(signInAddress(provider, "https://evil.example"));
    await checkLooks(page, 0);
    await page.goto(`${provider.url}/auth`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cs.failed);
    await checkLooks(page, 1);
    await page.goto(`${provider.url}/session/end/success`);
    await checkLooks(page, 0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor changes the language, signs in by keyboard, stays signed in, and signs out", async ({ page }) => {
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await withProvider(async (provider, portal) => {
      await page.goto(signInAddress(provider, portal));
      await page.getByRole("link", { name: "Українська" }).click();
      await fillIn(page, ua);
      await expect(page).toHaveURL(/^http:\/\/mpsv\.localhost:\d+\/auth\/callback\?code=/);
      await page.goto(signInAddress(provider, portal, { prompt: "none" }));
      await expect(page).toHaveURL(/\/auth\/callback\?code=/);
      await page.goto(signOutAddress(provider, portal));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ua.signOutQuestion);
      await page.getByRole("button", { name: ua.signOut }).click();
      await expect(page).toHaveURL(`${portal}/auth/ended`);
      await page.goto(signOutAddress(provider, portal));
      await expect(page).toHaveURL(`${portal}/auth/ended`);
      await page.goto(signInAddress(provider, portal, { prompt: "none" }));
      await expect(page).toHaveURL(/\?error=login_required/);
    });
  });
});
