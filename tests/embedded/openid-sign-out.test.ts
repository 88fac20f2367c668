import { createRemoteJWKSet, jwtVerify } from "jose";
import * as oidc from "openid-client";
import { expect, test } from "vitest";
import { citizen, listenForLogout, official, startOpenId } from "./openid.ts";
import { createVisitor } from "./openid-visitor.ts";

const ended = "http://mpsv.localhost:3000/auth/ended";

/** A provider, a portal that is told of ended sessions, and a person who is signed in. */
async function startSignedIn() {
  const portal = await listenForLogout();
  const started = await startOpenId({ portal: { backchannelLogoutUri: portal.url } });
  const visitor = createVisitor();
  const tokens = await started.signIn(citizen, visitor);
  const signOutAddress = (parameters: Record<string, string>) =>
    oidc.buildEndSessionUrl(started.config, { post_logout_redirect_uri: ended, ...parameters }).href;
  const isSignedIn = async () => (await visitor.open((await started.begin()).address)).leftTo !== null;
  return { ...started, portal, visitor, tokens, signOutAddress, isSignedIn };
}

test("signing out with the ID token asks nothing, ends the session and its tokens, and tells the portal", async () => {
  const { provider, config, portal, visitor, tokens, signOutAddress, isSignedIn } = await startSignedIn();
  const claims = tokens.claims();
  const sub = claims?.sub ?? "";
  const address = signOutAddress({ id_token_hint: tokens.id_token ?? "", state: "s1" });
  expect((await visitor.open(address)).leftTo).toBe(`${ended}?state=s1`);
  expect(portal.received).toHaveLength(1);
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ""));
  const { payload } = await jwtVerify(portal.received[0] ?? "", keys, { issuer: provider.url, audience: "portal" });
  expect(payload).toMatchObject({
    sub,
    sid: claims?.["sid"],
    jti: expect.any(String),
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
  });
  expect(payload["nonce"]).toBeUndefined();
  await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
  await expect(oidc.fetchUserInfo(config, tokens.access_token, sub)).rejects.toThrow();
  expect(await isSignedIn()).toBe(false);
  expect((await visitor.open(address)).leftTo).toBe(`${ended}?state=s1`);
});

test("signing out without the ID token asks on a page in the language of the portal", async () => {
  const { portal, visitor, signOutAddress, isSignedIn } = await startSignedIn();
  const page = await visitor.open(signOutAddress({ ui_locales: "uk" }));
  expect([page.status, page.leftTo]).toEqual([200, null]);
  expect(page.html).toContain("Ви хочете вийти?");
  expect(page.html).not.toContain("<script");
  expect(portal.received).toEqual([]);
  expect((await visitor.submit(page, { logout: "yes" })).leftTo).toBe(ended);
  expect(portal.received).toHaveLength(1);
  expect(await isSignedIn()).toBe(false);
});

test("a person who does not want to sign out stays signed in", async () => {
  const { visitor, signOutAddress, isSignedIn } = await startSignedIn();
  const page = await visitor.open(signOutAddress({}));
  expect((await visitor.submit(page, {})).leftTo).toBe(ended);
  expect(await isSignedIn()).toBe(true);
});

test("the ID token of another person does not sign out without asking", async () => {
  const { portal, visitor, signIn, signOutAddress, isSignedIn } = await startSignedIn();
  const { id_token: other = "" } = await signIn(official);
  expect((await visitor.open(signOutAddress({ id_token_hint: other }))).html).toContain("<form");
  expect(portal.received).toEqual([]);
  expect(await isSignedIn()).toBe(true);
});

test("signing out without an address ends on a page, and a foreign address is refused", async () => {
  const { provider, visitor, tokens, signOutAddress } = await startSignedIn();
  for (const address of ["https://evil.example/auth/ended", "http://localhost:3000/", `${ended}?x=1`]) {
    const { status, leftTo } = await visitor.open(signOutAddress({ post_logout_redirect_uri: address }));
    expect([status, leftTo]).toEqual([400, null]);
  }
  const page = await visitor.open(`${provider.url}/session/end?id_token_hint=${tokens.id_token}`);
  expect(page.html).toContain("Jste odhlášeni");
  expect(page.html).not.toContain('href="login"');
});

test("signing in as another person ends the session of the first one, and tells the portal", async () => {
  const { portal, begin, visitor, tokens } = await startSignedIn();
  const { address, finish } = await begin({ prompt: "login" });
  const { leftTo } = await visitor.submit(await visitor.open(address), {
    username: official.login,
    password: official.password,
  });
  const claims = (await finish(leftTo ?? "")).claims();
  expect(claims?.["name"]).toBe("Petr Svoboda");
  expect(claims?.["sid"]).not.toBe(tokens.claims()?.["sid"]);
  expect(portal.received).toHaveLength(1);
});

test("all sessions of an account can be ended, and no other", async () => {
  const { provider, portal, signIn, isSignedIn, visitor, begin } = await startSignedIn();
  const [elsewhere, other] = [createVisitor(), createVisitor()];
  await signIn(citizen, elsewhere);
  await signIn(official, other);
  await provider.endSessionsOf("obcan");
  expect(portal.received).toHaveLength(2);
  expect(await isSignedIn()).toBe(false);
  expect(visitor.cookies.length).toBeGreaterThan(0);
  const isSignedInAt = async (each: typeof other) => (await each.open((await begin()).address)).leftTo !== null;
  expect([await isSignedInAt(elsewhere), await isSignedInAt(other)]).toEqual([false, true]);
});
