import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Answer, inSeconds, json } from "../oidc/hostile-provider.ts";
import { localPart } from "../oidc/portal.ts";
import { expectCleanLog, expectRefused, nameOf, startHostilePortal } from "./hostile-portal.ts";

const send =
  (body: string | Buffer, type = "application/json", status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": type, ...headers }).end(body);
const redirect =
  (location: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location }).end();
const slow: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 100);
  response.on("close", () => clearInterval(timer));
};
const endless: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(65_536)));
  };
  response.on("drain", more);
  more();
};
const bomb = gzipSync(Buffer.alloc(200_000_000, " "));

/** Answers that no endpoint of a working provider gives. */
const broken: Record<string, Answer> = {
  HTML: send("<!doctype html><p>hello", "text/html"),
  "HTML as JSON": send("<!doctype html><p>hello"),
  nothing: send(""),
  "204": (response) => response.writeHead(204).end(),
  "a JSON word": send('"token"'),
  "a JSON number": send("7"),
  null: send("null"),
  "a list": send("[]"),
  "an empty object": send("{}"),
  "half a JSON": send('{"access_token":"a"'),
  "100,000 levels": send("[".repeat(100_000) + "]".repeat(100_000)),
  "5 MB of JSON": send(JSON.stringify({ a: "x".repeat(5_000_000) })),
  "an endless body": endless,
  "a body of one byte in 100 ms": slow,
  "a compressed body of 200 MB": send(bomb, "application/json", 200, { "content-encoding": "gzip" }),
  "a broken compression": send("not gzip", "application/json", 200, { "content-encoding": "gzip" }),
  "an unknown compression": send("{}", "application/json", 200, { "content-encoding": "x-own" }),
  "invalid UTF-8": send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  "a redirect to another site": redirect("https://evil.example/token"),
  "a redirect into the network": redirect("http://169.254.169.254/latest/meta-data"),
  "a redirect with the same request": redirect("http://127.0.0.1:1/", 307),
  "a redirect to a file": redirect("file:///etc/passwd"),
  "400 with a token in the error": json(
    { error: "eyJhbGciOiJub25lIn0.e30.AAA", error_description: "code-1 refresh-1" },
    400,
  ),
  "400 with line breaks in the error": json({ error: "a\r\nlevel: 60", error_description: "\u0000" }, 400),
  "400 with an error of 100 kB": json({ error: "e".repeat(100_000) }, 400),
  "400 with an error that is an object": json({ error: { a: 1 } }, 400),
  "400 with HTML": send("<p>", "text/html", 400),
  "401": json({ error: "invalid_client" }, 401),
  "401 with a challenge": send("{}", "application/json", 401, { "www-authenticate": 'Basic realm="a", error="b"' }),
  "403": json({}, 403),
  "418": json({}, 418),
  "429": send("{}", "application/json", 429, { "retry-after": "99999999" }),
  "500": json({}, 500),
  "503 with a cookie": send("{}", "application/json", 503, { "set-cookie": "auth.token=evil; Path=/" }),
  "a closed connection": (response) => response.destroy(),
  "half a body": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" }).write("{");
    setTimeout(() => response.destroy(), 20);
  },
};

test.each(Object.entries(broken))("a token endpoint that answers with %s signs nobody in", async (_, answer) => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1500" });
  portal.hostile.faults.set("/token", answer);
  const began = Date.now();
  const reply = await portal.signIn();
  expect(Date.now() - began).toBeLessThan(6000);
  expect(reply.setCookies.some((line) => line.includes("evil"))).toBe(false);
  await expectRefused(portal, reply);
});

test.each(Object.entries(broken))("an exchange answered with %s costs no more than the session", async (_, answer) => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1500" });
  await portal.signIn();
  portal.hostile.faults.set("/token", answer);
  portal.clock.offset += 6 * 60_000;
  const page = await portal.visitor.ask("/who");
  expect(page.status).toBe(200);
  expect(page.text).toBe("page of nobody");
  expect((await portal.visitor.ask("/secret")).status).toBeLessThan(504);
  expectCleanLog(portal.lines);
});

