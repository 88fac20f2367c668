import { textFile } from "#renderer/exports/export-file.ts";
import { readWebsIfReady } from "#renderer/page/read-webs.ts";
import { ownAddress } from "#renderer/seo/own-address.ts";
import { sitemapSlug } from "#renderer/seo/sitemap.ts";
import type { Web } from "#schemas/site/web.ts";
import { hostPaths } from "#schemas/values/host-paths.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { isLoopback } from "#server/http/hosts.ts";
import type { HostRoute } from "./route.ts";

/**
 * robots.txt (RFC 9309). On a site's own host, crawlers may read everything except the sign-in addresses. A host that
 * belongs to no site is closed to them, because its pages have their canonical address elsewhere; localhost is open, so
 * that audit tools can judge the pages. While the list of sites is unknown, a host is treated as a site's own.
 */
export const robots: HostRoute = {
  name: "robots",
  of: "host",
  matches: (path) => path === hostPaths.robots,
  async answer(context) {
    const { request, reader, services } = context;
    const { host } = request;
    const webs = services.config.cms.enabled ? await readWebsIfReady(context) : [];
    const sites = webs?.filter((web) => hasHost(web, host)) ?? null;
    const sitemaps = sites?.flatMap(sitemapOf) ?? [`https://${host}/${sitemapSlug}`];
    const isOpen = sites?.length !== 0 || (webs !== null && webs.length > 0 && isLoopback(host));
    const rules = isOpen ? signIn : everything;
    const lines = ["User-agent: *", ...rules, ...(sitemaps.length > 0 ? [""] : [])];
    const body = `${[...lines, ...sitemaps.map((address) => `Sitemap: ${address}`)].join("\n")}\n`;
    return textFile("text/plain", body, reader);
  },
};

const everything = ["Disallow: /"];
const signIn = [authPaths.base, `/*${authPaths.base}`, authPaths.provider].map((path) => `Disallow: ${path}/`);

/** True where the host is a site's own, for all or for one of its languages. */
function hasHost({ origin, domains }: Web, host: string): boolean {
  const isAt = (own: string | null) => own !== null && new URL(own).hostname === host;
  return isAt(origin) || domains.some((domain) => isAt(domain.origin));
}

/** An unlisted site has no sitemap. Its pages carry noindex, which crawlers must be able to read. */
function sitemapOf(web: Web): (string | null)[] {
  return web.isUnlisted ? [] : [ownAddress(web, sitemapSlug)];
}
