import { expect, test } from "vitest";
import { expectCleanLog, nameOf, startHostilePortal } from "./hostile-portal.ts";

const evil = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/x\r\nset-cookie: a=b",
  "/x%0d%0aset-cookie:a=b",
  "/.//evil.example",
  "/x/..//evil.example",
  "http:evil.example",
  "///evil.example",
  "/%5cevil.example",
  "/%2f%2fevil.example",
  "/@evil.example",
  "data:text/html,a",
  "https:evil.example",
  "\u0000//evil.example",
  " //evil.example",
  "https://localhost@evil.example/",
  "https://localhost.evil.example/",
];
const addresses = [
  "/auth/login",
  "/auth/logout",
  "/auth/cleanup",
  "/auth/ended",
  "/auth/callback",
  "/auth/failed",
  "/en/auth/login",
  "/en/auth/logout",
  "/ru/auth/cleanup",
  "/ua/auth/ended",
];
const parameters = [
  "redirect",
  "state",
  "url",
  "returnTo",
  "post_logout_redirect_uri",
  "next",
  "target_link_uri",
  "iss",
  "login_hint",
];

test.each(addresses.flatMap((address) => evil.map((value) => [address, value] as const)))(
  "%s?redirect=%j leads to the portal or its provider only",
  async (address, value) => {
    const portal = await startHostilePortal();
    const query = new URLSearchParams(parameters.map((name) => [name, value]));
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await portal.signIn();
      portal.visitor.set("auth.redirect", encodeURIComponent(value));
      portal.visitor.set("auth.leaving", encodeURIComponent(value));
      const answer = await portal.visitor.ask(`${address}?${query}`);
      expect(answer.status).not.toBe(500);
      const location = new URL(answer.headers["location"] ?? "/", "http://localhost");
      expect(["http://localhost", portal.hostile.url]).toContain(location.origin);
      if (location.origin === portal.hostile.url)
        for (const name of ["redirect_uri", "post_logout_redirect_uri"]) {
          const target = location.searchParams.get(name);
          if (target !== null) expect(target).toMatch(/^http:\/\/localhost\/auth\/(callback|ended)$/);
        }
      expect(answer.setCookies.some((line) => line.startsWith("a=b"))).toBe(false);
    }
    expect((await portal.visitor.ask("/auth/ended")).headers["location"] ?? "/").toMatch(/^\/(?![/\\])/);
  },
);

const foreignNavigations: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  { "sec-fetch-mode": "cors", "sec-fetch-site": "cross-site" },
  { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" },
  { "sec-purpose": "prefetch" },
  { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script", "sec-fetch-site": "same-origin" },
];

test.each(
  ["/auth/logout", "/en/auth/logout", "/auth/cleanup", "/ua/auth/cleanup", "/auth/ended"].flatMap((address) =>
    foreignNavigations.map((headers) => [address, headers] as const),
  ),
)("%s with %j signs nobody out", async (address, headers) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  await portal.visitor.ask(address, { headers });
  expect(await nameOf(portal.visitor)).toBe("account-7");
  expect(portal.hostile.callsOf("/revoke")).toEqual([]);
});

test.each(["POST", "PUT", "DELETE", "HEAD"])(
  "%s of the sign-out address signs nobody out from another site",
  async (method) => {
    const portal = await startHostilePortal();
    await portal.signIn();
    await portal.visitor.ask("/auth/logout", {
      method,
      headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    });
    expect(await nameOf(portal.visitor)).toBe("account-7");
  },
);

test("ten sign-outs at once revoke once, and nobody is signed in by a copy of the cookies", async () => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const copied = new Map(portal.visitor.cookies);
  const answers = await Promise.all(Array.from({ length: 10 }, () => portal.visitor.ask("/auth/logout")));
  expect(answers.every(({ status }) => status < 400)).toBe(true);
  for (const [key, cookie] of copied) portal.visitor.cookies.set(key, cookie);
  expect(await nameOf(portal.visitor)).toBe("nobody");
  expect((await portal.visitor.refresh()).status).toBe(401);
  expect(portal.hostile.callsOf("/token")).toHaveLength(1);
});

