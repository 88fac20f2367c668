import { expect, test } from "vitest";
import { json, reset } from "./fake-provider.ts";
import { startPortal, type Visitor } from "./portal.ts";

const settings = { AUTH_KIND: "credentials" };

function post(visitor: Visitor, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return visitor.ask("/auth/sign-in", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const right = { username: "jana", password: "right", redirect: "/secret?q=1" };

/** A provider that takes the password `right`, and a portal with the form. */
async function start() {
  const portal = await startPortal(settings);
  const usual = portal.provider.faults;
  usual.set("/rest/sign-in", (call, response) => {
    const { username, password } = JSON.parse(call.body);
    if (password !== "right") return response.writeHead(401).end();
    const [token, refreshToken] = [`${username}-x`, `refresh-${username}-x`];
    portal.provider.live.add(token).add(refreshToken);
    return response.end(JSON.stringify({ token, refreshToken }));
  });
  return portal;
}

test("the login page leads to the form, in the language of the page", async () => {
  const { visitor } = await start();
  const czech = await visitor().ask("/auth/login?redirect=/secret");
  expect([czech.status, czech.headers["location"]]).toEqual([302, "/auth/sign-in?redirect=%2Fsecret"]);
  const english = await visitor().ask("/en/auth/login?redirect=/en/secret");
  expect(english.headers["location"]).toBe("/en/auth/sign-in?redirect=%2Fen%2Fsecret");
});

test("user name and password are sent as JSON, and the visitor is signed in at the page", async () => {
  const { visitor, provider } = await start();
  const jana = visitor();
  const answer = await post(jana, right);
  expect([answer.status, answer.headers["location"]]).toEqual([303, "/secret?q=1"]);
  const call = provider.calls.find(({ url }) => url === "/rest/sign-in");
  expect(JSON.parse(call?.body ?? "")).toEqual({ username: "jana", password: "right" });
  expect(call?.headers.cookie).toBeUndefined();
  expect((await jana.ask("/secret")).text).toBe("page of jana");
});

test("a script gets the user and the address, or the problems", async () => {
  const { visitor } = await start();
  const accept = { accept: "application/json" };
  const good = await post(visitor(), right, accept);
  expect(JSON.parse(good.text)).toMatchObject({ user: { login: "jana" }, address: "/secret?q=1" });
  const wrong = await post(visitor(), { ...right, password: "wrong" }, accept);
  expect([wrong.status, JSON.parse(wrong.text)]).toEqual([422, { problems: ["wrong"] }]);
});

test.each([
  ["a wrong password", { password: "wrong" }, ["wrong"]],
  ["no password", { password: "" }, ["passwordMissing"]],
  ["no user name", { username: "  " }, ["usernameMissing"]],
  ["nothing", { username: "", password: "" }, ["usernameMissing", "passwordMissing"]],
  ["a password of 6 kB", { password: "x".repeat(6000) }, ["wrong"]],
  ["a user name with a line break", { username: "jana\nroot" }, ["wrong"]],
])("%s is refused, and nobody is signed in", async (_, changed, problems) => {
  const { visitor } = await start();
  const jana = visitor();
  const { text } = await post(jana, { ...right, ...changed }, { accept: "application/json" });
  expect(JSON.parse(text)).toEqual({ problems });
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a provider that is down keeps the form, and costs no attempt", async () => {
  const { visitor, provider } = await start();
  provider.faults.set("/rest/sign-in", reset);
  const accept = { accept: "application/json" };
  for (let time = 0; time < 30; time += 1) {
    const { status, text } = await post(visitor(), right, accept);
    expect([status, JSON.parse(text)]).toEqual([503, { problems: ["unavailable"] }]);
  }
});

test("of 100 wrong passwords 20 are asked about, also at the same time, and for any accounts", async () => {
  const { visitor, provider } = await start();
  const accept = { accept: "application/json" };
  const tries = Array.from({ length: 100 }, (_, index) =>
    post(visitor(), { username: `user${index % 7}`, password: `wrong${index}` }, accept),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(80);
  expect(provider.calls.filter(({ url }) => url === "/rest/sign-in")).toHaveLength(20);
  expect((await post(visitor(), right, accept)).status).toBe(429);
});

test("right passwords are not limited", async () => {
  const { visitor } = await start();
  for (let time = 0; time < 30; time += 1) expect((await post(visitor(), right)).status).toBe(303);
});

test("a form of another site is refused", async () => {
  const { visitor, provider } = await start();
  const answer = await post(visitor(), right, { "sec-fetch-site": "cross-site" });
  expect(answer.status).toBe(403);
  expect(provider.calls).toEqual([]);
});

test.each(["https://evil.example/", "//evil.example/", "/\\evil.example", "/auth/logout", "javascript:alert(1)"])(
  "a sign-in that returns to %s ends at the home page",
  async (redirect) => {
    const { visitor } = await start();
    expect((await post(visitor(), { ...right, redirect })).headers["location"]).toBe("/");
  },
);

test("a session id set before signing in is replaced", async () => {
  const { visitor } = await start();
  const jana = visitor();
  jana.set("auth.session-id", "known-to-the-attacker");
  await post(jana, right);
  expect(jana.value("auth.session-id")).not.toBe("known-to-the-attacker");
});

test("a token that is no string aborts the sign-in with the specified log line", async () => {
  const { visitor, provider, errors } = await start();
  provider.faults.set("/rest/sign-in", json({ token: 5 }));
  expect((await post(visitor(), right, { accept: "application/json" })).status).toBe(503);
  expect(errors()).toEqual(["Auth: string token expected, received number at /token"]);
});

test("neither password nor user name is in the log", async () => {
  const { visitor, lines } = await start();
  await post(visitor(), { ...right, password: "so-secret-wrong" });
  await post(visitor(), right);
  expect(JSON.stringify(lines)).not.toMatch(/so-secret-wrong|"jana"/);
});

test("with another kind there is no form", async () => {
  const { visitor } = await startPortal();
  expect((await visitor().ask("/auth/sign-in")).status).toBe(404);
});
