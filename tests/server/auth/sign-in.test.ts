import { expect, test } from "vitest";
import { createPreviewToken } from "#server/http/preview-token.ts";
import { hang, html, json, reset } from "./fake-provider.ts";
import { impatient, startPortal } from "./portal.ts";

test("a visitor who signs in returns to the requested page with its query, signed in", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  const toLogin = await jana.ask("/secret/page?q=a%20b&r=1");
  expect(toLogin.status).toBe(302);
  expect(toLogin.headers["location"]).toBe("/auth/login?redirect=%2Fsecret%2Fpage%3Fq%3Da%2520b%26r%3D1");
  expect(toLogin.headers["cache-control"]).toBe("private, no-store");
  const login = await jana.ask(toLogin.headers["location"] ?? "");
  const onwards = new URL(login.headers["location"] ?? "", "http://localhost");
  expect(onwards.pathname).toBe("/security-provider/auth/cas/login");
  expect(onwards.searchParams.get("redirect")).toBe(
    "http://localhost/auth/callback?redirect=%2Fsecret%2Fpage%3Fq%3Da%2520b%26r%3D1",
  );
  expect((await jana.ask(login.headers["location"] ?? "")).text).toBe("the login page");
  const posted = await jana.ask(login.headers["location"] ?? "", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "login=jana",
  });
  expect(posted.status).toBe(303);
  const back = await jana.ask(posted.headers["location"]?.replace("http://localhost", "") ?? "");
  expect([back.status, back.headers["location"]]).toEqual([302, "/secret/page?q=a%20b&r=1"]);
  expect(back.headers["cache-control"]).toBe("private, no-store");
  const shown = await jana.ask(back.headers["location"] ?? "");
  expect(shown.text).toBe("page of jana");
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  const [signIn] = provider.callsOf("/rest/sign-in");
  expect(signIn?.body).toBe("");
  expect(signIn?.headers.cookie).toBe("TGC=jana");
  // The session cookie is sent at the callback, and then no more.
  const [userInfo, ...others] = provider.callsOf("/rest/user-info");
  expect([userInfo?.headers.cookie, others]).toEqual(["TGC=jana", []]);
});

test.each([
  ["www.portal.example", "__Host-", ["Secure"]],
  ["localhost", "", []],
  ["portal.localhost", "", []],
  ["127.0.0.1", "", []],
] as const)(
  "session cookies on %s begin with %j, are Secure where the scheme is https, and hide the token from scripts",
  async (host, prefix, secure) => {
    const { visitor } = await startPortal({ ALLOWED_HOSTS: "localhost,127.0.0.1" });
    const jana = visitor(host);
    const back = await jana.signIn("jana");
    const attributes = Object.fromEntries(
      back.setCookies.map((line) => [line.split("=", 1)[0], line.split("; ").slice(1).toSorted()]),
    );
    const readable = ["Path=/", "SameSite=Lax", ...secure];
    const hidden = ["HttpOnly", ...readable];
    expect(attributes).toEqual({
      [`${prefix}auth.login`]: expect.arrayContaining(["Max-Age=0", ...hidden]),
      [`${prefix}auth.token`]: hidden,
      [`${prefix}auth.activity`]: hidden,
      [`${prefix}security`]: hidden,
      [`${prefix}auth.session-id`]: readable,
      "auth.redirect": readable,
    });
    expect(back.setCookies.join()).not.toContain("jana");
    expect(jana.value("auth.redirect")).toBe("/");
    expect((await jana.ask("/secret")).text).toBe("page of jana");
  },
);

test("on https a session cookie without the prefix is ignored, as a subdomain could have set it", async () => {
  const { visitor } = await startPortal();
  const [jana, eve] = [visitor("www.portal.example"), visitor("www.portal.example")];
  await jana.signIn("jana");
  for (const name of ["auth.token", "auth.session-id", "security"]) eve.set(name, jana.value(`__Host-${name}`) ?? "");
  eve.set("auth.login", "1");
  expect((await eve.ask("/secret")).status).toBe(302);
  expect((await eve.ask("/auth/callback?redirect=/x")).headers["location"]).toBe("/");
});

