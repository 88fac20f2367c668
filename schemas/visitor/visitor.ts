import type { Consent } from "./consent.ts";
import type { Session } from "./user.ts";

/** Who asks for a page: what it may depend on beside its address. */
export interface Visitor {
  /** Null for those who are not signed in. */
  session: Session | null;
  /** The security provider could not be asked whether the visitor is signed in. */
  isUncertain: boolean;
  /** What was decided on the present version of what is asked; null while nothing is. */
  consent: Consent | null;
}

/** Of whom nothing is known. */
export const anyone: Visitor = { session: null, isUncertain: false, consent: null };
