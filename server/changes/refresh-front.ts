import { Agent, type IncomingMessage, request as send } from "node:http";
import type { Log } from "#server/http/log.ts";

/** Header by which a cache in front knows that it has to ask for a page anew, and passes that on (deploy/nginx/http.conf). */
export const refreshHeader = "x-portal-refresh";

/** One of each kind of copy that a cache in front holds. */
const encodings = ["br, gzip", "gzip", ""];

/** Has a cache put an answer in the place of an old page, and hold it no longer than a second. */
const replacingPolicy = "public, s-maxage=1";

/** The policy of an answer to a cache that asks anew, which would go on holding the old page; null for an answer to anybody else, and for a failure. */
export function policyForFront({ headers }: IncomingMessage, status: number, policy: string): string | null {
  const isRefresh = headers[refreshHeader] === "1" && headers.cookie === undefined;
  return isRefresh && status < 500 && !policy.startsWith("public") ? replacingPolicy : null;
}

const atOnce = 8;
const timeoutMs = 5000;

interface Options {
  /** Origins of the caches in front, as nodes reach them. */
  origins: readonly string[];
  log: Log;
}

/** Has caches in front ask for pages anew, which are given as hosts with paths; resolves when all have been asked for. */
export type RefreshFront = (pages: readonly string[]) => Promise<void>;

export function createRefreshFront({ origins, log }: Options): RefreshFront {
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

  return async function refreshFront(pages) {
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
      log.warn(
        { err, failures: failures.length },
        "caches in front could not be told of a change, and follow in a minute",
      );
  };
}