test.each([
  ["portal.localhost", "https://portal.example/"],
  ["bare.localhost", "http://bare.localhost/"],
  ["localhost", "http://localhost/"],
  ["localhost:3000", "http://localhost:3000/"],
  ["shared.example", "https://shared.example/"],
])("the callback address for %s begins with %s, whatever the headers say", async (host, start) => {
  const { visitor } = await startPortal({ ALLOWED_HOSTS: "localhost,shared.example" });
  const headers = {
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    origin: "https://evil.example",
  };
  for (const [path, parameter] of [
    ["/auth/login?redirect=/x", `${start}auth/callback?redirect=%2Fx`],
    ["/auth/logout", start],
    ["/auth/cleanup", start],
    ["/en/auth/login?redirect=/en/x", `${start}auth/callback?redirect=%2Fen%2Fx`],
    ["/en/auth/login", `${start}auth/callback?redirect=%2Fen`],
    ["/ru/auth/logout", `${start}ru`],
    ["/ua/auth/cleanup", `${start}ua`],
    ["/ua/auth/logout?idle=/ua/x%3Fq=1", `${start}ua/auth/signed-out?redirect=%2Fua%2Fx%3Fq%3D1`],
    ["/auth/logout?idle=/x?q=a?b", `${start}auth/signed-out?redirect=%2Fx%3Fq%3Da%3Fb`],
    ["/auth/logout?idle=//evil.example", `${start}auth/signed-out?redirect=%2F`],
  ] as const) {
    const { headers: answered } = await visitor().ask(path, { host, headers });
    expect(new URL(answered["location"] ?? "", "http://x").searchParams.get("redirect")).toBe(parameter);
  }
});

test("while the sites are unknown, nobody is redirected to the provider", async () => {
  const { visitor, sites } = await startPortal();
  sites.mockRejectedValue(new Error("CMS is down"));
  const { status, text } = await visitor().ask("/auth/login");
  expect([status, text]).toEqual([503, "last resort 503"]);
});

const evil = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%2Fevil.example",
  "/%2e%2e/%2Fevil.example",
  "/.//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/x\r\nset-cookie: a=b",
  "/x\0",
  " /x",
  "/\t/evil.example",
  "/x#y",
  "/auth/logout",
  "/AUTH/logout",
  "/%61uth/logout",
  "/security-provider/x",
  "/ž",
  `/${"x".repeat(2048)}`,
  "",
  "[object Object]",
];

test.each(evil)("the redirect value %j leads to the home page, before and after signing in", async (redirect) => {
  const { visitor } = await startPortal();
  const jana = visitor();
  const login = await jana.ask(`/auth/login?${new URLSearchParams({ redirect })}`);
  expect(new URL(login.headers["location"] ?? "", "http://x").searchParams.get("redirect")).toBe(
    "http://localhost/auth/callback?redirect=%2F",
  );
  expect(jana.value("auth.redirect")).toBe("/");
  await jana.signIn("jana");
  jana.set("auth.login", "1", "/auth");
  const back = await jana.ask(`/auth/callback?${new URLSearchParams({ redirect })}`);
  expect([back.status, back.headers["location"]]).toEqual([302, "/"]);
  jana.set("auth.login", "1", "/auth");
  jana.set("auth.redirect", encodeURIComponent(redirect));
  const remembered = await jana.ask("/auth/callback");
  expect([remembered.status, remembered.headers["location"]]).toEqual([302, "/"]);
  jana.set("auth.redirect", encodeURIComponent(redirect));
  const cleanup = await jana.ask("/auth/cleanup");
  expect(cleanup.headers["location"]).toBe("/security-provider/auth/cas/cleanup?redirect=http%3A%2F%2Flocalhost%2F");
});

