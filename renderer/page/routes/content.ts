import { loadPageContent } from "#renderer/page/content/load-page-content.ts";
import { followRedirect } from "#renderer/page/follow-redirect.ts";
import { showPage } from "#renderer/page/show-page.ts";
import type { SiteRoute } from "./route.ts";

/** Pages of the CMS, at every path that no other route answers. */
export const content: SiteRoute = {
  name: "content",
  of: "site",
  matches: () => true,
  async answer(context, site) {
    const loaded = await loadPageContent(context, site);
    return followRedirect(await showPage(loaded, context, site), context);
  },
};
