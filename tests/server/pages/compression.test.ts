import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodedBody } from "#server/pages/compression.ts";

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["deflate, zstd", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br; q=1.0, gzip; q=0.8", "br"],
  ["br;q=0.2, identity;q=0.9", null],
  ["br;q=0, gzip;q=0", null],
  ["br;q=nonsense", null],
  ["*", "br"],
  ["*;q=0.3, br;q=0", "gzip"],
  ["*;q=0", null],
  [`${"x,".repeat(5000)}br`, null],
])("Accept-Encoding %j is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("each encoding is made once and decodes to the body", async () => {
  const text = "přídavek ".repeat(500);
  const body = encodedBody(text);
  expect(brotliDecompressSync(await body.in("br")).toString()).toBe(text);
  expect(gunzipSync(await body.in("gzip")).toString()).toBe(text);
  expect(await body.in("br")).toBe(await body.in("br"));
});

test("equal bodies have equal tags, others do not", () => {
  expect(encodedBody("a").etag).toBe(encodedBody("a").etag);
  expect(encodedBody("a").etag).not.toBe(encodedBody("b").etag);
});
