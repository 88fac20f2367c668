import { expect, test } from "vitest";
import { startProvider } from "../fake-provider.ts";
import { clientSecret, startHostileProvider } from "../oidc/hostile-provider.ts";
import { localPart, movingClock } from "../oidc/portal.ts";
import { startPortal, type Visitor } from "../portal.ts";
import { nameOf } from "./hostile-portal.ts";

const minute = 60_000;
const form = { "content-type": "application/x-www-form-urlencoded" };
const kinds = ["cas", "oidc", "credentials", "oidc elsewhere"] as const;
type Kind = (typeof kinds)[number];

/** Portals of all kinds with one AUTH_SECRET, as before and after a restart with other settings. */
async function startAll() {
  const clock = movingClock();
  const rest = await startProvider();
  rest.faults.set("/rest/sign-in", ({ headers, body }, response) => {
    const login = /TGC=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? (body ? JSON.parse(body).username : undefined);
    if (!login) return response.writeHead(401).end();
    rest.live.add(`${login}-99`).add(`refresh-${login}-99`);
    return response.end(JSON.stringify({ token: `${login}-99`, refreshToken: `refresh-${login}-99` }));
  });
  const openId = await startHostileProvider();
  const elsewhere = await startHostileProvider();
  const settings: Record<Kind, Record<string, string>> = {
    cas: { AUTH_KIND: "cas" },
    credentials: { AUTH_KIND: "credentials" },
    oidc: { AUTH_KIND: "oidc", OIDC_ISSUER: openId.url, OIDC_CLIENT_SECRET: clientSecret },
    "oidc elsewhere": { AUTH_KIND: "oidc", OIDC_ISSUER: elsewhere.url, OIDC_CLIENT_SECRET: clientSecret },
  };
  const start = (kind: Kind) => startPortal({ ...settings[kind], AUTH_TIMEOUT_MS: "3000" }, { clock, provider: rest });
  const providerOf = (kind: Kind) => (kind === "oidc" ? openId : elsewhere);
  async function signIn(visitor: Visitor, kind: Kind) {
    if (kind === "cas") return visitor.signIn("citizen", "/x");
    if (kind === "credentials")
      return visitor.ask("/auth/sign-in", {
        method: "POST",
        headers: form,
        body: "username=citizen&password=p&redirect=/x",
      });
    const started = await visitor.ask("/auth/login?redirect=/x");
    return visitor.ask(localPart(providerOf(kind).authorize(started.headers["location"] ?? "")));
  }
  return { clock, rest, openId, elsewhere, start, signIn };
}

const pairs = kinds.flatMap((from) => kinds.filter((to) => to !== from).map((to) => [from, to] as const));
const isForeign = ([from, to]: readonly [Kind, Kind]) => from.startsWith("oidc") || to.startsWith("oidc");

test.each(pairs.filter(isForeign))(
  "a session of %s is nobody's with %s, and its tokens go nowhere",
  async (from, to) => {
    const { clock, rest, openId, elsewhere, start, signIn } = await startAll();
    const visitor = (await start(from)).visitor();
    await signIn(visitor, from);
    const name = await nameOf(visitor);
    expect(name).toBe(from.startsWith("oidc") ? "account-7" : "citizen");
    const restarted = await start(to);
    const calls = () => [
      ...rest.calls.map(({ url }) => url),
      ...openId.calls.map(({ path }) => path),
      ...elsewhere.calls.map(({ path }) => path),
    ];
    const before = calls().length;
    const later = restarted.visitor();
    const takeAll = () => {
      for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
    };
    takeAll();
    const page = await later.ask("/who");
    expect(page.status).toBe(200);
    expect(page.text).toBe("page of nobody");
    takeAll();
    clock.offset += 11 * minute;
    expect((await later.refresh()).status).toBeLessThan(500);
    takeAll();
    const out = await later.ask("/auth/logout");
    expect(out.status).toBeLessThan(500);
    takeAll();
    expect((await later.ask("/auth/session", { headers: { "sec-fetch-mode": "cors" } })).text.includes(name)).toBe(
      false,
    );
    const asked = calls()
      .slice(before)
      .filter((path) => !/openid-configuration|jwks/.test(path));
    // The requests that reached the provider.
    const sent = [...openId.callsOf("/revoke"), ...elsewhere.callsOf("/revoke")].map(({ body }) => body.get("token"));
    expect(`${asked} ${sent}`.trim()).toBe("");
  },
);

