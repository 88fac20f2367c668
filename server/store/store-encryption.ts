import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts shared values with their name as authenticated data: readers of the store learn nothing, and damaged or
 * renamed values are rejected.
 */
export function createStoreEncryption(secrets: Secrets) {
  const keys = derivedFrom(secrets, keyOf);
  return {
    /** Key prefixes, one per secret. Portals with different secrets can share a store. */
    names: derivedFrom(secrets, (secret) =>
      createHmac("sha256", keyOf(secret)).update("name").digest("base64url").slice(0, 8),
    ),

    seal(name: string, plain: Uint8Array): Buffer {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, keys()[0], iv).setAAD(Buffer.from(name));
      const encrypted = Buffer.concat([encryption.update(plain), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), encrypted]);
    },

    /** Null when the value was not encrypted under this name with one of the secrets. */
    open(name: string, sealed: Buffer): Buffer | null {
      if (sealed.length < ivBytes + tagBytes) return null;
      const encrypted = sealed.subarray(ivBytes + tagBytes);
      for (const key of keys()) {
        const decryption = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
          .setAAD(Buffer.from(name))
          .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
        try {
          return Buffer.concat([decryption.update(encrypted), decryption.final()]);
        } catch {
          // Encrypted with another secret, or not ours.
        }
      }
      return null;
    },
  };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "portal store", 32));
}
