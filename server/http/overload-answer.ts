import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings, type EncodedBytes, sharedBody } from "#server/pages/compression.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import type { TracedRequest } from "#server/telemetry/trace.ts";
import { parseHost } from "./hosts.ts";

/** Seconds after which a refused visitor may try again. */
const overloadRetryAfter = 5;

interface Options {
  /** The headers of every response. */
  headers: readonly [string, string][];
  fallbackErrorPage: FallbackErrorPage;
  logRequest: RequestLog;
}

/** Returns a function that answers with the page for 503 as it lies ready: a refusal has to cost little, or a flood of them would be one, too. */
export function createOverloadAnswer({ headers, fallbackErrorPage, logRequest }: Options) {
  /** Headers by the bytes that they go with. */
  const known = new WeakMap<Buffer, string[]>();

  function headersOf(contentType: string, { bytes, encoding }: EncodedBytes): string[] {
    const own = {
      "cache-control": "no-store",
      "content-type": contentType,
      "content-length": String(bytes.length),
      ...(encoding !== null && { "content-encoding": encoding }),
      vary: "accept-encoding",
      "retry-after": String(overloadRetryAfter),
    };
    return [...headers, ...Object.entries(own)].flat();
  }

  return function answerOverload(
    path: string,
    { request, response, traced }: { request: IncomingMessage; response: ServerResponse; traced: TracedRequest },
  ): void {
    const { method, headers: sent } = request;
    logRequest({ ...refusal(request, 503, "overload"), path: path.slice(0, 200), ...traced.fields });
    const page = fallbackErrorPage(503, { host: parseHost(sent.host) ?? "", path });
    const body = sharedBody(page.body);
    const accepted = acceptedEncodings(sent["accept-encoding"]);
    function send(encoded: EncodedBytes): void {
      const { bytes } = encoded;
      const fields = known.get(bytes) ?? headersOf(page.contentType, encoded);
      known.set(bytes, fields);
      response.writeHead(503, fields).end(method === "HEAD" ? undefined : bytes);
    }
    const ready = body.readyFor(accepted);
    if (ready) send(ready);
    else void body.inBestOf(accepted).then(send);
  };
}

/** The log's fields of a request that is refused or redirected before it reaches the router. */
export function refusal({ method = "", url = "" }: IncomingMessage, status: number, reason: string): AnsweredRequest {
  const path = url.split("?", 1)[0]?.slice(0, 200) ?? "";
  return { method, path, host: null, route: status < 400 ? "redirect" : "refused", status, ms: 0, reason };
}
