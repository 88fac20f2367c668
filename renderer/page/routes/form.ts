import { continueForm } from "#renderer/forms/continue-form.ts";
import { authorize } from "#renderer/page/authorize.ts";
import { loadPageContent } from "#renderer/page/content/load-page-content.ts";
import { errors } from "#renderer/page/errors.ts";
import { showPage } from "#renderer/page/show-page.ts";
import { parsePlace } from "#schemas/forms/filling/place.ts";
import type { SiteRoute } from "./route.ts";

/** The pages of a form that is being filled in, behind `/-/` (spec §2.4, online applications). */
export const form: SiteRoute = {
  name: "form",
  of: "site",
  matches: (_path, extra) => extra !== "",
  takesExtra: () => true,
  async answer(context, site) {
    const place = parsePlace(site.extra);
    if (place === null) throw errors.unknownRoute(context.request.path);
    const content = await loadPageContent(context, site);
    const shown = await showPage(content, context, site);
    const { page } = shown;
    if (page.key !== "form") throw errors.unknownRoute(context.request.path);
    if (page.view.signIn === "required") authorize(site.path, true, context);
    const address = site.ctx.page({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } });
    if (address === null) throw errors.unknownRoute(context.request.path);
    const { status, progress } = await continueForm(
      {
        id: String(content.id),
        start: address.href,
        view: page.view,
        language: site.input.language,
        place,
        absolute: shown.absolute,
      },
      context,
    );
    const languages = shown.shell.languages.map((link) =>
      link.translated ? { ...link, href: `${link.href}/-/${site.extra}` } : link,
    );
    return { ...shown, status, progress, isUnlisted: true, isPublic: false, shell: { ...shown.shell, languages } };
  },
};
