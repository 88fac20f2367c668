import type { Web } from "#schemas/site/web.ts";
import { canonicalAddress, siteOfHost } from "#server/cms/sites.ts";

export type AbsoluteAddress = (path: string, host: string) => Promise<string>;

/**
 * Makes addresses that lead back from the security provider: on the origin of the site that has the visited host, as it
 * is configured and never as a request says; the path alone on hosts that several sites share.
 */
export function createAbsoluteAddress(webs: () => Promise<readonly Web[]>): AbsoluteAddress {
  return async (path, host) => {
    const all = await webs();
    const web = siteOfHost(all, host);
    return (web && canonicalAddress(path, { webs: all, web, host })) ?? path;
  };
}
