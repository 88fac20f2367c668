import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "./auth-paths.ts";
import { addressToRemember, returnParameter } from "./return-address.ts";

/** Address of the signed-out page, for a visitor who was idle at the given address, in its language. */
export function signedOutAddress(at: string): string {
  const redirect = addressToRemember(at) ?? "/";
  return `${languages[splitLanguage(redirect).language].prefix}${authPaths.signedOut}?${new URLSearchParams({ [returnParameter]: redirect })}`;
}
