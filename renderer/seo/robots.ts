import type { ExportFile } from "#renderer/exports/export-file.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { ownAddress } from "./own-address.ts";
import { sitemapSlug } from "./sitemap.ts";

/**
 * What crawlers may read of the visited host (RFC 9309), which is everything but the ways to sign in: pages that are
 * not to be found say so themselves. A host that is no site's own shows pages whose place is elsewhere.
 */
export async function findRobots({ host }: PageRequest, { read, config }: Services): Promise<ExportFile> {
  const reader = read();
  const webs = config.cms.enabled ? await reader.webs() : [];
  const isAt = (origin: string | null) => origin !== null && new URL(origin).hostname === host;
  const sites = webs.filter(({ origin, domains }) => [origin, ...domains.map((domain) => domain.origin)].some(isAt));
  const sitemaps = sites.map((web) => `Sitemap: ${ownAddress(web, sitemapSlug)}`);
  const rules = sites.length > 0 ? signIn : everything;
  return {
    kind: "file",
    contentType: "text/plain; charset=utf-8",
    body: `${["User-agent: *", ...rules, ...(sitemaps.length > 0 ? ["", ...sitemaps] : [])].join("\n")}\n`,
    fileName: null,
    staleFor: reader.staleFor,
  };
}

const everything = ["Disallow: /"];
const signIn = ["Disallow: /auth/", "Disallow: /*/auth/", "Disallow: /security-provider/"];
