import type { Consent } from "./consent.ts";
import type { FailedLogin } from "./failed-login.ts";
import type { Session } from "./user.ts";

/** The visitor of a page: everything about them that the page may depend on. */
export interface Visitor {
  /** Null when not signed in. */
  session: Session | null;
  /** True when the security provider could not confirm the sign-in. */
  isUncertain: boolean;
  /** Decision on the current version; null before it is made. */
  consent: Consent | null;
  /** The sign-in that this request has tried; null otherwise. */
  failedLogin: FailedLogin | null;
}

/** An anonymous visitor without decisions. */
export const anyone: Visitor = { session: null, isUncertain: false, consent: null, failedLogin: null };
