import { authCookies } from "#schemas/visitor/auth-cookies.ts";
import { cookieName } from "#schemas/visitor/cookie-name.ts";

const names = [true, false].map((isSecure) => `${cookieName(authCookies.sessionId, isSecure)}=`);

/** Id of the browser's current session; null for none. */
export function currentSessionId(): string | null {
  const pairs = document.cookie.split("; ");
  for (const start of names) {
    const pair = pairs.find((each) => each.startsWith(start));
    if (pair) return decodeURIComponent(pair.slice(start.length));
  }
  return null;
}
