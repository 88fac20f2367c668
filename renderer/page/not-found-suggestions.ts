import { isPage } from "#renderer/seo/site-pages.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { presetIn } from "#schemas/structures/search-page.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { toText } from "#schemas/values/text.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { readStructures } from "#server/cms/related-content.ts";
import { createViewContext, type Visit } from "#server/view/view-context.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import type { Services } from "./resolved.ts";

/**
 * Where to look for what is not at an address (spec §8, 404 page): the site's search of everything and its sitemap in the
 * visitor's language, of several the one that every page links. An error page is not worse for a failure to find out.
 */
export async function readNotFoundSuggestions(
  visit: Visit,
  shell: Shell,
  reader: CmsReader,
  services: Services,
): Promise<NotFoundSuggestions> {
  const { web, language } = visit;
  const keyOf = (content: Content) => structureKeyOf(content, services.config.structureKeys);
  try {
    const all = await readStructures(["search-page", "sitemap"], { webId: web.id, language }, reader, services.config);
    const pages = all.filter((content) => content.language === language && isShown(content, visit, services));
    const searches = pages.filter((page) => keyOf(page) === "search-page" && presetIn(page.data) === "all");
    const sitemaps = pages.filter((page) => keyOf(page) === "sitemap");
    return { search: mainOf(searches, visit, shell)?.href ?? null, sitemap: mainOf(sitemaps, visit, shell) };
  } catch (err) {
    services.log.warn({ err }, "the search and the sitemap of a site cannot be found");
    return { search: null, sitemap: null };
  }
}

function isShown({ czech, ...content }: ListedContent, { web }: Visit, services: Services): boolean {
  const now = services.clock.now();
  const isSecret = [content.data, czech?.data ?? {}].some((data) => isUnderEmbargo(embargoEnd(data), now));
  return !isSecret && isPage(content, web, services);
}

function mainOf(
  pages: readonly Content[],
  visit: Visit,
  { navigation, footer }: Shell,
): NotFoundSuggestions["sitemap"] {
  const { language } = visit;
  const ctx = createViewContext(visit);
  const links = pages.flatMap(({ name, friendlyURLs, webId }) => {
    const href = ctx.alternate({ friendlyURLs, web: { id: webId } }, language);
    return href === null ? [] : [{ label: toText(name), href, external: false, language: null }];
  });
  const framed = [...navigation, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find(({ href }) => framed.some((link) => link.href === href)) ?? links[0] ?? null;
}
