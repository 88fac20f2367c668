import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#embedded/replay/listen.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { smallStore } from "../harness/small-store.ts";
import { patience } from "../patience.ts";

async function start() {
  const store = readStore(temporaryFolder(smallStore()));
  const replay = await serveReplay({ store, clock: { now: () => 0 }, port: 0 });
  onTestFinished(() => replay.close());
  return { replay, get: (path: string, init?: RequestInit) => fetch(replay.url + path, init) };
}

/** Sends bytes over a socket, and resolves with the response and how the connection ended. */
async function exchange(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  let error: unknown;
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", (cause) => {
    error = cause;
  });
  socket.write(text);
  await new Promise((resolve) => socket.once("close", resolve));
  return { answer, error };
}

const request = (target: string, method = "GET") =>
  `${method} ${target} HTTP/1.1\r\nHost: cms.test\r\nConnection: close\r\n\r\n`;

test("a served replay answers over HTTP on a free port until it is closed", async () => {
  const { replay, get } = await start();
  expect(new URL(replay.url).port).not.toBe("0");
  const response = await get("/webs/by-id/12");
  expect(response.headers.get("content-length")).toBeTruthy();
  expect(await response.json()).toMatchObject({ id: "12" });
  const tag = response.headers.get("etag") ?? "";
  expect((await get("/webs/by-id/12", { headers: { "if-none-match": tag } })).status).toBe(304);
  expect((await get("/webs", { method: "HEAD" })).headers.get("content-length")).toBeTruthy();
  expect((await get("/webs", { method: "POST", body: "{}" })).status).toBe(405);
  await replay.close();
  await expect(get("/webs")).rejects.toThrow();
});

test("a target that is not a path, and a method that fetch does not support, are refused without stopping the server", async () => {
  const { replay, get } = await start();
  for (const text of [request("*"), request("http://evil.test/webs"), request("/webs", "TRACE"), request("/%zz")])
    expect((await exchange(replay.url, text)).answer).toMatch(/^HTTP\/1.1 400 /);
  expect((await exchange(replay.url, request("//evil.test/webs"))).answer).toMatch(/^HTTP\/1.1 404 /);
  expect((await get("/webs")).status).toBe(200);
});

test("a fault affects the matching requests until it is removed", async () => {
  const { replay, get } = await start();
  replay.setFault((url) => (url.pathname === "/webs" ? { status: 503 } : undefined));
  expect((await get("/webs")).status).toBe(503);
  expect((await get("/tags")).status).toBe(200);
  replay.setFault();
  expect((await get("/webs")).status).toBe(200);
});

test("a delay holds the response back", async () => {
  const { replay, get } = await start();
  replay.setFault(() => ({ delayMs: 80 }));
  const before = performance.now();
  expect((await get("/webs")).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(75);
});

test("a hanging response sends nothing, lasts until the client disconnects, and does not block closing the server", async () => {
  const { replay, get } = await start();
  replay.setFault(() => ({ hang: true }));
  await expect(get("/webs", { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
  const hanging = exchange(replay.url, request("/webs"));
  await get("/webs", { signal: AbortSignal.timeout(50) }).catch(() => {});
  await replay.close();
  expect((await hanging).answer).toBe("");
});

test("a reset cuts the socket before any byte", async () => {
  const { replay } = await start();
  replay.setFault(() => ({ reset: true }));
  const { answer, error } = await exchange(replay.url, request("/webs"));
  expect(answer).toBe("");
  expect(error).toMatchObject({ code: "ECONNRESET" });
});

test("a truncated response announces its full length and ends early", async () => {
  const { replay, get } = await start();
  replay.setFault(() => ({ truncateAt: 7 }));
  const { answer } = await exchange(replay.url, request("/webs"));
  const [head = "", body] = answer.split("\r\n\r\n");
  expect(body).toBe('{"items');
  expect(Number(/content-length: (\d+)/.exec(head)?.[1])).toBeGreaterThan(7);
  await expect((await get("/webs")).json()).rejects.toThrow();
});

test("a body can be replaced by text, bytes or a stream of any type, or changed as JSON", async () => {
  const { replay, get } = await start();
  replay.setFault(() => ({ body: "<p>Přihlášení</p>", contentType: "text/html" }));
  const page = await get("/webs");
  expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
    200,
    "text/html",
    "<p>Přihlášení</p>",
  ]);

  replay.setFault(() => ({ body: new Uint8Array([0xff, 0xfe]), status: 500 }));
  const bytes = await get("/webs");
  expect([bytes.status, bytes.headers.get("content-type")]).toEqual([500, "application/json;charset=UTF-8"]);
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(new Uint8Array([0xff, 0xfe]));

  replay.setFault(() => ({ mutate: (body) => ({ changed: body }) }));
  expect(await (await get("/webs/by-id/34")).json()).toMatchObject({ changed: { id: "34" } });
});

test("a 50 MB stream is sent only as fast as the client reads", async () => {
  const { replay, get } = await start();
  let sent = 0;
  replay.setFault(() => ({
    body: new ReadableStream({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent >= 50_000_000) controller.close();
      },
    }),
  }));
  const reader = (await get("/webs")).body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
  const atCancel = sent;
  expect(atCancel).toBeLessThan(50_000_000);
  replay.setFault();
  expect((await get("/webs")).status).toBe(200);
});

test("a visitor who leaves during an answer ends its request, and nothing is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const signals: AbortSignal[] = [];
  const answer = ({ signal }: Request) => {
    signals.push(signal);
    return new Promise<Response>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  };
  const { url, close } = await listen({ answer, headers: [], port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const visitor = new AbortController();
  const sent = fetch(url, { signal: visitor.signal }).catch(() => "left");
  await vi.waitFor(() => expect(signals).toHaveLength(1), patience);
  visitor.abort();
  expect(await sent).toBe("left");
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), patience);
  expect(log).not.toHaveBeenCalled();
});
