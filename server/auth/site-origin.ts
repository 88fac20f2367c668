import type { Web } from "#schemas/site/web.ts";
import { canonicalAddress, siteOfHost } from "#server/cms/sites.ts";

export type AbsoluteAddress = (path: string, host: string) => Promise<string>;

/**
 * Makes return addresses for the security provider: on the configured origin of the site that has the visited host,
 * never on one that a request names; the path alone on hosts that several sites share.
 */
export function createAbsoluteAddress(webs: (host: string) => Promise<readonly Web[]>): AbsoluteAddress {
  return async (path, host) => {
    const all = await webs(host);
    const web = siteOfHost(all, host);
    return (web && canonicalAddress(path, { webs: all, web, host })) ?? path;
  };
}
