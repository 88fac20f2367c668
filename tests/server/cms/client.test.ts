import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { CmsError, type CmsErrorKind, createCmsClient, requestKey } from "#server/cms/client.ts";
import { patience } from "../../patience.ts";

/** A timeout that should expire, and one that should not, even on a busy machine. */
const [short, long] = [300, 30_000];
const json = { "content-type": "application/json" };
const megabyte = Buffer.alloc(1_048_576, " ");

async function start(listener: RequestListener, headers: Record<string, string> = {}, timeoutMs = long) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cms/`;
  const client = createCmsClient({ baseURL, headers, timeoutMs, maxBodyBytes: 5_000_000 });
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  return { client, connections, server, baseURL };
}

function body(bytes: string | Buffer, headers: Record<string, string> = json, status = 200): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(bytes);
}

async function failure(promise: Promise<unknown>): Promise<CmsError> {
  const error = await promise.then(
    () => "no failure",
    (thrown) => thrown,
  );
  if (!(error instanceof CmsError)) throw new Error("not a CmsError", { cause: error });
  return error;
}

test("returns the parsed body and its text", async () => {
  const { client } = await start(body('{"items":["Přídavek"]}'));
  expect(await client.get("/webs")).toEqual({ json: { items: ["Přídavek"] }, text: '{"items":["Přídavek"]}' });
});

test("sends a GET below the base address with the configured headers", async () => {
  const seen = vi.fn();
  const { client } = await start(
    (request, response) => {
      seen(request.method, request.url, request.headers["x-api-key"], request.headers.accept);
      response.writeHead(200, json).end("[]");
    },
    { "X-Api-Key": "k" },
  );
  await client.get("/contents/by-id/7", { webId: "12", onlyPublished: undefined, language: "cs_cz" });
  expect(seen).toHaveBeenCalledExactlyOnceWith(
    "GET",
    "/cms/contents/by-id/7?language=cs_cz&webId=12",
    "k",
    "application/json",
  );
});

test("equal requests have equal keys", () => {
  expect(requestKey("/contents", { b: "á & b", a: "1" })).toBe("/contents?a=1&b=%C3%A1+%26+b");
  expect(requestKey("/contents", { a: "1", c: undefined, b: "á & b" })).toBe("/contents?a=1&b=%C3%A1+%26+b");
  expect(requestKey("/tags", { a: undefined })).toBe("/tags");
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
  ["zstd", zstdCompressSync],
])("reads a body compressed by %s", async (encoding, compress) => {
  const { client } = await start(body(compress('{"a":1}'), { ...json, "content-encoding": encoding }));
  expect((await client.get("/webs"))?.json).toEqual({ a: 1 });
});

test.each(["application/json;charset=UTF-8", "application/hal+json", "Application/JSON"])(
  "accepts the content type %s as JSON",
  async (type) => {
    const { client } = await start(body("{}", { "content-type": type }));
    expect((await client.get("/webs"))?.json).toEqual({});
  },
);

test.each([404, 410])("status %i with a JSON object means that the entity does not exist", async (status) => {
  const { client } = await start(body(JSON.stringify({ status, message: "nothing" }), json, status));
  expect(await client.get("/contents/by-id/7")).toBeNull();
});

test.each([
  ["a web page", "<p>no", { "content-type": "text/html" }],
  ["nothing", "", json],
  ["a text", '"no"', json],
  ["a list", "[]", json],
])("a 404 with %s comes from a gateway and counts as a failure", async (_, answer, headers) => {
  const { client } = await start(body(answer, headers, 404));
  expect(await failure(client.get("/contents/by-id/7"))).toMatchObject({ status: 404 });
});

test("a 404 with an oversized body is a failure, not a missing entity", async () => {
  const { client } = await start(body(megabyte, json, 404));
  expect(await failure(client.get("/webs"))).toMatchObject({ kind: "too-large", status: 404 });
});

test("own __proto__ members are removed by the client", async () => {
  const { client } = await start(body('{"a":1,"__proto__":{"b":2}}'));
  expect(Object.keys((await client.get("/webs"))?.json ?? {})).toEqual(["a"]);
});

const corruptGzip = gzipSync(JSON.stringify({ text: "x".repeat(100), list: [...Array(2000).keys()] }));
corruptGzip.fill(255, 300, 340);

const faults: [name: string, kind: CmsErrorKind, message: RegExp, listener: RequestListener][] = [
  ["a response that never arrives", "timeout", /within 300 ms/, () => {}],
  ["a body that stops midway", "timeout", /within 300 ms/, (_, response) => response.writeHead(200, json).write("{")],
  [
    "a body sent byte by byte",
    "timeout",
    /within 300 ms/,
    (_, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    },
  ],
  ["a reset connection", "network", /ECONNRESET/, (request) => request.socket.resetAndDestroy()],
  ["a response that is not HTTP", "network", /HTTPParserError/, (request) => request.socket.end("SSH-2.0-x\r\n\r\n")],
  [
    "a body shorter than its content-length",
    "network",
    /CONTENT_LENGTH_MISMATCH/,
    (_, response) => response.writeHead(200, { ...json, "content-length": "9" }).write("{}", () => response.destroy()),
  ],
  [
    "a chunked body without its end",
    "network",
    /HTTPParserError/,
    (_, response) => response.writeHead(200, json).write("{}", () => response.destroy()),
  ],
  ["status 500", "status", /expected status 200, received 500/, body("{}", json, 500)],
  ["status 204", "status", /received 204/, body("", {}, 204)],
  ["a redirect", "status", /received 302/, body("{}", { ...json, location: "http://127.0.0.1:9/" }, 302)],
  ["a login page", "content-type", /received type text\/html/, body("<html>", { "content-type": "text/html" })],
  ["no content type", "content-type", /received type none/, body("{}", {})],
  ["an empty body", "not-json", /received 0 characters: Unexpected end/, body("")],
  ["a truncated document", "not-json", /received 10 characters: .+ at position 10/, body('{"a": "tex')],
  ["HTML sent as JSON", "not-json", /characters: Unexpected token '<'$/, body("<html>secret</html>")],
  ["a truncated gzip body", "not-json", /characters/, body(corruptGzip.subarray(0, 250), gzipped())],
  ["a body that is not gzip", "encoding", /Z_DATA_ERROR/, body("{}", gzipped())],
  ["a corrupt gzip body", "encoding", /Z_DATA_ERROR/, body(corruptGzip, gzipped())],
  ["a body that is not brotli", "encoding", /ERR__ERROR/, body("hello, not br", { ...json, "content-encoding": "br" })],
  ["an unknown encoding", "encoding", /received rot13/, body("{}", { ...json, "content-encoding": "rot13" })],
  ["two encodings", "encoding", /received gzip, gzip/, body(gzipSync(gzipSync("{}")), gzipped("gzip, gzip"))],
  ["bytes that are not UTF-8", "encoding", /expected UTF-8/, body(Buffer.from('{"a":"\xe1"}', "latin1"))],
  ["50 MB", "too-large", /at most 5000000 bytes/, body(Buffer.concat(Array(50).fill(megabyte)))],
  [
    "50 MB in a small gzip body",
    "too-large",
    /at most 5000000 bytes/,
    body(gzipSync(Buffer.concat(Array(50).fill(megabyte))), gzipped()),
  ],
  ["10,000 levels", "too-deep", /more than 64 levels at "\/0\/0/, body("[".repeat(10_000) + "]".repeat(10_000))],
  ["a million values", "too-large", /more than 200000 values at "\/a"/, body(`{"a":[${"1,".repeat(999_999)}1]}`)],
];

function gzipped(encoding = "gzip"): Record<string, string> {
  return { ...json, "content-encoding": encoding };
}

test.each(faults)("%s: %s, and no socket stays open", async (_name, kind, message, listener) => {
  const { client, connections } = await start(
    (request, response) => {
      response.setHeader("connection", "close");
      listener(request, response);
    },
    {},
    kind === "timeout" ? short : long,
  );
  const error = await failure(client.get("/contents", { webId: "12" }));
  expect(error.kind).toBe(kind);
  expect(error.message).toMatch(message);
  expect(error.message).toMatch(/^CMS \/contents\?webId=12: expected |^CMS \/contents\?webId=12: received more /);
  expect(error.message).not.toMatch(/127\.0\.0\.1|secret|\n/);
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
});

test("a refused connection is a network failure", async () => {
  const { client, server } = await start(body("{}"));
  server.close();
  await once(server, "close");
  expect(await failure(client.get("/webs"))).toMatchObject({
    kind: "network",
    status: null,
    message: "CMS /webs: expected an answer, received ECONNREFUSED",
  });
});

test("an unknown host is a network failure", async () => {
  const client = createCmsClient({ baseURL: "http://cms.invalid", headers: {}, timeoutMs: long, maxBodyBytes: 1000 });
  const error = await failure(client.get("/webs"));
  expect(error.kind).toBe("network");
  expect(error.message).toMatch(/received (?:ENOTFOUND|EAI_AGAIN)$/);
});

test("a failed request is sent once and does not affect the next one", async () => {
  const answers: RequestListener[] = [(request) => request.socket.resetAndDestroy(), body("{}", json, 503)];
  const { client } = await start((request, response) => (answers.shift() ?? body("{}"))(request, response));
  expect((await failure(client.get("/webs"))).kind).toBe("network");
  expect((await failure(client.get("/webs"))).kind).toBe("status");
  expect((await client.get("/webs"))?.json).toEqual({});
});

test.each([200, 500])("an unwanted endless body, status %i, is dropped before the deadline", async (status) => {
  const { baseURL, connections } = await start((_, response) =>
    response.writeHead(status, { "content-type": "text/html" }).write("<p>"),
  );
  const client = createCmsClient({ baseURL, headers: {}, timeoutMs: 60_000, maxBodyBytes: 1000 });
  await failure(client.get("/webs"));
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience);
});

test.each([200, 404])("requests answered with %i reuse their connections", async (status) => {
  const { client, server } = await start(body("{}", json, status));
  const opened = vi.fn();
  server.on("connection", opened);
  for (let n = 0; n < 100; n++) await client.get("/webs");
  expect(opened.mock.calls.length).toBeOneOf([1, 2]);
});

test("the error contains the JSON path and the status", async () => {
  const { client } = await start(body(`{"items":[${"[".repeat(70)}${"]".repeat(70)}]}`));
  const error = await failure(client.get("/webs"));
  expect(error).toMatchObject({ request: "/webs", status: 200, pointer: `/items${"/0".repeat(63)}` });
});

test.each(["webs", ".evil.example/webs", "@evil.example/", "/contents/by-id/..", "/a/%2e%2e/b", "/á", "/a\nb"])(
  "the path %j is rejected and never sent",
  async (path) => {
    const seen = vi.fn();
    const { client } = await start((_, response) => {
      seen();
      response.writeHead(200, json).end("{}");
    });
    const error = await failure(client.get(path));
    expect(error.kind).toBe("invalid");
    expect(error.message).not.toContain("\n");
    expect(seen).not.toHaveBeenCalled();
  },
);

test.each(["cms", "http://user:word@cms.example/", "http://cms.example/?key=1", "http://cms.example/#a"])(
  "the base address %s is rejected at once",
  (baseURL) => {
    expect(() => createCmsClient({ baseURL, headers: {}, timeoutMs: long, maxBodyBytes: 1 })).toThrow();
  },
);

test("a deadline that passes after the response has no effect", async () => {
  const { client } = await start(body("{}"), {}, 1000);
  await client.get("/webs");
  await wait(1050);
  expect((await client.get("/webs"))?.json).toEqual({});
});
