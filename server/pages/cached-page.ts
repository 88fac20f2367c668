import type { IncomingMessage, ServerResponse } from "node:http";
import { portalMark } from "#server/auth/recursion.ts";
import type { Config } from "#server/config/config.ts";
import type { KnownHosts } from "#server/http/host-check.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import type { TracedRequest } from "#server/telemetry/trace.ts";
import type { EncodedBytes } from "./compression.ts";
import { loggedPage, mayHaveSession } from "./page-response.ts";
import type { Pages, ServedPage } from "./pages.ts";
import { encodingsFor, headersOf, matchesTag } from "./send-page.ts";

interface Options {
  pages: Pages;
  knownHosts: KnownHosts;
  config: Pick<Config, "rootRedirect">;
  /** The headers of every response. */
  headers: readonly [string, string][];
  logRequest: RequestLog;
}

/**
 * Answers a GET or HEAD of a canonical address without a query by a page that is in the cache, fresh and the same for all
 * visitors, in one write; false for all other requests, which the router answers.
 */
export function createCachedPageHandler({ pages, knownHosts, config, headers, logRequest }: Options) {
  const known = new WeakMap<object, string[]>();

  /** The headers of an answer, put together once for all that send the same bytes. */
  function fieldsOf(page: ServedPage, body: EncodedBytes | null): string[] {
    const own = known.get(body?.bytes ?? page.body);
    if (own) return own;
    const fields = [...headers, ...headersOf(page)].flat();
    if (body) fields.push("content-length", String(body.bytes.length));
    if (body && body.encoding !== null) fields.push("content-encoding", body.encoding);
    known.set(body?.bytes ?? page.body, fields);
    return fields;
  }

  return function answerCached(request: IncomingMessage, response: ServerResponse, { fields }: TracedRequest): boolean {
    const begin = performance.now();
    const { method, url: path = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || (config.rootRedirect && path === "/")) return false;
    const host = knownHosts.get(request.headers.host ?? "");
    if (host === undefined || mayHaveSession(request.headers.cookie) || isOfPortal(request)) return false;
    const page = pages.peek(host, path);
    if (!page || page.contentAge > 0) return false;
    const isKnown = matchesTag(request.headers["if-none-match"], page.body.etag);
    const body = isKnown ? null : page.body.readyFor(encodingsFor(request.headers["accept-encoding"], page.body));
    if (!isKnown && !body) return false;
    const status = isKnown ? 304 : 200;
    const bytes = body?.bytes ?? null;
    response.writeHead(status, fieldsOf(page, body)).end(method === "HEAD" ? null : bytes);
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    const { route, site, language, contentAge } = loggedPage(page);
    const { requestId, traceId } = fields;
    const about = { host, route, site, language, cache: page.cache, contentAge, requestId, traceId };
    logRequest({ method, path, status, ms, bytes: bytes?.length ?? 0, ...about });
    return true;
  };
}

/** True for a request of the portal itself, which the router refuses. */
function isOfPortal({ headers }: IncomingMessage): boolean {
  return Object.keys(portalMark).some((name) => headers[name] !== undefined);
}