test("a login link without a query uses the query stored in the cookie", async () => {
  const { visitor } = await startPortal();
  for (const [redirect, remembered, expected] of [
    ["/x", "/x?q=1", "/x?q=1"],
    ["/x", "/y?q=1", "/x"],
    [null, "/y?q=1", "/y?q=1"],
    [null, null, "/welcome"],
  ] as const) {
    const { visitor: welcomed } = await startPortal({ AUTH_LANDING: "/welcome" });
    const jana = (expected === "/welcome" ? welcomed : visitor)();
    if (remembered) jana.set("auth.redirect", encodeURIComponent(remembered));
    const login = await jana.ask(redirect ? `/auth/login?${new URLSearchParams({ redirect })}` : "/auth/login");
    const back = new URL(login.headers["location"] ?? "", "http://x").searchParams.get("redirect") ?? "";
    expect(new URL(back, "http://x").searchParams.get("redirect")).toBe(expected);
  }
});

test("with AUTH_CALLBACK_ADDRESS=false the login address does not contain the page, which is still restored", async () => {
  const { visitor } = await startPortal({ AUTH_CALLBACK_ADDRESS: "false" });
  const jana = visitor();
  expect((await jana.ask("/secret?q=%C5%BE;,")).headers["location"]).toBe("/auth/login");
  const login = await jana.ask("/auth/login");
  expect(login.headers["location"]).toContain(encodeURIComponent(encodeURIComponent("/secret?q=%C5%BE;,")));
});

test("a fetch by a script is not redirected to the login page", async () => {
  const { visitor } = await startPortal();
  const { status, headers } = await visitor().ask("/secret", { headers: { "sec-fetch-dest": "empty" } });
  expect([status, headers["cache-control"]]).toEqual([204, "private, no-store"]);
});

test("a callback without a sign-in started here signs nobody in", async () => {
  const { visitor, provider, lines } = await startPortal();
  const jana = visitor();
  jana.set("TGC", "jana", "/auth");
  const back = await jana.ask("/auth/callback?redirect=/secret");
  expect([back.status, back.headers["location"]]).toEqual([302, "/"]);
  expect(jana.value("auth.token")).toBeUndefined();
  expect(provider.calls).toEqual([]);
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
});

test.each(["/en", "/ru", "/ua"])("signing in and out works behind %s, in that language", async (prefix) => {
  const { visitor } = await startPortal();
  const jana = visitor();
  const toLogin = await jana.ask(`${prefix}/secret`);
  expect(toLogin.headers["location"]).toBe(`${prefix}/auth/login?redirect=%2F${prefix.slice(1)}%2Fsecret`);
  await jana.signIn("jana", `${prefix}/secret`);
  const back = await jana.ask(`${prefix}/auth/callback?redirect=${prefix}/x`);
  expect([back.status, back.headers["location"]]).toEqual([302, `/auth/callback?redirect=${prefix}/x`]);
  expect(JSON.parse((await jana.ask(`${prefix}/auth/session`)).text).user.login).toBe("jana");
  expect((await jana.ask(`${prefix}/auth/refresh`, { method: "POST" })).status).toBe(200);
  expect((await jana.ask(`${prefix}/auth/login?redirect=/x`)).headers["location"]).toBe("/x");
  expect((await jana.ask(`${prefix}/auth/elsewhere`)).text).toBe("last resort 404");
  expect((await jana.ask(`${prefix}/auth/logout`)).status).toBe(302);
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a preview token is neither stored in a cookie nor sent to the provider", async () => {
  const { visitor } = await startPortal({ PREVIEW_SECRET: "0123456789abcdef0123456789abcdef" });
  const jana = visitor();
  const token = await createPreviewToken("0123456789abcdef0123456789abcdef", Date.parse("2026-11-20T13:00:00Z"));
  const toLogin = await jana.ask(`/secret?q=1&preview=${token}`);
  const login = await jana.ask(`/auth/login?${new URLSearchParams({ redirect: `/secret?q=1&preview=${token}` })}`);
  const addressesAndCookies = [toLogin, login]
    .flatMap(({ headers, setCookies }) => [headers["location"], ...setCookies])
    .join();
  expect(addressesAndCookies).toContain("q%3D1");
  expect(addressesAndCookies).not.toContain(token);
  expect(addressesAndCookies).not.toContain("preview");
});

