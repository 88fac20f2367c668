import { createHash, randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { z } from "zod";
import type { Clock } from "#server/clock.ts";

/** Bytes of a cookie, its name included, that every browser keeps. */
const cookieLimit = 4096;

interface Options {
  /** Null for a key of this process alone. */
  secret: string | null;
  clock: Clock;
}

export type Seal = ReturnType<typeof createSeal>;

/** Puts values into cookies so that browsers can neither read nor change them, nor pass the one off as the other. */
export function createSeal({ secret, clock }: Options) {
  const key = createHash("sha256")
    .update(secret ?? randomBytes(32))
    .digest();

  /** The value of a cookie with the name, valid until an instant; null when no browser would keep so much. */
  async function close(name: string, content: unknown, until: number): Promise<string | null> {
    const sealed = await new EncryptJWT({ content })
      .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
      .setAudience(name)
      .setExpirationTime(Math.floor(until / 1000))
      .encrypt(key);
    return name.length + sealed.length > cookieLimit ? null : sealed;
  }

  /** What was sealed under the name; null for all that is not ours, is of another shape or is past its time. */
  async function open<S extends z.ZodType>(name: string, schema: S, sealed: string): Promise<z.output<S> | null> {
    if (sealed.length > cookieLimit) return null;
    const rules = {
      ...{ audience: name, requiredClaims: ["exp"], currentDate: new Date(clock.now()) },
      ...{ keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
    };
    const opened = await jwtDecrypt(sealed, key, rules).catch(() => null);
    const read = schema.safeParse(opened?.payload["content"]);
    return read.success ? read.data : null;
  }

  return { close, open };
}
