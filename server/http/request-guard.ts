import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import type { AnswerCached } from "#server/pages/cached-page.ts";
import { acceptedEncodings, type EncodedBytes, sharedBody } from "#server/pages/compression.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";
import { duringTrace, endTrace, type TracedRequest, traceRequest } from "#server/telemetry/trace.ts";
import { admitRequest, noteCheapArrival } from "./event-loop.ts";
import { isHealthPath } from "./health.ts";
import { parseHost } from "./hosts.ts";
import type { Log } from "./log.ts";
import { addressOf, isDevelopmentPath, type ParsedTarget, parseTarget, type RefusedTarget } from "./request-target.ts";

/** Offers a request to the development server; true when it answered. */
export type PassThrough = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** POST is for forms; server/http/forms.ts refuses other bodies. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/** Seconds after which a refused visitor may try again. */
export const overloadRetryAfter = 5;

interface RequestGuardOptions {
  headers: readonly [string, string][];
  fallbackErrorPage: FallbackErrorPage;
  answerCached: AnswerCached;
  /** True while a page that has to be rendered would be refused. */
  isRenderingFull: () => boolean;
  /** Aborted when the process is told to stop: connections end with their next answer. */
  stopping: AbortSignal;
  /** Null in production. */
  dev: PassThrough | null;
  log: Log;
  logRequest: RequestLog;
}

/** A request at the door, with its target as far as it could be read. */
interface Arrival {
  target: ParsedTarget | RefusedTarget;
  request: IncomingMessage;
  response: ServerResponse;
  router: RequestListener;
}

/** Passes requests with a canonical target and a known method to the router, and answers all others itself. */
export function createRequestGuard({
  headers,
  fallbackErrorPage,
  answerCached,
  isRenderingFull,
  stopping,
  dev,
  log,
  logRequest,
}: RequestGuardOptions) {
  const open = new Set<ServerResponse>();
  /** Headers of refusals by the bytes that they send. */
  const refusals = new WeakMap<Buffer, string[]>();

  function guard(router: RequestListener): RequestListener {
    return (request, response) => {
      const target = parseTarget(request.url ?? "");
      const isForRouter = target.ok && dev === null && isRouted(target, request);
      const isForPage = isForRouter && !target.redirect;
      const traced = traceRequest(request);
      const arrived = { request, response, traced };
      if (isForPage && !stopping.aborted && answerCached(target, arrived, { isFlood: false })) {
        noteCheapArrival();
        return endTrace(traced, response.statusCode);
      }
      if (isForRouter && !isAdmitted(target)) {
        if (stopping.aborted) response.setHeader("connection", "close");
        // To refuse a page that is cached would cost as much as to send it, whatever its age.
        if (isForPage && answerCached(target, arrived, { isFlood: true })) return endTrace(traced, response.statusCode);
        shed(target.path, request, response, traced);
        return endTrace(traced, 503);
      }

      open.add(response);
      response.once("close", () => {
        open.delete(response);
        endTrace(traced, response.statusCode);
      });
      duringTrace(request, traced, () => pass({ target, request, response, router }));
    };
  }

  /** False for a request that would only wait to be refused. */
  function isAdmitted({ path, redirect }: ParsedTarget): boolean {
    const isInTime = admitRequest();
    if (isHealthPath(path)) return true;
    return isInTime && (redirect || !isRenderingFull() || !isRendered(path));
  }

  function pass({ target, request, response, router }: Arrival) {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("cache-control", "no-store");
    if (stopping.aborted) response.setHeader("connection", "close");

    if (!target.ok) return refuse(request, response, target.status, target.reason);
    if (!methods.has(request.method ?? "")) {
      response.setHeader("allow", "GET, HEAD");
      return refuse(request, response, 405, "method not allowed");
    }
    if (dev !== null) return offer(dev, request, response, () => route(target, request, response, router));
    if (isDevelopmentPath(target.path)) return refuse(request, response, 404, "development path");
    route(target, request, response, router);
  }

  /** True for requests that the router gets unless there are too many. */
  function isRouted({ path }: ParsedTarget, { method = "" }: IncomingMessage): boolean {
    return methods.has(method) && !isDevelopmentPath(path);
  }

  function route(
    target: ParsedTarget,
    request: IncomingMessage,
    response: ServerResponse,
    router: RequestListener,
  ): void {
    if (target.redirect) {
      response.setHeader("location", addressOf(target));
      answer(request, response, 308, "not the canonical address");
    } else {
      request.url = target.path + target.search;
      router(request, response);
    }
  }

  function offer(dev: PassThrough, request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    dev(request, response).then(
      (isAnswered) => isAnswered || otherwise(),
      (err: unknown) => {
        log.error({ err }, "development server failed");
        refuse(request, response, 500, "development server failed");
      },
    );
  }

  /** Answers with the page for 503 as it lies ready: a refusal has to cost little, or a flood of them would be one, too. */
  function shed(path: string, request: IncomingMessage, response: ServerResponse, { fields }: TracedRequest): void {
    const { method, headers: sent } = request;
    logRequest({ ...refusal(request, 503, "overload"), path: path.slice(0, 200), ...fields });
    const page = fallbackErrorPage(503, { host: parseHost(sent.host) ?? "", path });
    const body = sharedBody(page.body);
    const accepted = acceptedEncodings(sent["accept-encoding"]);
    function send({ bytes, encoding }: EncodedBytes): void {
      const fields = refusals.get(bytes) ?? refusalHeaders(page.contentType, { bytes, encoding });
      refusals.set(bytes, fields);
      response.writeHead(503, fields).end(method === "HEAD" ? undefined : bytes);
    }
    const ready = body.readyFor(accepted);
    if (ready) send(ready);
    else void body.inBestOf(accepted).then(send);
  }

  function refusalHeaders(contentType: string, { bytes, encoding }: EncodedBytes): string[] {
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

  function refuse(request: IncomingMessage, response: ServerResponse, status: number, reason: string): void {
    // Nothing more is read from the connection of a refused request.
    response.setHeader("connection", "close");
    answer(request, response, status, reason);
  }

  function answer(request: IncomingMessage, response: ServerResponse, status: number, reason: string): void {
    const body = `${status} ${STATUS_CODES[status]}\n`;
    logRequest(refusal(request, status, reason));
    response
      .writeHead(status, { "content-type": "text/plain; charset=utf-8", "content-length": body.length })
      .end(body);
  }

  /** Sets `connection: close` on all responses that have not begun. */
  function announceClose(): void {
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
  }

  return { guard, announceClose };
}

/** True for the address of a page, which is no file nor a service of the portal. The root may lead to another page. */
function isRendered(path: string): boolean {
  return path !== "/" && !path.includes(".") && routeKindOf(path) === "page";
}

function refusal({ method = "", url = "" }: IncomingMessage, status: number, reason: string): AnsweredRequest {
  const path = url.split("?", 1)[0]?.slice(0, 200) ?? "";
  return { method, path, host: null, route: status < 400 ? "redirect" : "refused", status, ms: 0, reason };
}