test("a signed-in visitor is not asked to sign in again", async () => {
  const { visitor } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  const again = await jana.ask("/auth/login?redirect=/x%3Fa=1");
  expect([again.status, again.headers["location"]]).toEqual([302, "/x?a=1"]);
});

const noTokens = [
  [{ token: 5, refreshToken: "r" }, "number at /token"],
  [{ token: ["t"], refreshToken: "r" }, "array at /token"],
  [{ token: null, refreshToken: "r" }, "null at /token"],
  [{ token: {}, refreshToken: "r" }, "object at /token"],
  [{ token: "", refreshToken: "r" }, "empty string at /token"],
  [{ token: "t".repeat(2001), refreshToken: "r" }, "string of 2001 characters at /token"],
  [{ token: "t\r\nx: y", refreshToken: "r" }, "string that is no token at /token"],
  [{ token: "t" }, "undefined at /refreshToken"],
  [{ token: "t", refreshToken: true }, "boolean at /refreshToken"],
  ["t", "undefined at /token"],
  [null, "undefined at /token"],
  [JSON.parse('{"__proto__": {"token": "t", "refreshToken": "r"}}'), "undefined at /token"],
] as const;

test.each(noTokens)("a sign-in response without tokens signs nobody in (%#)", async (answer, problem) => {
  const { visitor, provider, errors } = await startPortal();
  provider.faults.set("/rest/sign-in", json(answer));
  const jana = visitor();
  const back = await jana.signIn("jana", "/secret");
  expect([back.status, back.headers["cache-control"]]).toEqual([503, "private, no-store"]);
  expect(jana.value("auth.token")).toBeUndefined();
  expect(jana.value("auth.session-id")).toBeUndefined();
  expect(errors()).toEqual([`Auth: string token expected, received ${problem}`]);
});

test("tokens are read from the JSON pointers in the settings", async () => {
  const { visitor, provider } = await startPortal({ AUTH_TOKEN: "/data/0/a~1b", AUTH_REFRESH_TOKEN: "/data/1" });
  provider.live.add("jana-x");
  provider.faults.set("/rest/sign-in", json({ data: [{ "a/b": "jana-x" }, "r"] }));
  const jana = visitor();
  await jana.signIn("jana");
  expect((await jana.ask("/x")).text).toBe("page of jana");
});

test("a JSON pointer matches only own properties of the response", async () => {
  const { visitor, provider, errors } = await startPortal({ AUTH_TOKEN: "/constructor/name" });
  provider.faults.set("/rest/sign-in", json({ refreshToken: "r" }));
  await visitor().signIn("jana");
  expect(errors()).toEqual(["Auth: string token expected, received undefined at /constructor/name"]);
});

test("tokens of the maximal length fit into a cookie with the session", async () => {
  const { visitor, provider } = await startPortal();
  const token = `jana-${"x".repeat(1995)}`;
  provider.live.add(token);
  provider.faults.set("/rest/sign-in", json({ token, refreshToken: "r".repeat(700) }));
  const jana = visitor();
  const back = await jana.signIn("jana");
  expect(Math.max(...back.setCookies.map((line) => line.split(";", 1)[0]?.length ?? 0))).toBeLessThanOrEqual(4096);
  expect((await jana.ask("/secret")).text).toBe("page of jana");
});

const unanswered = "security provider did not answer";
const notExtracted = "Auth: session could not be extracted from the answer of /rest/user-info";

