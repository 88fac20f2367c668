import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createSignIn } from "#server/auth/create-sign-in.ts";
import { createEncryption } from "#server/auth/encryption.ts";
import { parseConfig } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import { hang, html, json, reset } from "./fake-provider.ts";
import { impatient, startPortal, type Visitor } from "./portal.ts";

const minute = 60_000;

test("the user is requested from the provider once in five minutes, however many pages are requested", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  await Promise.all(Array.from({ length: 20 }, () => jana.ask("/secret")));
  expect(provider.callsOf("/rest/user-info")).toHaveLength(1);
  clock.time += 5 * minute;
  const pages = await Promise.all(Array.from({ length: 20 }, () => jana.ask("/secret")));
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(["page of jana"]));
  expect(provider.callsOf("/rest/user-info")).toHaveLength(2);
});

test("an expired token is refreshed once, for requests in flight and for late ones with the old cookie", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const before = new Map(jana.cookies);
  provider.live.delete("jana-1");
  clock.time += 5 * minute;
  const pages = await Promise.all(Array.from({ length: 3 }, () => jana.ask("/secret")));
  expect(pages.map(({ text }) => text)).toEqual(Array(3).fill("page of jana"));
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
  const [refresh] = provider.callsOf("/rest/refresh");
  expect([refresh?.headers.authorization, refresh?.body]).toEqual([
    "Bearer jana-1",
    '{"refreshToken":"refresh-jana-1"}',
  ]);
  const sessionId = jana.value("auth.session-id");
  expect(sessionId).toBe(before.get("auth.session-id/")?.value);
  for (const [key, cookie] of before) jana.cookies.set(key, cookie);
  clock.time += 29_000;
  expect((await jana.ask("/secret")).text).toBe("page of jana");
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
  expect((await jana.ask("/secret")).setCookies).toEqual([]);
});

test("a visitor whose token is refused for good is signed out", async () => {
  const { visitor, provider, clock, errors } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  provider.live.clear();
  clock.time += 5 * minute;
  const { text, headers } = await jana.ask("/x");
  expect([text, headers["cache-control"]]).toEqual(["page of nobody", "private, no-store"]);
  for (const name of ["auth.token", "auth.session-id", "security"]) expect(jana.value(name)).toBeUndefined();
  expect(errors()).toEqual(["Auth: sessionRequested failed"]);
  expect((await jana.ask("/secret")).status).toBe(302);
});

test.each([
  ["nothing", json(null)],
  ["no tokens", json({ token: 1 })],
] as const)("a visitor for whom the provider returns %s is signed out", async (_, answer) => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 5 * minute;
  provider.faults.set("/rest/user-info", answer);
  expect((await jana.ask("/x")).text).toBe("page of nobody");
  expect(jana.value("auth.token")).toBeUndefined();
});

test.each([
  ["an error", json({}, 500)],
  ["silence", hang],
  ["a broken connection", reset],
  ["the page of a maintenance", html],
] as const)("while the provider answers with %s nobody is signed in and nobody is signed out", async (_, answer) => {
  const { visitor, provider, clock } = await startPortal(answer === hang ? impatient : {});
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 5 * minute;
  provider.faults.set("/rest/user-info", answer);
  const secret = await jana.ask("/secret");
  expect([secret.status, secret.text, secret.headers["cache-control"]]).toEqual([
    503,
    "uncertain",
    "private, no-store",
  ]);
  const open = await jana.ask("/x");
  expect([open.text, open.headers["cache-control"], open.setCookies]).toEqual([
    "page of nobody",
    "private, no-store",
    [],
  ]);
  expect(provider.callsOf("/rest/user-info")).toHaveLength(2);
  expect((await jana.refresh()).status).toBe(503);
  provider.faults.clear();
  clock.time += 3000;
  expect((await jana.ask("/secret")).text).toBe("page of jana");
});

test("an outage of the provider is logged once without a stack, and so is its end", async () => {
  const { visitor, provider, clock, lines } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 5 * minute;
  provider.faults.set("/rest/user-info", json({}, 500));
  for (let round = 0; round < 3; round += 1) {
    clock.time += 3000;
    expect((await jana.ask("/secret")).status).toBe(503);
  }
  provider.faults.clear();
  clock.time += 3000;
  expect((await jana.ask("/secret")).status).toBe(200);
  const told = lines.filter(({ msg }) => /security provider|^Auth:/.test(String(msg)));
  expect(told).toMatchObject([
    { level: 50, part: "/rest/user-info", reason: "/rest/user-info: status 500" },
    { level: 30, part: "/rest/user-info", msg: "security provider answers again" },
  ]);
  expect(JSON.stringify(told)).not.toContain("stack");
});