test.each(Object.entries(broken))("a key set that is %s signs nobody in", async (_, answer) => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1500" });
  portal.hostile.faults.set("/jwks", answer);
  await expectRefused(portal, await portal.signIn());
});

test.each(Object.entries(broken))("a userinfo endpoint that answers with %s signs nobody in", async (_, answer) => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1500" });
  portal.hostile.setDescription({ userinfo_endpoint: `${portal.hostile.url}/userinfo` });
  portal.hostile.faults.set("/userinfo", answer);
  await expectRefused(portal, await portal.signIn());
});

test.each(Object.entries(broken))(
  "a discovery document that is %s is a 503 without a way out of the portal",
  async (_, answer) => {
    const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1500" });
    portal.hostile.faults.set("/.well-known/openid-configuration", answer);
    const reply = await portal.visitor.ask("/auth/login?redirect=/x");
    expect(reply.status).toBe(503);
    expect(reply.headers["location"]).toBeUndefined();
    expect(await nameOf(portal.visitor)).toBe("nobody");
    expectCleanLog(portal.lines);
  },
);

const answersOfTokens: [string, Record<string, unknown>][] = [
  ["no ID token", { id_token: undefined }],
  ["an ID token that is a number", { id_token: 7 }],
  ["an ID token that is a list", { id_token: ["a"] }],
  ["no access token", { access_token: undefined }],
  ["an empty access token", { access_token: "" }],
  ["an access token that is an object", { access_token: {} }],
  ["no token type", { token_type: undefined }],
  ["another token type", { token_type: "mac" }],
  ["a token type that is a number", { token_type: 7 }],
  ["an error beside tokens", { error: "invalid_grant" }],
];

test.each(answersOfTokens)("a token answer with %s signs nobody in, or the account", async (name, change) => {
  const portal = await startHostilePortal();
  portal.hostile.setTokenAnswer(change);
  const reply = await portal.signIn();
  if (name === "an error beside tokens" && reply.headers["location"] === "/x")
    return expect(await nameOf(portal.visitor)).toBe("account-7");
  return expectRefused(portal, reply);
});

test.each([
  ["negative", -1],
  ["0", 0],
  ["endless", 1e99],
  ["larger than time", 9e15],
  ["a word", "300"],
  ["no number", "soon"],
  ["null", null],
  ["an object", {}],
  ["true", true],
  ["a fraction", 0.001],
])("a lifetime that is %s neither keeps a session for ever nor loops", async (_, expires) => {
  const portal = await startHostilePortal();
  portal.hostile.setTokenAnswer({ expires_in: expires });
  const reply = await portal.signIn();
  expect([302, 303]).toContain(reply.status);
  for (let time = 0; time < 10; time += 1) await portal.visitor.ask("/who");
  expect(portal.hostile.callsOf("/token").length).toBeLessThan(13);
  portal.clock.offset += 13 * 3_600_000;
  expect(await nameOf(portal.visitor)).toBe("nobody");
  expectCleanLog(portal.lines);
});

test.each([
  ["a number", 7],
  ["an object", { a: 1 }],
  ["empty", ""],
  ["of 3 kB", "r".repeat(3000)],
  ["of 1 MB", "r".repeat(1_000_000)],
  ["of line breaks", "a\r\nSet-Cookie: a=b"],
  ["of emoji", "😀".repeat(100)],
  ["null", null],
])("a refresh token that is %s costs no more than the session", async (_, token) => {
  const portal = await startHostilePortal();
  portal.hostile.setTokenAnswer({ refresh_token: token });
  const reply = await portal.signIn();
  expect([302, 303]).toContain(reply.status);
  expect(reply.setCookies.every((line) => line.length < 4200 && !/[\r\n]/.test(line))).toBe(true);
  portal.clock.offset += 6 * 60_000;
  expect((await portal.visitor.ask("/who")).status).toBe(200);
  expectCleanLog(portal.lines);
});

