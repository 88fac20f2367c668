import { isPage } from "#renderer/seo/site-pages.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { presetIn } from "#schemas/structures/search-page.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { toText } from "#schemas/values/text.ts";
import { readStructures } from "#server/cms/related-content.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

/**
 * Finds the site's search of everything and its sitemap in the visitor's language (spec §8, 404 page); of several, those
 * that every page links. A failure leaves the error page without them.
 */
export async function readNotFoundSuggestions(
  { input, ctx }: Pick<Site, "input" | "ctx">,
  shell: Shell,
  { reader, services }: Pick<RequestContext, "reader" | "services">,
): Promise<NotFoundSuggestions> {
  const { web, language } = input;
  const keyOf = (content: Content) => structureKeyOf(content, services.config.structureKeys);
  try {
    const all = await readStructures(["search-page", "sitemap"], { webId: web.id, language }, reader, services.config);
    const pages = all.filter((content) => content.language === language && isShown(content, input, services));
    const searches = pages.filter((page) => keyOf(page) === "search-page" && presetIn(page.data) === "all");
    const sitemaps = pages.filter((page) => keyOf(page) === "sitemap");
    return { search: mainOf(searches, ctx, shell)?.href ?? null, sitemap: mainOf(sitemaps, ctx, shell) };
  } catch (err) {
    services.log.warn({ err }, "the search and the sitemap of a site cannot be found");
    return { search: null, sitemap: null };
  }
}

function isShown({ czech, ...content }: ListedContent, { web }: ViewContextInput, services: Services): boolean {
  const now = services.clock.now();
  const isSecret = [content.data, czech?.data ?? {}].some((data) => isUnderEmbargo(embargoEnd(data), now));
  return !isSecret && isPage(content, web, services);
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
