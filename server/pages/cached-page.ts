import type { IncomingMessage, ServerResponse } from "node:http";
import { portalMark } from "#server/auth/recursion.ts";
import type { Config } from "#server/config/config.ts";
import type { KnownHosts } from "#server/http/host-check.ts";
import { allowedParameters, type ParsedTarget } from "#server/http/request-target.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import type { TracedRequest } from "#server/telemetry/trace.ts";
import { cleanAddress } from "./clean-address.ts";
import type { EncodedBytes } from "./compression.ts";
import type { PageRequest } from "./page-request.ts";
import { allowedQuery, loggedPage, mayHaveSession, pageParameters, toQuery } from "./page-response.ts";
import type { Pages } from "./pages.ts";
import type { ServedPage } from "./rendered-page.ts";
import { encodingsFor, headersOf, matchesTag } from "./send-page.ts";

interface Options {
  pages: Pages;
  knownHosts: KnownHosts;
  config: Pick<Config, "rootRedirect">;
  /** The headers of every response. */
  headers: readonly [string, string][];
  logRequest: RequestLog;
}

/** Answers a request for a page that is in the cache; false for all other requests. */
export type AnswerCached = (
  target: ParsedTarget,
  arrived: { request: IncomingMessage; response: ServerResponse; traced: TracedRequest },
  options: { isFlood: boolean },
) => boolean;

/**
 * Answers a GET or HEAD of a canonical address without a query by a page that is in the cache, fresh and the same for all
 * visitors, in one write; false for all other requests, which the router answers. Under overload, when the router gets none, the
 * page may be old, in another encoding than the best one, and requested with parameters that it does not take.
 */
export function createCachedPageHandler({ pages, knownHosts, config, headers, logRequest }: Options): AnswerCached {
  const known = new WeakMap<object, string[]>();

  /** The headers of an answer, put together once for all that send the same bytes. */
  function fieldsOf(page: ServedPage, body: EncodedBytes | null): string[] {
    const own = known.get(body?.bytes ?? page.body);
    // The age of an answer changes each second.
    const isLasting = page.contentAge === 0;
    if (own && isLasting) return own;
    const fields = [...headers, ...headersOf(page)].flat();
    if (body) fields.push("content-length", String(body.bytes.length));
    if (body && body.encoding !== null) fields.push("content-encoding", body.encoding);
    if (isLasting) known.set(body?.bytes ?? page.body, fields);
    return fields;
  }

  return function answerCached({ path, search }, { request, response, traced }, { isFlood }) {
    const { method, headers: sent } = request;
    if ((method !== "GET" && method !== "HEAD") || (config.rootRedirect && path === "/")) return false;
    const host = knownHosts.get(sent.host ?? "", { allowStale: isFlood });
    if (host === undefined || mayHaveSession(sent.cookie) || isOfPortal(request)) return false;
    const query = search === "" ? noQuery : isFlood ? queryOf(path, search) : null;
    const page = query && pages.peek({ host, path, query }, { mayBeStale: isFlood });
    if (!page || (page.contentAge > 0 && !isFlood)) return false;
    const send = (body: EncodedBytes | null) => {
      const status = body ? 200 : 304;
      const bytes = body?.bytes ?? null;
      response.writeHead(status, fieldsOf(page, body)).end(method === "HEAD" ? null : bytes);
      const ms = Math.round((performance.now() - traced.arrived) * 10) / 10;
      const { route, site, language, contentAge } = loggedPage(page);
      const { requestId, traceId } = traced.fields;
      const about = { host, route, site, language, cache: page.cache, contentAge, requestId, traceId };
      logRequest({ method, path, status, ms, bytes: bytes?.length ?? 0, ...about });
    };
    const isKnown = matchesTag(sent["if-none-match"], page.body.etag);
    const accepted = encodingsFor(sent["accept-encoding"], page.body);
    const body = isKnown ? null : page.body.readyFor(accepted);
    if (isKnown || body) send(body);
    else if (isFlood) void page.body.inBestOf(accepted).then(send);
    else return false;
    return true;
  };
}

const noQuery: PageRequest["query"] = new Map();

/** Returns the query of a page; null for an address that is redirected or has no cached page. */
function queryOf(path: string, search: string): PageRequest["query"] | null {
  const parameters = allowedParameters(search, allowedQuery);
  if (parameters.has("preview") || cleanAddress(path, search, pageParameters) !== null) return null;
  return toQuery(parameters);
}

const marks = Object.keys(portalMark);

/** True for a request of the portal itself, which the router refuses. */
function isOfPortal({ headers }: IncomingMessage): boolean {
  return marks.some((name) => headers[name] !== undefined);
}