test("tokens refreshed just before the provider went down are not lost", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 5 * minute;
  provider.faults.set("/rest/user-info", ({ headers }, response) => {
    response.writeHead(headers.authorization === "Bearer jana-1" ? 401 : 500).end();
  });
  expect((await jana.ask("/secret")).status).toBe(503);
  provider.faults.clear();
  clock.time += minute;
  expect((await jana.ask("/secret")).text).toBe("page of jana");
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
});

test("a session ends twelve hours after the sign-in, however often it was refreshed", async () => {
  const { visitor, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  for (let half = 0; half < 24; half += 1) {
    clock.time += 29 * minute;
    await jana.ask("/x");
    expect((await jana.refresh()).status).toBe(200);
  }
  clock.time += 25 * minute;
  expect((await jana.ask("/secret")).status).toBe(302);
  expect(jana.value("auth.token")).toBeUndefined();
});

const names = ["auth.token", "security"] as const;

test.each([
  ["nothing", () => ""],
  ["garbage", () => "garbage"],
  ["dots", () => "....."],
  ["a foreign key", () => foreign],
  ["unsigned claims", () => `${base64url({ alg: "none" })}.${base64url({ content: {} })}.`],
  ["a large value", () => "x".repeat(9000)],
  [
    "a changed value",
    (value: string) => value.replace(/.$/, (last) => (last === "A" ? "B" : "A")).replace(/\.(.)/, "._"),
  ],
  ["a cut value", (value: string) => value.slice(0, -10)],
] as const)("a session cookie of %s is ignored and deleted", async (_, change) => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  jana.set("auth.token", change(jana.value("auth.token") ?? ""));
  expect((await jana.ask("/x")).text).toBe("page of nobody");
  expect(jana.value("auth.token")).toBeUndefined();
  expect((await jana.refresh()).status).toBe(401);
});

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const elsewhere = createEncryption({ secrets: { all: ["another secret of 32 characters!"] }, clock: { now: () => 0 } });
const content = { sessionId: "e", token: "jana-1", refreshToken: "r", startedAt: 0, tokenAt: 0 };
const foreign = (await elsewhere.encrypt("auth.token", content, 4e12)) ?? "";

test("a value encrypted for one cookie is ignored in another", async () => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const [token, userCookie] = names.map((name) => jana.value(name) ?? "");
  expect([token, userCookie].map((value) => (value ?? "").length > 100)).toEqual([true, true]);
  jana.set("auth.token", userCookie ?? "");
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test("signing out ends the session first, then calls the provider and redirects to its logout page", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const out = await jana.ask("/auth/logout");
  expect([out.status, out.headers["location"]]).toEqual([
    302,
    "/security-provider/auth/cas/logout?redirect=http%3A%2F%2Flocalhost%2F",
  ]);
  expect([...jana.cookies.values()].filter(({ name }) => name !== "TGC")).toEqual([]);
  const [signOut] = provider.callsOf("/rest/sign-out");
  expect([signOut?.headers.authorization, signOut?.body]).toEqual([
    "Bearer jana-1",
    '{"refreshToken":"refresh-jana-1"}',
  ]);
  expect((await jana.ask("/secret")).status).toBe(302);
});

test.each([
  ["an error", json({}, 500), "security provider did not answer"],
  ["a refusal", json({}, 401), "Auth: signOutRequested failed"],
  ["silence", hang, "security provider did not answer"],
  ["a broken connection", reset, "security provider did not answer"],
] as const)("signing out succeeds when the provider answers with %s", async (_, answer, message) => {
  const { visitor, provider, errors } = await startPortal(answer === hang ? impatient : {});
  const jana = visitor();
  await jana.signIn("jana");
  const before = new Map(jana.cookies);
  provider.faults.set("/rest/sign-out", answer);
  expect((await jana.ask("/auth/logout")).status).toBe(302);
  expect(errors()).toEqual([message]);
  for (const [key, cookie] of before) jana.cookies.set(key, cookie);
  expect((await jana.ask("/secret")).status).toBe(302);
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a refresh in flight does not restore a session that was signed out meanwhile", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const sameBrowser = visitor();
  for (const [key, cookie] of jana.cookies) sameBrowser.cookies.set(key, cookie);
  const { promise: isGone, resolve: goOn } = Promise.withResolvers<void>();
  provider.faults.set("/rest/refresh", async (_, response) => {
    await isGone;
    provider.live.add("jana-9");
    response.end(JSON.stringify({ token: "jana-9", refreshToken: "r" }));
  });
  clock.time += 10 * minute;
  const late = jana.refresh();
  await expect.poll(() => provider.callsOf("/rest/refresh").length).toBe(1);
  await sameBrowser.ask("/auth/logout");
  goOn();
  const { status, text } = await late;
  expect([status, text]).toEqual([401, '{"user":null}']);
  expect(jana.value("auth.token")).toBeUndefined();
  const signedOut = provider.callsOf("/rest/sign-out").map(({ headers }) => headers.authorization);
  expect(signedOut).toEqual(["Bearer jana-1", "Bearer jana-9"]);
});

