import type { User } from "./user.ts";

/** What a page says of who may see it (spec §4, page auth meta); `false` and nothing are for all. */
export type AuthMeta =
  | boolean
  | {
      /** Only for those who are not signed in; false is the same as `true` for the page itself. */
      unauthenticatedOnly?: boolean;
      navigateAuthenticatedTo?: string;
      /** In place of the login page; a path on the site. */
      navigateUnauthenticatedTo?: string;
      /** A role of the security provider that visitors must have. */
      role?: string;
    };

/** What becomes of a visitor at a page's door; paths are below the site, without its language. */
export type Admission = "admitted" | "forbidden" | "sign-in" | { to: string };

/** Decides by what the page says and whether its path is one of those that need signing in (spec §6). */
export function admissionOf(meta: AuthMeta, isListed: boolean, user: User | null): Admission {
  const rules = typeof meta === "object" ? meta : {};
  if (rules.unauthenticatedOnly && user) return { to: rules.navigateAuthenticatedTo ?? "/" };
  const isSecured = meta === true || (typeof meta === "object" && !rules.unauthenticatedOnly);
  if (!isSecured && !isListed) return "admitted";
  if (!user) return rules.navigateUnauthenticatedTo ? { to: rules.navigateUnauthenticatedTo } : "sign-in";
  return rules.role === undefined || user.roles.includes(rules.role) ? "admitted" : "forbidden";
}
