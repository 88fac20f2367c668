import { createHash, randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { z } from "zod";
import type { Clock } from "#server/clock.ts";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";

/** Cookie size in bytes, including its name, that every browser accepts. */
const cookieLimit = 4096;

interface Options {
  /** Null for a random key of this process. */
  secrets: Secrets | null;
  clock: Clock;
}

export type Encryption = ReturnType<typeof createEncryption>;

/** Encrypts cookie values. Browsers can neither read nor change them, nor move a value to another cookie. */
export function createEncryption({ secrets, clock }: Options) {
  const usedSecrets = secrets ?? { all: [randomBytes(32).toString("base64url")] };
  const keys = derivedFrom(usedSecrets, (secret) => createHash("sha256").update(secret).digest());

  /** Returns the encrypted value of a cookie, valid until an instant; null when it is too long for browsers. */
  async function encrypt(name: string, content: unknown, until: number): Promise<string | null> {
    const encrypted = await new EncryptJWT({ content })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setAudience(name)
      .setExpirationTime(Math.floor(until / 1000))
      .encrypt(keys()[0]);
    return name.length + encrypted.length > cookieLimit ? null : encrypted;
  }

  /** Returns the decrypted content of a cookie; null when it is not ours, has another shape or has expired. */
  async function decrypt<S extends z.ZodType>(name: string, schema: S, encrypted: string): Promise<z.output<S> | null> {
    if (encrypted.length > cookieLimit) return null;
    const rules = {
      audience: name,
      requiredClaims: ["exp"],
      currentDate: new Date(clock.now()),
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    };
    for (const key of keys()) {
      const decrypted = await jwtDecrypt(encrypted, key, rules).catch(() => null);
      const parsed = schema.safeParse(decrypted?.payload["content"]);
      if (parsed.success) return parsed.data;
    }
    return null;
  }

  return { encrypt, decrypt };
}
