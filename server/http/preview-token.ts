import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "#server/clock.ts";

/** True for a token (of `?preview=`) that allows seeing unpublished content. */
export type MayPreview = (token: string) => Promise<boolean>;

interface Options {
  /** Null where no token is valid. */
  secret: string | null;
  /** True in development: every token is valid. */
  isOpen: boolean;
  clock: Clock;
}

/** The check of preview tokens: JSON Web Tokens signed by HMAC with SHA-256, for the audience `preview`, with an expiry. */
export function createPreviewCheck({ secret, isOpen, clock }: Options): MayPreview {
  if (isOpen) return async () => true;
  if (secret === null) return async () => false;
  const key = new TextEncoder().encode(secret);
  return async (token) => {
    const currentDate = new Date(clock.now());
    const rules = { algorithms: ["HS256"], audience, requiredClaims: ["exp"], currentDate };
    return jwtVerify(token, key, rules).then(
      () => true,
      () => false,
    );
  };
}

/** A token that is valid until an instant, in milliseconds; a CMS makes the same with any library for JSON Web Tokens. */
export function createPreviewToken(secret: string, until: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setExpirationTime(Math.floor(until / 1000))
    .sign(new TextEncoder().encode(secret));
}

const audience = "preview";
