import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from "jose";
import { expect, test } from "vitest";
import { clientId, clientSecret, inSeconds, logoutEvent } from "../oidc/hostile-provider.ts";
import { expectCleanLog, expectRefused, type Hostile, nameOf, startHostilePortal } from "./hostile-portal.ts";

type Provider = Hostile["hostile"];
type Make = (claims: JWTPayload, provider: Provider) => Promise<string> | string;

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const raw = (header: unknown, payload: unknown, signature = "") => `${encode(header)}.${encode(payload)}.${signature}`;
const hmac = (alg: "HS256" | "HS384" | "HS512", claims: JWTPayload, secret: string | Uint8Array) => {
  const head = `${encode({ alg, kid: "one" })}.${encode(claims)}`;
  return `${head}.${createHmac(`sha${alg.slice(2)}`, secret)
    .update(head)
    .digest("base64url")}`;
};
const publicKey = async (provider: Provider) => {
  const keys: { keys: [Record<string, string>] } = await (await fetch(`${provider.url}/jwks`)).json();
  return keys.keys[0];
};
/** Signs with a key of the key set whose algorithm the provider does not announce. */
async function signByOwnKey(claims: JWTPayload, provider: Provider, alg: string): Promise<string> {
  const { privateKey, publicKey: open } = await generateKeyPair(alg, { extractable: true });
  provider.setKeys([{ ...(await exportJWK(open)), kid: "own", use: "sig" }]);
  return new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: "own" }).sign(privateKey);
}

const changed =
  (change: Record<string, unknown> | (() => Record<string, unknown>)): Make =>
  (claims, { sign }) =>
    sign({ ...claims, ...(typeof change === "function" ? change() : change) });
const without =
  (name: string): Make =>
  (claims, { sign }) => {
    const { [name]: _, ...rest } = claims;
    return sign(rest);
  };
const withHeader =
  (header: object): Make =>
  (claims, { sign }) =>
    sign({ ...claims }, { header });
const cut =
  (change: (token: string) => string): Make =>
  async (claims, { sign }) =>
    change(await sign({ ...claims }));

