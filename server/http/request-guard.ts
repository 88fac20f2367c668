import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AnswerCached } from "#server/pages/cached-page.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";
import { duringTrace, endTrace, type TracedRequest, traceRequest } from "#server/telemetry/trace.ts";
import { createErrorResponses, type ErrorResponseOptions, type Exchange } from "./error-responses.ts";
import { admitRequest, noteCheapArrival } from "./event-loop.ts";
import { isHealthPath } from "./health.ts";
import type { Log } from "./log.ts";
import { addressOf, isDevelopmentPath, type ParsedTarget, parseTarget, type RefusedTarget } from "./request-target.ts";

/** Offers a request to the development server; true when it answered. */
export type PassThrough = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** POST is for forms; server/http/forms.ts refuses other bodies. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

interface RequestGuardOptions extends ErrorResponseOptions {
  answerCached: AnswerCached;
  /** True while a page that has to be rendered would be refused. */
  isRenderingFull: () => boolean;
  /** Aborted when shutdown begins: connections close after their next response. */
  stopping: AbortSignal;
  /** Null in production. */
  dev: PassThrough | null;
  log: Log;
}

/** Passes requests with a canonical target and a known method to the router, and answers all others itself. */
export function createRequestGuard(options: RequestGuardOptions) {
  const { headers, stopping, dev } = options;
  const { sendOverload, sendText, refuse } = createErrorResponses(options);
  const answerEarly = createEarlyAnswer(options, sendOverload);
  const offerToDevServer = dev && createDevServerOffer(dev, options.log, refuse);
  const openResponses = new Set<ServerResponse>();

  function guard(router: RequestListener): RequestListener {
    return (request, response) => {
      const target = parseTarget(request.url ?? "");
      const traced = traceRequest(request);
      const exchange = { request, response };
      const status =
        target.ok && dev === null && isRouted(target, request) ? answerEarly(target, { ...exchange, traced }) : null;
      if (status !== null) return endTrace(traced, status);
      openResponses.add(response);
      response.once("close", () => {
        openResponses.delete(response);
        endTrace(traced, response.statusCode);
      });
      duringTrace(request, traced, () => handle(target, exchange, router));
    };
  }

  function handle(target: ParsedTarget | RefusedTarget, exchange: Exchange, router: RequestListener) {
    const { request, response } = exchange;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("cache-control", "no-store");
    if (stopping.aborted) response.setHeader("connection", "close");

    if (!target.ok) return refuse(exchange, target.status, target.reason);
    if (!methods.has(request.method ?? "")) {
      response.setHeader("allow", "GET, HEAD");
      return refuse(exchange, 405, "method not allowed");
    }
    if (offerToDevServer) offerToDevServer(exchange, () => route(target, exchange, router));
    else if (isDevelopmentPath(target.path)) refuse(exchange, 404, "development path");
    else route(target, exchange, router);
  }

  function route(target: ParsedTarget, exchange: Exchange, router: RequestListener): void {
    const { request, response } = exchange;
    if (target.redirect) {
      response.setHeader("location", addressOf(target));
      sendText(exchange, 308, "not the canonical address");
    } else {
      request.url = target.path + target.search;
      router(request, response);
    }
  }

  /** Sets `connection: close` on all responses that have not started. */
  function announceClose(): void {
    for (const response of openResponses) if (!response.headersSent) response.setHeader("connection", "close");
  }

  return { guard, announceClose };
}

/**
 * Returns a function that answers a request before the router: from the page cache, or with 503 under overload. It returns the
 * status; null when it did not answer.
 */
function createEarlyAnswer(
  { answerCached, isRenderingFull, stopping }: RequestGuardOptions,
  sendOverload: ReturnType<typeof createErrorResponses>["sendOverload"],
) {
  return function answerEarly(target: ParsedTarget, exchange: Exchange & { traced: TracedRequest }): number | null {
    const { response } = exchange;
    const isForPage = !target.redirect;
    if (isForPage && !stopping.aborted && answerCached(target, exchange, { isFlood: false })) {
      noteCheapArrival();
      return response.statusCode;
    }
    if (isAdmitted(target)) return null;
    if (stopping.aborted) response.setHeader("connection", "close");
    // Refusing a cached page would cost as much as sending it, however old it is.
    if (isForPage && answerCached(target, exchange, { isFlood: true })) return response.statusCode;
    sendOverload(target.path, exchange);
    return 503;
  };

  /** False during a flood of requests, and for a page that the render queue would refuse anyway. */
  function isAdmitted({ path, redirect }: ParsedTarget): boolean {
    const isWithinLimits = admitRequest();
    if (isHealthPath(path)) return true;
    return isWithinLimits && (redirect || !isRenderingFull() || !isRendered(path));
  }
}

/** Returns a function that offers a request to the development server, and calls `next` when that does not answer it. */
function createDevServerOffer(dev: PassThrough, log: Log, refuse: ReturnType<typeof createErrorResponses>["refuse"]) {
  return function offerToDevServer(exchange: Exchange, next: () => void): void {
    dev(exchange.request, exchange.response).then(
      (isAnswered) => isAnswered || next(),
      (err: unknown) => {
        log.error({ err }, "development server failed");
        refuse(exchange, 500, "development server failed");
      },
    );
  };
}

/** True for requests that go to the router unless the server is overloaded. */
function isRouted({ path }: ParsedTarget, { method = "" }: IncomingMessage): boolean {
  return methods.has(method) && !isDevelopmentPath(path);
}

/** True for the address of a page, as opposed to a file or a service of the portal. The root may be a redirect. */
function isRendered(path: string): boolean {
  return path !== "/" && !path.includes(".") && routeKindOf(path) === "page";
}
