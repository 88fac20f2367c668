import { expect, test } from "vitest";
import { type Answer, hang, html, json, reset, startProvider } from "../fake-provider.ts";
import { startPortal, type Visitor } from "../portal.ts";
import { nameOf } from "./hostile-portal.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const password = "Tajné-heslo-7";
const address = "/auth/sign-in";

/** A portal with its own form; the password of every account is the same. */
async function startForm(settings: Record<string, string> = {}) {
  const provider = await startProvider();
  provider.faults.set("/rest/sign-in", ({ body }, response) => {
    const entered: { username?: unknown; password?: unknown } = JSON.parse(body);
    if (entered.password !== password) return response.writeHead(401).end("{}");
    provider.live.add("citizen-1").add("refresh-citizen-1");
    return response.end(JSON.stringify({ token: "citizen-1", refreshToken: "refresh-citizen-1" }));
  });
  const portal = await startPortal({ AUTH_KIND: "credentials", AUTH_TIMEOUT_MS: "1500", ...settings }, { provider });
  return { ...portal, asked: () => provider.callsOf("/rest/sign-in") };
}

const fields = (change: Record<string, string> = {}) =>
  String(new URLSearchParams({ username: "citizen", password, redirect: "/x", ...change }));
const post = (
  visitor: Visitor,
  body: string | Buffer = fields(),
  headers: Record<string, string> = {},
  url = address,
) => visitor.ask(url, { method: "POST", headers: { ...form, ...headers }, body });

function expectClean(lines: readonly unknown[]) {
  const log = lines.map((line) => JSON.stringify(line)).join("\n");
  for (const secret of ["heslo", "citizen", "wrong-one", "Tajn"]) expect(log.includes(secret)).toBe(false);
}

test("an honest form signs in", async () => {
  const portal = await startForm();
  const visitor = portal.visitor();
  const answer = await post(visitor);
  expect([answer.status, answer.headers["location"], answer.headers["cache-control"]]).toEqual([
    303,
    "/x",
    "private, no-store",
  ]);
  expect(await nameOf(visitor)).toBe("citizen");
  expectClean(portal.lines);
});

const e = encodeURIComponent(password);
const refused: [string, string, Record<string, string>?][] = [
  ["an empty body", ""],
  ["a list of user names", `username[]=citizen&password=${e}`],
  ["an object as password", `username=citizen&password[$ne]=a`],
  ["two passwords, the first wrong", `username=citizen&password=wrong-one&password=${e}`],
  ["JSON", JSON.stringify({ username: "citizen", password }), { "content-type": "application/json" }],
  ["JSON called a form", JSON.stringify({ username: "citizen", password })],
  ["text", `username=citizen&password=${e}`, { "content-type": "text/plain" }],
  ["an odd type", `username=citizen&password=${e}`, { "content-type": "application/x-www-form-urlencoded-x" }],
  ["names in capitals", `USERNAME=citizen&PASSWORD=${e}`],
  ["an empty user name", `username=&password=${e}`],
  ["a user name of spaces", `username=%20%20&password=${e}`],
  ["an empty password", "username=citizen&password="],
  ["no password", "username=citizen"],
  ["no user name", `password=${e}`],
  ["a password with a space", `username=citizen&password=${e}%20`],
  ["a password in capitals", `username=citizen&password=${encodeURIComponent(password.toUpperCase())}`],
  ["a password that ends early", `username=citizen&password=${e}%00a`],
  [
    "a password in other letters of the same look",
    `username=citizen&password=${encodeURIComponent(password.normalize("NFD"))}`,
  ],
  ["a password of 201 characters", `username=citizen&password=${"a".repeat(201)}`],
  ["a password of 500 kB", `username=citizen&password=${"a".repeat(500_000)}`],
  ["a user name of 500 kB", `username=${"a".repeat(500_000)}&password=${e}`],
  ["10,000 fields", `${"a=b&".repeat(10_000)}username=citizen&password=wrong-one`],
  ["malformed encoding", "username=%E0%A4%A&password=%"],
  ["a password in the query", "", {}],
];

test.each(refused)("a form with %s signs nobody in", async (name, body, headers = {}) => {
  const portal = await startForm();
  const visitor = portal.visitor();
  const url = name.endsWith("query") ? `${address}?username=citizen&password=${e}` : address;
  const answer = await post(visitor, body, headers, url);
  expect(answer.status).not.toBe(500);
  expect([303, 302]).not.toContain(answer.status);
  expect(visitor.value("auth.token")).toBeUndefined();
  expect(answer.headers["cache-control"] ?? "no-store").toContain("no-store");
  expect(await nameOf(visitor)).toBe("nobody");
  for (const { body: sent } of portal.asked())
    expect(Object.keys(JSON.parse(sent)).sort()).toEqual(["password", "username"]);
  expectClean(portal.lines);
});

