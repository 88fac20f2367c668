import type { FastifyRequest } from "fastify";
import { canonicalAddress, siteOfHost } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";
import { isLoopback } from "#server/http/hosts.ts";

export type AbsoluteAddress = (path: string, request: FastifyRequest) => Promise<string>;

/**
 * Creates absolute return addresses for the security provider: on the configured origin of the site, or on the visited
 * host if several sites share it.
 */
export function createAbsoluteAddress(webs: (host: string) => Promise<readonly Web[]>): AbsoluteAddress {
  return async (path, request) => {
    const host = request.siteHost;
    const all = await webs(host);
    const web = siteOfHost(all, host);
    return (web && canonicalAddress(path, { webs: all, web, host })) ?? onVisitedHost(path, request);
  };
}

/** Absolute address on the visited host with its port; plain HTTP on localhost only. */
export function onVisitedHost(
  path: string,
  { siteHost, headers }: Pick<FastifyRequest, "siteHost" | "headers">,
): string {
  const [port = ""] = /:\d{1,5}$/.exec(headers.host ?? "") ?? [];
  return `${isLoopback(siteHost) ? "http" : "https"}://${siteHost}${port}${path}`;
}
