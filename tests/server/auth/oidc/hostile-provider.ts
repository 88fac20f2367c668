import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { onTestFinished } from "vitest";

export type Answer = (response: ServerResponse) => unknown;

export const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

export const clientId = "portal";
export const clientSecret = "a secret of the portal";
export const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

/** Seconds since 1970. */
export const inSeconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset;

export async function createKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
  return { privateKey, jwk };
}

/** Keys of all providers of a test file: making them takes a tenth of a second. */
const keysOfFile = Promise.all([createKey("one"), createKey("one")]);

/** An OpenID provider that answers whatever a test says, with tokens that no honest one issues. */
export async function startHostileProvider() {
  const [key, otherKey] = await keysOfFile;
  const calls: { path: string; body: URLSearchParams; headers: Record<string, unknown> }[] = [];
  /** Answers that replace the usual ones, by path. */
  const faults = new Map<string, Answer>();
  let description: Record<string, unknown> = {};
  let keys: JWK[] = [key.jwk];
  let nonce = "";
  let makeIdToken = async (claims: JWTPayload) => sign(claims);
  let tokenAnswer: Record<string, unknown> = {};

  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const body = new URLSearchParams(await text(request));
    calls.push({ path, body, headers: request.headers });
    const fault = faults.get(path);
    if (fault) return fault(response);
    if (path === "/.well-known/openid-configuration") return json(metadata())(response);
    if (path === "/jwks") return json({ keys })(response);
    if (path === "/token") {
      const idToken = await makeIdToken(honestClaims());
      const answer = { access_token: "access", token_type: "Bearer", expires_in: 300, refresh_token: "refresh-1" };
      return json({ ...answer, id_token: idToken, ...tokenAnswer })(response);
    }
    if (path === "/revoke") return response.writeHead(200).end();
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://localhost:${typeof address === "object" ? (address?.port ?? 0) : 0}`;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );

  const metadata = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    revocation_endpoint: `${url}/revoke`,
    end_session_endpoint: `${url}/end`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    ...description,
  });

  const honestClaims = (): JWTPayload => ({
    iss: url,
    aud: clientId,
    sub: "account-7",
    sid: "session-3",
    iat: inSeconds(),
    exp: inSeconds(300),
    nonce,
    name: "Jana Dvořáková",
    roles: ["editor"],
  });

  const honestLogout = (): JWTPayload => ({
    iss: url,
    aud: clientId,
    sub: "account-7",
    sid: "session-3",
    iat: inSeconds(),
    exp: inSeconds(120),
    jti: crypto.randomUUID(),
    events: { [logoutEvent]: {} },
  });

  /** Signs claims, by default as the provider does. */
  function sign(claims: Record<string, unknown>, { header = {}, by = key }: { header?: object; by?: typeof key } = {}) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "one", ...header })
      .sign(by.privateKey, { crit: { "x-portal": true } });
  }

  return {
    url,
    calls,
    faults,
    sign,
    otherKey,
    createKey,
    honestLogout,
    setDescription: (changed: Record<string, unknown>) => {
      description = changed;
    },
    setKeys: (changed: JWK[]) => {
      keys = changed;
    },
    /** Makes the ID token from honest claims. */
    setIdToken: (make: (claims: JWTPayload) => Promise<string> | string) => {
      makeIdToken = async (claims) => make(claims);
    },
    setTokenAnswer: (changed: Record<string, unknown>) => {
      tokenAnswer = changed;
    },
    /** Does what its login page does: the address to which it sends the browser. */
    authorize(address: string, changed: Record<string, string> = {}): string {
      const { searchParams } = new URL(address);
      nonce = searchParams.get("nonce") ?? "";
      const returned = new URL(searchParams.get("redirect_uri") ?? "");
      returned.search = String(
        new URLSearchParams({ code: "code-1", state: searchParams.get("state") ?? "", ...changed }),
      );
      return returned.href;
    },
    callsOf: (path: string) => calls.filter((call) => call.path === path),
  };
}
