import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { isOwnCookie } from "./own-cookies.ts";

const most = 20;
const longest = 4096;

/**
 * The provider's cookies as they are set on the portal: below its prefix and, for the return from its login page, where
 * signing in happens; for no other host, no script and no other site. None can take the place of the portal's own.
 */
export function rewriteCookies(setCookies: readonly string[], storageKey: string): string[] {
  return setCookies.slice(0, most).flatMap((line) => {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [, name = ""] = /^([!#$%&'*+.^`|~\w-]+)=[!-:<-~ ]*$/.exec(pair) ?? [];
    if (name === "" || line.length > longest || isOwnCookie(name, storageKey)) return [];
    const lifetime = attributes.filter((attribute) =>
      /^(?:max-age=-?\d{1,15}|expires=[\w ,:+-]{1,50})$/i.test(attribute),
    );
    return [authPaths.provider, authPaths.base].map((path) =>
      [pair, ...lifetime, `Path=${path}`, "HttpOnly", "Secure", "SameSite=Lax"].join("; "),
    );
  });
}
