import { authPaths } from "./auth-paths.ts";

const longest = 2048;

/**
 * The one judge of where a visitor may be sent back to, asked when an address is remembered and again when it is used:
 * a path of this site with its query, no address of signing in itself. Whatever else comes is the home page.
 */
export function parseReturnAddress(value: unknown): string {
  return typeof value === "string" && isSafe(value) ? value : "/";
}

/** What to remember of a visitor's way: null for what is no page (spec §2.2). */
export function addressToRemember(address: string): string | null {
  const [path = ""] = address.split("?", 1);
  const isFile = /\.[a-z0-9]{1,11}$/i.test(path);
  return isFile || path === "/assets" || path.startsWith("/assets/") || !isSafe(address) ? null : address;
}

function isSafe(address: string): boolean {
  if (address.length > longest || !/^\/[!-~]*$/.test(address) || /[\\#]/.test(address)) return false;
  const [path = ""] = address.split("?", 1);
  const decoded = decode(path);
  if (decoded === null || /\/\/|[\\\p{Cc}\s]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(decoded)) return false;
  if (decoded !== "/" && path.split("/").length !== decoded.split("/").length) return false;
  return !isOfSigningIn(decoded.toLowerCase()) && URL.parse(address, origin)?.origin === origin;
}

/** Stands for the site: an address that leaves it has another origin. */
const origin = "https://portal.invalid";

function isOfSigningIn(path: string): boolean {
  return [authPaths.base, authPaths.provider].some((base) => path === base || path.startsWith(`${base}/`));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
