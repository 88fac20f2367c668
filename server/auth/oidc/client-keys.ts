import { calculateJwkThumbprint, importJWK, type JWK } from "jose";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";

interface SigningKey {
  key: CryptoKey;
  kid: string;
}

export type ClientKeys = ReturnType<typeof createClientKeys>;

/** Keys with which the portal proves itself to the provider (private_key_jwt): the first signs, all are published. */
export function createClientKeys(secrets: Secrets) {
  const keys = derivedFrom(secrets, readKey);

  return {
    signing: async (): Promise<SigningKey> => {
      const { kid, alg, jwk } = await keys()[0];
      const key = await importJWK(jwk, alg);
      if (key instanceof Uint8Array) throw new Error("a shared secret is no signing key");
      return { key, kid };
    },

    /** The public key set (RFC 7517). */
    publicSet: async (): Promise<{ keys: JWK[] }> => ({
      keys: (await Promise.all(keys())).map(({ jwk, kid, alg }) => ({ ...publicPartOf(jwk), kid, alg, use: "sig" })),
    }),
  };
}

async function readKey(json: string) {
  const jwk: JWK = JSON.parse(json);
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPartOf(jwk)));
  return { jwk, kid, alg: algorithmOf(jwk) };
}

function algorithmOf({ kty }: JWK): string {
  return kty === "RSA" ? "RS256" : kty === "EC" ? "ES256" : "Ed25519";
}

/** Members are named one by one, so that no private one is ever published. */
function publicPartOf({ kty, crv, x, y, n, e }: JWK): JWK {
  const members = { kty, crv, x, y, n, e };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
