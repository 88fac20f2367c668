import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { everywhere, type PreviewDecision, type PreviewScope } from "#schemas/visitor/preview.ts";
import type { Clock } from "#server/clock.ts";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";

/** Checks the token of `?preview=`: does it allow showing unpublished content? */
export type CheckPreview = (token: string) => Promise<PreviewDecision>;

interface Options {
  /** Null to reject every token. */
  secrets: Secrets | null;
  /** True in development: every token is accepted. */
  acceptsAny: boolean;
  clock: Clock;
}

const HOUR = 3_600_000;

/** Longest lifetime of a token in hours: anyone who has the link can use it. */
export const maxTokenHours = 24;

/** Tolerated clock skew of the CMS in milliseconds. */
const clockToleranceMs = 300_000;

const audience = "preview";

const id = z
  .union([z.string().min(1).max(200), z.number()])
  .transform(String)
  .nullish();
/** All claims of a token. One with another name might be meant as a limit. */
const claims = z.strictObject({
  aud: z.unknown().optional(),
  exp: z.number(),
  iat: z.number().optional(),
  nbf: z.number().optional(),
  iss: z.unknown().optional(),
  sub: z.unknown().optional(),
  jti: z.unknown().optional(),
  site: id,
  content: id,
});

/**
 * Returns the check of preview tokens. A token is a JSON Web Token signed with HMAC-SHA-256 for the audience `preview`.
 * It lives for a day at most and may be limited to one `site` or one `content`. Unknown claims refuse it.
 */
export function createPreviewCheck({ secrets, acceptsAny, clock }: Options): CheckPreview {
  if (acceptsAny) return async () => ({ scope: everywhere });
  if (secrets === null) return async () => ({ refusal: "invalid" });
  const keys = derivedFrom(secrets, (secret) => new TextEncoder().encode(secret));
  return async (token) => {
    const now = clock.now();
    const rules = { algorithms: ["HS256"], audience, requiredClaims: ["exp"], currentDate: new Date(now) };
    for (const key of keys()) {
      try {
        const { exp, iat, site, content } = claims.parse((await jwtVerify(token, key, rules)).payload);
        const life = exp * 1000 - Math.min(now, iat === undefined ? now : iat * 1000);
        if (life > maxTokenHours * HOUR + clockToleranceMs) return { refusal: "tooLong" };
        return { scope: { site: site ?? null, content: content ?? null } };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { refusal: "expired" };
      }
    }
    return { refusal: "invalid" };
  };
}

/** Creates a token that is valid until an instant (in milliseconds). A CMS can create the same with any JWT library. */
export function createPreviewToken(secret: string, until: number, scope: PreviewScope = everywhere): Promise<string> {
  const limits = Object.entries(scope).filter(([, value]) => value !== null);
  return new SignJWT(Object.fromEntries(limits))
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setExpirationTime(Math.floor(until / 1000))
    .sign(new TextEncoder().encode(secret));
}
