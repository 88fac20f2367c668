import { readStructures } from "#renderer/page/content/related-content.ts";
import { isPage, isReleased } from "#renderer/seo/site-pages.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { createDependencyMemo } from "#schemas/parse/memo-by-dependencies.ts";
import type { Content } from "#schemas/site/content.ts";
import { contentAddress } from "#schemas/site/content-address.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import { toText } from "#schemas/values/text.ts";
import type { NotFoundSuggestions } from "#templates/error-page/error-page.tsx";
import { dependenciesOf } from "./parse-once.ts";
import type { RequestContext } from "./request-context.ts";
import type { Site } from "./resolve-site.ts";
import type { Services } from "./resolved.ts";

/** The parts of a "page not found" page that are the same for a whole site. */
export interface NotFoundFrame {
  shell: Shell;
  suggestions: NotFoundSuggestions;
}

/**
 * Returns the shell and the suggestions of a site's 404 page: its search page and its sitemap in the visitor's language
 * (spec §8, 404 page). Of several sitemaps, the one linked from the navigation or footer is used. The result is cached
 * until a dependency changes, because any number of missing addresses may be requested. If the sitemap cannot be read,
 * the page is shown without it.
 */
export async function readNotFoundFrame(
  site: Site,
  { reader, services }: Pick<RequestContext, "reader" | "services">,
): Promise<NotFoundFrame> {
  const { web, language } = site.input;
  try {
    const listed = await readStructures(["sitemap"], { webId: web.id, language }, reader, services.config);
    return readCachedFrame(site, listed, services);
  } catch (err) {
    services.log.warn({ err }, "the sitemap of a site cannot be found");
    return { shell: toShell(site, null), suggestions: { search: site.search, sitemap: null } };
  }
}

/** Returns the cached frame that suggestions belong to; null when they were not cached. */
export function cachedFrameOf(suggestions: NotFoundSuggestions): NotFoundFrame | null {
  return cachedFrames.get(suggestions) ?? null;
}

const cachedFrames = new WeakMap<NotFoundSuggestions, NotFoundFrame>();
const cacheFrame = createDependencyMemo<Site["config"], NotFoundFrame>();

function readCachedFrame(site: Site, listed: readonly ListedContent[], services: Services): NotFoundFrame {
  const { web, language } = site.input;
  const released = listed.filter((content) => content.language === language && isReleased(content, services));
  const dependencies = {
    ...dependenciesOf({ site, listed, czech: null }),
    settings: services.config,
    released: released.map(({ id }) => id).join(" "),
  };
  const variant = [web.id, language, dependencies.host].join(" ");
  return cacheFrame(site.config, variant, dependencies, () => {
    const shell = toShell(site, null);
    const sitemaps = released.filter((content) => isPage(content, web, services));
    const frame = { shell, suggestions: { search: site.search, sitemap: pickLinkedPage(sitemaps, site.ctx, shell) } };
    cachedFrames.set(frame.suggestions, frame);
    return frame;
  });
}

/** Picks the page that the navigation or the footer links to, or else the first. */
function pickLinkedPage(
  pages: readonly Content[],
  ctx: ViewContext,
  { navigation, footer }: Shell,
): NotFoundSuggestions["sitemap"] {
  const links = pages.flatMap((page) => {
    const href = contentAddress(page, ctx.language, ctx);
    return href === null ? [] : [{ label: toText(page.name), href, external: false, language: null }];
  });
  const framed = [...navigation, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find(({ href }) => framed.some((link) => link.href === href)) ?? links[0] ?? null;
}
