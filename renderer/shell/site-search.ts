import { noContents, readStructures } from "#renderer/page/content/related-content.ts";
import { dependenciesOf } from "#renderer/page/parse-once.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { isPage, isReleased } from "#renderer/seo/site-pages.ts";
import { memo } from "#schemas/parse/memo.ts";
import { createDependencyMemo } from "#schemas/parse/memo-by-dependencies.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { contentAddress } from "#schemas/site/content-address.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import { presetIn } from "#schemas/structures/search-page.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { addressesIn, type FramedSite } from "./to-shell.ts";

/** Milliseconds that a page waits for its site's search page. */
const timeoutMs = 1500;

/** Reads a site's search pages in one language. If that fails, it is logged, and headers have no search field. */
export async function readSearchPages(
  { web, language }: Pick<ViewContextInput, "web" | "language">,
  pageReader: CmsReader,
  { config, log }: Services,
): Promise<readonly ListedContent[]> {
  // A stale list must not make the page that links to the search stale.
  const reader = pageReader.detached();
  try {
    return await reader.optional(`search pages ${web.id} ${language}`, timeoutMs, () =>
      readStructures(["search-page"], { webId: web.id, language }, reader, config),
    );
  } catch (err) {
    log.warn({ err, web: web.id, language }, "the search page of a site cannot be found");
    return noContents;
  }
}

/** Address of the page that searches the whole site in one language; of several, the one that a menu links to. */
export function siteSearch(
  pages: readonly ListedContent[],
  site: Omit<FramedSite, "search">,
  services: Services,
): string | null {
  const { web, language } = site.input;
  const { config } = services;
  const searches = searchesOfAll(pages)
    .filter((page) => page.language === language && structureKeyOf(page, config.structureKeys) === "search-page")
    .filter((page) => isReleased(page, services));
  const dependencies = {
    ...dependenciesOf({ site: { ...site, search: null }, listed: pages, czech: null }),
    settings: config,
    released: searches.map(({ id }) => id).join(" "),
  };
  const variant = [web.id, language, dependencies.host].join(" ");
  const isShown = (page: Content) => isPage(page, web, services);
  return cacheAddress(site.config, variant, dependencies, () => pickLinkedPage(searches.filter(isShown), site));
}

const cacheAddress = createDependencyMemo<WebConfig, string | null>();

/** Address of the first page that a menu links to, or else of the first page. */
function pickLinkedPage(pages: readonly Content[], { input, ctx, folders }: Omit<FramedSite, "search">): string | null {
  const { language } = input;
  const addresses = pages.flatMap((page) => contentAddress(page, language, ctx) ?? []);
  if (addresses.length < 2) return addresses[0] ?? null;
  const linked = Object.values(folders).flatMap((items) => addressesIn(items, ctx));
  return addresses.find((address) => linked.includes(address)) ?? addresses[0] ?? null;
}

const searchesOfAll = memo((pages: readonly ListedContent[]) => pages.filter(({ data }) => presetIn(data) === "all"));
