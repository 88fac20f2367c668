import { Redirect } from "#renderer/page/redirect.ts";
import { systemPageAddress } from "#renderer/system-pages/addresses.ts";
import { isOfSigningIn, returnAddressOf, toSystemPage } from "#renderer/system-pages/to-system-page.ts";
import { splitLanguage } from "#schemas/site/language-codes.ts";
import { systemPageAt } from "#schemas/site/system-pages.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { SiteRoute } from "./route.ts";

/** Pages without a content item. Their address in another language redirects to the one in the visitor's. */
export const systemPage: SiteRoute = {
  name: "system-page",
  of: "site",
  matches: (path) => systemPageAt(path) !== null,
  async answer({ request, reader, services }, site) {
    const name = systemPageAt(site.path);
    if (name === null) return null;
    const address = systemPageAddress(name, site.input.language, site.input);
    const { provider, kind } = services.config.auth;
    if (isOfSigningIn(name) && provider.kind === "none") return null;
    // The form is accepted at this path only, which no site in a folder has.
    const hasForm = kind === "credentials" && splitLanguage(request.path).path === authPaths.signIn;
    if (name === "sign-in" && !hasForm) return null;
    if (isOfSigningIn(name) && request.visitor.session) throw new Redirect(302, returnAddressOf(request));
    if (address !== request.path) throw new Redirect(301, address);
    return { ...toSystemPage(name, request, site, services.config), staleFor: reader.staleFor };
  },
};
