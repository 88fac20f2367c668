import { expect, onTestFinished, test } from "vitest";
import { listenForLogout } from "../embedded/openid.ts";
import { localPart, movingClock } from "../server/auth/oidc/portal.ts";
import { startPortal } from "../server/auth/portal.ts";
import { startGlewlwyd } from "./glewlwyd.ts";

/** A portal that signs in at Glewlwyd. */
async function start(settings: Record<string, string> = {}) {
  const { url: backChannelUri, received: logoutTokens } = await listenForLogout();
  const glewlwyd = await startGlewlwyd({
    redirectUri: "http://localhost/auth/callback",
    postLogoutUri: "http://localhost/auth/ended",
    backChannelUri,
  });
  onTestFinished(glewlwyd.close);
  const clock = movingClock();
  const environment = {
    AUTH_KIND: "oidc",
    OIDC_ISSUER: glewlwyd.issuer,
    OIDC_CLIENT_SECRET: glewlwyd.clientSecret,
    ...settings,
  };
  const portal = await startPortal(environment, { clock });
  const visitor = portal.visitor();
  async function signIn(login = "/auth/login?redirect=/secret"): Promise<string | undefined> {
    const started = await visitor.ask(login);
    const returned = await glewlwyd.signIn(started.headers["location"] ?? "");
    return (await visitor.ask(localPart(returned))).headers["location"];
  }
  return { ...portal, glewlwyd, clock, person: visitor, signIn, logoutTokens };
}

test("a visitor signs in at Glewlwyd, with the name and roles of its claims", async () => {
  const { signIn, person, errors } = await start();
  expect(await signIn()).toBe("/secret");
  expect((await person.ask("/secret")).status).toBe(200);
  const { user } = JSON.parse((await person.ask("/auth/session")).text);
  expect(user).toMatchObject({ name: "Zkušební návštěvník", roles: ["editor", "interni"] });
  expect(errors()).toEqual([]);
});

test("tokens are exchanged at Glewlwyd, which gives no new ID token, and roles stay", async () => {
  const { signIn, person, clock } = await start();
  await signIn();
  for (const offset of [11, 22]) {
    clock.offset = offset * 60_000;
    expect((await person.refresh()).status).toBe(200);
  }
  const { user } = JSON.parse((await person.ask("/auth/session")).text);
  expect(user.roles).toEqual(["editor", "interni"]);
});

test("signing out ends the session at Glewlwyd and returns, and its logout token ends the portal's sessions", async () => {
  const { signIn, person, glewlwyd, logoutTokens, visitor } = await start();
  await signIn();
  const copied = new Map(person.cookies);
  const left = await person.ask("/auth/logout");
  const returned = await glewlwyd.signOut(left.headers["location"] ?? "");
  expect(returned?.startsWith("http://localhost/auth/ended")).toBe(true);
  expect((await person.ask(localPart(returned ?? ""))).headers["location"]).toBe("/");
  await expect.poll(() => logoutTokens).toHaveLength(1);
  const { status } = await visitor().ask("/auth/backchannel-logout", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams({ logout_token: logoutTokens[0] ?? "" })),
  });
  expect(status).toBe(200);
  for (const [key, cookie] of copied) person.cookies.set(key, cookie);
  expect((await person.ask("/secret")).status).toBe(302);
});

test("a level that Glewlwyd does not state is refused", async () => {
  const { signIn, person } = await start({ OIDC_STEP_UP: '{"/high/*":"high"}' });
  expect(await signIn("/auth/login?redirect=/high/a&level=high")).toBe("/auth/failed?status=403&redirect=%2Fhigh%2Fa");
  expect(person.value("auth.token")).toBeUndefined();
});

test("Glewlwyd going down signs nobody out", async () => {
  const { signIn, person, clock, glewlwyd } = await start();
  await signIn();
  await glewlwyd.close();
  clock.offset = 20 * 60_000;
  expect((await person.ask("/secret")).status).toBe(503);
});
