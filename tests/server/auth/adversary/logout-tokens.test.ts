import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { clientId, clientSecret, inSeconds, logoutEvent } from "../oidc/hostile-provider.ts";
import { expectCleanLog, type Hostile, nameOf, startHostilePortal } from "./hostile-portal.ts";

type Provider = Hostile["hostile"];
const address = "/auth/backchannel-logout";
const form = { "content-type": "application/x-www-form-urlencoded" };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const send = (portal: Hostile, logout_token: string, url = address) =>
  portal.visitor.ask(url, { method: "POST", headers: form, body: String(new URLSearchParams({ logout_token })) });

const changed =
  (change: Record<string, unknown>, header: object = {}) =>
  ({ sign, honestLogout }: Provider) =>
    sign({ ...honestLogout(), ...change }, { header });
const without =
  (...names: string[]) =>
  ({ sign, honestLogout }: Provider) =>
    sign(Object.fromEntries(Object.entries(honestLogout()).filter(([name]) => !names.includes(name))));

/** Logout tokens that end nothing and are answered with 400 (Back-Channel Logout 2.6, 2.8). */
const refused: Record<string, (provider: Provider) => Promise<string> | string> = {
  "without events": without("events"),
  "with events null": changed({ events: null }),
  "with a list of events": changed({ events: [logoutEvent] }),
  "with an event as a word": changed({ events: logoutEvent }),
  "with no event": changed({ events: {} }),
  "with another event": changed({ events: { "http://schemas.openid.net/event/other": {} } }),
  "with the event as a word": changed({ events: { [logoutEvent]: "yes" } }),
  "with the event null": changed({ events: { [logoutEvent]: null } }),
  "with the event inherited": ({ sign, honestLogout }) =>
    sign(
      JSON.parse(
        JSON.stringify({ ...honestLogout(), events: 0 }).replace(
          '"events":0',
          `"events":{"__proto__":{"${logoutEvent}":{}}}`,
        ),
      ),
    ),
  "with a nonce": changed({ nonce: "a" }),
  "with an empty nonce": changed({ nonce: "" }),
  "with nonce null": changed({ nonce: null }),
  "of nobody": without("sub", "sid"),
  "of an empty session and account": changed({ sub: "", sid: "" }),
  "of a numeric account": changed({ sub: 7, sid: undefined }),
  "of a list of sessions": changed({ sid: ["session-3"], sub: undefined }),
  "of another issuer": changed({ iss: "https://evil.example" }),
  "of an issuer with a slash": ({ sign, honestLogout, url }) => sign({ ...honestLogout(), iss: `${url}/` }),
  "of a list of issuers": ({ sign, honestLogout, url }) => sign({ ...honestLogout(), iss: [url] }),
  "without issuer": without("iss"),
  "for another client": changed({ aud: "other" }),
  "for an empty list": changed({ aud: [] }),
  "for a list in a list": changed({ aud: [[clientId]] }),
  "without audience": without("aud"),
  "without a beginning": without("iat"),
  "with a beginning that is a word": changed({ iat: "now" }),
  "of the future": (provider) => changed({ iat: inSeconds(600), exp: inSeconds(700) })(provider),
  "of yesterday": changed({ iat: inSeconds(-86_400), exp: inSeconds(-86_000) }),
  "of yesterday without end": ({ sign, honestLogout }) => {
    const { exp: _, ...rest } = honestLogout();
    return sign({ ...rest, iat: inSeconds(-86_400) });
  },
  "that has expired": changed({ exp: inSeconds(-120) }),
  "with an end that is a word": changed({ exp: "soon" }),
  "without jti": without("jti"),
  "with an empty jti": changed({ jti: "" }),
  "with a numeric jti": changed({ jti: 7 }),
  "with a jti that is a list": changed({ jti: ["a"] }),
  "signed by another key": ({ sign, honestLogout, otherKey }) => sign(honestLogout(), { by: otherKey }),
  "signed by a key in its header": ({ sign, honestLogout, otherKey }) =>
    sign(honestLogout(), { by: otherKey, header: { jwk: otherKey.jwk } }),
  "signed by a key at an address": ({ sign, honestLogout, otherKey, url }) =>
    sign(honestLogout(), { by: otherKey, header: { jku: `${url}/other-keys`, kid: "own" } }),
  unsigned: ({ honestLogout }) => `${encode({ alg: "none" })}.${encode(honestLogout())}.`,
  "signed with the client secret": ({ honestLogout }) => {
    const head = `${encode({ alg: "HS256" })}.${encode(honestLogout())}`;
    return `${head}.${createHmac("sha256", clientSecret).update(head).digest("base64url")}`;
  },
  "with an unknown critical header": ({ honestLogout, url }) =>
    `${encode({ alg: "RS256", kid: "one", crit: ["a"], a: url })}.${encode(honestLogout())}.AAAA`,
  "that is an ID token": ({ sign, honestLogout }) => {
    const { events: _, jti: __, ...rest } = honestLogout();
    return sign({ ...rest, nonce: "a", name: "Jana" });
  },
  "that is an access token": changed({ events: undefined, scope: "openid" }, { typ: "at+jwt" }),
  "that is empty": () => "",
  "of dots": () => "..",
  "of five parts": () => "a.b.c.d.e",
  "of line breaks": () => "\r\n",
  "of 900 kB": () => "a".repeat(900_000),
};

