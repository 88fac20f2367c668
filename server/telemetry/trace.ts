import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import {
  type Attributes,
  createTraceState,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";

/** A request being handled, for its log lines and outgoing requests. */
export interface TracedRequest {
  span: Span;
  /** Fields of its log lines. */
  fields: { requestId: string; traceId?: string };
  /** Arrival time, by `performance.now()`. */
  arrived: number;
}

/** Spans go to the OpenTelemetry SDK that the operator loads, as with NODE_OPTIONS=--import, or nowhere. */
const tracer = trace.getTracer("portal");
const current = new AsyncLocalStorage<TracedRequest>();
const traced = new WeakMap<IncomingMessage, TracedRequest>();

const ownPrefix = randomBytes(6).toString("hex");
let count = 0;

/** Starts tracing a request: as a child of the sender's trace, with the request id set by a proxy. */
export function traceRequest({ headers, method = "", url = "" }: IncomingMessage): TracedRequest {
  const remote = parseTraceparent(headers);
  const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
  const attributes = { "http.request.method": method, "url.path": url.split("?", 1)[0] ?? "" };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const requestId = requestIdOf(headers);
  const own = span.spanContext();
  const fields = isSpanContextValid(own) ? { requestId, traceId: own.traceId } : { requestId };
  return { span, fields, arrived: performance.now() };
}

/** Runs the handling of a request in its async context, so that everything it calls can read the request's ids. */
export function duringTrace(request: IncomingMessage, own: TracedRequest, work: () => void): void {
  traced.set(request, own);
  current.run(own, work);
}

/** Fields for every log line of a request; none outside of requests. */
export function fieldsOfRequest(request?: IncomingMessage): Partial<TracedRequest["fields"]> {
  return (request ? traced.get(request) : current.getStore())?.fields ?? none;
}

const none = {};

/** Arrival time of the current request; null outside of requests. */
export function arrivalOfRequest(): number | null {
  return current.getStore()?.arrived ?? null;
}

export function endTrace({ span }: TracedRequest, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Runs work in a child span of the current request. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const outer = current.getStore();
  const parent = outer ? trace.setSpan(ROOT_CONTEXT, outer.span) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  try {
    return await (outer ? current.run({ ...outer, span }, work) : work());
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "" });
    throw error;
  } finally {
    span.end();
  }
}

/** Headers that propagate the trace to an outgoing request (W3C Trace Context). */
export function traceHeaders(): Record<string, string> {
  const span = current.getStore()?.span.spanContext();
  if (!span || !isSpanContextValid(span)) return {};
  const { traceId, spanId, traceFlags, traceState } = span;
  const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, "0");
  const state = traceState?.serialize();
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state && { tracestate: state }) };
}

/** Parses the trace context of a request; null when absent or invalid. */
export function parseTraceparent({ traceparent, tracestate }: IncomingHttpHeaders): SpanContext | null {
  if (typeof traceparent !== "string" || traceparent.length > 200) return null;
  const [, version, traceId = "", spanId = "", flags = "", rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(traceparent) ?? [];
  // Later versions may append fields; version 00 must not.
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return null;
  const state = typeof tracestate === "string" && tracestate.length <= 512 ? tracestate : "";
  const span: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
    ...(state !== "" && { traceState: createTraceState(state) }),
  };
  return isSpanContextValid(span) ? span : null;
}

/** Request id set by a proxy, otherwise a new one. */
function requestIdOf({ "x-request-id": sent }: IncomingHttpHeaders): string {
  if (typeof sent === "string" && /^[\w.-]{8,64}$/.test(sent)) return sent;
  count += 1;
  return `${ownPrefix}-${count.toString(36)}`;
}
