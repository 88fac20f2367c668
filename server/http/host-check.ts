import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hostPaths } from "#schemas/values/host-paths.ts";
import type { Clock } from "#server/clock.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import { plainAnswer } from "#server/pages/fallback-error-page.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { parseHost } from "./hosts.ts";
import type { Log } from "./log.ts";
import { pathOf } from "./request-target.ts";

/**
 * Short-lived cache of accepted Host headers with the host that they name. A site may lose its host, so entries expire
 * after a second.
 */
export type KnownHosts = LRUCache<string, string>;

export function createKnownHosts(clock: Clock): KnownHosts {
  return new LRUCache({ max: 100, ttl: 1000, perf: clock, noDeleteOnStaleGet: true });
}

const siteIndependentPaths: readonly string[] = Object.values(hostPaths);

/** Returns the hosts of the sites, normalised by `parseHost`; may reject while the sites cannot be read. */
export type SiteHosts = (host: string) => Promise<readonly string[]> | readonly string[];

interface HostCheckOptions {
  allowedHosts: readonly string[];
  siteHosts: SiteHosts;
  deadlineMs: number;
}

interface HookOptions {
  isOwnHost: (host: string) => Promise<boolean>;
  knownHosts: KnownHosts;
  /** True during maintenance: all sites show the same notice. */
  isMaintenance: boolean;
  fallbackErrorPage: FallbackErrorPage;
  log: Log;
}

/** True for configured hosts and the hosts of sites; rejects while the sites cannot be read. */
export function createHostCheck({ allowedHosts, siteHosts, deadlineMs }: HostCheckOptions) {
  const configured = new Set(allowedHosts);
  return async function isOurs(host: string): Promise<boolean> {
    if (configured.has(host)) return true;
    const hosts = await withDeadline(deadlineIn(deadlineMs), () => siteHosts(host));
    return hosts.includes(host);
  };
}

/**
 * Answers requests for foreign hosts with 421, and with 503 while the sites cannot be read. Site-independent paths are
 * answered even then: for crawlers a 503 for robots.txt would disallow everything (RFC 9309).
 */
export function createHostCheckHook({ isOwnHost, knownHosts, isMaintenance, fallbackErrorPage, log }: HookOptions) {
  return async function checkHost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const host = parseHost(request.headers.host);
    const path = pathOf(request.raw.url);
    try {
      const isAnyHostFine = isMaintenance || siteIndependentPaths.includes(path);
      const isAllowed = host !== null && (await (isAnyHostFine ? isOwnHostOrUnknown(host) : isOwnHost(host)));
      if (!isAllowed) {
        knownHosts.delete(request.headers.host ?? "");
        return sendAnswer(request, reply, plainAnswer(421));
      }
      if (!isAnyHostFine) knownHosts.set(request.headers.host ?? "", host);
    } catch (err) {
      log.error({ err }, "hosts of the sites cannot be read; answering 503");
      return sendAnswer(request, reply, fallbackErrorPage(503, { host: host ?? "", path }));
    }
    request.siteHost = host;
    return undefined;
  };

  /** Like `isOwnHost`, but does not wait: true while the sites are not known yet. */
  function isOwnHostOrUnknown(host: string): Promise<boolean> {
    const nextTurn = new Promise<boolean>((resolve) => setImmediate(resolve, true));
    return Promise.race([isOwnHost(host).catch(() => true), nextTurn]);
  }
}