test.each(Object.entries(refused))("a logout token %s ends nothing", async (_, make) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  expect(await nameOf(portal.visitor)).toBe("account-7");
  const answer = await send(portal, await make(portal.hostile));
  expect([400, 413]).toContain(answer.status);
  expect(answer.headers["cache-control"]).toContain("no-store");
  expect(await nameOf(portal.visitor)).toBe("account-7");
  expect(portal.hostile.callsOf("/other-keys")).toEqual([]);
  expectCleanLog(portal.lines);
});

const bodies: [
  string,
  (token: string) => { headers?: Record<string, string>; body?: string; url?: string; method?: string },
][] = [
  ["as JSON", (t) => ({ headers: { "content-type": "application/json" }, body: JSON.stringify({ logout_token: t }) })],
  ["as text", (t) => ({ headers: { "content-type": "text/plain" }, body: `logout_token=${t}` })],
  ["without a type", (t) => ({ headers: {}, body: `logout_token=${t}` })],
  ["in the query", (t) => ({ headers: form, url: `${address}?logout_token=${t}` })],
  ["by GET", (t) => ({ method: "GET", url: `${address}?logout_token=${t}` })],
  ["by PUT", (t) => ({ method: "PUT", headers: form, body: `logout_token=${t}` })],
  ["after another", (t) => ({ headers: form, body: `logout_token=a&logout_token=${t}` })],
  ["as a list", (t) => ({ headers: form, body: `logout_token[]=${t}` })],
  ["in capitals", (t) => ({ headers: form, body: `LOGOUT_TOKEN=${t}` })],
  [
    "in parts",
    (t) => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: `--b\r\ncontent-disposition: form-data; name="logout_token"\r\n\r\n${t}\r\n--b--\r\n`,
    }),
  ],
];

test.each(bodies)("a logout token sent %s ends nothing", async (_, make) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const { url = address, ...options } = make(await portal.hostile.sign(portal.hostile.honestLogout()));
  const answer = await portal.visitor.ask(url, { method: "POST", ...options });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await nameOf(portal.visitor)).toBe("account-7");
  expectCleanLog(portal.lines);
});

const honest: [string, (provider: Provider) => Promise<string>][] = [
  ["of session and account", changed({})],
  ["of the session", without("sub")],
  ["of the account", without("sid")],
  ["for a list of clients", changed({ aud: [clientId, "other"] })],
  ["with the type logout+jwt", changed({}, { typ: "logout+jwt" })],
  ["with the type JWT", changed({}, { typ: "JWT" })],
  ["of 50 seconds ago", (provider) => changed({ iat: inSeconds(-50), exp: inSeconds(-20) })(provider)],
  ["with more in the event", changed({ events: { [logoutEvent]: { a: 1 }, other: {} } })],
];

test.each(honest)("an honest logout token %s ends the session, its refresh and its copies", async (_, make) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  portal.clock.offset += 1000;
  const copied = new Map(portal.visitor.cookies);
  const answer = await send(portal, await make(portal.hostile));
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toContain("no-store");
  expect(await nameOf(portal.visitor)).toBe("nobody");
  for (const [key, cookie] of copied) portal.visitor.cookies.set(key, cookie);
  expect(await nameOf(portal.visitor)).toBe("nobody");
  for (const [key, cookie] of copied) portal.visitor.cookies.set(key, cookie);
  expect((await portal.visitor.refresh()).status).toBe(401);
  for (const [key, cookie] of copied) portal.visitor.cookies.set(key, cookie);
  portal.clock.offset += 9 * 60_000;
  expect(await nameOf(portal.visitor)).toBe("nobody");
  expect(portal.hostile.callsOf("/token")).toHaveLength(1);
  expectCleanLog(portal.lines);
});

test("with session and account, only that session of the account ends", async () => {
  const portal = await startHostilePortal();
  const other = portal.visitor;
  await portal.signIn();
  portal.hostile.setIdToken((claims) => portal.hostile.sign({ ...claims, sid: "session-4" }));
  const browser = portal.another();
  await portal.signIn(browser);
  portal.clock.offset += 1000;
  await send(portal, await portal.hostile.sign(portal.hostile.honestLogout()));
  expect(await nameOf(other)).toBe("nobody");
  expect(await nameOf(browser)).toBe("account-7");
});

test.each(["/en", "/ru", "/ua"])("the address with %s is no other way past the checks", async (prefix) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const answer = await send(portal, (await refused["signed by another key"]?.(portal.hostile)) ?? "", prefix + address);
  expect([400, 404]).toContain(answer.status);
  expect(await nameOf(portal.visitor)).toBe("account-7");
});

test("a hundred hostile logout tokens at once neither end a session nor flood the provider", async () => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const tokens = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      portal.hostile.sign(portal.hostile.honestLogout(), { by: portal.hostile.otherKey, header: { kid: `k${index}` } }),
    ),
  );
  const answers = await Promise.all(tokens.map((token) => send(portal, token)));
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
  expect(portal.hostile.callsOf("/jwks").length).toBeLessThan(5);
  expect(await nameOf(portal.visitor)).toBe("account-7");
});
