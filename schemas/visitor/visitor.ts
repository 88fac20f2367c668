import type { Consent } from "./consent.ts";
import type { Session } from "./user.ts";

/** The visitor of a page: what it may depend on besides the address. */
export interface Visitor {
  /** Null when not signed in. */
  session: Session | null;
  /** True when the security provider could not confirm the sign-in. */
  isUncertain: boolean;
  /** Decision on the current version; null before it is made. */
  consent: Consent | null;
}

/** A visitor of whom nothing is known. */
export const anyone: Visitor = { session: null, isUncertain: false, consent: null };
