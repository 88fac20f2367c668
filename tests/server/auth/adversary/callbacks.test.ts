import { expect, test } from "vitest";
import type { Visitor } from "../portal.ts";
import { expectCleanLog, type Hostile, nameOf, startHostilePortal } from "./hostile-portal.ts";

/** Nobody is signed in, and the visitor stays on the portal. */
async function expectNobody(
  portal: Hostile,
  answer: { status: number; headers: Record<string, string | undefined> },
  visitor: Visitor = portal.visitor,
) {
  expect(answer.status).toBeLessThan(504);
  expect(answer.status).not.toBe(500);
  const location = answer.headers["location"] ?? "/";
  expect(location.slice(0, 200)).toMatch(/^\/(?!\/)/);
  expect(visitor.value("auth.token") === undefined).toBe(true);
  expect(await nameOf(visitor)).toBe("nobody");
  expectCleanLog(portal.lines);
}

const callback = (query: string) => `/auth/callback?${query}`;
const of = (address: string) => new URLSearchParams(address.split("?")[1]);
type Change = (query: URLSearchParams, portal: Hostile) => string;

/** Returns that sign nobody in (RFC 6749 3.1 and 4.1.2, RFC 9207, RFC 9700). */
const refused: Record<string, Change> = {
  "a second state": (q) => callback(`${q}&state=other`),
  "a state before the state": (q) => callback(`state=other&${q}`),
  "the state twice": (q) => callback(`${q}&state=${q.get("state")}`),
  "a second code": (q) => callback(`${q}&code=other`),
  "a code before the code": (q) => callback(`code=other&${q}`),
  "the code twice": (q) => callback(`${q}&code=${q.get("code")}`),
  "the issuer twice": (q, { hostile }) => callback(`${q}&iss=${hostile.url}&iss=${hostile.url}`),
  "an issuer after another": (q, { hostile }) => callback(`${q}&iss=https://evil.example&iss=${hostile.url}`),
  "another issuer": (q) => callback(`${q}&iss=https%3A%2F%2Fevil.example`),
  "an issuer with a slash": (q, { hostile }) => callback(`${q}&iss=${encodeURIComponent(`${hostile.url}/`)}`),
  "an issuer in capitals": (q, { hostile }) => callback(`${q}&iss=${encodeURIComponent(hostile.url.toUpperCase())}`),
  "a list of issuers": (q) => callback(`${q}&iss[]=a&iss=https://evil.example`),
  "no state": (q) => callback(`code=${q.get("code")}`),
  "an empty state": (q) => callback(`code=${q.get("code")}&state=`),
  "a list as state": (q) => callback(`code=${q.get("code")}&state[]=${q.get("state")}`),
  "an object as state": (q) => callback(`code=${q.get("code")}&state[a]=${q.get("state")}`),
  "the state in capitals": (q) =>
    callback(
      `code=${q.get("code")}&state=${String(q.get("state")).replace(/[a-z]/, (letter) => letter.toUpperCase())}`,
    ),
  "half of the state": (q) => callback(`code=${q.get("code")}&state=${q.get("state")?.slice(0, 8)}`),
  "the first eight characters and others": (q) =>
    callback(`code=${q.get("code")}&state=${q.get("state")?.slice(0, 8)}${"A".repeat(35)}`),
  "a space after the state": (q) => callback(`code=${q.get("code")}&state=${q.get("state")}%20`),
  "a null byte after the state": (q) => callback(`code=${q.get("code")}&state=${q.get("state")}%00`),
  "a line break in the state": (q) => callback(`code=${q.get("code")}&state=${q.get("state")}%0d%0aSet-Cookie:a=b`),
  "a state encoded twice": (q) =>
    callback(`code=${q.get("code")}&state=${encodeURIComponent(encodeURIComponent(`${q.get("state")}=`))}`),
  "a state of __proto__": (q) => callback(`code=${q.get("code")}&state=__proto__`),
  "a state of 10 kB": (q) => callback(`code=${q.get("code")}&state=${"a".repeat(10_000)}`),
  "a state of 60 kB": (q) => callback(`code=${q.get("code")}&state=${"a".repeat(60_000)}`),
  "malformed encoding": (q) => callback(`code=%E0%A4%A&state=${q.get("state")}%`),
  "no code": (q) => callback(`state=${q.get("state")}`),
  "an empty code": (q) => callback(`code=&state=${q.get("state")}`),
  "a list as code": (q) => callback(`code[]=a&state=${q.get("state")}`),
  "a code and an error": (q) => callback(`${q}&error=access_denied`),
  "an error and no code": (q) => callback(`error=access_denied&state=${q.get("state")}`),
  "an error of markup": (q) =>
    callback(`error=%3Cscript%3E&error_description=%3Cimg%20src=x%3E&state=${q.get("state")}`),
  "an error of line breaks": (q) => callback(`error=a%0d%0aSet-Cookie:%20a=b&state=${q.get("state")}`),
  "an error of 8 kB": (q) => callback(`error=${"e".repeat(8000)}&state=${q.get("state")}`),
  "an error that is a token": (q) =>
    callback(`error=eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA&state=${q.get("state")}`),
  "an error with personal data": (q) =>
    callback(
      `error=access_denied&error_description=account-7&error_uri=https://evil.example/account-7&state=${q.get("state")}`,
    ),
  "an error without state": () => callback("error=server_error"),
  "two errors": (q) => callback(`error=a&error=b&state=${q.get("state")}`),
  "a signed answer (JARM)": (q) => callback(`response=eyJhbGciOiJub25lIn0.e30.&state=${q.get("state")}`),
  "tokens in the query (implicit)": (q) =>
    callback(`id_token=eyJhbGciOiJub25lIn0.e30.&access_token=a&token_type=Bearer&state=${q.get("state")}`),
  "a code with an ID token (hybrid)": (q) => callback(`${q}&id_token=eyJhbGciOiJub25lIn0.e30.&response_mode=fragment`),
  semicolons: (q) => callback(`code=${q.get("code")};state=${q.get("state")}`),
  "names in capitals": (q) => callback(`CODE=${q.get("code")}&STATE=${q.get("state")}`),
  "no query": () => "/auth/callback",
  "the path in capitals": (q) => `/AUTH/CALLBACK?${q}`,
  "a slash after the path": (q) => `/auth/callback/?${q}`,
  "two slashes": (q) => `//auth/callback?${q}`,
  "two slashes inside": (q) => `/auth//callback?${q}`,
  "a parameter of the path": (q) => `/auth/callback;a=b?${q}`,
  "a null byte in the path": (q) => `/auth/callback%00?${q}`,
};

