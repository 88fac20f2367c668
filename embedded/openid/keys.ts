import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { JWK } from "oidc-provider";

/** Algorithms of ID tokens and logout tokens. */
export type Algorithm = "RS256" | "ES256";

/** Returns a new private key for signing tokens. */
export function createSigningKey(alg: Algorithm): JWK {
  const { privateKey } =
    alg === "RS256"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), alg, use: "sig", kid: randomUUID() };
}
