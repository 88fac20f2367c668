import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { monotonicClock } from "#server/clock.ts";
import type { AnswerCached } from "#server/pages/cached-page.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";
import { duringTrace, endTrace, type TracedRequest, traceRequest } from "#server/telemetry/trace.ts";
import {
  createErrorResponses,
  type ErrorResponseOptions,
  type ErrorResponses,
  type Exchange,
} from "./error-responses.ts";
import { admitRequest, noteCheapArrival } from "./event-loop.ts";
import { isHealthPath, replacedReason } from "./health.ts";
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
  /** Milliseconds from the signal to the end of the listener. */
  shutdownDelayMs: number;
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
  let leavesAt = Number.POSITIVE_INFINITY;
  stopping.addEventListener("abort", () => {
    leavesAt = monotonicClock.now() + Math.max(0, options.shutdownDelayMs - leavingMs);
  });

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
    if (isLeftToOthers(request, target)) return refuse(exchange, 502, "this node is stopping");

    if (!target.ok) return refuse(exchange, target.status, target.reason);
    if (!methods.has(request.method ?? "")) {
      response.setHeader("allow", "GET, HEAD");
      return refuse(exchange, 405, "method not allowed");
    }
    if (offerToDevServer) offerToDevServer(exchange, () => route(target, exchange, router));
    else if (isDevelopmentPath(target.path)) refuse(exchange, 404, "development path");
    else route(target, exchange, router);
  }

  /**
   * True for a page view at the end of this node's delay, from a proxy that then asks another node. The proxy learns that way to
   * choose this node no more, so that nothing is under way when the listener closes. Forms are served to the end.
   */
  function isLeftToOthers({ method = "", headers: sent }: IncomingMessage, target: ParsedTarget | RefusedTarget) {
    const isLeaving = monotonicClock.now() >= leavesAt && stopping.reason !== replacedReason;
    if (!isLeaving || sent[otherNodesHeader] !== "1") return false;
    return ["GET", "HEAD"].includes(method) && target.ok && !isHealthPath(target.path);
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
  sendOverload: ErrorResponses["sendOverload"],
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

/** Sent by a proxy that asks another node when one answers 502 (deploy/nginx). */
const otherNodesHeader = "x-portal-other-nodes";

/**
 * Milliseconds before the end of the listener in which page views are left to other nodes. Before, a node that has just
 * been restarted may still be one that the proxy does not ask. The proxy asks this node again 2 seconds after such an
 * answer: by then a busy node, whose timers are late, must have closed its listener too.
 */
const leavingMs = 1000;

/** Returns a function that offers a request to the development server, and calls `next` when that does not answer it. */
function createDevServerOffer(dev: PassThrough, log: Log, refuse: ErrorResponses["refuse"]) {
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