test("signing out while a sign-in is under way leaves nobody signed in before the return", async () => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const copied = new Map(portal.visitor.cookies);
  const returned = await portal.begin(portal.another());
  await portal.visitor.ask("/auth/logout");
  await portal.visitor.ask(returned);
  expect(await nameOf(portal.visitor)).toBe("nobody");
  for (const [key, cookie] of copied) portal.visitor.cookies.set(key, cookie);
  expect(await nameOf(portal.visitor)).toBe("nobody");
});

test("a sign-out during an exchange is not undone by it", async () => {
  const portal = await startHostilePortal();
  await portal.signIn();
  portal.clock.offset += 6 * 60_000;
  const [page] = await Promise.all([portal.visitor.ask("/who"), portal.visitor.ask("/auth/logout")]);
  expect(page.status).toBe(200);
  const late = portal.another();
  for (const line of page.setCookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    late.set(name, value);
  }
  expect(await nameOf(late)).toBe("nobody");
  expectCleanLog(portal.lines);
});

test.each(
  [
    "/auth/login",
    "/auth/login?redirect=/x",
    "/auth/callback",
    "/auth/callback?code=a&state=b",
    "/auth/callback?error=a&state=b",
    "/auth/failed",
    "/auth/logout",
    "/auth/cleanup",
    "/auth/ended",
    "/auth/session",
    "/auth/refresh",
    "/auth/activity",
    "/auth/backchannel-logout",
    "/auth/unknown",
    "/auth",
    "/auth/",
  ].flatMap((path) =>
    ["", "/en"].flatMap((prefix) => ["GET", "POST", "HEAD"].map((method) => [method, prefix + path] as const)),
  ),
)("%s %s is stored by no cache, with and without a session", async (method, path) => {
  const portal = await startHostilePortal();
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await portal.signIn();
    const answer = await portal.visitor.ask(path, {
      method,
      ...(method === "POST" && { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" }),
    });
    expect(answer.status).not.toBe(500);
    if (answer.status === 200 || answer.status < 400)
      expect(answer.headers["cache-control"]).toMatch(/no-store|private/);
    expect(answer.headers["referrer-policy"]).toMatch(/no-referrer|origin/);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["x-frame-options"] ?? "").not.toBe("");
  }
});

test.each(["localhost", "127.0.0.1", "[::1]", "portal.localhost", "www.portal.example"])(
  "all cookies of a session on %s have the attributes of decision 037",
  async (host) => {
    const portal = await startHostilePortal({ ALLOWED_HOSTS: "localhost,127.0.0.1,[::1]" });
    const visitor = portal.another(host);
    const started = await visitor.ask("/auth/login?redirect=/x");
    const address = portal.hostile.authorize(started.headers["location"] ?? "");
    const { pathname, search } = new URL(address);
    const answer = await visitor.ask(pathname + search);
    const lines = [...started.setCookies, ...answer.setCookies].filter((line) => !line.startsWith("auth.redirect="));
    const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      expect(line).toMatch(/; SameSite=(Lax|Strict)/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/Domain=/i);
      if (/auth\.token|auth\.login|security|auth\.activity/.test(line)) expect(line).toMatch(/; HttpOnly/);
      if (!isLoopback && host !== "portal.localhost") expect(line).toMatch(/^__Host-.*; Secure/);
    }
    expect(new URL(started.headers["location"] ?? "").searchParams.get("redirect_uri")).toMatch(/\/auth\/callback$/);
  },
);

test.each(
  ["auth.leaving", "auth.redirect"].flatMap((name) =>
    ["/", "/auth/ended", "/auth/logout", "/auth/login", "/auth/cleanup", "/auth/callback?code=a&state=b"].flatMap(
      (path) =>
        [
          "%2Fx%0D%0Aa%3Ab",
          "%00",
          "%",
          "%E0%A4%A",
          "%2Fx%E2%80%A8",
          "%2F%C4%8D",
          "a".repeat(3000),
          "%2F%2Fevil.example",
        ].map((value) => [name, value, path] as const),
    ),
  ),
)("the cookie %s=%s is no server error at %s", async (name, value, path) => {
  const portal = await startHostilePortal();
  portal.visitor.set(name, value);
  const answer = await portal.visitor.ask(path);
  expect(answer.status).not.toBe(500);
  expect(answer.headers["location"] ?? "/").toMatch(/^(\/(?![/\\])|http:\/\/localhost:)/);
});
