import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what nodes share: who can read the store learns nothing, and what is not whole or stands under another name is not taken. */
export function createSeal(secrets: Secrets) {
  const keys = derivedFrom(secrets, (secret) => Buffer.from(hkdfSync("sha256", secret, "", "portal store", 32)));
  return {
    /** Differs between portals with other secrets, which then can share a store. */
    name: createHmac("sha256", keys()[0]).update("name").digest("base64url").slice(0, 8),

    seal(name: string, plain: Uint8Array): Buffer {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(cipher, keys()[0], iv).setAAD(Buffer.from(name));
      const encrypted = Buffer.concat([encryption.update(plain), encryption.final()]);
      return Buffer.concat([iv, encryption.getAuthTag(), encrypted]);
    },

    /** Null for what was not sealed under the name with one of the secrets. */
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
          // Sealed with another secret, or not ours.
        }
      }
      return null;
    },
  };
}