const foreignNavigations: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-mode": "cors" },
  { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "none" },
];

test.each(foreignNavigations)("a request with %j signs nobody out", async (headers) => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  for (const path of ["/auth/logout", "/auth/cleanup"]) {
    const { status, setCookies } = await jana.ask(path, { headers });
    expect([status, setCookies]).toEqual([403, []]);
  }
  expect(provider.callsOf("/rest/sign-out")).toEqual([]);
  expect((await jana.ask("/x")).text).toBe("page of jana");
});

test("cleaning up ends the visitor's session and redirects back to the remembered page", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  jana.set("auth.redirect", encodeURIComponent("/x?q=1"));
  const { headers } = await jana.ask("/auth/cleanup", {
    host: "portal.localhost",
    headers: { "sec-fetch-site": "none" },
  });
  expect(headers["location"]).toBe(
    `/security-provider/auth/cas/cleanup?${new URLSearchParams({ redirect: "https://portal.example/x?q=1" })}`,
  );
  expect(provider.callsOf("/rest/sign-out")).toHaveLength(1);
  expect(jana.value("auth.token")).toBeUndefined();
});

test("cleaning up redirects back to the page named by the link", async () => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const { headers } = await jana.ask("/auth/cleanup?redirect=%2Fsecret%3Fq%3D1", {
    headers: { "sec-fetch-site": "none" },
  });
  expect(headers["location"]).toContain(encodeURIComponent("/secret?q=1"));
  const { headers: evil } = await jana.ask("/auth/cleanup?redirect=%2F%2Fevil.example", {
    headers: { "sec-fetch-site": "none" },
  });
  expect(evil["location"]).not.toContain("evil");
});

test("a page restores the session-id cookie, which scripts read, when it is missing or belongs to another session", async () => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const sessionId = jana.value("auth.session-id");
  expect((await jana.ask("/x")).setCookies).toEqual([]);
  for (const value of ["", "another"]) {
    jana.set("auth.session-id", value);
    expect((await jana.ask("/x")).text).toBe("page of jana");
    expect(jana.value("auth.session-id")).toBe(sessionId);
  }
});

const user = { login: "jana", name: "jana the visitor", roles: [] };

async function session(visitor: Visitor) {
  const { status, text, headers } = await visitor.ask("/auth/session");
  expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
    200,
    "private, no-store",
    "application/json; charset=utf-8",
  ]);
  return JSON.parse(text);
}

const none = { user: null, timestamp: null };

test("scripts learn who is signed in from an encrypted cookie", async () => {
  const { visitor, clock } = await startPortal();
  const jana = visitor();
  expect(await session(jana)).toEqual(none);
  await jana.signIn("jana");
  expect(await session(jana)).toEqual({ user, timestamp: clock.time });
  const userCookie = jana.value("security") ?? "";
  jana.cookies.delete("security/");
  expect(await session(jana)).toEqual(none);
  jana.set("security", userCookie);
  jana.cookies.delete("auth.token/");
  expect(await session(jana)).toEqual(none);
});

test("cookies of a signed-out session reveal no user, and the provider is not called", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const before = new Map(jana.cookies);
  await jana.ask("/auth/logout");
  const callsBefore = provider.calls.length;
  for (const path of ["/auth/session", "/secret", "/auth/logout"]) {
    for (const [key, cookie] of before) jana.cookies.set(key, cookie);
    const { text } = await jana.ask(path);
    expect(text).not.toContain("jana");
  }
  expect(provider.calls).toHaveLength(callsBefore);
});

test("the user cookie of another session is not shown", async () => {
  const { visitor } = await startPortal();
  const jana = visitor();
  const petr = visitor();
  await jana.signIn("jana");
  await petr.signIn("petr");
  petr.set("security", jana.value("security") ?? "");
  expect(await session(petr)).toEqual(none);
  expect((await petr.ask("/x")).text).toBe("page of petr");
});

