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
    const sitemaps = webs ? sitemapsAt(host, webs) : [`https://${host}/${sitemapSlug}`];
    const isOpen = sitemaps.length > 0 || (webs !== null && webs.length > 0 && isLoopback(host));
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

/** Sitemaps of the sites that have the host, for themselves or for one of their languages. */
function sitemapsAt(host: string, webs: readonly Web[]): (string | null)[] {
  const isAt = (origin: string | null) => origin !== null && new URL(origin).hostname === host;
  const sites = webs.filter(({ origin, domains }) => isAt(origin) || domains.some((domain) => isAt(domain.origin)));
  return sites.map((web) => ownAddress(web, sitemapSlug));
}
