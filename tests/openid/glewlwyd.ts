import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { createBrowser } from "./glewlwyd-browser.ts";
import { startProcess } from "./glewlwyd-process.ts";
import { issuerAt, openIdPlugin } from "./glewlwyd-settings.ts";

interface Addresses {
  redirectUri: string;
  postLogoutUri: string;
  backChannelUri: string;
}

/** Starts Glewlwyd, an OpenID provider of another maker, with one confidential client and one user. */
export async function startGlewlwyd(addresses: Addresses) {
  const { origin, close } = await startProcess();
  const user = { username: "visitor", password: randomUUID() };
  // Glewlwyd does not decode a secret with other characters than letters and digits.
  const client = { id: "portal", secret: randomBytes(24).toString("hex"), key: createKey() };
  try {
    await setUp(origin, user, client, addresses);
  } catch (error) {
    await close();
    throw error;
  }
  const { signIn, signOut } = createBrowser(origin, user);
  return {
    issuer: issuerAt(origin),
    clientId: client.id,
    /** For client_secret_basic. */
    clientSecret: client.secret,
    /** Private JWK for private_key_jwt. */
    clientKey: client.key,
    login: user.username,
    password: user.password,
    signIn,
    signOut,
    close,
  };
}

/** Private key for ES256. */
function createKey() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), kid: randomUUID(), alg: "ES256", use: "sig" };
}

/** Adds the provider, its user and its client by the interface for administrators. */
async function setUp(
  origin: string,
  user: { username: string; password: string },
  client: { id: string; secret: string; key: ReturnType<typeof createKey> },
  { redirectUri, postLogoutUri, backChannelUri }: Addresses,
): Promise<void> {
  const administrator = { username: "admin", password: "password" };
  const { send } = createBrowser(origin, administrator);
  const post = (path: string, body: object) => send(path, { method: "POST", body });
  await post("/api/auth/", administrator);
  await post("/api/scope/", { name: "profile", display_name: "profile", password_required: true, password_max_age: 0 });
  await post("/api/mod/plugin/", openIdPlugin(origin, createKey()));
  await post("/api/user/", {
    ...user,
    name: "Zkušební návštěvník",
    roles: ["editor", "interni"],
    scope: ["g_profile", "openid", "profile"],
    enabled: true,
  });
  const { d: _, ...publicKey } = client.key;
  await post("/api/client/", {
    client_id: client.id,
    name: client.id,
    confidential: true,
    enabled: true,
    scope: [],
    client_secret: client.secret,
    jwks: { keys: [publicKey] },
    token_endpoint_auth_method: ["client_secret_basic", "private_key_jwt"],
    authorization_type: ["code", "refresh_token"],
    redirect_uri: [redirectUri],
    post_logout_redirect_uris: [postLogoutUri],
    backchannel_logout_uri: backChannelUri,
    backchannel_logout_session_required: "1",
  });
}
