import { continueGuide } from "#renderer/guides/kept-guide.ts";
import { loadPageContent } from "#renderer/page/content/load-page-content.ts";
import { errors } from "#renderer/page/errors.ts";
import { showPage } from "#renderer/page/show-page.ts";
import { parseGuidePlace } from "#schemas/guides/progress/guide-fields.ts";
import type { SiteRoute } from "./route.ts";

/** The pages of a guide that keeps its answers, behind `/-/` (spec §2.4). */
export const guide: SiteRoute = {
  name: "guide",
  of: "site",
  matches: (_path, extra) => parseGuidePlace(extra) !== null,
  takesExtra: () => true,
  async answer(context, site) {
    const place = parseGuidePlace(site.extra);
    const content = await loadPageContent(context, site);
    const shown = await showPage(content, context, site);
    const { page } = shown;
    const address = site.ctx.page({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } });
    if (place === null || page.key !== "entitlement-guide" || address === null)
      throw errors.unknownRoute(context.request.path);
    const opened = { id: String(content.id), view: page.view, start: address.href, home: shown.shell.home, place };
    const { status, progress } = await continueGuide(opened, context);
    const languages = shown.shell.languages.map((link) =>
      link.translated ? { ...link, href: `${link.href}/-/${site.extra}` } : link,
    );
    const shell = { ...shown.shell, languages };
    return { ...shown, status, guide: progress, isUnlisted: true, isPublic: false, shell };
  },
};
