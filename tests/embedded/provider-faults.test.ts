import { expect, test } from "vitest";
import { faults, parseFault } from "#embedded/provider/faults.ts";
import { createRandom } from "#harness/content/random.ts";
import { bearer, citizen, cookiesOf, official, startProvider } from "./provider.ts";

test("a fault affects the matching requests until it is removed", async () => {
  const { provider, post, userInfo } = await startProvider();
  const { token } = await (await post("/rest/sign-in", citizen)).json();
  provider.setFault(parseFault("/rest/user-info=down"));
  expect((await userInfo(bearer(token))).status).toBe(500);
  expect((await post("/rest/sign-in", citizen)).status).toBe(200);
  provider.setFault();
  expect((await userInfo(bearer(token))).status).toBe(200);
});

test("every named fault does what it says", async () => {
  const { provider, post } = await startProvider();
  const signIn = (signal = AbortSignal.timeout(30_000)) =>
    fetch(`${provider.url}/rest/sign-in`, { method: "POST", body: JSON.stringify(citizen), signal });
  const seen: Record<keyof typeof faults, () => Promise<unknown>> = {
    slow: async () => expect(signIn(AbortSignal.timeout(300))).rejects.toThrow(/timeout/),
    hang: async () => expect(signIn(AbortSignal.timeout(300))).rejects.toThrow(/timeout/),
    reset: async () => expect(signIn()).rejects.toThrow(),
    down: async () => expect((await signIn()).status).toBe(500),
    expired: async () => expect((await signIn()).status).toBe(401),
    html: async () => expect((await signIn()).headers.get("content-type")).toBe("text/html; charset=utf-8"),
    nothing: async () => expect(await (await signIn()).text()).toBe(""),
    truncated: async () => expect((await signIn()).text()).rejects.toThrow(),
    "number-token": async () =>
      expect(await (await signIn()).json()).toMatchObject({ token: 12_345, refreshToken: 12_345 }),
    "array-token": async () => expect(await (await signIn()).json()).toMatchObject({ token: ["a", "b"] }),
    "huge-token": async () => expect((await (await signIn()).json()).token).toHaveLength(1_000_000),
    "no-token": async () => expect(Object.keys(await (await signIn()).json())).toEqual(["user"]),
    array: async () => expect(await (await signIn()).json()).toHaveLength(1),
  };
  for (const [name, check] of Object.entries(seen)) {
    provider.setFault(parseFault(`/rest/sign-in=${name}`));
    await check();
  }
  expect(Object.keys(seen)).toEqual(Object.keys(faults));
  provider.setFault();
  expect((await post("/rest/sign-in", citizen)).status).toBe(200);
});

test.for(["", "html", "/x", "/x=", "/x=constructor", "x=html"])("a fault that there is not is told: %s", (text) => {
  expect(() => parseFault(text)).toThrow(/^--fault takes a path and one of slow, /);
});

test("form posts from other sites, of other types and of 17 kB are refused", async () => {
  const { send, logIn } = await startProvider();
  expect((await logIn(citizen, "", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await logIn(citizen, "", { "sec-fetch-site": "same-origin" })).status).toBe(303);
  expect((await send("/auth/cas/login", { method: "POST", body: JSON.stringify(citizen) })).status).toBe(415);
  expect((await logIn({ ...citizen, more: "x".repeat(17_000) })).status).toBe(413);
});

test("none of three hundred garbage requests causes a server error or a session", async () => {
  const { send, userInfo } = await startProvider();
  const { pick } = createRandom(7);
  const bits = [
    "%",
    "%00",
    "%zz",
    "%c3%28",
    "=",
    "&",
    "redirect",
    "lang",
    "..",
    "//",
    "[",
    "constructor",
    "\u{1F600}",
    "a".repeat(500),
  ];
  const text = () => Array.from({ length: pick([0, 1, 3, 8]) }, () => pick(bits)).join("");
  const paths = [
    "/",
    "/auth/cas/login",
    "/auth/cas/logout",
    "/auth/cas/cleanup",
    "/rest/user-info",
    "/rest/sign-in",
    "/rest/refresh",
    "/rest/sign-out",
  ];
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "\xff"];
  const statuses = new Set<number>();
  for (let round = 0; round < 300; round++) {
    const method = pick(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]);
    const headers = {
      authorization: pick(["", "Bearer", "Bearer .", "Bearer a.b", "Basic eDp5", `Bearer ${"x".repeat(5000)}`]),
      cookie: pick(["", "=", ";;;", "provider.session", "provider.session=", "provider.session=x; provider.session=y"]),
      "content-type": pick(types),
      "accept-language": pick(["", "*", "x".repeat(3000), "en;q=x", ",,,", "uk;q=2"]),
    };
    const body =
      method === "GET" || method === "HEAD"
        ? null
        : pick(["", text(), "{", '{"refreshToken":"a.b"}', '{"__proto__":1}']);
    const answer = await send(`${pick(paths)}${pick(["", "?", "/"])}${text()}`, { method, headers, body });
    statuses.add(answer.status);
    expect(
      answer.headers.getSetCookie().filter((cookie) => !/=;|^provider\.language=(?:cs|en|ru|ua);/.test(cookie)),
    ).toEqual([]);
    await answer.arrayBuffer();
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.size).toBeGreaterThan(5);
  expect((await userInfo({})).status).toBe(401);
});

test("concurrent actions of two visitors do not mix", async () => {
  const { logIn, post, userInfo } = await startProvider();
  const accounts = Array.from({ length: 40 }, (_, index) => (index % 2 ? citizen : official));
  const logins = await Promise.all(
    accounts.map(async (account) => {
      const { token } = await (await post("/rest/sign-in", {}, cookiesOf(await logIn(account)))).json();
      return (await (await userInfo(bearer(token))).json()).login;
    }),
  );
  expect(logins).toEqual(accounts.map(({ username }) => username));
});
