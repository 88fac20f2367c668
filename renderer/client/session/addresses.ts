import type { LogoutReason } from "#machines/security.ts";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";

/** Address of the current page. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Address to sign out in the language of the current page; after an idle logout the visitor can return to it. */
export function logoutAddress(reason: LogoutReason): string {
  const { prefix } = languages[splitLanguage(location.pathname).language];
  const query = reason === "idle" ? `?${new URLSearchParams({ idle: currentAddress() })}` : "";
  return prefix + authPaths.logout + query;
}
