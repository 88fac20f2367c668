import type { FastifyReply, FastifyRequest } from "fastify";
import { sendAnswer } from "#server/pages/page-response.ts";
import type { FallbackErrorPage } from "#server/pages/pages.ts";
import { afterMs, before } from "./deadline.ts";
import { plainAnswer } from "./fallback-error-page.ts";
import { parseHost } from "./hosts.ts";
import type { Log } from "./log.ts";
import { pathOf } from "./request-target.ts";

/** The hosts of the sites as `parseHost` writes them; may reject while it is not known whether a site has the host. */
export type SiteHosts = (host: string) => Promise<readonly string[]> | readonly string[];

interface HostCheckOptions {
  allowedHosts: readonly string[];
  siteHosts: SiteHosts;
  deadlineMs: number;
}

interface HookOptions {
  isOurs: (host: string) => Promise<boolean>;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

/** True for configured hosts and those of the sites; rejects while the sites are not known. */
export function createHostCheck({ allowedHosts, siteHosts, deadlineMs }: HostCheckOptions) {
  const configured = new Set(allowedHosts);
  return async function isOurs(host: string): Promise<boolean> {
    if (configured.has(host)) return true;
    const hosts = await before(afterMs(deadlineMs), () => siteHosts(host));
    return hosts.includes(host);
  };
}

/** Answers requests for foreign hosts with 421, and with 503 while the sites are not known. */
export function createHostCheckHook({ isOurs, fallbackErrorPage, log }: HookOptions) {
  return async function checkHost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const host = parseHost(request.headers.host);
    const path = pathOf(request.raw.url);
    try {
      if (host === null || !(await isOurs(host))) return sendAnswer(request, reply, plainAnswer(421));
    } catch (err) {
      log.error({ err }, "the hosts of the sites are not known");
      return sendAnswer(request, reply, fallbackErrorPage(503, { host: host ?? "", path }));
    }
    request.siteHost = host;
    return undefined;
  };
}
