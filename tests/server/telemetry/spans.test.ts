import { type Context, type Span, type SpanContext, type SpanOptions, trace } from "@opentelemetry/api";
import { expect, onTestFinished, test } from "vitest";
import { createCmsClient } from "#server/cms/client.ts";
import { instrumented } from "#server/cms/instrumented-client.ts";
import { startApp } from "./started-app.ts";

interface Recorded {
  name: string;
  id: string;
  parent: string | undefined;
  traceId: string;
  kind: number | undefined;
  attributes: Record<string, unknown>;
  hasEnded: boolean;
}

/** Registers a span provider as an SDK does, until the test ends. */
function recordSpans(): Recorded[] {
  const spans: Recorded[] = [];
  let isOn = true;
  const startSpan = (name: string, { kind, attributes = {} }: SpanOptions = {}, context?: Context): Span => {
    const parent = context && trace.getSpanContext(context);
    if (!isOn) return trace.wrapSpanContext(parent ?? { traceId: "", spanId: "", traceFlags: 0 });
    const id = String(spans.length + 1).padStart(16, "a");
    const own: SpanContext = { traceId: parent?.traceId ?? "b".repeat(32), spanId: id, traceFlags: 1 };
    const span: Recorded = {
      ...{ name, id, kind, parent: parent?.spanId, traceId: own.traceId, hasEnded: false },
      attributes: { ...attributes },
    };
    spans.push(span);
    return Object.assign(trace.wrapSpanContext(own), {
      setAttribute(this: Span, attribute: string, value: unknown) {
        span.attributes[attribute] = value;
        return this;
      },
      end: () => void Object.assign(span, { hasEnded: true }),
    });
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan, startActiveSpan: () => undefined }) as never });
  onTestFinished(() => {
    isOn = false;
    trace.disable();
  });
  return spans;
}

test("with an SDK a request continues the sender's trace, and its CMS requests are child spans", async () => {
  const spans = recordSpans();
  const sent: Headers[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers));
    return Response.json({});
  };
  const options = { baseURL: "http://cms.example", headers: {}, timeoutMs: 20_000, maxBodyBytes: 1000, fetch };
  const client = instrumented(createCmsClient(options));
  const { get } = await startApp(async () => {
    await client.get("/webs");
    return {};
  });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  await get("/x?secret=1", { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  await get("/x");
  await expect.poll(() => spans.filter(({ hasEnded }) => hasEnded)).toHaveLength(3);
  const attributes = { "http.request.method": "GET", "url.path": "/x", "http.response.status_code": 200 };
  const [request, cms, cached] = spans;
  expect(request).toMatchObject({ name: "GET", parent: "00f067aa0ba902b7", traceId, kind: 1, attributes });
  expect(cms).toMatchObject({ name: "CMS /webs", parent: request?.id, traceId, kind: 2 });
  expect(cached).toMatchObject({ parent: undefined, attributes });
  expect(sent.map((headers) => headers.get("traceparent"))).toEqual([`00-${traceId}-${cms?.id}-01`]);
  expect(JSON.stringify(spans)).not.toContain("secret");
});
