import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createCmsClient } from "#server/cms/client.ts";
import { instrumented } from "#server/cms/instrumented-client.ts";
import { parseTraceparent } from "#server/telemetry/trace.ts";
import { startApp } from "./started-app.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

test.each([traceparent, traceparent.replace(/01$/, "00"), `cc${traceparent.slice(2)}-what-the-future-will-be-like`])(
  "the traceparent %j is accepted",
  (sent) => {
    expect(parseTraceparent({ traceparent: sent })).toMatchObject({ traceId, spanId: "00f067aa0ba902b7" });
  },
);

test.each([
  undefined,
  "",
  `${traceparent}-more`,
  `ff${traceparent.slice(2)}`,
  traceparent.toUpperCase(),
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId}-00f067aa0ba902b-01`,
  ` ${traceparent}`,
  `${traceparent}\r\nx: y`,
  `cc${traceparent.slice(2)}-${"x".repeat(500)}`,
])("the traceparent %j is rejected", (sent) => {
  expect(parseTraceparent({ traceparent: sent })).toBeNull();
});

/** A portal whose pages need a response from a CMS; returns what the CMS received. */
async function start() {
  const received: Record<string, unknown>[] = [];
  const cms = createServer(({ headers }, response) => {
    received.push({ traceparent: headers["traceparent"], tracestate: headers["tracestate"] });
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void cms.close());
  await new Promise((resolve) => cms.once("listening", resolve));
  const baseURL = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  const client = instrumented(createCmsClient({ baseURL, headers: {}, timeoutMs: 20_000, maxBodyBytes: 1000 }));
  const app = await startApp(async () => {
    await client.get("/webs");
    app.log.warn({}, "while rendering");
    return { about: { route: "content", site: "up", language: "cs" } };
  });
  return { ...app, received };
}

test("the trace and request ids are in each log line of a request, and the trace is passed to the CMS", async () => {
  const { get, requests, lines, received } = await start();
  const headers = { traceparent, tracestate: "vendor=1", "x-request-id": "abcdef0123456789" };
  expect(await get("/x", headers)).toBe(200);
  expect(received).toEqual([{ traceparent, tracestate: "vendor=1" }]);
  const ofRequest = { requestId: "abcdef0123456789", traceId };
  await expect
    .poll(requests)
    .toMatchObject([
      { ...ofRequest, path: "/x", host: "localhost", route: "content", site: "up", language: "cs", cache: "miss" },
    ]);
  expect(lines.find(({ msg }) => msg === "while rendering")).toMatchObject(ofRequest);
  await get("/x", headers);
  await expect.poll(requests).toHaveLength(2);
  expect(requests()[1]).toMatchObject({ ...ofRequest, host: "localhost", site: "up", language: "cs", cache: "hit" });
});

test("a request without a trace gets its own id and passes on no trace", async () => {
  const { get, requests, received } = await start();
  for (const id of ["", "a b c d e f g h", "x".repeat(65), "kratke", "č".repeat(9)].map(encodeURI))
    await get(`/${id.length}`, { "x-request-id": id.replaceAll("%", "\u00ff"), traceparent: "nonsense" });
  await expect.poll(requests).toHaveLength(5);
  const ids = requests().map(({ requestId }) => String(requestId));
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{12}-\w+$/);
  expect(requests().every((line) => !("traceId" in line))).toBe(true);
  expect(received).toEqual(received.map(() => ({ traceparent: undefined, tracestate: undefined })));
});

test("a refused request is logged with its id, too", async () => {
  const { get, requests } = await start();
  await get("/a//b", { "x-request-id": "abcdef0123456789", traceparent });
  expect(requests()).toMatchObject([
    { status: 308, route: "redirect", host: null, requestId: "abcdef0123456789", traceId },
  ]);
});
