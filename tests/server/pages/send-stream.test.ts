import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, expect, test, vi } from "vitest";
import { encodedBody } from "#server/pages/compression.ts";
import type { ServedPage } from "#server/pages/rendered-page.ts";
import { createSendStream } from "#server/pages/send-stream.ts";
import { patience } from "../../patience.ts";

const piece = "Název;Druh\r\n".repeat(1000);
const stream = { made: 0, version: "1", most: 20 };
const failures: object[] = [];
const page: ServedPage = {
  answer: {
    status: 200,
    location: null,
    contentType: "text/csv; charset=utf-8",
    fileName: "hledat.csv",
    cacheable: false,
    staleFor: 0,
  },
  body: encodedBody(""),
  cache: "miss",
  staleFor: 0,
  isPublic: false,
  surrogateKeys: "",
};
const log = { debug() {}, info() {}, warn() {}, error: (about: object) => failures.push(about) };
const send = createSendStream(log, { maxConcurrent: 2, stalledMs: 60_000 });
const app = fastify();
app.decorateRequest("siteHost", "mpsv.localhost");
app.get("/*", (asked, reply) =>
  send(asked, reply, page, {
    version: stream.version,
    async *pieces(yieldToRequests) {
      for (let count = 0; count < stream.most; count += 1) {
        await yieldToRequests();
        stream.made += 1;
        if (asked.url === "/broken.csv" && count === 5) throw new Error("the index is closed");
        yield piece;
      }
    },
  }),
);
const address = await app.listen({ host: "127.0.0.1", port: 0 });
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<IncomingMessage> {
  const [answer] = await once(request(address + path, { headers, method, agent: false }).end(), "response");
  return answer;
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  [undefined, (bytes: Buffer) => bytes],
] as const)("a streamed text is complete in the encoding %s", async (encoding, unpack) => {
  const answer = await get("/hledat.csv", encoding && { "accept-encoding": encoding });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers["content-disposition"]).toContain("hledat.csv");
  expect(unpack(Buffer.concat(await answer.toArray())).toString()).toBe(piece.repeat(stream.most));
});

test("a streamed text the client already has is a 304 and not generated, and another version is sent", async () => {
  const first = await get("/hledat.csv");
  const { headers } = first;
  expect(headers.etag).toMatch(/^W\/"/);
  await text(first);
  const known = { "if-none-match": headers.etag ?? "" };
  stream.made = 0;
  expect((await get("/hledat.csv", known)).statusCode).toBe(304);
  const head = await get("/hledat.csv", {}, "HEAD");
  expect([head.statusCode, head.headers.etag, head.headers["content-length"]]).toEqual([200, headers.etag, undefined]);
  expect(stream.made).toBe(0);
  expect(await text(await get("/jiny.csv", known))).not.toBe("");
  stream.version = "2";
  const other = await get("/hledat.csv", known);
  expect(other.statusCode).toBe(200);
  expect(other.headers.etag).not.toBe(headers.etag);
  await text(other);
});

test("a text is generated no faster than it is read, and concurrent streams are limited", async () => {
  Object.assign(stream, { made: 0, most: 5000 });
  const open = [await get("/hledat.csv"), await get("/hledat.csv")];
  await setTimeout(300);
  const made = stream.made;
  expect(made).toBeLessThan(3000);
  const refused = await get("/hledat.csv");
  expect([refused.statusCode, refused.headers["retry-after"], refused.headers.etag]).toEqual([503, "5", undefined]);
  for (const answer of open) answer.destroy();
  stream.most = 3;
  await vi.waitFor(async () => expect(await text(await get("/hledat.csv"))).toBe(piece.repeat(3)), patience);
});

test("a text that fails midway is cut off without a valid end, and the failure is reported", async () => {
  stream.most = 20;
  await expect(text(await get("/broken.csv"))).rejects.toThrow();
  expect(failures).toHaveLength(1);
});
