import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "./auth-paths.ts";
import { addressToRemember, returnParameter } from "./return-address.ts";

/** Address of the page for a visitor who was signed out at an address for being idle, in the language of that page. */
export function signedOutAddress(at: string): string {
  const redirect = addressToRemember(at) ?? "/";
  return `${languages[splitLanguage(redirect).language].prefix}${authPaths.signedOut}?${new URLSearchParams({ [returnParameter]: redirect })}`;
}
