import { hash } from "node:crypto";
import { type User, user } from "#schemas/visitor/user.ts";
import { valueAt } from "#server/auth/value-at.ts";
import type { OidcConfig } from "#server/config/oidc-config.ts";

/** Longest name of an account that is kept as it is. */
const longestSubject = 200;
/** Number of roles that a user can have. */
const maxRoles = 100;

interface ReadUser {
  user: User;
  /** Roles that cannot be used: no words, too long or too many. */
  ignoredRoles: number;
}

/**
 * Builds the user from the claims of a sign-in. The account's subject identifies it, never a name or an e-mail address,
 * which can change hands.
 */
export function toUser(subject: string, claims: object, { user: name, roles }: OidcConfig["claims"]): ReadUser {
  const login = subject.length > longestSubject ? hash("sha256", subject, "base64url") : subject;
  const found = valueAt(claims, roles);
  const given: unknown[] = Array.isArray(found) ? found : typeof found === "string" ? [found] : [];
  const usable = given.flatMap((role) => user.shape.login.safeParse(role).data ?? []).slice(0, maxRoles);
  const displayed = user.shape.name.safeParse(valueAt(claims, name));
  return {
    user: { login, name: displayed.data ?? null, roles: usable },
    ignoredRoles: given.length - usable.length,
  };
}
