import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from "jose";
import * as oidc from "openid-client";
import { expect, test, vi } from "vitest";
import { createSigningKey } from "#embedded/openid/keys.ts";
import { callback, citizen, createPortal, official, startOpenId } from "./openid.ts";
import { createVisitor } from "./openid-visitor.ts";

test("a portal signs a person in with a pushed request, PKCE, state, nonce and the issuer in the answer", async () => {
  const { provider, config, begin } = await startOpenId();
  const { address, finish } = await begin();
  expect(new URL(address).searchParams.get("request_uri")).toMatch(/^urn:/);
  const returned = await createVisitor().signInAt(address, official);
  expect(returned).toMatch(/^http:\/\/mpsv\.localhost:3000\/auth\/callback\?code=/);
  expect(new URL(returned).searchParams.get("iss")).toBe(provider.url);
  const tokens = await finish(returned);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: provider.url,
    aud: "portal",
    name: "Petr Svoboda",
    roles: ["official"],
    acr: "basic",
    amr: ["pwd"],
    auth_time: expect.any(Number),
  });
  expect(claims?.sub).not.toMatch(/urednik|@/);
  const person = await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
  expect(person).toEqual({ sub: claims?.sub, name: "Petr Svoboda", roles: ["official"] });
});

test("the code works once, and only with the verifier of its request", async () => {
  const { begin } = await startOpenId({ features: { pushedRequests: false } });
  const [one, other] = [await begin(), await begin()];
  const returned = await createVisitor().signInAt(one.address, citizen);
  await expect(other.finish(returned)).rejects.toThrow("invalid response encountered");
  await one.finish(returned);
  await expect(one.finish(returned)).rejects.toMatchObject({ error: "invalid_grant" });
  const { address, finish } = await begin({ code_challenge: "A".repeat(43) });
  await expect(createVisitor().signInAt(address, citizen).then(finish)).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

test("a request without PKCE is refused", async () => {
  const { config } = await startOpenId({ features: { pushedRequests: false } });
  const address = oidc.buildAuthorizationUrl(config, { redirect_uri: callback, scope: "openid" });
  const { leftTo } = await createVisitor().open(address.href);
  expect(new URL(leftTo ?? "").searchParams.get("error")).toBe("invalid_request");
});

test("a portal may authenticate with a key of its set", async () => {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "ES256", use: "sig" }] };
  const portal = { id: "mpsv", keys };
  const { provider, signIn } = await startOpenId({ portal }, oidc.PrivateKeyJwt({ key: privateKey, kid: "one" }));
  expect(provider).toMatchObject({ clientId: "mpsv", clientSecret: null });
  expect((await signIn()).claims()).toMatchObject({ aud: "mpsv", name: "Jana Dvořáková", roles: [] });
  const other = await generateKeyPair("ES256");
  const stranger = await createPortal(provider.url, "mpsv", oidc.PrivateKeyJwt({ key: other.privateKey, kid: "one" }));
  await expect(stranger.signIn()).rejects.toMatchObject({ error: "invalid_client" });
});

test("ID tokens are signed by either algorithm, and after a change by the new key", async () => {
  for (const algorithm of ["RS256", "ES256"] as const) {
    const old = createSigningKey(algorithm);
    const { provider, config, signIn } = await startOpenId({ portal: { algorithm }, signingKeys: [old] });
    const first = (await signIn()).id_token ?? "";
    expect(decodeProtectedHeader(first)).toMatchObject({ alg: algorithm, kid: old.kid });
    const visitor = createVisitor();
    const { refresh_token: refreshToken = "" } = await signIn(official, visitor);
    const next = createSigningKey(algorithm);
    provider.setSigningKeys([next, old]);
    expect(decodeProtectedHeader((await signIn(official, visitor)).id_token ?? "")).toMatchObject({ kid: next.kid });
    expect((await oidc.refreshTokenGrant(config, refreshToken)).claims()?.["name"]).toBe("Petr Svoboda");
    const keySet = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ""));
    await jwtVerify(first, keySet, { issuer: provider.url });
  }
});