test.each([
  ["GET", { method: "GET" }],
  ["HEAD", { method: "HEAD" }],
  ["PUT", { method: "PUT" }],
])("a %s with user name and password in the query signs nobody in", async (_, options) => {
  const portal = await startForm();
  const visitor = portal.visitor();
  await visitor.ask(`${address}?username=citizen&password=${e}`, options);
  expect(portal.asked()).toEqual([]);
  expectClean(portal.lines);
});

const names = [
  "Žofie Nováková",
  "Зоя",
  "用户",
  "a\u0000b",
  "a\r\nb",
  "\u202eadmin",
  "😀",
  "' OR 1=1 --",
  '{"$ne":1}',
  "../../etc/passwd",
  "*)(uid=*))(|(uid=*",
  "\ud800",
  "__proto__",
  "$\u007bjndi:ldap://evil.example/a}",
  "<script>alert(1)</script>",
  " citizen ",
  "citizen@evil.example",
];

test.each(names)("the user name %j reaches the provider as it is, or not at all, and no header", async (username) => {
  const portal = await startForm();
  const visitor = portal.visitor();
  const answer = await post(visitor, fields({ username, password: "wrong-one" }));
  expect([200, 400, 401, 403, 422]).toContain(answer.status);
  for (const { body, headers } of portal.asked()) {
    expect([username, username.trim(), username.toWellFormed()]).toContain(JSON.parse(body).username);
    expect(JSON.stringify(headers).includes(username)).toBe(false);
  }
  expect(answer.setCookies.join()).not.toContain("wrong-one");
  expectClean(portal.lines);
});

const evil = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/%2f/evil.example",
  "javascript:alert(1)",
  "/x\r\nset-cookie: a=b",
  "/x%0d%0aset-cookie:a=b",
  "\t//evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/auth/logout",
  "/EN/auth/logout",
  "/en/auth/logout",
  "/%61uth/logout",
  "data:text/html,a",
  "/x#a",
  `/${"a".repeat(5000)}`,
  "http:evil.example",
  "/;@evil.example",
  "///evil.example",
  "/%5cevil.example",
  "/\u2028evil",
];

test.each(evil)("a form that returns to %j stays on the portal", async (redirect) => {
  const portal = await startForm();
  const answer = await post(portal.visitor(), fields({ redirect }));
  expect(answer.status).toBe(303);
  const location = answer.headers["location"] ?? "";
  expect(URL.parse(location, "http://localhost")?.origin).toBe("http://localhost");
  expect(/[\r\n]|logout/.test(location)).toBe(false);
  expect(answer.setCookies.some((line) => line.startsWith("a=b"))).toBe(false);
});

test.each(evil)("a script's form that returns to %j stays on the portal", async (redirect) => {
  const portal = await startForm();
  const answer = await post(portal.visitor(), fields({ redirect }), {
    accept: "application/json",
    "sec-fetch-mode": "cors",
  });
  const { address: to }: { address: string } = JSON.parse(answer.text);
  expect(URL.parse(to, "http://localhost")?.origin).toBe("http://localhost");
  expect(/[\r\n]|logout/.test(to)).toBe(false);
  expect(/citizen-1/.test(answer.text)).toBe(false);
});

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "", origin: "https://evil.example" },
  { "sec-fetch-site": "", origin: "null" },
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", origin: "https://evil.example" },
];

