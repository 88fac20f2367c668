import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { boundedFetch, FetchFailure, openResponse, readBody } from "#server/http/bounded-fetch.ts";
import { patience } from "../../patience.ts";

const request = { headers: { accept: "text/plain" }, timeoutMs: 30_000 };
const short = { ...request, timeoutMs: 200 };

async function start(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`, connections };
}

const trickle: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

test("one time limit covers the whole exchange, including the body", async () => {
  const { url, connections } = await start(trickle);
  const failure = await boundedFetch(url, short, (answer) => readBody(answer, 1000)).catch((error) => error);
  expect(failure).toBeInstanceOf(FetchFailure);
  expect(failure).toMatchObject({ kind: "timeout" });
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
});

test("the time limit no longer applies once an exchange has ended", async () => {
  const { url } = await start((_, response) => response.end("a"));
  const signals: (AbortSignal | null | undefined)[] = [];
  const watched: typeof fetch = (input, init) => {
    signals.push(init?.signal);
    return fetch(input, init);
  };
  await boundedFetch(url, { ...short, fetch: watched }, (answer) => readBody(answer, 10));
  await wait(short.timeoutMs + 50);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
});

test("a streamed response must begin in time, and may then take longer", async () => {
  const { url } = await start((_, response) => {
    response.writeHead(200).write("a");
    setTimeout(() => response.end("b"), 3500);
  });
  const answer = await openResponse(url, { ...request, timeoutMs: 3000 });
  expect(String(await readBody(answer, 10))).toBe("ab");
  const silent = await start(() => {});
  await expect(openResponse(silent.url, short)).rejects.toMatchObject({ name: "FetchFailure", kind: "timeout" });
});

test("the caller's signal aborts a response that is being read", async () => {
  const { url, connections } = await start(trickle);
  const controller = new AbortController();
  const answer = await openResponse(url, { ...request, signal: controller.signal });
  const read = readBody(answer, 1_000_000);
  await wait(50);
  controller.abort(new Error("the visitor has left"));
  await expect(read).rejects.toMatchObject({ kind: "network" });
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
});

test("the body limit counts decompressed bytes, and a larger body is dropped", async () => {
  const { url } = await start((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5000)));
  });
  expect(await boundedFetch(url, request, (answer) => readBody(answer, 4999))).toBeNull();
  expect((await boundedFetch(url, request, (answer) => readBody(answer, 5000)))?.length).toBe(5000);
});

test("redirects and errors are returned as responses, without a second request", async () => {
  const seen = vi.fn();
  const { url } = await start((incoming, response) => {
    seen(incoming.url);
    const status = seen.mock.calls.length === 1 ? 302 : 503;
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  expect(await boundedFetch(url, request, async ({ status }) => status)).toBe(302);
  expect(await boundedFetch(url, request, async ({ status }) => status)).toBe(503);
  expect(seen.mock.calls).toEqual([["/secret"], ["/secret"]]);
});

test("an error contains its code but not the address; errors of the reader are passed on", async () => {
  await expect(openResponse("http://127.0.0.1:9/secret", request)).rejects.toMatchObject({
    kind: "network",
    message: expect.not.stringContaining("secret"),
  });
  const { url } = await start((_, response) => response.end("x"));
  const own = new Error("not what was expected");
  await expect(boundedFetch(url, request, () => Promise.reject(own))).rejects.toBe(own);
  const corrupt = await start((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip"));
  const read = boundedFetch(corrupt.url, request, (answer) => readBody(answer, 100));
  await expect(read).rejects.toMatchObject({ kind: "encoding", message: "Z_DATA_ERROR" });
});
