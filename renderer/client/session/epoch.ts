import { authCookies } from "#schemas/visitor/auth-paths.ts";

const start = `${authCookies.epoch}=`;

/** The epoch of the session that the browser has now; null for none. */
export function currentEpoch(): string | null {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(start));
  return pair ? decodeURIComponent(pair.slice(start.length)) : null;
}