/** The runbook promises one 403 when the kind has changed. */
test.each(pairs)("a visitor with a session of %s can sign in with %s at the second try", async (from, to) => {
  const { start, signIn } = await startAll();
  const visitor = (await start(from)).visitor();
  await signIn(visitor, from);
  const restarted = await start(to);
  const later = restarted.visitor();
  for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
  const first = await later.ask("/auth/login?redirect=/x");
  expect(first.status).toBeLessThan(500);
  await signIn(later, to);
  expect(await nameOf(later)).toBe(to.startsWith("oidc") ? "account-7" : "citizen");
});

test("a sign-in that began at one issuer is not finished at another (mix-up)", async () => {
  const { openId, elsewhere, start } = await startAll();
  const visitor = (await start("oidc")).visitor();
  const started = await visitor.ask("/auth/login");
  const returned = localPart(openId.authorize(started.headers["location"] ?? ""));
  const later = (await start("oidc elsewhere")).visitor();
  for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
  await later.ask(returned);
  expect(await nameOf(later)).toBe("nobody");
  expect(elsewhere.callsOf("/token")).toEqual([]);
});

test.each(kinds)("after a rotation of the secret a session of %s is nobody's", async (kind) => {
  const { start, signIn } = await startAll();
  const visitor = (await start(kind)).visitor();
  await signIn(visitor, kind);
  const other = await startPortal({ AUTH_KIND: "cas", AUTH_SECRET: "x".repeat(32) });
  const later = other.visitor();
  for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
  expect(await nameOf(later)).toBe("nobody");
});

test.each(kinds)(
  "without activity for 31 minutes a session of %s is nobody's, also with other cookies of activity",
  async (kind) => {
    const { clock, start, signIn } = await startAll();
    const portal = await start(kind);
    const visitor = portal.visitor();
    await signIn(visitor, kind);
    clock.offset += 31 * minute;
    const fresh = portal.visitor();
    await signIn(fresh, kind);
    visitor.set("auth.activity", fresh.value("auth.activity") ?? "");
    const answer = await visitor.ask("/who");
    expect(answer.text.includes("account-7") || answer.text.includes("citizen")).toBe(false);
  },
);

test.each(kinds)("a session of %s on https has cookies that no other host can set or read", async (kind) => {
  const { start, rest, openId, elsewhere } = await startAll();
  const portal = await start(kind);
  const visitor = portal.visitor("www.portal.example");
  if (kind.startsWith("oidc")) {
    const started = await visitor.ask("/auth/login?redirect=/x");
    for (const line of started.setCookies.filter((each) => !/^auth\.redirect/.test(each)))
      expect(line).toMatch(/^__Host-.*; Secure/);
    const provider = kind === "oidc" ? openId : elsewhere;
    await visitor.ask(localPart(provider.authorize(started.headers["location"] ?? "")));
  } else if (kind === "cas") await visitor.signIn("citizen");
  else
    await visitor.ask("/auth/sign-in", {
      method: "POST",
      headers: form,
      body: "username=citizen&password=p&redirect=/x",
    });
  expect(rest.calls.length + openId.calls.length + elsewhere.calls.length).toBeGreaterThan(0);
  expect(await nameOf(visitor)).toMatch(/account-7|citizen/);
  const names = [...visitor.cookies.values()]
    .map(({ name }) => name)
    .filter((name) => /token|session|activity|security|login\./.test(name));
  expect(names.filter((name) => !name.startsWith("__Host-") && name !== "TGC")).toEqual([]);
  const out = await visitor.ask("/auth/logout");
  for (const line of out.setCookies.filter((each) => each.startsWith("__Host-")))
    expect(line).toMatch(/; Path=\/(?:;.*)?; Secure|; Secure/);
});

test.each(["/who", "/auth/refresh", "/auth/logout"])(
  "tokens of one issuer are not sent to another by %s after its settings were changed",
  async (path) => {
    const { clock, elsewhere, start, signIn } = await startAll();
    const visitor = (await start("oidc")).visitor();
    await signIn(visitor, "oidc");
    const later = (await start("oidc elsewhere")).visitor();
    for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
    clock.offset += 11 * minute;
    const isRefresh = path === "/auth/refresh";
    await later.ask(path, isRefresh ? { method: "POST", headers: { "sec-fetch-mode": "cors" } } : {});
    const sent = elsewhere.calls.flatMap(({ body }) => body.get("refresh_token") ?? body.get("token") ?? []);
    expect(sent.join()).toBe("");
  },
);

test("an account of one issuer is not taken for the account with the same sub of another", async () => {
  const { start, signIn } = await startAll();
  const visitor = (await start("oidc")).visitor();
  await signIn(visitor, "oidc");
  const later = (await start("oidc elsewhere")).visitor();
  for (const [key, cookie] of visitor.cookies) later.cookies.set(key, cookie);
  expect((await later.ask("/secret")).text).not.toBe("page of account-7");
});
