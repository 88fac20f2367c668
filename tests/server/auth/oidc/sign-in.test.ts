import { expect, test } from "vitest";
import { createVisitor } from "../../../embedded/openid-visitor.ts";
import { citizen, localPart, official, signInAt, startOidcPortal } from "./portal.ts";

/** The name of the page that the portal of these tests shows to a visitor. */
const nobody = "page of nobody";

test("a visitor signs in at the provider and returns to the page", async () => {
  const { visitor, errors } = await startOidcPortal();
  const jana = visitor();
  const { answer, started } = await signInAt(jana, citizen, { redirect: "/secret?q=1" });
  expect([answer.status, answer.headers["location"]]).toEqual([302, "/secret?q=1"]);
  expect(started.headers["location"]).toContain("request_uri=");
  expect((await jana.ask("/secret")).text).toMatch(/^page of (?!nobody).+/);
  expect(errors()).toEqual([]);
});

test.each([
  ["without pushed requests", { features: { pushedRequests: false } }],
  ["without claims in the ID token", { features: { idTokenClaims: false } }],
  ["with ES256", { portal: { algorithm: "ES256" } }],
] as const)("a provider %s", async (_, provider) => {
  const { visitor } = await startOidcPortal({ provider });
  const jana = visitor();
  await signInAt(jana);
  const { text } = await jana.ask("/auth/session");
  expect(JSON.parse(text).user).toMatchObject({ name: "Jana Dvořáková", roles: [] });
});

test("the account is named by its subject, and roles are read from the claims", async () => {
  const { visitor } = await startOidcPortal();
  const petr = visitor();
  await signInAt(petr, official);
  const { user } = JSON.parse((await petr.ask("/auth/session")).text);
  expect(user).toMatchObject({ name: "Petr Svoboda", roles: ["official"] });
  expect(user.login).not.toBe("urednik");
  expect(user.login).not.toContain("@");
});

test("a code is accepted once, and only in the browser that began", async () => {
  const { visitor, lines } = await startOidcPortal();
  const jana = visitor();
  const started = await jana.ask("/auth/login?redirect=/secret");
  const returned = localPart(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  const [name = ""] = [...jana.cookies.values()].map((cookie) => cookie.name).filter((each) => each.includes("login."));
  const kept = jana.value(name) ?? "";

  const stranger = visitor();
  expect((await stranger.ask(returned)).headers["location"]).toBe("/");
  expect((await stranger.ask("/x")).text).toBe(nobody);

  expect((await jana.ask(returned)).headers["location"]).toBe("/secret");
  const copy = visitor();
  copy.set(name, kept);
  expect((await copy.ask(returned)).headers["location"]).toBe("/");
  expect((await copy.ask("/x")).text).toBe(nobody);
  expect(lines.filter(({ msg }) => String(msg).includes("did not begin here"))).toHaveLength(2);
});

test.each([
  ["another state", (query: URLSearchParams) => query.set("state", "x".repeat(43)), "/"],
  ["no state", (query: URLSearchParams) => query.delete("state"), "/"],
  ["another issuer", (query: URLSearchParams) => query.set("iss", "https://evil.example"), "/auth/failed?status=403"],
  ["no issuer", (query: URLSearchParams) => query.delete("iss"), "/auth/failed?status=403"],
  ["another code", (query: URLSearchParams) => query.set("code", "wrong"), "/auth/failed?status=403"],
  ["no code", (query: URLSearchParams) => query.delete("code"), "/auth/failed?status=403"],
])("a return with %s signs nobody in", async (_, change, location) => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  const started = await jana.ask("/auth/login?redirect=/secret");
  const returned = new URL(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  change(returned.searchParams);
  const answer = await jana.ask(localPart(returned.href));
  expect(answer.headers["location"]?.startsWith(location)).toBe(true);
  expect(answer.headers["location"]).not.toContain("code");
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a visitor who cancels at the provider sees the page without what the provider returned", async () => {
  const { visitor, openId } = await startOidcPortal({ provider: { features: { pushedRequests: false } } });
  const jana = visitor();
  const started = await jana.ask("/auth/login?redirect=/en/secret");
  const state = new URL(started.headers["location"] ?? "").searchParams.get("state") ?? "";
  const returned = new URLSearchParams({ error: "access_denied", state, iss: openId.url });
  const answer = await jana.ask(`/auth/callback?${returned}`);
  expect(answer.headers["location"]).toBe("/auth/failed?status=403&redirect=%2Fen%2Fsecret");
  const page = await jana.ask("/auth/failed?status=403&redirect=%2Fen%2Fsecret");
  expect([page.status, page.text]).toEqual([403, "last resort 403"]);
});

test("several tabs sign in at the same time, also with two accounts", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  const begun = await Promise.all(["/a", "/b", "/c"].map((path) => jana.ask(`/auth/login?redirect=${path}`)));
  const addresses = begun.map(({ headers }) => headers["location"] ?? "");
  const accounts = [citizen, official, citizen] as const;
  for (const [index, address] of addresses.entries()) {
    const returned = await createVisitor().signInAt(address, accounts[index] ?? citizen);
    const answer = await jana.ask(localPart(returned));
    expect(answer.headers["location"]).toBe(["/a", "/b", "/c"][index]);
  }
  const { user } = JSON.parse((await jana.ask("/auth/session")).text);
  expect(user.name).toBe("Jana Dvořáková");
});

