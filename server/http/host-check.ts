import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hostPaths } from "#schemas/values/host-paths.ts";
import type { Clock } from "#server/clock.ts";
import { plainAnswer } from "#server/pages/fallback-error-page.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import { sendAnswer } from "#server/pages/send-page.ts";
import { afterMs, before } from "./deadline.ts";
import { parseHost } from "./hosts.ts";
import type { Log } from "./log.ts";
import { pathOf } from "./request-target.ts";

/** Caches the host that a Host header names, for a moment only: a site may lose its host. */
export type KnownHosts = LRUCache<string, string>;

export function createKnownHosts(clock: Clock): KnownHosts {
  return new LRUCache({ max: 100, ttl: 1000, perf: clock, noDeleteOnStaleGet: true });
}

const needsNoSite: readonly string[] = Object.values(hostPaths);

/** The hosts of the sites as `parseHost` writes them; may reject while it is not known whether a site has the host. */
export type SiteHosts = (host: string) => Promise<readonly string[]> | readonly string[];

interface HostCheckOptions {
  allowedHosts: readonly string[];
  siteHosts: SiteHosts;
  deadlineMs: number;
}

interface HookOptions {
  isOurs: (host: string) => Promise<boolean>;
  /** Gets the hosts that were found. */
  knownHosts: KnownHosts;
  /** True during maintenance: one notice stands for all pages of all sites. */
  isClosed: boolean;
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

/**
 * Answers requests for foreign hosts with 421, and with 503 while the sites are not known. What needs no site is answered
 * meanwhile: a 503 for robots.txt would forbid crawlers everything (RFC 9309).
 */
export function createHostCheckHook({ isOurs, knownHosts, isClosed, fallbackErrorPage, log }: HookOptions) {
  return async function checkHost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const host = parseHost(request.headers.host);
    const path = pathOf(request.raw.url);
    try {
      const isOpen = isClosed || needsNoSite.includes(path);
      const isAllowed = host !== null && (await (isOpen ? isOursAsFarAsKnown(host) : isOurs(host)));
      if (!isAllowed) {
        knownHosts.delete(request.headers.host ?? "");
        return sendAnswer(request, reply, plainAnswer(421));
      }
      if (!isOpen) knownHosts.set(request.headers.host ?? "", host);
    } catch (err) {
      log.error({ err }, "the hosts of the sites are not known");
      return sendAnswer(request, reply, fallbackErrorPage(503, { host: host ?? "", path }));
    }
    request.siteHost = host;
    return undefined;
  };

  /** True also while the sites are not known, for which it does not wait. */
  function isOursAsFarAsKnown(host: string): Promise<boolean> {
    const nextTurn = new Promise<boolean>((resolve) => setImmediate(resolve, true));
    return Promise.race([isOurs(host).catch(() => true), nextTurn]);
  }
}
