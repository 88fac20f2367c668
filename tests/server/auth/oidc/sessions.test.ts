import { expect, test } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { createVisitor } from "../../../embedded/openid-visitor.ts";
import { citizen, localPart, official, signInAt, startOidcPortal } from "./portal.ts";

const minute = 60_000;

/** Counts the calls of a path at the provider. */
function watch(openId: { setFault(fault?: Fault): void }) {
  const calls: string[] = [];
  openId.setFault(({ pathname }) => {
    calls.push(pathname);
    return undefined;
  });
  return { callsOf: (path: string) => calls.filter((call) => call === path).length };
}

test("old tokens are exchanged when scripts ask, and each exchange gives new ones", async () => {
  const { visitor, openId, clock } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  const calls = watch(openId);
  const first = jana.value("auth.token");
  clock.offset = 11 * minute;
  expect((await jana.refresh()).status).toBe(200);
  expect(jana.value("auth.token")).not.toBe(first);
  expect(calls.callsOf("/token")).toBe(1);
  clock.offset = 22 * minute;
  expect((await jana.refresh()).status).toBe(200);
  expect(calls.callsOf("/token")).toBe(2);
});

test("a page whose visitor's tokens have expired exchanges them by itself", async () => {
  const { visitor, clock } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  clock.offset = 20 * minute;
  expect((await jana.ask("/secret")).status).toBe(200);
});

test("requests at the same time exchange a refresh token once", async () => {
  const { visitor, openId, clock } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  const calls = watch(openId);
  clock.offset = 20 * minute;
  const answers = await Promise.all(Array.from({ length: 10 }, () => jana.ask("/secret")));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(calls.callsOf("/token")).toBe(1);
});

test("a session that the provider has ended ends at the next exchange", async () => {
  const { visitor, openId, clock } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  await openId.endSessionsOf("obcan");
  clock.offset = 11 * minute;
  expect((await jana.refresh()).status).toBe(401);
  expect((await jana.ask("/secret")).status).toBe(302);
});

test("signing out revokes the refresh token, ends the provider's session and returns", async () => {
  const { visitor, openId } = await startOidcPortal();
  const jana = visitor();
  const { browser } = await signInAt(jana);
  const calls = watch(openId);
  const left = await jana.ask("/auth/logout");
  expect(calls.callsOf("/token/revocation")).toBe(1);
  const address = new URL(left.headers["location"] ?? "");
  expect(address.origin).toBe(openId.url);
  expect(address.searchParams.get("post_logout_redirect_uri")).toBe("http://localhost/auth/ended");
  const { leftTo } = await browser.open(address.href);
  expect(leftTo?.startsWith("http://localhost/auth/ended")).toBe(true);
  const back = await jana.ask(localPart(leftTo ?? ""));
  expect([back.status, back.headers["location"]]).toEqual([302, "/"]);
  const again = await jana.ask("/auth/login?redirect=/secret");
  const shown = await browser.open(again.headers["location"] ?? "");
  expect(shown.leftTo).toBeNull();
});

test("while a visitor is signing out, another tab does not sign in again without asking", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  const { browser } = await signInAt(jana);
  await jana.ask("/auth/logout");
  const again = await jana.ask("/auth/login?redirect=/secret");
  const shown = await browser.open(again.headers["location"] ?? "");
  expect([shown.status, shown.leftTo]).toEqual([200, null]);
});

test("after a sign-out that the provider knew nothing of, signing in asks the visitor", async () => {
  const { visitor, openId } = await startOidcPortal();
  const jana = visitor();
  const { browser } = await signInAt(jana);
  openId.setFault(() => ({ reset: true }));
  expect((await jana.ask("/auth/logout")).status).toBe(302);
  openId.setFault();
  const again = await jana.ask("/auth/login?redirect=/secret");
  expect((await browser.open(again.headers["location"] ?? "")).leftTo).toBeNull();
});

test("an idle visitor comes back from the provider to the page that says so", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  const { browser } = await signInAt(jana);
  const left = await jana.ask("/auth/logout?idle=%2Fsecret");
  const { leftTo } = await browser.open(left.headers["location"] ?? "");
  const back = await jana.ask(localPart(leftTo ?? ""));
  expect(back.headers["location"]).toBe("/auth/signed-out?redirect=%2Fsecret");
  expect((await jana.ask("/auth/ended")).headers["location"]).toBe("/");
});

