import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as oidc from "openid-client";
import { onTestFinished } from "vitest";
import { serveOpenIdProvider } from "#embedded/openid/serve.ts";
import { type Account, createVisitor } from "./openid-visitor.ts";

export const citizen = { login: "obcan", password: "ukazka-1" } as const;
export const official = { login: "urednik", password: "ukazka-2" } as const;
export const callback = "http://mpsv.localhost:3000/auth/callback";

type Options = Omit<Parameters<typeof serveOpenIdProvider>[0], "port">;

/** A provider on a free port, and a portal in front of it. */
export async function startOpenId(options: Options = {}, authentication?: oidc.ClientAuth) {
  const provider = await serveOpenIdProvider({ port: 0, ...options });
  onTestFinished(() => provider.close());
  return {
    provider,
    ...(await createPortal(provider.url, provider.clientId, authentication ?? provider.clientSecret ?? "")),
  };
}

/** Does what a portal does to sign a person in. `secret` is a client secret or a way to authenticate. */
export async function createPortal(url: string, clientId: string, secret: string | oidc.ClientAuth) {
  const authentication = typeof secret === "string" ? oidc.ClientSecretBasic(secret) : secret;
  const metadata = typeof secret === "string" ? secret : undefined;
  const options = { execute: [oidc.allowInsecureRequests] };
  const config = await oidc.discovery(new URL(url), clientId, metadata, authentication, options);

  async function begin(parameters: Record<string, string> = {}) {
    const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
    const query = {
      redirect_uri: callback,
      scope: "openid profile",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
      ...parameters,
    };
    const isPushed = config.serverMetadata().pushed_authorization_request_endpoint !== undefined;
    const address = isPushed
      ? await oidc.buildAuthorizationUrlWithPAR(config, query)
      : oidc.buildAuthorizationUrl(config, query);
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    return {
      address: address.href,
      finish: (returned: string) => oidc.authorizationCodeGrant(config, new URL(returned), checks),
    };
  }

  /** Signs in and returns the tokens. */
  async function signIn(
    account: Account = citizen,
    visitor = createVisitor(),
    parameters: Record<string, string> = {},
  ) {
    const { address, finish } = await begin(parameters);
    return finish(await visitor.signInAt(address, account));
  }

  return { config, begin, signIn };
}

/** A portal that is told of ended sessions, with the logout tokens it received. */
export async function listenForLogout(status = 200) {
  const received: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = new URLSearchParams(await text(incoming));
    received.push(body.get("logout_token") ?? "");
    outgoing.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://localhost:${port}/auth/backchannel-logout`, received };
}