test.each(Object.entries(refused))("a return with %s signs nobody in", async (name, change) => {
  const portal = await startHostilePortal();
  const returned = await portal.begin();
  const address = change(of(returned), portal);
  // Whoever lowers a state that has capitals changes it; a state has 43 random characters.
  if (name === "the state in capitals") expect(address).not.toBe(returned);
  await expectNobody(portal, await portal.visitor.ask(address));
});

test.each([
  [
    "POST as form_post",
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
    },
  ],
  ["POST of JSON", { method: "POST", headers: { "content-type": "application/json" } }],
  ["PUT", { method: "PUT", headers: {} }],
  ["DELETE", { method: "DELETE", headers: {} }],
  [
    "OPTIONS",
    { method: "OPTIONS", headers: { origin: "https://evil.example", "access-control-request-method": "GET" } },
  ],
  ["PATCH", { method: "PATCH", headers: {} }],
])("a return by %s signs nobody in", async (_, options) => {
  const portal = await startHostilePortal();
  const [path = "", query = ""] = (await portal.begin()).split("?");
  await expectNobody(
    portal,
    await portal.visitor.ask(path, { ...options, ...(/^P/.test(options.method) && { body: query }) }),
  );
  const answer = await portal.visitor.ask(`${path}?${query}`, options);
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  await expectNobody(portal, answer);
});

test("with RFC 9207 announced, a return without the issuer signs nobody in", async () => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ authorization_response_iss_parameter_supported: true });
  await expectNobody(portal, await portal.signIn());
  await expectNobody(portal, await portal.visitor.ask(await portal.begin(portal.visitor, "/x", { iss: "" })));
  portal.visitor.cookies.clear();
  const answer = await portal.visitor.ask(await portal.begin(portal.visitor, "/x", { iss: portal.hostile.url }));
  expect(answer.headers["location"]).toBe("/x");
});