test("signing out works while the provider is down", async () => {
  const { visitor, openId } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  const copied = jana.value("auth.token") ?? "";
  openId.setFault(() => ({ reset: true }));
  const left = await jana.ask("/auth/logout");
  expect(left.status).toBe(302);
  jana.set("auth.token", copied);
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test("a sign-out of another site is refused", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  expect((await jana.ask("/auth/logout", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await jana.ask("/x")).text).not.toBe("page of nobody");
});

test("a session without refresh token ends with its tokens, and is renewed without asking the visitor", async () => {
  const { visitor, clock } = await startOidcPortal({ provider: { features: { refreshTokens: false } } });
  const jana = visitor();
  const { browser } = await signInAt(jana);
  clock.offset = 15 * minute;
  expect((await jana.ask("/x")).text).toBe("page of nobody");
  const toLogin = await jana.ask("/secret?q=1");
  const started = await jana.ask(toLogin.headers["location"] ?? "");
  const { leftTo } = await browser.open(started.headers["location"] ?? "");
  expect(leftTo).toContain("code=");
  expect((await jana.ask(localPart(leftTo ?? ""))).headers["location"]).toBe("/secret?q=1");
  expect((await jana.ask("/secret")).status).toBe(200);
});

test("a provider that would have to ask is asked again with its login page", async () => {
  const { visitor, clock } = await startOidcPortal({ provider: { features: { refreshTokens: false } } });
  const jana = visitor();
  await signInAt(jana);
  clock.offset = 15 * minute;
  await jana.ask("/secret");
  const started = await jana.ask("/auth/login?redirect=/secret");
  const stranger = createVisitor();
  const { leftTo } = await stranger.open(started.headers["location"] ?? "");
  expect(leftTo).toContain("error=login_required");
  const again = await jana.ask(localPart(leftTo ?? ""));
  const returned = await stranger.signInAt(again.headers["location"] ?? "", citizen);
  expect((await jana.ask(localPart(returned))).headers["location"]).toBe("/secret");
});

const stepUp = { OIDC_STEP_UP: '{"/high/*":"high"}' };

test("a level that the visitor has not reached is asked for, and kept afterwards", async () => {
  const { visitor } = await startOidcPortal({ settings: stepUp });
  const jana = visitor();
  const { browser } = await signInAt(jana);
  const started = await jana.ask("/auth/login?redirect=/high/a&level=high");
  const page = await browser.open(started.headers["location"] ?? "");
  expect(page.leftTo).toBeNull();
  const { leftTo } = await browser.submit(page, { username: citizen.login, password: citizen.password });
  expect((await jana.ask(localPart(leftTo ?? ""))).headers["location"]).toBe("/high/a");
  const again = await jana.ask("/auth/login?redirect=/high/a&level=high");
  expect(again.headers["location"]).toBe("/high/a");
});

test("a level that the provider does not state is refused, and the session stays", async () => {
  const { visitor } = await startOidcPortal({ settings: { OIDC_STEP_UP: '{"/high/*":"unreachable"}' } });
  const jana = visitor();
  const { browser } = await signInAt(jana);
  const started = await jana.ask("/auth/login?redirect=/high/a&level=unreachable");
  const page = await browser.open(started.headers["location"] ?? "");
  const last =
    page.leftTo === null ? await browser.submit(page, { username: citizen.login, password: citizen.password }) : page;
  const { headers } = await jana.ask(localPart(last.leftTo ?? ""));
  expect(headers["location"]).toBe("/auth/failed?status=403&redirect=%2Fhigh%2Fa");
  expect((await jana.ask("/x")).text).not.toBe("page of nobody");
});

test("a level that no page needs is not asked for", async () => {
  const { visitor } = await startOidcPortal({ settings: stepUp, provider: { features: { pushedRequests: false } } });
  const { headers } = await visitor().ask("/auth/login?redirect=/a&level=evil");
  expect(new URL(headers["location"] ?? "").searchParams.get("acr_values")).toBeNull();
});

test("the levels of every sign-in are asked for", async () => {
  const settings = { OIDC_ACR_VALUES: "high basic" };
  const { visitor } = await startOidcPortal({ settings, provider: { features: { pushedRequests: false } } });
  const { headers } = await visitor().ask("/auth/login?redirect=/a");
  expect(new URL(headers["location"] ?? "").searchParams.get("acr_values")).toBe("high basic");
});

test("an account switched in another tab is the account of both", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  await signInAt(jana);
  const id = jana.value("auth.session-id");
  await jana.ask("/auth/logout");
  await signInAt(jana, official);
  expect(jana.value("auth.session-id")).not.toBe(id);
  expect(JSON.parse((await jana.ask("/auth/session")).text).user.name).toBe("Petr Svoboda");
});
