import type { LogoutReason } from "#machines/security.ts";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";

export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Sign-out address in the language of the current page. After an idle logout it carries the page to return to. */
export function logoutAddress(reason: LogoutReason): string {
  const { prefix } = languages[splitLanguage(location.pathname).language];
  const query = reason === "idle" ? `?${new URLSearchParams({ idle: currentAddress() })}` : "";
  return prefix + authPaths.logout + query;
}
