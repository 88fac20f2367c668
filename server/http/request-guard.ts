import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import type { AnswerCached } from "#server/pages/cached-page.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";
import { duringTrace, endTrace, traceRequest } from "#server/telemetry/trace.ts";
import { admitRequest, noteCheapArrival } from "./event-loop.ts";
import { isHealthPath } from "./health.ts";
import type { Log } from "./log.ts";
import { createReadyAnswers, refusal } from "./ready-answers.ts";
import { addressOf, isDevelopmentPath, type ParsedTarget, parseTarget, type RefusedTarget } from "./request-target.ts";

/** Offers a request to the development server; true when it answered. */
export type PassThrough = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** POST is for forms; server/http/forms.ts refuses other bodies. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

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
  const { answerOverload, answerMalformed } = createReadyAnswers({ headers, fallbackErrorPage, logRequest });
  const { answer, refuse } = createShortAnswers({ answerMalformed, logRequest });

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
        answerOverload(target.path, arrived);
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

  /** Sets `connection: close` on all responses that have not begun. */
  function announceClose(): void {
    for (const response of open) if (!response.headersSent) response.setHeader("connection", "close");
  }

  return { guard, announceClose };
}

/** Answers of a line of text. */
function createShortAnswers({
  answerMalformed,
  logRequest,
}: Pick<ReturnType<typeof createReadyAnswers>, "answerMalformed"> & Pick<RequestGuardOptions, "logRequest">) {
  function refuse(request: IncomingMessage, response: ServerResponse, status: number, reason: string): void {
    // Nothing more is read from the connection of a refused request.
    response.setHeader("connection", "close");
    if (isForReader(status, request)) {
      logRequest(refusal(request, status, reason));
      answerMalformed(status, { request, response });
    } else answer(request, response, status, reason);
  }

  function answer(request: IncomingMessage, response: ServerResponse, status: number, reason: string): void {
    const body = `${status} ${STATUS_CODES[status]}\n`;
    logRequest(refusal(request, status, reason));
    response
      .writeHead(status, { "content-type": "text/plain; charset=utf-8", "content-length": body.length })
      .end(body);
  }

  return { answer, refuse };
}

/** True for requests that the router gets unless there are too many. */
function isRouted({ path }: ParsedTarget, { method = "" }: IncomingMessage): boolean {
  return methods.has(method) && !isDevelopmentPath(path);
}

/** True for a malformed address that somebody opened in a browser; programs get a line of text. */
function isForReader(status: number, { method = "", headers: { accept = "" } }: IncomingMessage): boolean {
  return malformed.has(status) && /^(?:GET|HEAD)$/.test(method) && accept.includes("text/html");
}

const malformed: ReadonlySet<number> = new Set([400, 404, 414]);

/** True for the address of a page, which is no file nor a service of the portal. The root may lead to another page. */
function isRendered(path: string): boolean {
  return path !== "/" && !path.includes(".") && routeKindOf(path) === "page";
}
