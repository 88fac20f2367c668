import { expect, test } from "vitest";
import { bearer, citizen, cookiesOf, official, startProvider } from "./provider.ts";

const MINUTE = 60_000;

test("a session is exchanged for tokens with an empty body, a password without a session", async () => {
  const { send, logIn, post, userInfo } = await startProvider();
  const session = cookiesOf(await logIn(citizen));
  const bySession = await send("/rest/sign-in", { method: "POST", headers: session });
  const byPassword = await post("/rest/sign-in", official);
  for (const [answer, user] of [
    [bySession, { login: "obcan", name: "Jana Dvořáková", roles: [] }],
    [byPassword, { login: "urednik", name: "Petr Svoboda", roles: ["official"] }],
  ] as const) {
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const { token, refreshToken, ...rest } = await answer.json();
    expect([answer.status, rest]).toEqual([200, { user }]);
    expect(token).toMatch(/^[\w-]{32}\.[\w-]{32}$/);
    expect(refreshToken).not.toBe(token);
    expect(await (await userInfo(bearer(token))).json()).toEqual(user);
    expect((await userInfo(bearer(refreshToken))).status).toBe(401);
  }
});

test("a request with neither is refused in JSON", async () => {
  const { send, post, userInfo } = await startProvider();
  const answers = {
    no_session: await send("/rest/sign-in", { method: "POST" }),
    invalid_credentials: await post("/rest/sign-in", { ...citizen, password: official.password }),
    invalid_token: await userInfo({}),
  };
  for (const [error, answer] of Object.entries(answers)) {
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.json()).toEqual({ error });
  }
});

test("a session does not make up for a wrong token", async () => {
  const { logIn, userInfo } = await startProvider();
  const session = cookiesOf(await logIn(citizen));
  expect((await userInfo({ ...session, ...bearer("x") })).status).toBe(401);
});

test("a token lasts ten minutes, its refresh token twelve hours", async () => {
  const { post, userInfo, wait } = await startProvider();
  const { token, refreshToken } = await (await post("/rest/sign-in", citizen)).json();
  wait(10 * MINUTE - 1);
  expect((await userInfo(bearer(token))).status).toBe(200);
  wait(1);
  expect((await userInfo(bearer(token))).status).toBe(401);
  wait(12 * 60 * MINUTE - 10 * MINUTE - 1);
  const next = await (await post("/rest/refresh", { refreshToken })).json();
  expect((await userInfo(bearer(next.token))).status).toBe(200);
  wait(12 * 60 * MINUTE);
  expect((await post("/rest/refresh", { refreshToken: next.refreshToken })).status).toBe(401);
});

test("lifetimes are configurable", async () => {
  const { post, userInfo, wait } = await startProvider({ lifetimes: { tokenMs: 1000 } });
  const { token } = await (await post("/rest/sign-in", citizen)).json();
  wait(999);
  expect((await userInfo(bearer(token))).status).toBe(200);
  wait(1);
  expect((await userInfo(bearer(token))).status).toBe(401);
});

test("a refresh returns the next pair and invalidates the previous one", async () => {
  const { post, userInfo } = await startProvider();
  const first = await (await post("/rest/sign-in", official)).json();
  const second = await (await post("/rest/refresh", first, bearer(first.token))).json();
  expect(second.user).toEqual(first.user);
  expect(new Set([first.token, first.refreshToken, second.token, second.refreshToken]).size).toBe(4);
  expect((await userInfo(bearer(first.token))).status).toBe(401);
  expect((await userInfo(bearer(second.token))).status).toBe(200);
});

test("reusing a refresh token revokes its whole family, and no other", async () => {
  const { post, userInfo } = await startProvider();
  const other = await (await post("/rest/sign-in", official)).json();
  const first = await (await post("/rest/sign-in", official)).json();
  const second = await (await post("/rest/refresh", first)).json();
  expect((await userInfo(bearer(second.token))).status).toBe(200);
  expect((await post("/rest/refresh", first)).status).toBe(401);
  expect((await userInfo(bearer(second.token))).status).toBe(401);
  expect((await post("/rest/refresh", second)).status).toBe(401);
  expect((await userInfo(bearer(other.token))).status).toBe(200);
});

test("a refresh whose response was lost returns the same pair again, until the pair has been used", async () => {
  const { post, userInfo } = await startProvider();
  const first = await (await post("/rest/sign-in", official)).json();
  const lost = await (await post("/rest/refresh", first)).json();
  const second = await (await post("/rest/refresh", first)).json();
  expect(second).toEqual(lost);
  const third = await (await post("/rest/refresh", second)).json();
  expect((await userInfo(bearer(third.token))).status).toBe(200);
  expect((await post("/rest/refresh", first)).status).toBe(401);
});

test("concurrent refreshes all get the same next pair", async () => {
  const { post, userInfo } = await startProvider();
  const first = await (await post("/rest/sign-in", citizen)).json();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post("/rest/refresh", first)));
  const pairs = await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.json()));
  expect(pairs).toHaveLength(5);
  expect(new Set(pairs.map(({ token }) => token)).size).toBe(1);
  expect((await userInfo(bearer(pairs[0].token))).status).toBe(200);
});

test("signing out with either token ends both, and is not an error when both have ended", async () => {
  const { post, send, userInfo } = await startProvider();
  for (const way of ["header", "body", "both"]) {
    const { token, refreshToken } = await (await post("/rest/sign-in", citizen)).json();
    const signOut = () =>
      way === "header"
        ? send("/rest/sign-out", { method: "POST", headers: bearer(token) })
        : post("/rest/sign-out", { refreshToken }, way === "both" ? bearer(token) : {});
    expect([way, (await signOut()).status, (await signOut()).status]).toEqual([way, 200, 200]);
    expect((await userInfo(bearer(token))).status).toBe(401);
    expect((await post("/rest/refresh", { refreshToken })).status).toBe(401);
  }
  expect((await post("/rest/sign-out", {})).status).toBe(400);
});

test("useless bodies are refused, and large ones are not read", async () => {
  const { send, post } = await startProvider();
  const bodies = ["{", "[]", "null", "1", '"x"', '{"refreshToken":1}', '{"refreshToken":["x"]}', "<p>"];
  for (const body of bodies) {
    const answer = await send("/rest/refresh", { method: "POST", body });
    expect([body, answer.status, await answer.json()]).toEqual([body, 400, { error: "invalid_body" }]);
  }
  for (const body of ["{", "[]", '{"username":1}', '{"username":{},"password":"x"}'])
    expect([body, (await send("/rest/sign-in", { method: "POST", body })).status]).toEqual([body, 400]);
  expect((await post("/rest/sign-in", { ...citizen, more: "x".repeat(16_000) })).status).toBe(200);
  expect((await post("/rest/sign-in", { ...citizen, more: "x".repeat(17_000) })).status).toBe(413);
});

test("unknown paths and methods are refused, in JSON for programs", async () => {
  const { send } = await startProvider();
  const posted = await send("/rest/user-info", { method: "POST" });
  expect([posted.status, posted.headers.get("allow"), await posted.json()]).toEqual([
    405,
    "GET",
    { error: "method_not_allowed" },
  ]);
  expect((await send("/rest/user-info", { method: "HEAD" })).status).toBe(401);
  expect(await (await send("/rest/other")).json()).toEqual({ error: "not_found" });
  for (const path of ["/other", "/__proto__", "/constructor", "/auth/cas/login/", "/auth/cas"])
    expect([path, (await send(path)).status]).toEqual([path, 404]);
  expect((await send("/auth/cas/login", { method: "constructor" })).status).toBe(400);
});
