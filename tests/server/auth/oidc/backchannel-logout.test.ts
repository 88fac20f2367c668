import { createHmac, generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { startPortal } from "../portal.ts";
import { clientSecret, inSeconds, json, logoutEvent, startHostileProvider } from "./hostile-provider.ts";
import { localPart, movingClock, settingsFor } from "./portal.ts";

type Hostile = Awaited<ReturnType<typeof startHostileProvider>>;

/** A portal where a visitor is signed in. */
async function start(settings: Record<string, string> = {}) {
  const hostile = await startHostileProvider();
  const clock = movingClock();
  const portal = await startPortal({ ...settingsFor({ url: hostile.url, clientSecret }), ...settings }, { clock });
  const jana = portal.visitor();
  const signIn = async (visitor = jana) => {
    const started = await visitor.ask("/auth/login?redirect=/secret");
    await visitor.ask(localPart(hostile.authorize(started.headers["location"] ?? "")));
  };
  const send = (token: string, headers: Record<string, string> = {}) =>
    portal.visitor().ask("/auth/backchannel-logout", {
      method: "POST",
      // Providers send no Sec-Fetch headers, and their own host is unknown.
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site", ...headers },
      body: String(new URLSearchParams({ logout_token: token })),
    });
  await signIn();
  return {
    ...portal,
    clock,
    hostile,
    jana,
    signIn,
    send,
    isSignedIn: async () => (await jana.ask("/secret")).status === 200,
  };
}

test.each([
  ["by its session", ({ honestLogout }: Hostile) => honestLogout()],
  ["by its session only", ({ honestLogout }: Hostile) => ({ ...honestLogout(), sub: undefined })],
  ["by its account", ({ honestLogout }: Hostile) => ({ ...honestLogout(), sid: undefined })],
  ["by a token without an end", ({ honestLogout }: Hostile) => ({ ...honestLogout(), exp: undefined })],
])("a session ends %s", async (_, claimsOf) => {
  const { hostile, send, isSignedIn } = await start();
  expect(await isSignedIn()).toBe(true);
  const { status, headers } = await send(await hostile.sign(claimsOf(hostile)));
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(await isSignedIn()).toBe(false);
});

test.each(["logout+jwt", "JWT", "LOGOUT+JWT"])("a logout token of the type %s is accepted", async (typ) => {
  const { hostile, send } = await start();
  expect((await send(await hostile.sign(hostile.honestLogout(), { header: { typ } }))).status).toBe(200);
});

test("the end of another session or account ends nothing", async () => {
  const { hostile, send, isSignedIn } = await start();
  expect((await send(await hostile.sign({ ...hostile.honestLogout(), sid: "session-4" }))).status).toBe(200);
  expect((await send(await hostile.sign({ ...hostile.honestLogout(), sid: undefined, sub: "x" }))).status).toBe(200);
  expect(await isSignedIn()).toBe(true);
});

test("after the end of an account its visitor can sign in again", async () => {
  const { hostile, send, signIn, isSignedIn, clock } = await start();
  expect(await isSignedIn()).toBe(true);
  await send(await hostile.sign({ ...hostile.honestLogout(), sid: undefined }));
  clock.offset = 1000;
  await signIn();
  expect(await isSignedIn()).toBe(true);
});

test("sessions whose provider names none end with the account", async () => {
  const { hostile, send, signIn, visitor } = await start();
  hostile.setIdToken(({ sid: _, ...claims }) => hostile.sign(claims));
  const petr = visitor();
  await signIn(petr);
  expect((await petr.ask("/secret")).status).toBe(200);
  await send(await hostile.sign(hostile.honestLogout()));
  expect((await petr.ask("/secret")).status).toBe(302);
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const wrong: Record<string, (hostile: Hostile) => Promise<string> | string> = {
  "signed with another key": ({ sign, honestLogout, otherKey }) => sign(honestLogout(), { by: otherKey }),
  "without a signature": ({ honestLogout }) => `${encoded({ alg: "none" })}.${encoded(honestLogout())}.`,
  "signed with the secret of the portal": ({ honestLogout }) => {
    const signed = `${encoded({ alg: "HS256", kid: "one" })}.${encoded(honestLogout())}`;
    return `${signed}.${createHmac("sha256", clientSecret).update(signed).digest("base64url")}`;
  },
  "of another issuer": ({ sign, honestLogout }) => sign({ ...honestLogout(), iss: "https://evil.example" }),
  "for another client": ({ sign, honestLogout }) => sign({ ...honestLogout(), aud: "other" }),
  "with a nonce": ({ sign, honestLogout }) => sign({ ...honestLogout(), nonce: "n" }),
  "without events": ({ sign, honestLogout }) => sign({ ...honestLogout(), events: undefined }),
  "of another event": ({ sign, honestLogout }) => sign({ ...honestLogout(), events: { other: {} } }),
  "whose event is no object": ({ sign, honestLogout }) => sign({ ...honestLogout(), events: { [logoutEvent]: 1 } }),
  "without an id": ({ sign, honestLogout }) => sign({ ...honestLogout(), jti: undefined }),
  "without a time": ({ sign, honestLogout }) => sign({ ...honestLogout(), iat: undefined }),
  "of the future": ({ sign, honestLogout }) => sign({ ...honestLogout(), iat: inSeconds(90), exp: inSeconds(300) }),
  "that is an hour old": ({ sign, honestLogout }) => sign({ ...honestLogout(), iat: inSeconds(-3600) }),
  "that has expired": ({ sign, honestLogout }) => sign({ ...honestLogout(), exp: inSeconds(-90) }),
  "that names nobody": ({ sign, honestLogout }) => sign({ ...honestLogout(), sub: undefined, sid: undefined }),
  "with an empty session and account": ({ sign, honestLogout }) => sign({ ...honestLogout(), sub: "", sid: "" }),
  "of another type": ({ sign, honestLogout }) => sign(honestLogout(), { header: { typ: "at+jwt" } }),
  "that is no token": () => "a.b.c",
  "that is empty": () => "",
  "that is an ID token": ({ sign, honestLogout }) => sign({ ...honestLogout(), events: undefined, nonce: "n" }),
};

test.each(Object.keys(wrong))("a logout token %s is refused with 400", async (name) => {
  const { hostile, send, isSignedIn } = await start();
  const { status, headers, text } = await send((await wrong[name]?.(hostile)) ?? "");
  expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
  expect(JSON.parse(text).error).toBe("invalid_request");
  expect(await isSignedIn()).toBe(true);
});

test("a logout token is accepted once", async () => {
  const { hostile, send } = await start();
  const token = await hostile.sign(hostile.honestLogout());
  expect((await send(token)).status).toBe(200);
  expect((await send(token)).status).toBe(400);
});

test.each([
  ["no form", { "content-type": "application/json" }, 415],
  ["a form of 20 kB", {}, 413],
])("%s is refused", async (_, headers, expected) => {
  const { send, isSignedIn } = await start();
  expect((await send("x".repeat(20_000), headers)).status).toBe(expected);
  expect(await isSignedIn()).toBe(true);
});

test("a GET is no logout", async () => {
  const { visitor } = await start();
  expect((await visitor().ask("/auth/backchannel-logout?logout_token=x")).status).toBe(404);
});

test.each([404, 500])("while the key set answers %i, the provider is told to try again, and can", async (answered) => {
  const { hostile, send, isSignedIn } = await start();
  const token = await hostile.sign(hostile.honestLogout());
  hostile.faults.set("/jwks", json({}, answered));
  expect((await send(token)).status).toBe(503);
  hostile.faults.clear();
  expect((await send(token)).status).toBe(200);
  expect(await isSignedIn()).toBe(false);
});

test("a flood of tokens with unknown keys does not read the key set each time", async () => {
  const { hostile, send } = await start();
  const before = hostile.callsOf("/jwks").length;
  for (let time = 0; time < 50; time += 1) {
    const header = { kid: crypto.randomUUID() };
    expect((await send(await hostile.sign(hostile.honestLogout(), { header, by: hostile.otherKey }))).status).toBe(400);
  }
  expect(hostile.callsOf("/jwks").length - before).toBeLessThanOrEqual(2);
});

test("an Ed25519 key is published under the name by which assertions are signed", async () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  const { visitor, hostile } = await start({ OIDC_CLIENT_KEY: JSON.stringify(privateKey.export({ format: "jwk" })) });
  const { keys } = JSON.parse((await visitor().ask("/auth/jwks.json")).text);
  const [call] = hostile.callsOf("/token");
  const [header = ""] = (call?.body.get("client_assertion") ?? "").split(".");
  const { alg, kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  expect(keys).toMatchObject([{ alg, kid }]);
});

test("the keys of the portal are published without their private parts, and prove it to the provider", async () => {
  const { privateKey: old } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const { privateKey: next } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const text = JSON.stringify([
    { ...next.export({ format: "jwk" }), kid: "next" },
    { ...old.export({ format: "jwk" }), kid: "old" },
  ]);
  const { visitor, hostile } = await start({ OIDC_CLIENT_KEY: text });
  const { status, text: published } = await visitor().ask("/auth/jwks.json");
  expect(status).toBe(200);
  const { keys } = JSON.parse(published);
  expect(keys.map(({ kid, alg }: { kid: string; alg: string }) => [kid, alg])).toEqual([
    ["next", "ES256"],
    ["old", "RS256"],
  ]);
  for (const name of ["d", "p", "q", "dp", "dq", "qi"]) expect(published).not.toContain(`"${name}"`);
  const [call] = hostile.callsOf("/token");
  const [header = ""] = (call?.body.get("client_assertion") ?? "").split(".");
  expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({ alg: "ES256", kid: "next" });
  expect(call?.body.has("client_secret")).toBe(false);
});