test.each([
  ["html", html, 503, unanswered],
  ["nothing", json(null), 503, notExtracted],
  ["another shape", json({ user: "jana" }), 503, notExtracted],
  ["a login that is a number", json({ login: 5 }), 503, notExtracted],
  ["an empty login", json({ login: "  " }), 503, notExtracted],
  ["1 MB", json({ login: "jana", name: "x".repeat(1_000_000) }), 503, unanswered],
  ["not found", json({ login: "jana" }, 404), 503, notExtracted],
  ["a refusal", json({ login: "jana" }, 403), 403, "Auth: signInRequested failed"],
  ["an error", json({ login: "jana" }, 500), 503, unanswered],
  ["too many requests", json({ login: "jana" }, 429), 503, unanswered],
  ["silence", hang, 503, unanswered],
  ["a broken connection", reset, 503, unanswered],
] as const)("a user-info response of %s signs nobody in", async (_, answer, status, message) => {
  const { visitor, provider, lines } = await startPortal(answer === hang ? impatient : {});
  provider.faults.set("/rest/user-info", answer);
  const jana = visitor();
  const back = await jana.signIn("jana");
  expect([back.status, back.text]).toEqual([status, `last resort ${status}`]);
  expect(jana.value("auth.token")).toBeUndefined();
  expect(lines.filter(({ level }) => Number(level) >= 40).map(({ msg }) => msg)).toEqual([message]);
  provider.faults.clear();
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test.each([
  [401, 403],
  [403, 403],
  [500, 503],
])("a provider that answers a sign-in with %i results in a %i page", async (answered, shown) => {
  const { visitor, provider } = await startPortal();
  provider.faults.set("/rest/sign-in", json({ token: "t", refreshToken: "r" }, answered));
  const jana = visitor();
  expect((await jana.signIn("jana")).status).toBe(shown);
  expect(jana.value("auth.token")).toBeUndefined();
});

test("no credential is ever logged", async () => {
  const { visitor, provider, lines } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana", "/secret");
  provider.faults.set("/rest/user-info", json({}, 500));
  await jana.refresh();
  provider.faults.set("/rest/sign-out", reset);
  await jana.ask("/auth/logout");
  const text = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(5);
  expect(text).not.toMatch(/jana-\d|refresh-jana|TGC|login=|cookie/i);
});

test.each(["/auth", "/auth/x", "/auth/login/x", "/auth/session/x"])("%s is a 404", async (path) => {
  const { visitor } = await startPortal();
  const { status, text, headers } = await visitor().ask(path);
  expect([status, text, headers["cache-control"]]).toEqual([404, "last resort 404", "private, no-store"]);
});

test("the sign-up endpoints are disabled", async () => {
  const { visitor, errors } = await startPortal();
  const body = JSON.stringify({ username: "x" });
  const headers = { "content-type": "application/json" };
  expect((await visitor().ask("/auth/sign-up", { method: "POST", body, headers })).status).toBe(404);
  expect((await visitor().ask("/auth/sign-in", { method: "POST", body, headers })).status).toBe(404);
  expect(errors()).toEqual(["Auth: the sign-up endpoint is disabled"]);
});

test("a visitor who sends the header of the portal's own requests gets the page, and nothing is logged", async () => {
  const { visitor, errors } = await startPortal();
  for (const value of ["1", "", "x".repeat(43)])
    expect((await visitor().ask("/x", { headers: { "x-portal-auth": value } })).status).toBe(200);
  expect(errors()).toEqual([]);
});

test("a portal that is the provider of its other nodes refuses their requests after the secret was rotated", async () => {
  const [old, current] = ["o".repeat(32), "c".repeat(32)];
  const { port } = await startPortal({ AUTH_SECRET: `${current},${old}` });
  const { visitor } = await startPortal({ AUTH_SECRET: old, SECURITY_PROVIDER_URL: `http://localhost:${port}` });
  expect((await visitor().ask("/security-provider/rest/user-info")).status).toBe(508);
});

test("a portal configured as its own provider reports the recursion and does not loop", async () => {
  const { port, errors } = await startPortal();
  const { errors: ofOther, visitor: other } = await startPortal({ SECURITY_PROVIDER_URL: `http://localhost:${port}` });
  for (const _time of [1, 2]) expect((await other().ask("/security-provider/rest/user-info")).status).toBe(508);
  expect(ofOther()).toEqual([]);
  expect(errors()).toEqual([
    expect.stringMatching(/^Auth: recursion at the auth base URL http:\S+, the server is misconfigured$/),
  ]);
});