const good: [string, Change][] = [
  ["other parameters", (q) => callback(`${q}&session_state=a.b&utm_source=x&a[]=1`)],
  ["the right issuer", (q, { hostile }) => callback(`${q}&iss=${encodeURIComponent(hostile.url)}`)],
  ["encoded names", (q) => callback(`c%6Fde=${q.get("code")}&st%61te=${q.get("state")}`)],
];

test.each(good)("a return with %s signs in", async (_, change) => {
  const portal = await startHostilePortal();
  const answer = await portal.visitor.ask(change(of(await portal.begin()), portal));
  expect(answer.headers["location"]).toBe("/x");
  expect(await nameOf(portal.visitor)).toBe("account-7");
});

test.each(["/en", "/ru", "/ua"])(
  "a return below %s asks for tokens with the registered address only",
  async (prefix) => {
    const portal = await startHostilePortal();
    await portal.visitor.ask(prefix + (await portal.begin()));
    for (const { body } of portal.hostile.callsOf("/token"))
      expect(body.get("redirect_uri")).toBe("http://localhost/auth/callback");
    expectCleanLog(portal.lines);
  },
);

test("a return that is used again, also with its cookie and after signing out, asks for no tokens", async () => {
  const portal = await startHostilePortal();
  const returned = await portal.begin();
  const before = new Map(portal.visitor.cookies);
  await portal.visitor.ask(returned);
  await portal.visitor.ask(returned);
  expect(await nameOf(portal.visitor)).toBe("account-7");
  await portal.visitor.ask("/auth/logout");
  for (const [key, cookie] of before) portal.visitor.cookies.set(key, cookie);
  const answer = await portal.visitor.ask(returned);
  await expectNobody(portal, answer);
  expect(portal.hostile.callsOf("/token")).toHaveLength(1);
});

test("ten returns at the same time ask for tokens once, and sign in", async () => {
  const portal = await startHostilePortal();
  const returned = await portal.begin();
  const answers = await Promise.all(Array.from({ length: 10 }, () => portal.visitor.ask(returned)));
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(portal.hostile.callsOf("/token")).toHaveLength(1);
  expect(await nameOf(portal.visitor)).toBe("account-7");
});

test("a return in a browser that began nothing, or another sign-in, is nobody's (login CSRF)", async () => {
  const portal = await startHostilePortal();
  const attack = await portal.begin(portal.another());
  await expectNobody(portal, await portal.visitor.ask(attack));
  await portal.visitor.ask("/auth/login");
  await expectNobody(portal, await portal.visitor.ask(attack));
  expect(portal.hostile.callsOf("/token")).toEqual([]);
});

test("a return of another account in a second tab replaces the session wholly, and the old one is dead", async () => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const old = new Map(portal.visitor.cookies);
  portal.hostile.setIdToken((claims) => portal.hostile.sign({ ...claims, sub: "account-8", sid: "session-8" }));
  portal.visitor.cookies.clear();
  await portal.signIn();
  expect(await nameOf(portal.visitor)).toBe("account-8");
  const mixed = portal.another();
  for (const [key, cookie] of old) mixed.cookies.set(key, cookie);
  for (const [key, cookie] of portal.visitor.cookies) if (cookie.name !== "auth.token") mixed.cookies.set(key, cookie);
  expect(["nobody", "account-7"]).toContain(await nameOf(mixed));
  const session = await mixed.ask("/auth/session", { headers: { "sec-fetch-mode": "cors" } });
  expect(session.text.includes("account-8")).toBe(false);
});

const transactionChanges: [string, (value: string, other: string) => string][] = [
  ["cut at the end", (value) => value.slice(0, -4)],
  ["cut to half", (value) => value.slice(0, value.length / 2)],
  ["of the other sign-in", (_, other) => other],
  ["empty", () => ""],
  ["of 6 kB", () => "a".repeat(6000)],
  ["unsealed", (value) => value.replace(/^[^.]*/, Buffer.from('{"alg":"none"}').toString("base64url"))],
  ["with quotes", (value) => `"${value}."`],
  ["with a changed letter", (value) => value.slice(0, 60) + (value[60] === "A" ? "B" : "A") + value.slice(61)],
];

