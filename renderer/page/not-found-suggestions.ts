import { isShownPage } from "#renderer/seo/site-pages.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import type { Content } from "#schemas/site/content.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { toText } from "#schemas/values/text.ts";
import { readStructures } from "#server/cms/related-content.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./resolve-site.ts";

/**
 * Finds the site's search of everything and its sitemap in the visitor's language (spec §8, 404 page); of several sitemaps,
 * the one that every page links. A failure leaves the error page without them.
 */
export async function readNotFoundSuggestions(
  { input, ctx, search }: Pick<Site, "input" | "ctx" | "search">,
  shell: Shell,
  { reader, services }: Pick<RequestContext, "reader" | "services">,
): Promise<NotFoundSuggestions> {
  const { web, language } = input;
  try {
    const all = await readStructures(["sitemap"], { webId: web.id, language }, reader, services.config);
    const sitemaps = all.filter((content) => content.language === language && isShownPage(content, web, services));
    return { search, sitemap: mainOf(sitemaps, ctx, shell) };
  } catch (err) {
    services.log.warn({ err }, "the sitemap of a site cannot be found");
    return { search, sitemap: null };
  }
}

/** The page that the navigation or the footer links, else the first. */
function mainOf(
  pages: readonly Content[],
  ctx: ViewContext,
  { navigation, footer }: Shell,
): NotFoundSuggestions["sitemap"] {
  const links = pages.flatMap(({ name, friendlyURLs, webId }) => {
    const href = ctx.alternate({ friendlyURLs, web: { id: webId } }, ctx.language);
    return href === null ? [] : [{ label: toText(name), href, external: false, language: null }];
  });
  const framed = [...navigation, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find(({ href }) => framed.some((link) => link.href === href)) ?? links[0] ?? null;
}
