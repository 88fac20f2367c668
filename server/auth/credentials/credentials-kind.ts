import { splitLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseSignInAddress, returnParameter } from "#schemas/visitor/return-address.ts";
import type { AuthKind } from "#server/auth/auth-kind.ts";
import type { RestProvider } from "#server/auth/rest/rest-provider.ts";

/** Sign-in with user name and password on a page of the portal, which the server checks at the provider (spec §7). */
export function createCredentialsKind({ signInWith, ...shared }: RestProvider): AuthKind {
  return {
    ...shared,
    withCredentials: (credentials) => signInWith({ credentials }),
    async begin({ address }) {
      const redirect = parseSignInAddress(address);
      const { prefix } = languages[splitLanguage(redirect).language];
      return `${prefix}${authPaths.signIn}?${new URLSearchParams({ [returnParameter]: redirect })}`;
    },
    finish: async () => null,
    forget: () => {},
    signOutAddress: async (_, { back }) => back,
    serve: async () => {},
  };
}
