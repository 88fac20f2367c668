import { loadContent } from "#server/cms/content-loader.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { siteOfHost, splitAddress, splitExtra } from "#server/cms/sites.ts";
import type { Config } from "#server/config/config.ts";
import { matchesAny } from "#server/config/path-patterns.ts";
import { errors } from "#server/errors.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { guard } from "./authorize.ts";
import type { Services } from "./resolved.ts";
import { routeOf } from "./routes.ts";

/** Loads the site a request is for, its settings and the content at its address, as far as they are there. */
export async function enter(request: PageRequest, reader: CmsReader, { config }: Services) {
  const { language, prefix, ...split } = splitAddress(request, config);
  const { path, extra } = splitExtra(split.path);
  const webs = await reader.webs();
  const webId = siteOfHost(webs, request.host)?.id ?? null;
  const asked = { webId, webUrl: null, contentId: null, path, language, onlyPublished: !request.isPreview };
  function admit(below: string): void {
    const { systemPage, takesExtra, isValid, auth } = routeOf(below, language);
    if (!isValid) throw errors.invalidRoute(request.path);
    guard(below, auth, request, config);
    if (systemPage || (extra && !takesExtra) || !isInCms(below, config)) throw errors.unknownRoute(request.path);
  }
  const settings = { ...config, admit, guard: (below: string) => guard(below, false, request, config) };
  return { webs, language, path, prefix, extra, ...(await loadContent(asked, reader, settings)) };
}

/** Whether the CMS is asked for a path below a site, without its language. */
export function isInCms(path: string, { cmsPaths: { included, excluded } }: Config): boolean {
  return matchesAny(path, included) && !matchesAny(path, excluded);
}