/** ID tokens with which nobody may be signed in (OpenID Connect Core 3.1.3.7, RFC 7515, RFC 8725). */
const refused: Record<string, Make> = {
  "unsigned, alg none": (claims) => raw({ alg: "none" }, claims),
  "unsigned, alg None": (claims) => raw({ alg: "None" }, claims),
  "unsigned, alg nOnE with a signature": (claims) => raw({ alg: "nOnE", kid: "one" }, claims, "AAAA"),
  "unsigned, without alg": (claims) => raw({ kid: "one" }, claims),
  "unsigned, alg null": (claims) => raw({ alg: null, kid: "one" }, claims),
  "unsigned, alg an array": (claims) => raw({ alg: ["RS256"], kid: "one" }, claims, "AAAA"),
  "unsigned, alg RS256": (claims) => raw({ alg: "RS256", kid: "one" }, claims),
  "signed with the client secret, HS256": (claims) => hmac("HS256", claims, clientSecret),
  "signed with the client secret, HS384": (claims) => hmac("HS384", claims, clientSecret),
  "signed with the client secret, HS512": (claims) => hmac("HS512", claims, clientSecret),
  "signed with an empty secret": (claims) => hmac("HS256", claims, ""),
  "signed with the public key as a secret (PEM)": async (claims, provider) => {
    const key = await importJWK({ ...(await publicKey(provider)) }, "RS256");
    if (key instanceof Uint8Array) throw new Error("no key");
    return hmac("HS256", claims, await exportSPKI(key));
  },
  "signed with the public key as a secret (JWK)": async (claims, provider) =>
    hmac("HS256", claims, JSON.stringify(await publicKey(provider))),
  "signed with the modulus as a secret": async (claims, provider) =>
    hmac("HS256", claims, Buffer.from((await publicKey(provider))["n"] ?? "", "base64url")),
  "signed by another key": (claims, { sign, otherKey }) => sign({ ...claims }, { by: otherKey }),
  "signed by a key in its header": (claims, { sign, otherKey }) =>
    sign({ ...claims }, { by: otherKey, header: { jwk: otherKey.jwk } }),
  "signed by a key at the address in its header": (claims, { sign, otherKey, url }) =>
    sign({ ...claims }, { by: otherKey, header: { jku: `${url}/other-keys` } }),
  "signed by a certificate in its header": (claims, { sign, otherKey, url }) =>
    sign({ ...claims }, { by: otherKey, header: { x5u: `${url}/x5u`, x5c: ["AAAA"] } }),
  "with RS512, which the provider does not announce": async (claims, provider) =>
    signByOwnKey(claims, provider, "RS512"),
  "with PS256, which the provider does not announce": async (claims, provider) =>
    signByOwnKey(claims, provider, "PS256"),
  "with ES256, which the provider does not announce": async (claims, provider) =>
    signByOwnKey(claims, provider, "ES256"),
  "with Ed25519, which the provider does not announce": async (claims, provider) =>
    signByOwnKey(claims, provider, "EdDSA"),
  "of an unknown key id": withHeader({ kid: "two" }),
  "of a key id that is a path": withHeader({ kid: "../../../../dev/null" }),
  "of a key id that is a number": withHeader({ kid: 1 }),
  "of a key id that is an object": withHeader({ kid: { toString: "one" } }),
  "of a key id of 100 kB": withHeader({ kid: "k".repeat(100_000) }),
  "with an unknown critical header": withHeader({ crit: ["x-portal"], "x-portal": 1 }),
  "with a payload that is not encoded": (claims) => raw({ alg: "RS256", b64: false, crit: ["b64"] }, claims, "AAAA"),
  "of another issuer": changed({ iss: "https://evil.example" }),
  "of an issuer with a slash": (claims, { sign, url }) => sign({ ...claims, iss: `${url}/` }),
  "of an issuer in capitals": (claims, { sign, url }) => sign({ ...claims, iss: url.toUpperCase() }),
  "of an issuer with a query": (claims, { sign, url }) => sign({ ...claims, iss: `${url}?a` }),
  "of an issuer with credentials": (claims, { sign, url }) => sign({ ...claims, iss: url.replace("//", "//a@") }),
  "of an issuer by https": (claims, { sign, url }) => sign({ ...claims, iss: url.replace("http:", "https:") }),
  "of an issuer by its number": (claims, { sign, url }) =>
    sign({ ...claims, iss: url.replace("localhost", "127.0.0.1") }),
  "of a list of issuers": (claims, { sign, url }) => sign({ ...claims, iss: [url] }),
  "of an empty issuer": changed({ iss: "" }),
  "of issuer null": changed({ iss: null }),
  "of a numeric issuer": changed({ iss: 7 }),
  "without issuer": without("iss"),
  "for another client": changed({ aud: "other" }),
  "for a client in capitals": changed({ aud: "PORTAL" }),
  "for a client with a space": changed({ aud: "portal " }),
  "for a list in one word": changed({ aud: "other portal" }),
  "for an empty list": changed({ aud: [] }),
  "for other clients": changed({ aud: ["other", "another"] }),
  "for a list in a list": changed({ aud: [[clientId]] }),
  "for an object": changed({ aud: { 0: clientId } }),
  "for a number": changed({ aud: 7 }),
  "for null": changed({ aud: null }),
  "for two clients, authorized to the other": changed({ aud: [clientId, "other"], azp: "other" }),
  "for us, authorized to another": changed({ azp: "other" }),
  "without audience": without("aud"),
  "without subject": without("sub"),
  "of an empty subject": changed({ sub: "" }),
  "of a numeric subject": changed({ sub: 7 }),
  "of subject null": changed({ sub: null }),
  "of subject true": changed({ sub: true }),
  "of a list of subjects": changed({ sub: ["account-7"] }),
  "of a subject that is an object": changed({ sub: { id: "account-7" } }),
  "that has expired": changed({ exp: inSeconds(-120), iat: inSeconds(-400) }),
  "that expired in 1970": changed({ exp: 1 }),
  "with a negative end": changed({ exp: -1 }),
  "with an end that is a word": changed({ exp: String(inSeconds(300)) }),
  "with an end that is a date": changed({ exp: "2099-01-01T00:00:00Z" }),
  "with end null": changed({ exp: null }),
  "with an end that is a list": changed({ exp: [inSeconds(300)] }),
  "with end true": changed({ exp: true }),
  "without end": without("exp"),
  "without a beginning": without("iat"),
  "with a beginning that is a word": changed({ iat: String(inSeconds()) }),
  "with beginning null": changed({ iat: null }),
  "of the future": changed(() => ({ iat: inSeconds(600), exp: inSeconds(900) })),
  "of the far future": changed({ iat: 9e15, exp: 9e15 + 1 }),
  "not valid yet": changed(() => ({ nbf: inSeconds(600) })),
  "not valid before a word": changed({ nbf: "now" }),
  "without nonce": without("nonce"),
  "with another nonce": changed({ nonce: "other" }),
  "with an empty nonce": changed({ nonce: "" }),
  "with nonce null": changed({ nonce: null }),
  "with a list of nonces": (claims, { sign }) => sign({ ...claims, nonce: [claims["nonce"]] }),
  "with a nonce and a space": (claims, { sign }) => sign({ ...claims, nonce: `${claims["nonce"]} ` }),
  "with a nonce in capitals": (claims, { sign }) => sign({ ...claims, nonce: String(claims["nonce"]).toUpperCase() }),
  "with half a nonce": (claims, { sign }) => sign({ ...claims, nonce: String(claims["nonce"]).slice(0, 20) }),
  "that is a logout token": (claims, { sign }) => {
    const { nonce: _, ...rest } = claims;
    return sign({ ...rest, events: { [logoutEvent]: {} } }, { header: { typ: "logout+jwt" } });
  },
  "cut at the end": cut((token) => token.slice(0, -5)),
  "without signature": cut((token) => token.replace(/[^.]*$/, "")),
  "of two parts": cut((token) => token.split(".").slice(0, 2).join(".")),
  "of four parts": cut((token) => `${token}.AAAA`),
  "of five parts": cut((token) => `${token}.AAAA.AAAA`),
  "with a turned bit in its signature": cut((token) => {
    const parts = token.split(".");
    const bytes = Buffer.from(parts[2] ?? "", "base64url");
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    return [parts[0], parts[1], bytes.toString("base64url")].join(".");
  }),
  "with the payload of another": cut((token) => {
    const [head, body = "", signature] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    return [head, encode({ ...claims, sub: "admin" }), signature].join(".");
  }),
  "with a space before it": cut((token) => ` ${token}`),
  "with a line break in it": cut((token) => token.replace(".", ".\n")),
  "of dots": () => "..",
  "that is empty": () => "",
  "whose header is no JSON": (claims) => raw("{", claims, "AAAA"),
  "whose header is null": (claims) => raw("null", claims, "AAAA"),
  "whose payload is no JSON": () => raw({ alg: "RS256", kid: "one" }, "{", "AAAA"),
  "whose payload is a list": () => raw({ alg: "RS256", kid: "one" }, [], "AAAA"),
  "whose payload is null": () => raw({ alg: "RS256", kid: "one" }, "null", "AAAA"),
  "of 1 MB": changed({ more: "x".repeat(1_000_000) }),
  "nested 100,000 levels deep": () =>
    raw({ alg: "RS256", kid: "one" }, `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "AAAA"),
};

test.each(Object.entries(refused))("an ID token %s signs nobody in", async (_, make) => {
  const portal = await startHostilePortal();
  portal.hostile.setIdToken((claims) => make(claims, portal.hostile));
  await expectRefused(portal, await portal.signIn());
  expect(portal.hostile.calls.filter(({ path }) => /other|x5u/.test(path))).toEqual([]);
});

/** Honest, if unusual, tokens sign in, and the account is always `sub`. */
const accepted: Record<string, Make> = {
  "without kid and with one key": (claims, { sign }) => sign({ ...claims }, { header: { kid: undefined } }),
  "with typ JWT": withHeader({ typ: "JWT" }),
  "for us in a list": changed({ aud: [clientId] }),
  "for two clients, authorized to us": changed({ aud: [clientId, "other"], azp: clientId }),
  "with fractions of seconds": changed(() => ({ exp: inSeconds(300) + 0.5, iat: inSeconds() + 0.25 })),
  "that has just expired": changed(() => ({ exp: inSeconds(-20), iat: inSeconds(-330) })),
  "of 50 seconds in the future": changed(() => ({ iat: inSeconds(50) })),
  "with a name that is a list": changed({ name: ["Jana"] }),
  "with a name that is an object": changed({ name: { toString: 1 } }),
  "with a name of 100 kB": changed({ name: "x".repeat(100_000) }),
  "with a name of markup": changed({ name: "<script>alert(1)</script>" }),
  "with a name that turns the writing": changed({ name: "\u202eJana\u0000\r\nSet-Cookie: a=b" }),
  "with half a surrogate as name": changed({ name: "\ud800" }),
  "with roles that are an object": changed({ roles: { 0: "official", length: 1 } }),
  "with roles that are a number": changed({ roles: 7 }),
  "with roles null": changed({ roles: null }),
  "with roles of all types": changed({ roles: [1, null, {}, [], "official", true, ["official"]] }),
  "with 100,000 roles": changed({ roles: Array.from({ length: 20_000 }, (_, index) => `r${index}`) }),
  "with a role of 50 kB": changed({ roles: ["x".repeat(50_000)] }),
  "with a role of control characters": changed({ roles: ["official\u0000", "\r\n", ""] }),
  "with a claim __proto__": (claims, { sign }) =>
    sign(JSON.parse(JSON.stringify({ ...claims }).replace("{", '{"__proto__":{"roles":["official"]},'))),
  "with a session id that is a number": changed({ sid: 7 }),
  "with a session id that is an object": changed({ sid: { a: 1 } }),
  "with an empty session id": changed({ sid: "" }),
  "with a level that is a list": changed({ acr: ["high"] }),
  "with a level that is a number": changed({ acr: 3 }),
  "with a level of 50 kB": changed({ acr: "x".repeat(50_000) }),
};

test.each(Object.entries(accepted))(
  "an ID token %s is the account's, or nobody's, and costs no more",
  async (_, make) => {
    const portal = await startHostilePortal();
    portal.hostile.setIdToken((claims) => make(claims, portal.hostile));
    const answer = await portal.signIn();
    expect([302, 303]).toContain(answer.status);
    expect(await nameOf(portal.visitor)).toBe(answer.status === 302 ? "account-7" : "nobody");
    expect(answer.setCookies.every((line) => line.length < 4097 && !/[\r\n\0]/.test(line))).toBe(true);
    expectCleanLog(portal.lines);
  },
);

const oddLevels: [string, unknown][] = [
  ["missing", undefined],
  ["a list", ["high"]],
  ["an object", { high: true }],
  ["in capitals", "HIGH"],
  ["with a space", "high "],
  ["among others", "basic high"],
  ["empty", ""],
  ["null", null],
  ["another", "basic"],
  ["longer", "higher"],
  ["a prefix", "hig"],
  ["a name of objects", "__proto__"],
];

test.each(oddLevels)("a level of assurance that is %s is not the required one", async (_, acr) => {
  const portal = await startHostilePortal({ OIDC_ACR_VALUES: "high" });
  portal.hostile.setIdToken(({ acr: __, ...claims }) =>
    portal.hostile.sign({ ...claims, ...(acr !== undefined && { acr }) }),
  );
  await expectRefused(portal, await portal.signIn());
});

test.each(oddLevels)("nor when a page asks for it and it is %s", async (_, acr) => {
  const portal = await startHostilePortal({ OIDC_STEP_UP: '{"/high/*":"high"}' });
  portal.hostile.setIdToken((claims) => portal.hostile.sign({ ...claims, ...(acr !== undefined && { acr }) }));
  const started = await portal.visitor.ask("/auth/login?redirect=/high/x&level=high");
  const { pathname, search } = new URL(portal.hostile.authorize(started.headers["location"] ?? ""));
  await expectRefused(portal, await portal.visitor.ask(pathname + search));
});
