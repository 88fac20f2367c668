import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { JWTPayload } from "jose";
import { expect, test } from "vitest";
import { startPortal } from "../portal.ts";
import { type Answer, clientId, clientSecret, inSeconds, json, startHostileProvider } from "./hostile-provider.ts";
import { localPart, movingClock, settingsFor } from "./portal.ts";

type Hostile = Awaited<ReturnType<typeof startHostileProvider>>;

async function start(settings: Record<string, string> = {}) {
  const provider = await startHostileProvider();
  const clock = movingClock();
  const portal = await startPortal({ ...settingsFor({ url: provider.url, clientSecret }), ...settings }, { clock });
  const jana = portal.visitor();
  return {
    ...portal,
    clock,
    hostile: provider,
    jana,
    /** Signs in, and returns where the browser is sent at the end. */
    async signIn() {
      const started = await jana.ask("/auth/login?redirect=/secret");
      if (started.status !== 302) return `status ${started.status}`;
      const { headers } = await jana.ask(localPart(provider.authorize(started.headers["location"] ?? "")));
      return headers["location"];
    },
  };
}

const refused = "/auth/failed?status=403&redirect=%2Fsecret";
const down = "/auth/failed?status=503&redirect=%2Fsecret";

test("honest tokens sign in", async () => {
  const { signIn, jana, errors } = await start();
  expect(await signIn()).toBe("/secret");
  expect((await jana.ask("/secret")).text).toBe("page of account-7");
  expect(errors()).toEqual([]);
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const tokens: Record<string, (hostile: Hostile, claims: JWTPayload) => Promise<string> | string> = {
  "signed with another key": ({ sign, otherKey }, claims) => sign(claims, { by: otherKey }),
  "signed with an unknown key": ({ sign, otherKey }, claims) => sign(claims, { by: otherKey, header: { kid: "two" } }),
  "without a signature": (_, claims) => `${encoded({ alg: "none" })}.${encoded(claims)}.`,
  "signed with the secret of the portal": (_, claims) => {
    const signed = `${encoded({ alg: "HS256", kid: "one" })}.${encoded(claims)}`;
    return `${signed}.${createHmac("sha256", clientSecret).update(signed).digest("base64url")}`;
  },
  "changed after signing": async ({ sign }, claims) => {
    const [header, , signature] = (await sign(claims)).split(".");
    return `${header}.${encoded({ ...claims, sub: "account-8" })}.${signature}`;
  },
  "of another issuer": ({ sign }, claims) => sign({ ...claims, iss: "https://evil.example" }),
  "for another client": ({ sign }, claims) => sign({ ...claims, aud: "other" }),
  "for another client too": ({ sign }, claims) => sign({ ...claims, aud: [clientId, "other"] }),
  "issued to another client": ({ sign }, claims) => sign({ ...claims, azp: "other" }),
  "issued to another client, for both": ({ sign }, claims) =>
    sign({ ...claims, aud: [clientId, "other"], azp: "other" }),
  "that has expired": ({ sign }, claims) => sign({ ...claims, exp: inSeconds(-65) }),
  "without an end": ({ sign }, { exp: _, ...claims }) => sign(claims),
  "of the future": ({ sign }, claims) => sign({ ...claims, iat: inSeconds(90), exp: inSeconds(600) }),
  "that is not valid yet": ({ sign }, claims) => sign({ ...claims, nbf: inSeconds(90) }),
  "with another nonce": ({ sign }, claims) => sign({ ...claims, nonce: "other" }),
  "without a nonce": ({ sign }, { nonce: _, ...claims }) => sign(claims),
  "without a subject": ({ sign }, { sub: _, ...claims }) => sign(claims),
  "with a number as subject": ({ sign }, claims) => sign({ ...claims, ...JSON.parse('{"sub":7}') }),
  "that is no token": () => "a.b",
  "that is encrypted": () => "a.b.c.d.e",
};

test.each(Object.keys(tokens))("an ID token %s signs nobody in", async (name) => {
  const { signIn, jana, hostile, lines } = await start();
  hostile.setIdToken((claims) => tokens[name]?.(hostile, claims) ?? "");
  expect([refused, down]).toContain(await signIn());
  expect(jana.value("auth.token")).toBeUndefined();
  expect((await jana.ask("/x")).text).toBe("page of nobody");
  expect(lines.some(({ level }) => Number(level) >= 40)).toBe(true);
});

test.each([
  ["issued 50 seconds ahead", { iat: 50, exp: 300 }],
  ["expired 50 seconds ago", { iat: -350, exp: -50 }],
])("clocks may differ by a minute: an ID token %s signs in", async (_, { iat, exp }) => {
  const { signIn, hostile } = await start();
  hostile.setIdToken((claims) => hostile.sign({ ...claims, iat: inSeconds(iat), exp: inSeconds(exp) }));
  expect(await signIn()).toBe("/secret");
});

const page: Answer = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Maintenance");
const reset: Answer = (response) => response.destroy();
const endless: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write("[".repeat(1_000_000));
};

const outages: Record<string, Answer> = {
  "closes the connection": reset,
  "answers with a web page": page,
  "answers 500": json({ error: "server_error" }, 500),
  "answers 429": json({}, 429),
  "redirects elsewhere": (response) => response.writeHead(302, { location: "https://evil.example/" }).end(),
  "answers more than it may": endless,
  "does not answer": () => {},
  "answers no JSON": (response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
};

const endpoints = ["/.well-known/openid-configuration", "/jwks", "/token"];
const failures = endpoints.flatMap((path) => Object.keys(outages).map((name) => [path, name] as const));

test.each(failures)(
  "a provider whose %s %s makes nobody wrong: the visitor sees that it is down",
  async (path, name) => {
    const { signIn, hostile, jana } = await start({ AUTH_TIMEOUT_MS: "500" });
    const answer = outages[name];
    if (answer) hostile.faults.set(path, answer);
    expect(["status 503", down]).toContain(await signIn());
    expect((await jana.ask("/x")).text).toBe("page of nobody");
  },
);

test("a provider that was down at the start is used as soon as it answers", async () => {
  const { signIn, hostile, clock, lines } = await start();
  hostile.faults.set(endpoints[0] ?? "", reset);
  expect(await signIn()).toBe("status 503");
  hostile.faults.clear();
  clock.offset = 3000;
  expect(await signIn()).toBe("/secret");
  const messages = lines.map(({ msg }) => msg);
  expect(messages).toContain("security provider did not answer");
  expect(messages).toContain("security provider answers again");
});

test.each([
  ["another issuer", { issuer: "https://evil.example" }],
  ["no token endpoint", { token_endpoint: undefined }],
  ["no key set", { jwks_uri: undefined }],
  ["a number as token endpoint", { token_endpoint: 5 }],
  ["a key set without encryption elsewhere", { jwks_uri: "file:///etc/passwd" }],
])("a description with %s signs nobody in", async (_, changed) => {
  const { signIn, hostile, jana } = await start();
  hostile.setDescription(changed);
  expect(["status 503", down, refused]).toContain(await signIn());
  expect(jana.value("auth.token")).toBeUndefined();
});

test.each([
  ["invalid_client", json({ error: "invalid_client" }, 401), down],
  ["unauthorized_client", json({ error: "unauthorized_client" }, 400), down],
  ["invalid_grant", json({ error: "invalid_grant" }, 400), refused],
  ["an empty refusal", (response: ServerResponse) => response.writeHead(400).end(), refused],
  ["an error with control characters", json({ error: "x\n\u001b[31mred" }, 400), refused],
] as const)("the token endpoint answers %s", async (_, answer: Answer, expected) => {
  const { signIn, hostile, lines } = await start();
  hostile.faults.set("/token", answer);
  expect(await signIn()).toBe(expected);
  expect(JSON.stringify(lines)).not.toMatch(/code-1|a secret|u001b|%20secret/);
});

test("after a change of the provider's keys the second sign-in succeeds, and so do later changes", async () => {
  const { signIn, hostile, jana, clock } = await start();
  expect(await signIn()).toBe("/secret");
  for (const kid of ["two", "three"]) {
    await jana.ask("/auth/logout");
    clock.offset += 11_000;
    const next = await hostile.createKey(kid);
    hostile.setKeys([next.jwk]);
    hostile.setIdToken((claims) => hostile.sign(claims, { header: { kid }, by: next }));
    expect(await signIn()).toBe(down);
    expect(await signIn()).toBe("/secret");
  }
});

test("a flood of tokens with unknown keys does not read the keys each time", async () => {
  const { hostile, visitor } = await start();
  hostile.setIdToken((claims) => hostile.sign(claims, { header: { kid: crypto.randomUUID() } }));
  for (let time = 0; time < 30; time += 1) {
    const stranger = visitor();
    const started = await stranger.ask("/auth/login?redirect=/secret");
    await stranger.ask(localPart(hostile.authorize(started.headers["location"] ?? "")));
  }
  expect(hostile.callsOf("/jwks").length).toBeLessThanOrEqual(2);
});

test.each([
  ["roles that are no list", { roles: { a: 1 } }, []],
  ["one role as a text", { roles: "editor" }, ["editor"]],
  ["roles of all kinds", { roles: ["editor", 5, null, "", "x".repeat(300), "a\nb", ["c"]] }, ["editor"]],
  ["a name of 5 kB", { name: "x".repeat(5000) }, ["editor"]],
  ["a name with line breaks", { name: "Jana\n<script>" }, ["editor"]],
  ["an e-mail of somebody else", { email: "admin@example.org", preferred_username: "admin" }, ["editor"]],
])("claims with %s keep the account", async (_, changed, roles) => {
  const { signIn, hostile, jana } = await start();
  hostile.setIdToken((claims) => hostile.sign({ ...claims, ...changed }));
  expect(await signIn()).toBe("/secret");
  expect(JSON.parse((await jana.ask("/auth/session")).text).user).toMatchObject({ login: "account-7", roles });
});

test("a session that does not fit into a cookie is refused with a line that says so", async () => {
  const { signIn, hostile, errors, jana } = await start();
  hostile.setIdToken((claims) =>
    hostile.sign({ ...claims, roles: Array.from({ length: 100 }, (_, index) => `${"r".repeat(100)}${index}`) }),
  );
  expect(await signIn()).toBe(down);
  expect(errors()).toEqual(["Auth: the session does not fit into a cookie"]);
  expect(jana.value("auth.token")).toBeUndefined();
});

test.each([
  ["an ID token", { name: "n", padding: "x".repeat(3000) }, {}],
  ["a refresh token", {}, { refresh_token: "r".repeat(1500) }],
])("with %s that is too long, the session is kept without the ID token", async (_, claims, answer) => {
  const { signIn, hostile, jana } = await start();
  hostile.setIdToken((honest) => hostile.sign({ ...honest, ...claims }));
  hostile.setTokenAnswer(answer);
  expect(await signIn()).toBe("/secret");
  const { headers } = await jana.ask("/auth/logout");
  expect(new URL(headers["location"] ?? "").pathname).toBe("/end");
});

test("a cookie of 6 kB is nobody", async () => {
  const { jana } = await start();
  jana.set("auth.token", "x".repeat(6000));
  expect((await jana.ask("/x")).text).toBe("page of nobody");
});

test.each([
  ["is down", json({}, 500)],
  ["answers a web page", page],
  ["closes the connection", reset],
  ["does not know the portal any more", json({ error: "invalid_client" }, 401)],
] as const)("a provider that %s signs nobody out", async (_, answer: Answer) => {
  const { signIn, hostile, jana, clock } = await start();
  await signIn();
  hostile.faults.set("/token", answer);
  clock.offset = 600_000;
  expect((await jana.ask("/secret")).status).toBe(503);
  hostile.faults.clear();
  expect((await jana.ask("/secret")).status).toBe(200);
});

test.each([
  ["refuses with invalid_grant", json({ error: "invalid_grant" }, 400)],
  ["refuses with an empty answer", (response: ServerResponse) => response.writeHead(400).end()],
] as const)("a session that the provider %s has ended", async (_, answer: Answer) => {
  const { signIn, hostile, jana, clock } = await start();
  await signIn();
  hostile.faults.set("/token", answer);
  clock.offset = 600_000;
  expect((await jana.ask("/secret")).status).toBe(302);
});

test.each([
  ["another account", { sub: "account-8" }],
  ["another issuer", { iss: "https://evil.example" }],
  ["another client", { aud: "other" }],
])("an exchange whose ID token is of %s ends the session", async (_, changed) => {
  const { signIn, hostile, jana, clock } = await start();
  await signIn();
  hostile.setIdToken((claims) => hostile.sign({ ...claims, ...changed }));
  clock.offset = 600_000;
  expect((await jana.ask("/secret")).status).toBe(302);
});

test("an exchange without an ID token and a new refresh token keeps both", async () => {
  const { signIn, hostile, jana, clock } = await start();
  await signIn();
  hostile.faults.set("/token", json({ access_token: "a", token_type: "Bearer", expires_in: 300 }));
  for (const offset of [600_000, 1_200_000]) {
    clock.offset = offset;
    expect((await jana.refresh()).status).toBe(200);
  }
  expect(hostile.callsOf("/token").map(({ body }) => body.get("refresh_token"))).toEqual([
    null,
    "refresh-1",
    "refresh-1",
  ]);
  expect((await jana.ask("/secret")).text).toBe("page of account-7");
  expect(JSON.parse((await jana.ask("/auth/session")).text).user).toMatchObject({
    name: "Jana Dvořáková",
    roles: ["editor"],
  });
});

test("roles that userinfo names no more are lost at the next exchange", async () => {
  const { signIn, hostile, jana, clock } = await start();
  hostile.setDescription({ userinfo_endpoint: `${hostile.url}/info` });
  hostile.setIdToken(({ roles: _, ...claims }) => hostile.sign(claims));
  hostile.faults.set("/info", json({ sub: "account-7", roles: ["editor"] }));
  await signIn();
  hostile.faults.set("/token", json({ access_token: "a", token_type: "Bearer", expires_in: 300 }));
  hostile.faults.set("/info", json({ sub: "account-7" }));
  clock.offset = 700_000;
  await jana.refresh();
  expect(JSON.parse((await jana.ask("/auth/session")).text).user.roles).toEqual([]);
});

test("userinfo of another account signs nobody in", async () => {
  const { signIn, hostile, jana } = await start();
  hostile.setDescription({ userinfo_endpoint: `${hostile.url}/info` });
  hostile.faults.set("/info", json({ sub: "account-8", roles: ["official"] }));
  expect(await signIn()).toBe(refused);
  expect(jana.value("auth.token")).toBeUndefined();
});

test("a request that the provider refuses before anybody has shown who they are is the portal's fault", async () => {
  const { signIn, hostile } = await start();
  hostile.setDescription({ pushed_authorization_request_endpoint: `${hostile.url}/par` });
  hostile.faults.set("/par", json({ error: "invalid_request" }, 400));
  expect(await signIn()).toBe("status 503");
});

test("a fault of the portal at the provider is logged each time that it comes", async () => {
  const { signIn, hostile, lines, jana } = await start();
  const count = (text: string) => lines.filter(({ msg }) => msg === text).length;
  for (const time of [1, 2]) {
    hostile.faults.set("/token", json({ error: "invalid_client" }, 401));
    expect(await signIn()).toBe(down);
    expect(await signIn()).toBe(down);
    expect(count("security provider did not answer")).toBe(time);
    hostile.faults.clear();
    expect(await signIn()).toBe("/secret");
    expect(count("security provider answers again")).toBe(time);
    await jana.ask("/auth/logout");
  }
});

test("a visitor who cancels is one line without a stack", async () => {
  const { hostile, jana, lines, errors } = await start();
  const started = await jana.ask("/auth/login?redirect=/secret");
  const address = started.headers["location"] ?? "";
  const returned = new URL(hostile.authorize(address, { error: "access_denied" }));
  returned.searchParams.delete("code");
  expect((await jana.ask(localPart(returned.href))).headers["location"]).toBe(refused);
  expect(errors()).toEqual([]);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
    { msg: "Auth: signInRequested failed", reason: "sign-in: the provider answered access_denied" },
  ]);
});
