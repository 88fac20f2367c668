import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createRemoteJWKSet, jwtVerify } from "jose";
import * as openid from "openid-client";
import { expect, onTestFinished, test, vi } from "vitest";
import { addresses, discovery, start } from "./client.ts";
import { startGlewlwyd } from "./glewlwyd.ts";

test("signs a user in by a code with PKCE and gives their name and roles in a signed ID token", async () => {
  const { config, issuer, signIn } = await start();
  const { tokens, callback } = await signIn();
  expect(callback.searchParams.get("iss")).toBe(issuer);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: issuer,
    aud: "portal",
    name: "Zkušební návštěvník",
    roles: ["editor", "interni"],
    amr: ["password"],
    auth_time: 0,
    sid: expect.stringMatching(/./),
  });
  expect(claims).not.toHaveProperty("acr");
  expect(await openid.fetchUserInfo(config, tokens.access_token, claims?.sub ?? "")).toEqual({
    sub: claims?.sub,
    name: claims?.["name"],
    roles: claims?.["roles"],
  });
});

test("takes a pushed authorization request", async () => {
  const { signIn } = await start();
  const { address, tokens } = await signIn(openid.buildAuthorizationUrlWithPAR);
  expect([...address.searchParams.keys()].toSorted()).toEqual(["client_id", "request_uri"]);
  expect(tokens.claims()).toMatchObject({ roles: ["editor", "interni"] });
});

test("refuses another state, nonce and verifier, and a code used twice", async () => {
  const { config, signIn } = await start();
  const { callback, checks, tokens } = await signIn();
  const exchange = (other: Partial<typeof checks>) =>
    openid.authorizationCodeGrant(config, callback, { ...checks, ...other });
  await expect(exchange({ expectedState: "other" })).rejects.toMatchObject(unexpected("state"));
  await expect(exchange({})).rejects.toMatchObject({ error: "invalid_code", status: 403 });
  await expect(openid.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toMatchObject(refused);
  await expect(signIn(undefined, { expectedNonce: "other" })).rejects.toMatchObject(unexpected("nonce"));
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  await expect(signIn(undefined, { pkceCodeVerifier })).rejects.toMatchObject({ error: "invalid_code", status: 403 });
});

test("renews tokens once by each refresh token and ends all when one is used again", async () => {
  const { config, signIn } = await start();
  const { refresh_token: first = "" } = (await signIn()).tokens;
  const { refresh_token: second = "", id_token } = await openid.refreshTokenGrant(config, first);
  expect(second).not.toBe(first);
  expect(id_token).toBe(undefined);
  for (const token of [first, second])
    await expect(openid.refreshTokenGrant(config, token)).rejects.toMatchObject(refused);
});

test("refuses revoked tokens", async () => {
  const { config, signIn } = await start();
  const { access_token, refresh_token = "", claims } = (await signIn()).tokens;
  const { sub = "" } = claims() ?? {};
  await openid.tokenRevocation(config, refresh_token);
  await expect(openid.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject(refused);
  await openid.fetchUserInfo(config, access_token, sub);
  await openid.tokenRevocation(config, access_token);
  await expect(openid.fetchUserInfo(config, access_token, sub)).rejects.toMatchObject({ cause: { status: 401 } });
});

test("ends the session, tells the client over the back channel and leads the user back", async () => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await text(request));
    response.end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { config, signIn, signOut, issuer } = await start({ backChannelUri: `http://127.0.0.1:${port}/logout` });
  const { id_token = "", refresh_token = "", claims } = (await signIn()).tokens;

  const end = { id_token_hint: id_token, post_logout_redirect_uri: addresses.postLogoutUri, state: "bye" };
  expect(await signOut(openid.buildEndSessionUrl(config, end).href)).toBe(`${addresses.postLogoutUri}?state=bye`);
  await expect.poll(() => received.length).toBe(1);
  const token = new URLSearchParams(received[0]).get("logout_token") ?? "";
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ""));
  const { payload, protectedHeader } = await jwtVerify(token, keys, { issuer, audience: "portal" });
  expect(payload).toEqual({
    iss: issuer,
    aud: "portal",
    sub: claims()?.sub,
    sid: claims()?.["sid"],
    iat: expect.any(Number),
    jti: expect.stringMatching(/./),
    events: { "http://schemas.openid.net/event/backchannel-logout": {} },
  });
  expect(protectedHeader.typ).toBe("JWT");
  await expect(openid.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject(refused);
  await signIn();
  expect(await signOut(openid.buildEndSessionUrl(config, end).href), "the ID token is not valid any more").toBe(null);
});

test("takes a signed assertion of the client that names the token endpoint, not one that names the issuer", async () => {
  const { clientKey, issuer, signIn } = await start();
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("jwk", clientKey, algorithm, false, ["sign"]);
  const discover = (audience: string) =>
    discovery(
      issuer,
      openid.PrivateKeyJwt(
        { key, kid: clientKey.kid },
        {
          [openid.modifyAssertion]: (_header, payload) => {
            payload["aud"] = audience;
          },
        },
      ),
    );
  const { tokens } = await signIn(undefined, {}, await discover(`${issuer}/token`));
  expect(tokens.claims()).toMatchObject({ aud: "portal" });
  await expect(signIn(undefined, {}, await discover(issuer))).rejects.toMatchObject({ cause: { status: 403 } });
});

test("says how to install a provider that is missing", async () => {
  vi.stubEnv("PATH", "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startGlewlwyd(addresses)).rejects.toThrow("apt-get install glewlwyd");
});

/** Answer to a refresh token that is not valid: no JSON with `invalid_grant`, as the standard has it. */
const refused = { code: "OAUTH_RESPONSE_IS_NOT_JSON", cause: { status: 400 } };

/** Error of openid-client about a parameter or a claim. */
const unexpected = (name: string) => ({ cause: { message: expect.stringMatching(`unexpected .*"${name}"`) } });
