import type { IncomingMessage, ServerResponse } from "node:http";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { acceptedEncodings } from "#server/pages/accepted-encodings.ts";
import { type EncodedBytes, sharedBody } from "#server/pages/compression.ts";
import type { FallbackErrorPage, PageAnswer } from "#server/pages/page-answer.ts";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import type { TracedRequest } from "#server/telemetry/trace.ts";
import { parseHost } from "./hosts.ts";
import { plainText, statusText } from "./status-text.ts";

/** Seconds after which a visitor may retry after an overload. */
const overloadRetryAfter = 5;

export interface ErrorResponseOptions {
  /** Headers of every response. */
  headers: readonly [string, string][];
  fallbackErrorPage: FallbackErrorPage;
  logRequest: RequestLog;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export type ErrorResponses = ReturnType<typeof createErrorResponses>;

/** Returns functions that answer requests which the router never gets. They are cheap: many can arrive at once. */
export function createErrorResponses({ headers, fallbackErrorPage, logRequest }: ErrorResponseOptions) {
  const sendErrorPage = createSendErrorPage(headers);

  function sendOverload(path: string, exchange: Exchange & { traced: TracedRequest }): void {
    const { request, traced } = exchange;
    logRequest({ ...refusalLogFields(request, 503, "overload"), path: path.slice(0, 200), ...traced.fields });
    sendErrorPage(503, fallbackErrorPage(503, { host: hostOf(request), path }), exchange);
  }

  /** Answers with the status as one line of text. */
  function sendText({ request, response }: Exchange, status: number, reason: string): void {
    const body = statusText(status);
    logRequest(refusalLogFields(request, status, reason));
    response.writeHead(status, { "content-type": plainText, "content-length": body.length }).end(body);
  }

  /** Refuses a request: browsers that opened a malformed address get an error page, programs a line of text. */
  function refuse(exchange: Exchange, status: number, reason: string) {
    const { request, response } = exchange;
    // Nothing more is read from the connection of a refused request.
    response.setHeader("connection", "close");
    if (!malformed.has(status) || !isFromBrowser(request)) return sendText(exchange, status, reason);
    logRequest(refusalLogFields(request, status, reason));
    // The page of a missing page, in the language of the address.
    const [path = "/"] = languagePrefix.exec(request.url ?? "") ?? [];
    sendErrorPage(status, fallbackErrorPage(404, { host: hostOf(request), path }), exchange);
  }

  return { sendOverload, sendText, refuse };
}

/** Returns a function that sends an error page. Its headers and compressed bytes are computed once per page. */
function createSendErrorPage(headers: ErrorResponseOptions["headers"]) {
  const headersByBytes = new WeakMap<Buffer, string[]>();

  function headersOf({ status, contentType }: PageAnswer, { bytes, encoding }: EncodedBytes): string[] {
    const fields = {
      "cache-control": "no-store",
      "content-type": contentType,
      "content-length": String(bytes.length),
      ...(encoding !== null && { "content-encoding": encoding }),
      vary: "accept-encoding",
      ...(status === 503 && { "retry-after": String(overloadRetryAfter) }),
    };
    return [...headers, ...Object.entries(fields)].flat();
  }

  return function sendErrorPage(status: number, page: PageAnswer, { request, response }: Exchange): void {
    const body = sharedBody(page.body);
    const accepted = acceptedEncodings(request.headers["accept-encoding"]);
    function send(encoded: EncodedBytes): void {
      const { bytes } = encoded;
      const fields = headersByBytes.get(bytes) ?? headersOf(page, encoded);
      headersByBytes.set(bytes, fields);
      response.writeHead(status, fields).end(request.method === "HEAD" ? undefined : bytes);
    }
    const ready = body.readyFor(accepted);
    if (ready) send(ready);
    else void body.inBestOf(accepted).then(send);
  };
}

const malformed: ReadonlySet<number> = new Set([400, 404, 414]);

function isFromBrowser({ method = "", headers: { accept = "" } }: IncomingMessage): boolean {
  return /^(?:GET|HEAD)$/.test(method) && accept.includes("text/html");
}

const languagePrefix = new RegExp(`^/(?:${languageCodes.join("|")})(?=[/?]|$)`);

function hostOf({ headers: { host } }: IncomingMessage): string {
  return parseHost(host) ?? "";
}

/** Log fields of a request that is refused or redirected before it reaches the router. */
export function refusalLogFields(
  { method = "", url = "" }: IncomingMessage,
  status: number,
  reason: string,
): AnsweredRequest {
  const path = url.split("?", 1)[0]?.slice(0, 200) ?? "";
  return { method, path, host: null, route: status < 400 ? "redirect" : "refused", status, ms: 0, reason };
}
