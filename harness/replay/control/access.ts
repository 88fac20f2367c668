import { timingSafeEqual } from "node:crypto";

/** Headers that decide who may use the control page. */
export const accessHeaders = ["host", "origin", "authorization", "cookie"] as const;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
export const cookieName = "replay-token";

/** True for an address that is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);
}

/**
 * Returns why a request may not use the control page; null when it may. Without a token only local host names are
 * accepted, so that no web page can reach it under another name; changes must come from the page itself.
 */
export function refusalOf(request: Request, token: string | null): string | null {
  const host = request.headers.get("host") ?? "";
  const origin = request.headers.get("origin");
  if (token === null && !loopback.test(host)) return "The control page is for this machine only.";
  if (token !== null && !tokensOf(request).some((each) => isEqual(each, token)))
    return "The control page needs the token that the command printed.";
  if (origin !== null && origin !== `http://${host}`) return "The request comes from another page.";
  return null;
}

function tokensOf({ headers, url }: Request): string[] {
  const [, bearer = ""] = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "") ?? [];
  const [, cookie = ""] = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.get("cookie") ?? "") ?? [];
  return [bearer, cookie, new URL(url).searchParams.get("token") ?? ""];
}

function isEqual(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
