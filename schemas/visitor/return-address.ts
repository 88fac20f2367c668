import { splitLanguage } from "#schemas/site/language-codes.ts";
import { authBase, providerPath } from "./auth-prefixes.ts";

const longest = 2048;

/**
 * Returns a safe return address: a path of this site with its query, outside sign-in; anything else becomes the home
 * page. It is checked both when it is stored and when it is used.
 */
export function parseReturnAddress(value: unknown): string {
  return typeof value === "string" && isSafe(value) ? value : "/";
}

/** The same for sign-in: without the preview token, since the address is sent to the provider. */
export function parseSignInAddress(value: unknown): string {
  return parseReturnAddress(typeof value === "string" ? withoutPreview(value) : value);
}

/** Returns the address to return to after sign-in; null when it is not a page (spec §2.2). */
export function addressToRemember(given: string): string | null {
  const address = withoutPreview(given);
  const [path = ""] = address.split("?", 1);
  const isFile = /^\/assets(\/|$)|\.[a-z0-9]{1,11}$/i.test(path);
  return isFile || !isSafe(address) ? null : address;
}

/** Query parameter with the return address of sign-in. */
export const returnParameter = "redirect";

/** Query parameter of the login page with the levels of assurance that a page needs, separated by spaces. */
export const levelParameter = "level";

const previewParameters = ["preview", "at"];

function withoutPreview(address: string): string {
  const [path = "", ...rest] = address.split("?");
  const isOfPreview = (pair: string) => previewParameters.some((name) => new URLSearchParams(pair).has(name));
  const pairs = rest.join("?").split("&");
  const query = pairs.filter((pair) => !isOfPreview(pair)).join("&");
  return query === "" ? path : `${path}?${query}`;
}

function isSafe(address: string): boolean {
  if (address.length > longest || !/^\/[!-~]*$/.test(address) || /[\\#]/.test(address)) return false;
  const [path = ""] = address.split("?", 1);
  const decoded = decode(path);
  if (decoded === null || /\/\/|[\\\p{Cc}\s]|(?:^|\/)\.{1,2}(?:[/;]|$)/u.test(decoded)) return false;
  if (decoded !== "/" && path.split("/").length !== decoded.split("/").length) return false;
  return !isOfSigningIn(decoded.toLowerCase()) && URL.parse(address, origin)?.origin === origin;
}

/** Placeholder origin: an address that leaves the site resolves to another one. */
const origin = "https://portal.invalid";

function isOfSigningIn(address: string): boolean {
  const { path } = splitLanguage(address);
  return [authBase, providerPath].some((base) => `${path}/`.startsWith(`${base}/`));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