test("a refresh replaces the refresh token, and reusing an old one ends the sign-in", async () => {
  const { config, signIn } = await startOpenId();
  const { refresh_token: first = "" } = await signIn();
  const second = await oidc.refreshTokenGrant(config, first);
  expect(second.refresh_token).not.toBe(first);
  const third = await oidc.refreshTokenGrant(config, second.refresh_token ?? "");
  await expect(oidc.refreshTokenGrant(config, first)).rejects.toMatchObject({ error: "invalid_grant" });
  await expect(oidc.refreshTokenGrant(config, third.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

test("a revoked refresh token is of no use", async () => {
  const { config, signIn } = await startOpenId();
  const { refresh_token: token = "" } = await signIn();
  await oidc.tokenRevocation(config, token);
  await expect(oidc.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: "invalid_grant" });
});

test("pushed requests, refresh tokens and claims in ID tokens can be switched off", async () => {
  const { config, signIn } = await startOpenId({
    features: { pushedRequests: false, refreshTokens: false, idTokenClaims: false },
  });
  expect(config.serverMetadata().pushed_authorization_request_endpoint).toBeUndefined();
  const tokens = await signIn();
  expect(tokens.refresh_token).toBeUndefined();
  expect(tokens.claims()?.["name"]).toBeUndefined();
  const subject = tokens.claims()?.sub ?? "";
  expect(await oidc.fetchUserInfo(config, tokens.access_token, subject)).toMatchObject({ name: "Jana Dvořáková" });
});

test("without a page, only a person with a session is signed in", async () => {
  const { signIn, begin } = await startOpenId();
  const visitor = createVisitor();
  const { leftTo } = await visitor.open((await begin({ prompt: "none" })).address);
  expect(new URL(leftTo ?? "").searchParams.get("error")).toBe("login_required");
  const { sub } = (await signIn(citizen, visitor)).claims() ?? {};
  const { address, finish } = await begin({ prompt: "none" });
  const silent = await visitor.open(address);
  expect((await finish(silent.leftTo ?? "")).claims()?.sub).toBe(sub);
});

test("a higher level asks for the password once more", async () => {
  const { signIn, begin } = await startOpenId();
  const visitor = createVisitor();
  expect((await signIn(citizen, visitor)).claims()?.["acr"]).toBe("basic");
  const silent = await visitor.open((await begin({ acr_values: "high", prompt: "none" })).address);
  expect(new URL(silent.leftTo ?? "").searchParams.get("error")).toBe("login_required");
  const { address, finish } = await begin({ acr_values: "high" });
  const page = await visitor.open(address);
  expect(page.html).toContain("Přihlaste se prosím ještě jednou.");
  expect(page.html).toContain('value="obcan"');
  const { leftTo } = await visitor.submit(page, { username: citizen.login, password: citizen.password });
  expect((await finish(leftTo ?? "")).claims()).toMatchObject({ acr: "high", amr: ["pwd"] });
  const again = await begin({ acr_values: "high" });
  expect((await again.finish((await visitor.open(again.address)).leftTo ?? "")).claims()?.["acr"]).toBe("high");
});

test("tokens and sessions last as long as they are told to", async () => {
  const { config, signIn, begin } = await startOpenId({
    lifetimes: { tokenMs: 60_000, refreshTokenMs: 120_000, sessionMs: 240_000 },
  });
  const visitor = createVisitor();
  const { expires_in: seconds, refresh_token: token = "", id_token: idToken = "" } = await signIn(citizen, visitor);
  const { iat = 0, exp = 0 } = decodeJwt(idToken);
  expect([seconds, exp - iat]).toEqual([60, 60]);
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(Date.now() + 121_000);
    await expect(oidc.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: "invalid_grant" });
    expect((await visitor.open((await begin()).address)).leftTo).toContain("code=");
    vi.setSystemTime(Date.now() + 241_000);
    expect((await visitor.open((await begin()).address)).html).toContain("<form");
  } finally {
    vi.useRealTimers();
  }
});

test("further clients have addresses of their own, and each provider keys and sessions of its own", async () => {
  const other = { client_id: "other", client_secret: "other-secret", redirect_uris: ["https://other.example/back"] };
  const { provider, signIn } = await startOpenId({ clients: [other] });
  const visitor = createVisitor();
  await signIn(citizen, visitor);
  const portal = await createPortal(provider.url, "other", "other-secret");
  const { address, finish } = await portal.begin({ redirect_uri: "https://other.example/back" });
  expect((await finish((await visitor.open(address)).leftTo ?? "")).claims()?.aud).toBe("other");
  await expect(portal.begin()).rejects.toMatchObject({ error: "invalid_request" });
  const fresh = await startOpenId();
  expect((await visitor.open((await fresh.begin()).address)).html).toContain("<form");
});

test("a fault affects the matching requests until it is removed", async () => {
  const { provider, config, signIn } = await startOpenId();
  const { refresh_token: token = "" } = await signIn();
  provider.setFault(({ pathname }) => (pathname === "/token" ? { status: 500 } : undefined));
  await expect(oidc.refreshTokenGrant(config, token)).rejects.toThrow();
  provider.setFault();
});
