import * as client from "openid-client";
import { TokenRefused } from "#machines/auth.ts";
import { ProviderDown } from "#server/auth/auth-kind.ts";

/** Errors of the provider that the visitor is not to blame for: it does not know the portal, or cannot answer now. */
const ofPortal = ["invalid_client", "unauthorized_client", "invalid_scope", "unsupported_grant_type"];
const ofProvider = ["server_error", "temporarily_unavailable", "slow_down"];
/** Codes of faults in the provider's description, its key set or the form of its answers. */
const ofDescription = [
  "OAUTH_PARSE_ERROR",
  "OAUTH_UNSUPPORTED_OPERATION",
  "OAUTH_MISSING_SERVER_METADATA",
  "OAUTH_KEY_SELECTION_FAILED",
];

/**
 * Turns an error of openid-client into TokenRefused or ProviderDown. The new error has no cause: those of openid-client
 * hold tokens, and errors are logged.
 */
export function toAuthError(error: unknown, part: string): TokenRefused | ProviderDown {
  const known = causesOf(error).find((cause) => cause instanceof ProviderDown || cause instanceof TokenRefused);
  if (known instanceof ProviderDown || known instanceof TokenRefused) return known;
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return byCode(error.error, part);
  if (error instanceof client.WWWAuthenticateChallengeError) return new ProviderDown(`${part}: status ${error.status}`);
  const { code, status } = detailsOf(error);
  // Some providers refuse a token with an empty answer.
  if (status === 400 || status === 403) return new TokenRefused(`${part}: status ${status}`);
  if (status !== null) return new ProviderDown(`${part}: status ${status}`);
  if (code === null) return new ProviderDown(`${part}: ${error instanceof Error ? error.name : "an unknown fault"}`);
  return ofDescription.includes(code)
    ? new ProviderDown(`${part}: ${code}`)
    : new TokenRefused(`${part}: ${code}, ${error instanceof Error ? error.message : ""}`);
}

function byCode(code: string, part: string): TokenRefused | ProviderDown {
  // The code may come by the visitor's browser, and hold anything.
  const isKnown = /^[a-z_]{1,50}$/.test(code);
  const message = `${part}: the provider answered ${isKnown ? code : "an error"}`;
  return [...ofPortal, ...ofProvider].includes(code) ? new ProviderDown(message) : new TokenRefused(message);
}

/** Code of an error of openid-client, and the status of the answer that it is about. */
function detailsOf(error: unknown): { code: string | null; status: number | null } {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
  const answer = causesOf(error).find((cause) => cause instanceof Response);
  return { code, status: answer instanceof Response && !answer.ok ? answer.status : null };
}

/** The error and its causes. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && cause !== null && causes.length < 10; ) {
    causes.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}
