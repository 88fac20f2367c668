import { readWebsAtOnce } from "#renderer/page/read-webs.ts";
import { ownAddress } from "#renderer/seo/own-address.ts";
import { sitemapSlug } from "#renderer/seo/sitemap.ts";
import type { Web } from "#schemas/site/web.ts";
import { hostPaths } from "#schemas/values/host-paths.ts";
import { isLoopback } from "#server/http/hosts.ts";
import type { HostRoute } from "./route.ts";

/**
 * Lets crawlers read everything on the visited host but the sign-in addresses (RFC 9309). A host that is no site's own
 * is closed to them, as its pages belong elsewhere; one of this machine is open, so that tools judge the pages and not the
 * host. While the list of sites is not known, the host counts as a site's.
 */
export const robots: HostRoute = {
  name: "robots",
  of: "host",
  matches: (path) => path === hostPaths.robots,
  async answer(context) {
    const { request, reader, services } = context;
    const { host } = request;
    const webs = services.config.cms.enabled ? await readWebsAtOnce(context) : [];
    const sites = webs?.filter((web) => hasHost(web, host)) ?? null;
    const sitemaps = sites?.flatMap(sitemapOf) ?? [`https://${host}/${sitemapSlug}`];
    const isOpen = sites?.length !== 0 || (webs !== null && webs.length > 0 && isLoopback(host));
    const rules = isOpen ? signIn : everything;
    const lines = ["User-agent: *", ...rules, ...(sitemaps.length > 0 ? [""] : [])];
    return {
      kind: "file",
      contentType: "text/plain; charset=utf-8",
      body: `${[...lines, ...sitemaps.map((address) => `Sitemap: ${address}`)].join("\n")}\n`,
      fileName: null,
      staleFor: reader.staleFor,
    };
  },
};

const everything = ["Disallow: /"];
const signIn = ["Disallow: /auth/", "Disallow: /*/auth/", "Disallow: /security-provider/"];

/** True where the host is a site's own, for all or for one of its languages. */
function hasHost({ origin, domains }: Web, host: string): boolean {
  const isAt = (own: string | null) => own !== null && new URL(own).hostname === host;
  return isAt(origin) || domains.some((domain) => isAt(domain.origin));
}

/** A site that search engines leave out has no sitemap, and says so on each page, which they have to read for it. */
function sitemapOf(web: Web): (string | null)[] {
  return web.isUnlisted ? [] : [ownAddress(web, sitemapSlug)];
}