test.each(foreign)("a form with %j signs nobody in (login CSRF)", async (headers) => {
  const portal = await startForm();
  const visitor = portal.visitor();
  const answer = await post(visitor, fields(), headers);
  expect([303, 302, 200]).not.toContain(answer.status);
  expect(visitor.value("auth.token")).toBeUndefined();
  expect(portal.asked()).toEqual([]);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test.each([
  ["one address", () => ({})],
  ["a forged X-Forwarded-For each", (index: number) => ({ "x-forwarded-for": `10.0.0.${index}` })],
  ["forged lists", (index: number) => ({ "x-forwarded-for": `10.1.0.${index}, 10.2.0.${index}` })],
  [
    "forged Forwarded and X-Real-IP",
    (index: number) => ({ forwarded: `for=10.0.0.${index}`, "x-real-ip": `10.0.0.${index}` }),
  ],
])("of 100 wrong passwords at the same time from %s 20 reach the provider", async (_, headers) => {
  const portal = await startForm({ FORM_PROXIES: "0" });
  await Promise.all(
    Array.from({ length: 100 }, (__, index) =>
      post(portal.visitor(), fields({ password: "wrong-one" }), headers(index)),
    ),
  );
  expect(portal.asked().length).toBeLessThanOrEqual(20);
  expectClean(portal.lines);
});

test.each([
  ["the same last address", (index: number) => `10.0.0.${index}, 192.0.2.1`, 20],
  ["an address with port", (index: number) => `192.0.2.1:${index + 1000}`, 20],
  [
    "an address of IPv6 in another spelling",
    (index: number) => (index % 2 ? "2001:db8::1" : "2001:0DB8:0:0:0:0:0:1"),
    20,
  ],
  ["addresses of one network of IPv6", (index: number) => `2001:db8::${index.toString(16)}`, 20],
  ["IPv4 written as IPv6", (index: number) => (index % 2 ? "192.0.2.1" : "::ffff:192.0.2.1"), 20],
  ["words that are no addresses", (index: number) => `word-${index}`, 20],
])("behind one proxy, of 60 wrong passwords from %s %i reach the provider", async (_, forwarded, limit) => {
  const portal = await startForm({ FORM_PROXIES: "1" });
  for (let index = 0; index < 60; index += 1)
    await post(portal.visitor(), fields({ password: "wrong-one" }), { "x-forwarded-for": forwarded(index) });
  expect(portal.asked().length).toBeLessThanOrEqual(limit);
});

test("a right password does not give 20 more wrong ones", async () => {
  const portal = await startForm({ FORM_PROXIES: "1" });
  const headers = { "x-forwarded-for": "192.0.2.1" };
  let wrong = 0;
  for (let index = 0; index < 60; index += 1) {
    const isRight = index % 10 === 9;
    const before = portal.asked().length;
    await post(portal.visitor(), fields(isRight ? {} : { password: "wrong-one" }), headers);
    if (!isRight) wrong += portal.asked().length - before;
  }
  expect(wrong).toBeLessThanOrEqual(20);
});

const answers: [string, Answer][] = [
  ["hangs", hang],
  ["closes", reset],
  ["HTML", html],
  ["500", json({}, 500)],
  ["429", json({}, 429)],
  ["404", json({}, 404)],
  ["204", (_, r) => r.writeHead(204).end()],
  ["null", json(null)],
  ["a list", json([])],
  ["a user without tokens", json({ login: "citizen", name: "a" })],
  ["an empty token", json({ token: "", refreshToken: "" })],
  ["a token with line breaks", json({ token: "a\r\nb: c", refreshToken: "b" })],
  ["a token of 1 MB", json({ token: "a".repeat(1_000_000), refreshToken: "b" })],
  ["a token that nobody has", json({ token: "nobody-9", refreshToken: "b" })],
  ["a redirect", (_, r) => r.writeHead(302, { location: "https://evil.example/" }).end()],
  ["a redirect with the form", (_, r) => r.writeHead(307, { location: "http://127.0.0.1:1/" }).end()],
  ["cookies", (_, r) => r.writeHead(401, { "set-cookie": "auth.token=evil; Path=/" }).end("{}")],
  ["the password", ({ body }, r) => r.writeHead(400, { "content-type": "application/json" }).end(body)],
];

test.each(answers)("a provider that answers with %s signs nobody in, and nothing of it is seen", async (_, answer) => {
  const portal = await startForm();
  portal.provider.faults.set("/rest/sign-in", answer);
  const visitor = portal.visitor();
  const reply = await post(visitor);
  expect(reply.status).not.toBe(500);
  expect([302, 303]).not.toContain(reply.status);
  expect(reply.headers["location"]).toBeUndefined();
  expect(reply.setCookies.join().includes("evil")).toBe(false);
  expect(visitor.value("auth.token")).toBeUndefined();
  expectClean(portal.lines);
});

test.each(["/en", "/ru", "/ua"])("the form below %s has the same limits", async (prefix) => {
  const portal = await startForm();
  for (let index = 0; index < 30; index += 1)
    await post(portal.visitor(), fields({ password: "wrong-one" }), {}, prefix + address);
  for (let index = 0; index < 30; index += 1) await post(portal.visitor(), fields({ password: "wrong-one" }));
  expect(portal.asked().length).toBeLessThanOrEqual(20);
});

test.each([
  "/auth/sign-in/",
  "/auth//sign-in",
  "/AUTH/sign-in",
  "/auth/sign-in;a",
  "/auth/%73ign-in",
  "/cs/auth/sign-in",
  "/x",
])("the limit counts, or nothing is asked, at %s", async (url) => {
  const portal = await startForm();
  for (let index = 0; index < 40; index += 1) await post(portal.visitor(), fields({ password: "wrong-one" }), {}, url);
  expect(portal.asked().length).toBeLessThanOrEqual(20);
  expectClean(portal.lines);
});
