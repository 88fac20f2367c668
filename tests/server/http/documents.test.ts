import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { serveDocuments } from "#server/http/documents.ts";
import { createLog } from "#server/http/log.ts";
import { smallStore } from "../../harness/small-store.ts";

async function start() {
  const cms = await serveReplay({ store: readStore(temporaryFolder(smallStore())), clock: { now: () => 0 }, port: 0 });
  onTestFinished(() => cms.close());
  const app = fastify();
  onTestFinished(() => app.close());
  serveDocuments(app, { baseURL: cms.url, headers: {}, timeoutMs: 10_000 }, createLog("fatal"));
  const send = async (method: "GET" | "HEAD", name: string, headers: Record<string, string> = {}) => {
    const url = `/cms/documents/files/${name}`;
    const { statusCode, headers: sent, body } = await app.inject({ method, url, headers });
    return { status: statusCode, headers: sent, body };
  };
  return { send, get: (name: string, headers?: Record<string, string>) => send("GET", name, headers) };
}

const whole = "%PDF-1.7 plan";

test("a document of the CMS is passed on completely", async () => {
  const { get } = await start();
  const { status, headers, body } = await get("plan.pdf");
  expect({ status, body }).toEqual({ status: 200, body: whole });
  expect(headers).toMatchObject({ "content-type": "application/pdf", "content-length": "13" });
});

test.each([
  ["bytes=0-1", "%P", "bytes 0-1/13"],
  ["bytes=9-", "plan", "bytes 9-12/13"],
  ["bytes=-4", "plan", "bytes 9-12/13"],
  ["bytes=9-999", "plan", "bytes 9-12/13"],
])("a player gets the range %s it requests", async (range, body, contentRange) => {
  const { get } = await start();
  const answer = await get("plan.pdf", { range });
  expect(answer).toMatchObject({ status: 206, body, headers: { "content-range": contentRange } });
  expect(answer.headers["content-length"]).toBe(String(body.length));
});

test.each(["bytes=0-1,3-4", "bytes=-", "bytes=a-b", "lines=0-1"])(
  "the range %s is ignored and the whole document sent",
  async (range) => {
    const { get } = await start();
    expect(await get("plan.pdf", { range })).toMatchObject({ status: 200, body: whole });
  },
);

test.each([
  ["application/pdf", undefined],
  ["Application/PDF ; version=1.7", undefined],
  ["audio/mpeg", undefined],
  ["video/mp4", undefined],
  ["text/vtt; charset=utf-8", undefined],
  ["text/html", "attachment"],
  ["application/pdf-x", "attachment"],
  ["image/svg+xml2", "attachment"],
  ["audio/x, text/html", "attachment"],
  ["audio/x,text/html", "attachment"],
  ["application/pdf; version=1.7, text/html", "attachment"],
  ["text/vttx", "attachment"],
  ["", "attachment"],
])("a document of the type %j is shown only if browsers may display exactly that type", async (type, disposition) => {
  const cms = createServer((_request, response) => response.writeHead(200, { "content-type": type }).end("x"));
  await once(cms.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void cms.close());
  const app = fastify();
  onTestFinished(() => app.close());
  const { port } = cms.address() as AddressInfo;
  const source = { baseURL: `http://127.0.0.1:${port}`, headers: {}, timeoutMs: 10_000 };
  serveDocuments(app, source, createLog("fatal"));
  const { headers } = await app.inject("/cms/documents/files/x");
  expect(headers["content-disposition"]).toBe(disposition);
});

test("a document missing in the CMS is a 404", async () => {
  const { get } = await start();
  expect(await get("absent.pdf", { range: "bytes=0-1" })).toMatchObject({ status: 404 });
});

test("HEAD returns the length and the validators of GET, without a body", async () => {
  const { send } = await start();
  const { headers } = await send("GET", "plan.pdf");
  const head = await send("HEAD", "plan.pdf");
  expect(head).toMatchObject({ status: 200, body: "" });
  for (const name of ["content-length", "content-type", "etag", "last-modified"] as const)
    expect(head.headers[name], name).toBe(headers[name]);
  expect(head.headers["content-length"]).toBe("13");
});

test("a document the visitor already has is a 304", async () => {
  const { get } = await start();
  const { headers } = await get("plan.pdf");
  const etag = String(headers["etag"]);
  for (const sent of [etag, `W/${etag.replace("W/", "")}`, `"other", ${etag}`, "*"]) {
    const answer = await get("plan.pdf", { "if-none-match": sent });
    expect(answer, sent).toMatchObject({ status: 304, body: "", headers: { etag } });
  }
  expect(await get("plan.pdf", { "if-none-match": '"other"' })).toMatchObject({ status: 200, body: whole });
});

test("a range beyond the end is a 416", async () => {
  const { get } = await start();
  expect(await get("plan.pdf", { range: "bytes=99-" })).toMatchObject({ status: 416 });
});

/** Opens this many requests for a document and never finishes reading them, like visitors who do not read. */
async function slowReaders(count: number, stalledMs: number) {
  const slow = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/pdf", "content-length": 1000 }).write("%PDF");
  });
  await once(slow.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void slow.close());
  onTestFinished(() => slow.closeAllConnections());
  const app = fastify();
  onTestFinished(() => app.close());
  const address = slow.address();
  const baseURL = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  serveDocuments(app, { baseURL, headers: {}, timeoutMs: 10_000 }, createLog("fatal"), {
    maxConcurrent: 64,
    stalledMs,
  });
  app.get("/other", () => "other");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const open = (path: string) => {
    const outgoing = request({ port, host: "127.0.0.1", path, agent: false }).end();
    onTestFinished(() => void outgoing.destroy());
    return once(outgoing, "response").then(([response]) => response);
  };
  // Their bodies are never read.
  const answers = await Promise.all(Array.from({ length: count }, () => open("/cms/documents/files/a.pdf")));
  expect((await open("/other")).statusCode).toBe(200);
  return answers.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]]);
}

test("visitors beyond the limit of concurrent documents get a 503 with Retry-After", async () => {
  const answers = await slowReaders(80, 600_000);
  expect(answers.filter(([status]) => status === 200)).toHaveLength(64);
  expect(answers.filter(([status, retryAfter]) => status === 503 && retryAfter === "5")).toHaveLength(16);
});

test("a visitor who does not read the response loses the slot to another", async () => {
  expect(await slowReaders(80, 0)).toEqual(Array(80).fill([200, undefined]));
});
