import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { isOwnCookie } from "#server/auth/own-cookies.ts";

const maxCookies = 20;
const maxLength = 4096;

/**
 * Rewrites the provider's cookies for the portal: limited to the provider's prefix and to /auth (for the return from
 * its login page) on this host, HttpOnly and SameSite. They cannot replace the portal's own cookies.
 */
export function rewriteCookies(
  setCookies: readonly string[],
  { storageKey, isSecure }: { storageKey: string; isSecure: boolean },
): string[] {
  return setCookies.slice(0, maxCookies).flatMap((line) => {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [, name = ""] = /^([!#$%&'*+.^`|~\w-]+)=[!-:<-~ ]*$/.exec(pair) ?? [];
    if (name === "" || line.length > maxLength || isOwnCookie(name, storageKey)) return [];
    const lifetime = attributes.filter((attribute) =>
      /^(?:max-age=-?\d{1,15}|expires=[\w ,:+-]{1,50})$/i.test(attribute),
    );
    return [authPaths.provider, authPaths.base].map((path) =>
      [pair, ...lifetime, `Path=${path}`, "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])].join("; "),
    );
  });
}