test.each(transactionChanges)("a sign-in whose cookie is %s signs nobody in", async (_, change) => {
  const portal = await startHostilePortal();
  const other = portal.another();
  await portal.begin(other);
  const returned = await portal.begin();
  const isOfLogin = ({ name }: { name: string }) => name.startsWith("auth.login.");
  const foreign = [...other.cookies.values()].find(isOfLogin)?.value ?? "";
  for (const cookie of portal.visitor.cookies.values())
    if (isOfLogin(cookie)) cookie.value = change(cookie.value, foreign);
  await expectNobody(portal, await portal.visitor.ask(returned));
  expect(portal.hostile.callsOf("/token")).toEqual([]);
});

test("cookies of the session and of the sign-in are not taken for each other", async () => {
  const portal = await startHostilePortal();
  const returned = await portal.begin();
  const login = [...portal.visitor.cookies.values()].find(({ name }) => name.startsWith("auth.login."));
  const thief = portal.another();
  for (const name of ["auth.token", "security", "auth.activity"]) thief.set(name, login?.value ?? "");
  expect(await nameOf(thief)).toBe("nobody");
  await portal.visitor.ask(returned);
  thief.set(login?.name ?? "", portal.visitor.value("auth.token") ?? "");
  thief.set("auth.token", portal.visitor.value("security") ?? "");
  await expectNobodyStays(portal, thief, returned);
});

async function expectNobodyStays(portal: Hostile, thief: Visitor, returned: string) {
  await thief.ask(returned);
  expect(await nameOf(thief)).toBe("nobody");
  expectCleanLog(portal.lines);
}

test("a hundred foreign cookies of sign-ins cost nothing, and are not answered with as many", async () => {
  const portal = await startHostilePortal();
  const returned = await portal.begin();
  for (let index = 0; index < 100; index += 1)
    portal.visitor.set(`auth.login.${String(index).padStart(8, "x")}`, "a.b.c");
  const answer = await portal.visitor.ask(returned);
  expect(answer.headers["location"]).toBe("/x");
  expect(await nameOf(portal.visitor)).toBe("account-7");
  const next = portal.another();
  for (let index = 0; index < 100; index += 1) next.set(`auth.login.${String(index).padStart(8, "x")}`, "a.b.c");
  const begun = await next.ask("/auth/login");
  expect(begun.status).toBe(302);
  expect([...next.cookies.values()].filter(({ name }) => name.startsWith("auth.login.")).length).toBeLessThanOrEqual(5);
});

test("a hundred sign-ins that began in one browser leave five cookies, and the last one works", async () => {
  const portal = await startHostilePortal();
  let returned = "";
  for (let index = 0; index < 100; index += 1) returned = await portal.begin();
  expect(
    [...portal.visitor.cookies.values()].filter(({ name }) => name.startsWith("auth.login.")).length,
  ).toBeLessThanOrEqual(5);
  expect((await portal.visitor.ask(returned)).headers["location"]).toBe("/x");
});

test.each(["www.portal.example", "up.localhost"])(
  "a sign-in that began on localhost signs nobody in on %s",
  async (host) => {
    const portal = await startHostilePortal();
    const returned = await portal.begin();
    const answer = await portal.visitor.ask(returned, {
      host,
      headers: { "x-forwarded-host": "localhost", forwarded: "host=localhost" },
    });
    expect(answer.headers["location"] ?? "/").toMatch(/^\/(?!\/)/);
    expect((await portal.visitor.ask("/who", { host })).text).not.toContain("account-7");
  },
);

test.each([
  ["of an image", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" }],
  ["of a script", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", "sec-fetch-site": "cross-site" }],
  [
    "of a frame of another site",
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" },
  ],
  ["of a prefetch", { "sec-purpose": "prefetch", "sec-fetch-site": "cross-site" }],
])("a login address %s of another site begins nothing, or only a sign-in that harms nobody", async (_, headers) => {
  const portal = await startHostilePortal();
  await portal.signIn();
  const token = portal.visitor.value("auth.token");
  await portal.visitor.ask("/auth/login?redirect=/x&level=high", { headers });
  expect(portal.visitor.value("auth.token") === token).toBe(true);
  expect(await nameOf(portal.visitor)).toBe("account-7");
});
