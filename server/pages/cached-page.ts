import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "#server/config/config.ts";
import type { KnownHosts } from "#server/http/host-check.ts";
import { allowedParameters, type ParsedTarget } from "#server/http/request-target.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import type { TracedRequest } from "#server/telemetry/trace.ts";
import { cleanAddress } from "./clean-address.ts";
import type { EncodedBytes } from "./compression.ts";
import { type DictionaryUse, dictionaryUse } from "./dictionaries.ts";
import { knownParameters, pageParameters, toPageQuery } from "./page-query.ts";
import type { PageRequest } from "./page-request.ts";
import { mayHaveSession, pageLogFields } from "./page-response.ts";
import type { Pages } from "./pages.ts";
import type { ServedPage } from "./rendered-page.ts";
import { encodingsFor, headersOf, matchesTag } from "./send-page.ts";

interface Options {
  pages: Pages;
  knownHosts: KnownHosts;
  config: Pick<Config, "rootRedirect">;
  /** Headers of every response. */
  headers: readonly [string, string][];
  logRequest: RequestLog;
}

/** Answers a request from the page cache; returns false when it did not. */
export type AnswerCached = (
  target: ParsedTarget,
  arrived: { request: IncomingMessage; response: ServerResponse; traced: TracedRequest },
  options: { isFlood: boolean },
) => boolean;

/**
 * Answers a GET or HEAD for a canonical address without a query, in one write, if its page is cached, fresh and the
 * same for all visitors. Returns false for all other requests, which the router handles. During a flood, when the
 * router gets none, the page may also be stale, be in a second-best encoding, and be requested with parameters that it
 * ignores.
 */
export function createCachedPageHandler({ pages, knownHosts, config, headers, logRequest }: Options): AnswerCached {
  const headerCache = new WeakMap<object, Omit<DictionaryUse, "dictionary"> & { fields: string[] }>();

  /** Headers of a response, computed once per cached body while the link to a dictionary is the same. */
  function fieldsOf(page: ServedPage, body: EncodedBytes | null, use: DictionaryUse): string[] {
    const { link, isNamed } = use;
    const cached = headerCache.get(body?.bytes ?? page.body);
    // The age header changes every second, and so does the policy of a page about to change.
    const isLasting = page.staleFor === 0 && page.leftMs === undefined;
    if (isLasting && cached?.link === link && cached.isNamed === isNamed) return cached.fields;
    const fields = [...headers, ...headersOf(page, use)].flat();
    if (body) fields.push("content-length", String(body.bytes.length));
    if (body && body.encoding !== null) fields.push("content-encoding", body.encoding);
    if (isLasting) headerCache.set(body?.bytes ?? page.body, { link, isNamed, fields });
    return fields;
  }

  return function answerCached({ path, search }, { request, response, traced }, { isFlood }) {
    const { method, headers: sent } = request;
    if ((method !== "GET" && method !== "HEAD") || (config.rootRedirect && path === "/")) return false;
    const host = knownHosts.get(sent.host ?? "", { allowStale: isFlood });
    if (host === undefined || mayHaveSession(sent.cookie)) return false;
    const query = search === "" ? noQuery : isFlood ? queryOf(path, search) : null;
    const page = query && pages.peek({ host, path, query }, { mayBeStale: isFlood });
    if (!page || (page.staleFor > 0 && !isFlood)) return false;
    const use = dictionaryUse(page, sent);
    const send = (body: EncodedBytes | null) => {
      const status = body ? 200 : 304;
      const bytes = body?.bytes ?? null;
      response.writeHead(status, fieldsOf(page, body, use)).end(method === "HEAD" ? null : bytes);
      const ms = Math.round((performance.now() - traced.arrived) * 10) / 10;
      const { route, site, language, cache, contentAge } = pageLogFields(page);
      const { requestId, traceId } = traced.fields;
      // One literal: to spread an object into it would take as long as the rest of the line.
      logRequest({
        method,
        path,
        status,
        ms,
        bytes: bytes?.length ?? 0,
        host,
        route,
        site,
        language,
        cache,
        contentAge,
        encoding: body ? (body.encoding ?? "identity") : undefined,
        requestId,
        traceId,
      });
    };
    const isUnchanged = matchesTag(sent["if-none-match"], page.body.etag);
    const accepted = encodingsFor(sent["accept-encoding"], page.body);
    const body = isUnchanged ? null : page.body.readyFor(accepted, use.dictionary);
    if (isUnchanged || body) send(body);
    else if (isFlood) void page.body.inBestOf(accepted).then(send);
    else return false;
    return true;
  };
}

const noQuery: PageRequest["query"] = new Map();

/** Returns the query as the cache key has it; null for an address that is redirected or has no cached page. */
function queryOf(path: string, search: string): PageRequest["query"] | null {
  const parameters = allowedParameters(search, knownParameters);
  if (parameters.has("preview") || cleanAddress(path, search, pageParameters) !== null) return null;
  return toPageQuery(parameters);
}
