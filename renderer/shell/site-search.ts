import type { Services } from "#renderer/page/resolved.ts";
import { isShownPage } from "#renderer/seo/site-pages.ts";
import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { presetIn } from "#schemas/structures/search-page.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import { readStructures } from "#server/cms/related-content.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { type Folders, linksIn } from "./to-shell.ts";

/** A page does not wait any longer to learn where its site is searched. */
const patienceMs = 1500;

/**
 * Finds the page of a site and language that searches everything; of several, the one that a menu links. A failure, which is
 * logged, leaves pages without the field in their header.
 */
export async function readSiteSearch(
  input: ViewContextInput,
  { ctx, folders }: { ctx: ViewContext; folders: Folders },
  services: Services,
): Promise<string | null> {
  const { web, language } = input;
  // A reader of its own: an old list does not make the page that links the search old.
  const reader = services.read();
  const { config } = services;
  try {
    const pages = await before(afterMs(patienceMs), () =>
      readStructures(["search-page"], { webId: web.id, language }, reader, config),
    );
    const addresses = searchesOfAll(pages)
      .filter((page) => page.language === language && structureKeyOf(page, config.structureKeys) === "search-page")
      .filter((page) => isShownPage(page, web, services))
      .flatMap(({ friendlyURLs }) => ctx.alternate({ friendlyURLs, web: { id: web.id } }, language) ?? []);
    if (addresses.length < 2) return addresses[0] ?? null;
    const linked = Object.values(folders).flatMap((items) => linksIn(items, ctx));
    return addresses.find((address) => linked.includes(address)) ?? addresses[0] ?? null;
  } catch (err) {
    services.log.warn({ err, web: web.id, language }, "the search page of a site cannot be found");
    return null;
  }
}

const searchesOfAll = memo((pages: readonly ListedContent[]) => pages.filter(({ data }) => presetIn(data) === "all"));
