import type { IncomingMessage, ServerResponse } from "node:http";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { acceptedEncodings, type EncodedBytes, sharedBody } from "#server/pages/compression.ts";
import type { FallbackErrorPage, PageAnswer } from "#server/pages/page-answer.ts";
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

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Returns functions that answer with an error page as it lies ready: a refusal has to cost little, or a flood of them would be one, too. */
export function createReadyAnswers({ headers, fallbackErrorPage, logRequest }: Options) {
  /** Headers by the bytes that they go with. */
  const known = new WeakMap<Buffer, string[]>();

  function headersOf({ status, contentType }: PageAnswer, { bytes, encoding }: EncodedBytes): string[] {
    const own = {
      "cache-control": "no-store",
      "content-type": contentType,
      "content-length": String(bytes.length),
      ...(encoding !== null && { "content-encoding": encoding }),
      vary: "accept-encoding",
      ...(status === 503 && { "retry-after": String(overloadRetryAfter) }),
    };
    return [...headers, ...Object.entries(own)].flat();
  }

  function answer(status: number, page: PageAnswer, { request: { method, headers: sent }, response }: Exchange): void {
    const body = sharedBody(page.body);
    const accepted = acceptedEncodings(sent["accept-encoding"]);
    function send(encoded: EncodedBytes): void {
      const { bytes } = encoded;
      const fields = known.get(bytes) ?? headersOf(page, encoded);
      known.set(bytes, fields);
      response.writeHead(status, fields).end(method === "HEAD" ? undefined : bytes);
    }
    const ready = body.readyFor(accepted);
    if (ready) send(ready);
    else void body.inBestOf(accepted).then(send);
  }

  function answerOverload(path: string, exchange: Exchange & { traced: TracedRequest }): void {
    const { request, traced } = exchange;
    logRequest({ ...refusal(request, 503, "overload"), path: path.slice(0, 200), ...traced.fields });
    answer(503, fallbackErrorPage(503, { host: hostOf(request), path }), exchange);
  }

  /** Answers an address that cannot be one of a page as if the page were missing, in the language with which it begins. */
  function answerMalformed(status: number, exchange: Exchange): void {
    const { request } = exchange;
    const [path = "/"] = languagePrefix.exec(request.url ?? "") ?? [];
    answer(status, fallbackErrorPage(404, { host: hostOf(request), path }), exchange);
  }

  return { answerOverload, answerMalformed };
}

const languagePrefix = new RegExp(`^/(?:${languageCodes.join("|")})(?=[/?]|$)`);

function hostOf({ headers: { host } }: IncomingMessage): string {
  return parseHost(host) ?? "";
}

/** The log's fields of a request that is refused or redirected before it reaches the router. */
export function refusal({ method = "", url = "" }: IncomingMessage, status: number, reason: string): AnsweredRequest {
  const path = url.split("?", 1)[0]?.slice(0, 200) ?? "";
  return { method, path, host: null, route: status < 400 ? "redirect" : "refused", status, ms: 0, reason };
}
