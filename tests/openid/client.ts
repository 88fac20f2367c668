import * as openid from "openid-client";
import { onTestFinished } from "vitest";
import { startGlewlwyd } from "./glewlwyd.ts";

export const addresses = {
  redirectUri: "http://localhost:3000/auth/callback",
  postLogoutUri: "http://localhost:3000/auth/ended",
  backChannelUri: "http://127.0.0.1:9/auth/backchannel-logout",
};

export function discovery(issuer: string, authentication: openid.ClientAuth) {
  return openid.discovery(new URL(issuer), "portal", { id_token_signed_response_alg: "ES256" }, authentication, {
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
  });
}

/** Starts the provider, and a client of openid-client that signs in there. */
export async function start(other: Partial<typeof addresses> = {}) {
  const provider = await startGlewlwyd({ ...addresses, ...other });
  onTestFinished(provider.close);
  const { issuer, clientSecret, clientKey, signOut } = provider;
  const config = await discovery(issuer, openid.ClientSecretBasic(clientSecret));

  async function signIn(
    build: (
      config: openid.Configuration,
      parameters: Record<string, string>,
    ) => URL | Promise<URL> = openid.buildAuthorizationUrl,
    others: openid.AuthorizationCodeGrantChecks = {},
    by = config,
  ) {
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const checks = { expectedState: openid.randomState(), expectedNonce: openid.randomNonce(), pkceCodeVerifier };
    const address = await build(by, {
      redirect_uri: addresses.redirectUri,
      scope: "openid profile",
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: "S256",
    });
    const callback = new URL(await provider.signIn(address.href));
    const all = { ...checks, ...others, idTokenExpected: true };
    return { address, callback, checks, tokens: await openid.authorizationCodeGrant(by, callback, all) };
  }

  return { config, issuer, clientKey, signIn, signOut };
}