test("tampering with the user cookie signs the visitor out", async () => {
  const { visitor, provider, errors } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const token = jana.value("auth.token") ?? "";
  jana.set("security", "tampered");
  expect(await session(jana)).toEqual(none);
  for (const name of ["auth.token", "auth.session-id", "security"]) expect(jana.value(name)).toBeUndefined();
  expect(provider.callsOf("/rest/sign-out")).toHaveLength(1);
  expect(errors()).toEqual(["Auth: the stored session has been tampered with"]);
  jana.set("auth.token", token);
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test.each(["local", "session"])(
  "with %s storage the browser stores the user itself, and no cookie does",
  async (storage) => {
    const { visitor } = await startPortal({ AUTH_STORAGE: storage });
    const jana = visitor();
    await jana.signIn("jana");
    expect(jana.value("security")).toBeUndefined();
    jana.set("security", "of something else");
    expect(await session(jana)).toEqual(none);
    expect((await jana.ask("/x")).text).toBe("page of jana");
    expect(JSON.parse((await jana.refresh()).text).user).toEqual(user);
  },
);

test("a refresh requests the user again, but refreshes tokens only when they are old", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const sessionId = jana.value("auth.session-id");
  clock.time += minute;
  const { status, text, headers } = await jana.refresh();
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(JSON.parse(text)).toEqual({ token: sessionId, refreshToken: sessionId, user, timestamp: clock.time });
  expect([provider.callsOf("/rest/refresh").length, provider.callsOf("/rest/user-info").length]).toEqual([0, 2]);
  expect(await session(jana)).toEqual({ user, timestamp: clock.time });
  clock.time += 9 * minute;
  await jana.refresh();
  expect([provider.callsOf("/rest/refresh").length, provider.callsOf("/rest/user-info").length]).toEqual([1, 3]);
  expect(jana.value("auth.session-id")).toBe(sessionId);
  clock.time += minute;
  await jana.refresh();
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
});

test("three tabs that refresh at once refresh the tokens once", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 10 * minute;
  const answers = await Promise.all([jana.refresh(), jana.refresh(), jana.refresh()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(provider.callsOf("/rest/refresh")).toHaveLength(1);
  expect((await jana.refresh()).status).toBe(200);
});

test("without a configured refresh call, tokens are never refreshed", async () => {
  const { visitor, provider, clock } = await startPortal({ AUTH_REFRESH: "none" });
  provider.faults.set("/rest/sign-in", json({ token: "jana-x" }));
  provider.live.add("jana-x");
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += 20 * minute;
  expect((await jana.refresh()).status).toBe(200);
  provider.live.clear();
  expect((await jana.refresh()).status).toBe(401);
  expect(provider.callsOf("/rest/refresh")).toEqual([]);
});

test("a refresh without a session is reported, and one from another site is refused", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  const nobody = await jana.refresh();
  expect([nobody.status, nobody.text]).toEqual([401, '{"user":null}']);
  await jana.signIn("jana");
  const callsBefore = provider.calls.length;
  for (const site of ["cross-site", "same-site", "none"]) {
    const headers = { "sec-fetch-site": site, "content-type": "text/plain" };
    expect((await jana.ask("/auth/refresh", { method: "POST", headers, body: "x" })).status).toBe(403);
  }
  expect((await jana.ask("/auth/refresh")).status).toBe(404);
  const large = { method: "POST", headers: { "content-type": "application/json" }, body: "x".repeat(5000) };
  expect((await jana.ask("/auth/refresh", large)).status).toBe(413);
  expect(provider.calls).toHaveLength(callsBefore);
});

test("without a secret, sessions end when the portal stops", async () => {
  const [first, second] = await Promise.all([startPortal({ AUTH_SECRET: "" }), startPortal({ AUTH_SECRET: "" })]);
  const jana = first.visitor();
  await jana.signIn("jana");
  const later = second.visitor();
  second.provider.live.add("jana-1");
  for (const [key, cookie] of jana.cookies) later.cookies.set(key, cookie);
  expect((await jana.ask("/x")).text).toBe("page of jana");
  expect((await later.ask("/x")).text).toBe("page of nobody");
});

test("signing out on a node that does not know the session reaches the provider, which then refuses the token everywhere", async () => {
  const { visitor, provider, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const { visitor: elsewhereVisitor } = await startPortal({ SECURITY_PROVIDER_URL: provider.url });
  const onOtherNode = elsewhereVisitor();
  for (const [key, cookie] of jana.cookies) onOtherNode.cookies.set(key, cookie);
  await onOtherNode.ask("/auth/logout");
  clock.time += 5 * minute;
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test("when it is uncertain whether a visitor is signed in, the page is still rendered, without a user", async () => {
  const log = createLog("silent");
  const clock = {
    now: () => {
      throw new Error("no time");
    },
  };
  const { auth: config } = parseConfig({});
  const { confirmSession } = createSignIn({
    config,
    providerUrl: "http://127.0.0.1:9",
    webs: async () => [],
    clock,
    log,
  });
  const app = fastify();
  await app.register(fastifyCookie);
  app.get("/", (request, reply) => confirmSession(request, reply));
  const answer = await app.inject({ url: "/", headers: { cookie: "__Host-auth.token=x" } });
  expect(answer.json()).toEqual({ session: null, isUncertain: true });
  await app.close();
});

const half = 30 * minute;

test("a session ends after 30 minutes without a request, and the visitor gets a notice with a link back", async () => {
  const { visitor, clock, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += half;
  expect((await jana.ask("/x")).text).toBe("page of jana");
  clock.time += half;
  expect((await jana.ask("/x")).text).toBe("page of jana");
  clock.time += half + 1000;
  const { status, headers } = await jana.ask("/en/secret?q=1");
  expect([status, headers["location"], headers["cache-control"]]).toEqual([
    302,
    "/en/auth/signed-out?redirect=%2Fen%2Fsecret%3Fq%3D1",
    "private, no-store",
  ]);
  for (const name of ["auth.token", "auth.session-id", "auth.activity", "security"])
    expect(jana.value(name), name).toBeUndefined();
  expect(provider.callsOf("/rest/sign-out")).toHaveLength(1);
  expect((await jana.ask(headers["location"] ?? "")).text).toBe("page of nobody");
});

test("cookies of an expired idle session are worthless, even combined with a valid activity cookie", async () => {
  const { visitor, clock } = await startPortal();
  const [jana, petr] = [visitor(), visitor()];
  await jana.signIn("jana");
  clock.time += half + 1000;
  await petr.signIn("petr");
  for (const [path, method] of [
    ["/auth/refresh", "POST"],
    ["/auth/activity?idle=0", "POST"],
    ["/auth/session", "GET"],
  ] as const) {
    const other = visitor();
    for (const [key, cookie] of jana.cookies) other.cookies.set(key, cookie);
    other.set("auth.activity", petr.value("auth.activity") ?? "");
    expect((await other.ask(path, { method })).text).not.toContain("jana");
    expect((await other.ask("/x")).text).toBe("page of nobody");
  }
});

test("using a page counts as activity; a refresh by a script and a prefetch do not", async () => {
  const { visitor, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const report = (idle: unknown, headers = {}) => jana.ask(`/auth/activity?idle=${idle}`, { method: "POST", headers });
  clock.time += 20 * minute;
  expect((await report(5 * minute)).status).toBe(204);
  expect((await report(19 * minute)).setCookies).toEqual([]);
  clock.time += 24 * minute;
  expect((await jana.refresh()).status).toBe(200);
  expect((await jana.ask("/x", { headers: { "sec-purpose": "prefetch" } })).text).toBe("page of jana");
  clock.time += minute + 1000;
  expect((await report(0)).status).toBe(401);
  expect((await jana.ask("/secret")).headers["location"]).toContain("/auth/login");
});

test.each([
  ["", {}, 400],
  ["x", {}, 400],
  ["-5", {}, 400],
  ["0", { "sec-fetch-site": "cross-site" }, 403],
  ["1e9", {}, 400],
  ["999999999999999", {}, 204],
])("an activity report of %j with %j is answered with %i", async (idle, headers, status) => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  expect((await jana.ask(`/auth/activity?idle=${idle}`, { method: "POST", headers })).status).toBe(status);
  expect((await jana.ask("/x")).text).toBe("page of jana");
});

test("setting the clock back does not prolong a session", async () => {
  const { visitor, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time -= 5 * half;
  await jana.ask("/x");
  clock.time += half + 1000;
  expect((await jana.ask("/secret")).headers["location"]).toContain("/auth/signed-out");
});

test("a form submitted after the session has expired is processed, not replaced by the notice", async () => {
  const { visitor, clock } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  clock.time += half + 1000;
  const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "text=long" };
  expect((await jana.ask("/x", form)).text).toBe("page of nobody");
});
