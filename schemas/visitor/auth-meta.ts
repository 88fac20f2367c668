import { isSameName } from "#schemas/site/permissions.ts";
import type { User } from "./user.ts";

/** Access rules of a page (spec §4, page auth meta); `false` or none means public. */
export type AuthMeta =
  | boolean
  | {
      /** Set for pages that only visitors who are not signed in may see; false equals `true` for the page itself. */
      unauthenticatedOnly?: boolean;
      navigateAuthenticatedTo?: string;
      /** Path on the site, used instead of the login page. */
      navigateUnauthenticatedTo?: string;
      /** Required role of the security provider. */
      role?: string;
    };

/** Result of the access check; paths are within the site, without language prefix. */
export type Admission = "admitted" | "forbidden" | "sign-in" | { to: string };

/** Checks access by the page's rules and the configured secured paths (spec §6). */
export function admissionOf(meta: AuthMeta, isListed: boolean, user: User | null): Admission {
  const rules = typeof meta === "object" ? meta : {};
  if (rules.unauthenticatedOnly && user) return { to: rules.navigateAuthenticatedTo ?? "/" };
  const isSecured = meta === true || (typeof meta === "object" && !rules.unauthenticatedOnly);
  if (!isSecured && !isListed) return "admitted";
  if (!user) return rules.navigateUnauthenticatedTo ? { to: rules.navigateUnauthenticatedTo } : "sign-in";
  const { role } = rules;
  return role === undefined || user.roles.some((own) => isSameName(own, role)) ? "admitted" : "forbidden";
}