test("a browser keeps a bounded number of sign-ins that have begun", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  for (let time = 0; time < 40; time += 1) await jana.ask(`/auth/login?redirect=/${"x".repeat(1500)}${time}`);
  expect([...jana.cookies.values()].filter(({ name }) => name.includes("auth.login.")).length).toBeLessThan(7);
});

test("a sign-in that took longer than ten minutes has to begin again", async () => {
  const { visitor, clock } = await startOidcPortal();
  const jana = visitor();
  const started = await jana.ask("/auth/login?redirect=/secret");
  const returned = localPart(await createVisitor().signInAt(started.headers["location"] ?? "", citizen));
  clock.offset = 11 * 60_000;
  expect((await jana.ask(returned)).headers["location"]).toBe("/");
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a session id set before signing in is replaced, and the session that was there ends", async () => {
  const { visitor } = await startOidcPortal();
  const jana = visitor();
  const begun = await jana.ask("/auth/login?redirect=/a");
  await signInAt(jana, official);
  const [token = "", id = ""] = ["auth.token", "auth.session-id"].map((name) => jana.value(name));
  await jana.ask(localPart(await createVisitor().signInAt(begun.headers["location"] ?? "", citizen)));
  expect(jana.value("auth.session-id")).not.toBe(id);
  const attacker = visitor();
  attacker.set("auth.token", token);
  attacker.set("auth.session-id", id);
  expect((await attacker.ask("/x")).text).toBe(nobody);
});

test("no token, code or secret is in a log line, a cookie in clear text or an address of the portal", async () => {
  const { visitor, lines, openId } = await startOidcPortal();
  const jana = visitor();
  const { returned, answer } = await signInAt(jana, citizen, { redirect: "/secret" });
  const code = new URL(returned).searchParams.get("code") ?? "";
  expect(code.length).toBeGreaterThan(10);
  await jana.refresh();
  await jana.ask("/auth/logout");
  const seen = JSON.stringify([lines, answer.setCookies, answer.headers["location"]]);
  for (const secret of [code, openId.clientSecret ?? "", "eyJhbGciOiJSUzI1NiI"])
    expect(seen.includes(secret)).toBe(false);
});

test.each([
  ["/secret", "cs"],
  ["/en/secret", "en"],
  ["/ua/secret", "uk"],
])("the provider is asked for a page in the language of %s", async (redirect, language) => {
  const { visitor } = await startOidcPortal({ provider: { features: { pushedRequests: false } } });
  const { headers } = await visitor().ask(`/auth/login?${new URLSearchParams({ redirect })}`);
  expect(new URL(headers["location"] ?? "").searchParams.get("ui_locales")).toBe(language);
});

test.each(["https://evil.example/", "//evil.example/", "/auth/logout", "/security-provider/x"])(
  "a sign-in that returns to %s ends at the home page",
  async (redirect) => {
    const { visitor } = await startOidcPortal();
    const { answer } = await signInAt(visitor(), citizen, { redirect });
    expect(answer.headers["location"]).toBe("/");
  },
);

test.each([
  ["portal.localhost", "https://portal.example/auth/callback"],
  ["bare.localhost", "http://bare.localhost/auth/callback"],
])("the redirect address of %s is exact", async (host, expected) => {
  const { visitor } = await startOidcPortal({
    provider: { features: { pushedRequests: false }, redirectHosts: ["portal.example"] },
  });
  const { headers } = await visitor(host).ask("/auth/login?redirect=/a%3Fb=c");
  expect(new URL(headers["location"] ?? "").searchParams.get("redirect_uri")).toBe(expected);
});