const userinfo: [string, Record<string, unknown>][] = [
  ["of another account", { sub: "account-8" }],
  ["of no account", {}],
  ["of an empty account", { sub: "" }],
  ["of a list of accounts", { sub: ["account-7"] }],
  ["of account null", { sub: null }],
  ["of an account in capitals", { sub: "ACCOUNT-7" }],
  ["of an account with a space", { sub: "account-7 " }],
];

test.each(userinfo)("userinfo %s signs nobody in", async (_, claims) => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ userinfo_endpoint: `${portal.hostile.url}/userinfo` });
  portal.hostile.faults.set("/userinfo", json({ name: "Somebody else", roles: ["admin"], ...claims }));
  await expectRefused(portal, await portal.signIn());
});

test.each(["application/jwt", "text/plain", "application/json"])(
  "userinfo that is a token as %s signs nobody in",
  async (type) => {
    const portal = await startHostilePortal();
    portal.hostile.setDescription({ userinfo_endpoint: `${portal.hostile.url}/userinfo` });
    const token = await portal.hostile.sign({ sub: "account-7", roles: ["admin"] }, { by: portal.hostile.otherKey });
    portal.hostile.faults.set("/userinfo", send(token, type));
    await expectRefused(portal, await portal.signIn());
  },
);

const overrides: [string, Record<string, unknown>][] = [
  ["the level", { acr: "high" }],
  ["levels", { acr: ["high"] }],
  ["the nonce", { nonce: "x", acr: "high" }],
  ["the prototype", { __proto__: { acr: "high" } }],
];

test.each(overrides)("userinfo does not change %s of the ID token", async (_, claims) => {
  const portal = await startHostilePortal({ OIDC_ACR_VALUES: "high" });
  portal.hostile.setDescription({ userinfo_endpoint: `${portal.hostile.url}/userinfo` });
  portal.hostile.faults.set("/userinfo", json({ sub: "account-7", ...claims }));
  await expectRefused(portal, await portal.signIn());
});

test("userinfo does not change issuer and session of the ID token, which back-channel logout needs", async () => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ userinfo_endpoint: `${portal.hostile.url}/userinfo` });
  const claims = {
    sub: "account-7",
    iss: "https://evil.example",
    sid: "other",
    aud: "other",
    exp: inSeconds(1_000_000),
  };
  portal.hostile.faults.set("/userinfo", json(claims));
  await portal.signIn();
  expect(await nameOf(portal.visitor)).toBe("account-7");
  portal.clock.offset += 1000;
  const { sub: _, ...logout } = portal.hostile.honestLogout();
  const body = String(new URLSearchParams({ logout_token: await portal.hostile.sign(logout) }));
  await portal.visitor.ask("/auth/backchannel-logout", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  expect(await nameOf(portal.visitor)).toBe("nobody");
});

const descriptions: [string, (url: string) => Record<string, unknown>][] = [
  ["another issuer", () => ({ issuer: "https://evil.example" })],
  ["no issuer", () => ({ issuer: undefined })],
  ["a list of issuers", (url) => ({ issuer: [url] })],
  ["no login page", () => ({ authorization_endpoint: undefined })],
  ["a login page that is a script", () => ({ authorization_endpoint: "javascript:alert(1)//" })],
  ["a login page that is data", () => ({ authorization_endpoint: "data:text/html,<script>1</script>" })],
  ["a login page that is a path", () => ({ authorization_endpoint: "/auth/login" })],
  ["a login page without scheme", () => ({ authorization_endpoint: "//evil.example/a" })],
  ["a login page of a file", () => ({ authorization_endpoint: "file:///etc/passwd" })],
  ["a login page that is a number", () => ({ authorization_endpoint: 7 })],
  ["a login page that is an object", () => ({ authorization_endpoint: {} })],
  ["an empty login page", () => ({ authorization_endpoint: "" })],
];

