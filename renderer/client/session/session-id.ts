import { authCookies } from "#schemas/visitor/auth-paths.ts";

const start = `${authCookies.sessionId}=`;

/** The id of the session that the browser has now; null for none. */
export function currentSessionId(): string | null {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(start));
  return pair ? decodeURIComponent(pair.slice(start.length)) : null;
}
