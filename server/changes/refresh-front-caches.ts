import { Agent, type IncomingMessage, request as send } from "node:http";
import type { Log } from "#server/http/log.ts";

/** Header that makes a front cache refetch a page; it is passed on to the portal (deploy/nginx/http.conf). */
export const refreshHeader = "x-portal-refresh";

/** One Accept-Encoding for each variant that a front cache stores. */
const encodings = ["br, gzip", "gzip", ""];

/** Replaces the old page in the cache, for a second only. */
const replacingPolicy = "public, s-maxage=1";

/**
 * Returns the cache policy for a refetch whose response is not cacheable, since the cache would otherwise keep the old
 * page; null for all other requests and for failures.
 */
export function frontCachePolicy({ headers }: IncomingMessage, status: number, policy: string): string | null {
  const isRefresh = headers[refreshHeader] === "1" && headers.cookie === undefined;
  return isRefresh && status < 500 && !policy.startsWith("public") ? replacingPolicy : null;
}

const atOnce = 8;
const timeoutMs = 5000;

interface Options {
  /** Origins of the front caches, as nodes reach them. */
  origins: readonly string[];
  log: Log;
}

/** Makes the front caches refetch pages, given as host with path. Resolves when all requests are done. */
export type RefreshFrontCaches = (pages: readonly string[]) => Promise<void>;

export function createFrontCacheRefresh({ origins, log }: Options): RefreshFrontCaches {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

  function refresh(origin: string, page: string, encoding: string): Promise<void> {
    const at = page.indexOf("/");
    const headers = { host: page.slice(0, at), [refreshHeader]: "1", "accept-encoding": encoding };
    const url = new URL(page.slice(at), origin);
    return new Promise((resolve, reject) => {
      const outgoing = send(url, { agent, headers, signal: AbortSignal.timeout(timeoutMs) }, (incoming) => {
        incoming.resume().once("end", resolve).once("error", reject);
      });
      outgoing.once("error", reject).end();
    });
  }

  return async function refreshFrontCaches(pages) {
    const failures: unknown[] = [];
    const requests = pages.flatMap((page) =>
      origins.flatMap((origin) => encodings.map((encoding) => () => refresh(origin, page, encoding))),
    );
    const queue = requests.values();
    const work = async () => {
      for (const request of queue) await request().catch((err: unknown) => failures.push(err));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const [err] = failures;
    if (err)
      log.warn({ err, failures: failures.length }, "front caches could not be refreshed; they follow within a minute");
  };
}
