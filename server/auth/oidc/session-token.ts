import { z } from "zod";
import { TokenRefused, type Tokens } from "#machines/auth.ts";
import { user } from "#schemas/visitor/user.ts";
import type { ProviderSession } from "#server/auth/auth-kind.ts";

/**
 * Everything that the portal keeps of a sign-in besides the refresh token, in the encrypted cookie of the session. The
 * provider's own tokens would not fit.
 */
const sessionToken = z.object({
  issuer: z.string(),
  /** Identifies the account at the issuer. */
  subject: z.string(),
  /** Identifies the session at the issuer; absent when it does not say. */
  session: z.string().optional(),
  user,
  /** True when the roles are in the answer of userinfo, which then decides about them at each exchange. */
  hasRolesInInfo: z.boolean(),
  level: z.string().optional(),
  /** Milliseconds. */
  expiresAt: z.number(),
  /** Lets the provider sign out without asking; absent when it does not fit. */
  idToken: z.string().optional(),
});

export type SessionToken = z.output<typeof sessionToken>;

/** Throws TokenRefused for a token that another kind of sign-in has written. */
export function readSessionToken({ token }: Pick<Tokens, "token">): SessionToken {
  const parsed = sessionToken.safeParse(parse(token ?? ""));
  if (!parsed.success) throw new TokenRefused("the session is of another kind of sign-in");
  return parsed.data;
}

/** Returns the ID token of a session; undefined without one. */
export function idTokenOf(tokens: Pick<Tokens, "token"> | null): string | undefined {
  return sessionToken.safeParse(parse(tokens?.token ?? "")).data?.idToken;
}

/** Names by which the provider ends a session: its own, and the account's. */
export const endNames = {
  session: (issuer: string, session: string) => `session ${issuer} ${session}`,
  subject: (issuer: string, subject: string) => `subject ${issuer} ${subject}`,
  /** For sessions of an account to which the provider has given no name of their own. */
  unnamed: (issuer: string, subject: string) => `unnamed ${issuer} ${subject}`,
};

/** Returns by which names a session can be ended, and its level of assurance. */
export function aboutSession(tokens: Pick<Tokens, "token">): ProviderSession {
  try {
    const { issuer, subject, session, level = null } = readSessionToken(tokens);
    const own = session === undefined ? endNames.unnamed(issuer, subject) : endNames.session(issuer, session);
    return { names: [own, endNames.subject(issuer, subject)], level };
  } catch {
    return { names: [], level: null };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