test.each(descriptions)("a discovery document with %s leads nobody out of the portal", async (_, change) => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription(change(portal.hostile.url));
  const reply = await portal.visitor.ask("/auth/login?redirect=/x");
  expect(reply.headers["location"] ?? "").toBe("");
  expect([403, 503]).toContain(reply.status);
  expectCleanLog(portal.lines);
});

test.each([
  ["line breaks", "\r\nSet-Cookie: a=b"],
  ["a parameter", "?tenant=a"],
])("a login page with %s adds no header and none of its own parameters twice", async (_, suffix) => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ authorization_endpoint: `${portal.hostile.url}/authorize${suffix}` });
  const reply = await portal.visitor.ask("/auth/login?redirect=/x");
  expect(reply.setCookies.some((line) => line.startsWith("a=b"))).toBe(false);
  const location = URL.parse(reply.headers["location"] ?? "");
  if (location === null) return expect(reply.status).toBe(503);
  expect(location.searchParams.getAll("state").length).toBeLessThan(2);
  expect(location.searchParams.getAll("redirect_uri")).toEqual(["http://localhost/auth/callback"]);
  return expect(location.hash).toBe("");
});

const badTargets = [
  "javascript:alert(1)",
  "data:text/html,a",
  "//evil.example",
  "file:///a",
  "/x",
  "",
  "a b",
  7,
  null,
  {},
  ["https://evil.example"],
];

test.each(badTargets)("a sign-out page %j ends the portal's session, and the browser stays", async (target) => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ end_session_endpoint: target });
  await portal.signIn();
  const reply = await portal.visitor.ask("/auth/logout?redirect=/x");
  expect(reply.status).toBeLessThan(504);
  expect(reply.headers["location"] ?? "/").toMatch(/^\/(?!\/)/);
  expect(await nameOf(portal.visitor)).toBe("nobody");
  expectCleanLog(portal.lines);
});

test.each(
  [
    "token_endpoint",
    "jwks_uri",
    "userinfo_endpoint",
    "pushed_authorization_request_endpoint",
    "revocation_endpoint",
  ].flatMap((name) => badTargets.map((target) => [name, target] as const)),
)("a discovery document with the %s %j costs nobody more than the sign-in", async (name, target) => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1000" });
  portal.hostile.setDescription({ [name]: target });
  const started = await portal.visitor.ask("/auth/login?redirect=/x");
  expect(started.status).not.toBe(500);
  const location = started.headers["location"];
  if (location) {
    expect(location.startsWith(`${portal.hostile.url}/authorize`)).toBe(true);
    const reply = await portal.visitor.ask(localPart(portal.hostile.authorize(location)));
    expect(reply.status).not.toBe(500);
    expect(reply.headers["location"] ?? "/").toMatch(/^\/(?!\/)/);
    const out = await portal.visitor.ask("/auth/logout");
    expect(out.status).not.toBe(500);
  }
  expect(await nameOf(portal.visitor)).toBe("nobody");
  expectCleanLog(portal.lines);
});

test("a provider that never answers delays no other page, and no visitor for longer than the timeout", async () => {
  const portal = await startHostilePortal({ AUTH_TIMEOUT_MS: "1000" });
  for (const path of ["/token", "/jwks", "/.well-known/openid-configuration"])
    portal.hostile.faults.set(path, () => {});
  const began = Date.now();
  const logins = Array.from({ length: 50 }, () => portal.another().ask("/auth/login"));
  const page = await portal.another().ask("/who");
  expect(page.status).toBe(200);
  expect(Date.now() - began).toBeLessThan(900);
  expect((await Promise.all(logins)).every(({ status }) => status === 503)).toBe(true);
  expect(Date.now() - began).toBeLessThan(5000);
});
