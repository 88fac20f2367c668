import { Redirect } from "#renderer/page/redirect.ts";
import { systemPageAddress } from "#renderer/system-pages/addresses.ts";
import { returnAddressOf, toSystemPage } from "#renderer/system-pages/to-system-page.ts";
import { systemPageAt } from "#schemas/site/system-pages.ts";
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
    if (name === "signed-out" && services.config.auth.provider.kind === "none") return null;
    if (name === "signed-out" && request.visitor.session) throw new Redirect(302, returnAddressOf(request));
    if (address !== request.path) throw new Redirect(301, address);
    return { ...toSystemPage(name, request, site, services.config), staleFor: reader.staleFor };
  },
};
