import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { acceptedEncodings, acceptsDictionaries } from "#server/pages/accepted-encodings.ts";
import { encodedBody } from "#server/pages/compression.ts";
import { frameOf, toDictionary } from "#server/pages/dictionary.ts";
import { compactBytes, toFragment } from "#server/pages/fragment.ts";

const both = ["br", "gzip"];

test.each([
  [undefined, []],
  ["", []],
  ["identity", []],
  ["deflate, zstd", []],
  ["gzip, deflate, br, zstd", both],
  ["br", ["br"]],
  ["gzip", ["gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
  ["br; q=1.0, gzip; q=0.8", both],
  ["br;q=0.2, identity;q=0.9", []],
  ["br;q=0, gzip;q=0", []],
  ["br;q=nonsense", []],
  ["*", both],
  ["*;q=0.3, br;q=0", ["gzip"]],
  ["*;q=0", []],
  [`${"x,".repeat(5000)}br`, []],
])("Accept-Encoding %j selects %j", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test.each([
  ["gzip, deflate, br, zstd, dcb, dcz", true],
  ["DCZ", true],
  ["dcz;q=0.1, br", true],
  ["dcz;q=0", false],
  ["dczx", false],
  ["gzip, br, zstd", false],
  ["*", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding %j accepts dictionaries: %j", (header, accepts) => {
  expect(acceptsDictionaries(header)).toBe(accepts);
});

test("each encoding is created once and decodes to the body", async () => {
  const text = "přídavek ".repeat(500);
  const body = encodedBody(text);
  expect(brotliDecompressSync(await body.in("br")).toString()).toBe(text);
  expect(gunzipSync(await body.in("gzip")).toString()).toBe(text);
  expect(await body.in("br")).toBe(await body.in("br"));
});

test("equal bodies have equal ETags, different ones do not", () => {
  expect(encodedBody("a").etag).toBe(encodedBody("a").etag);
  expect(encodedBody("a").etag).not.toBe(encodedBody("b").etag);
});

const parts = ["<p>", "přídavek ".repeat(20_000), "", "č", "</p>".repeat(2000)];

test("a body of several parts is valid gzip of all of them, whichever encoding was created first", async () => {
  for (const earlier of [[], [null], ["br"], ["br", null]] as const) {
    const body = encodedBody(parts.map(toFragment));
    for (const encoding of earlier) await body.in(encoding);
    const [gzip, plain] = [await body.in("gzip"), await body.in(null)];
    expect(gunzipSync(gzip).equals(plain)).toBe(true);
    expect(plain.toString()).toBe(parts.join(""));
    expect(plain.length).toBe(body.length);
  }
});

test("cached bytes do not share a larger buffer, and are not copied if they already have their own", async () => {
  const [small, large] = [toFragment("č"), toFragment("č".repeat(50_000))];
  const cached = [small.bytes, large.bytes, await large.deflated(), await encodedBody([large]).in("br")];
  expect(cached.map(({ buffer }) => buffer.byteLength)).toEqual(cached.map(({ length }) => length));
  expect(compactBytes(large.bytes)).toBe(large.bytes);
});

test("a part is compressed once for all bodies that contain it", async () => {
  const part = toFragment("text ".repeat(1000));
  const one = await part.deflated();
  await encodedBody([toFragment("a"), part]).in("gzip");
  expect(await part.deflated()).toBe(one);
});

test.each(["br", "gzip", null] as const)(
  "the cached bytes of a body in %s are not a slice of a larger buffer",
  async (encoding) => {
    const part = toFragment("text ".repeat(500));
    const body = encodedBody([toFragment("a"), part]);
    await body.in(encoding);
    for (const bytes of [await body.in(encoding), part.bytes, await part.deflated(), await toFragment("a").deflated()])
      expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

test("the first client gets gzip, and Brotli is created in the background for later ones", async () => {
  const body = encodedBody("přídavek ".repeat(500));
  const encoding = async (accepted: ("br" | "gzip")[]) => (await body.inBestOf(accepted)).encoding;
  expect(await encoding(["br", "gzip"])).toBe("gzip");
  expect(await encoding(["br", "gzip"])).toBe("gzip");
  await body.in("br");
  expect(await encoding(["br", "gzip"])).toBe("br");
  expect(await encoding(["gzip"])).toBe("gzip");
  expect(await encodedBody("a").inBestOf(["br"])).toMatchObject({ encoding: "br" });
  expect(await encodedBody("a").inBestOf([])).toMatchObject({ encoding: null });
});

test("a body that is requested once is not compressed with Brotli", async () => {
  const body = encodedBody("přídavek ".repeat(500));
  const created = vi.spyOn(body, "in");
  await body.inBestOf(["br", "gzip"]);
  expect(created.mock.calls).toEqual([["gzip"]]);
  await body.inBestOf(["br", "gzip"]);
  expect(created.mock.calls).toContainEqual(["br"]);
});

test("a body keeps its compressed fragments, gzip from the second request on, and the plain form once requested", async () => {
  const body = encodedBody(parts.map(toFragment));
  const first = await body.in("gzip");
  expect(body.memoryBytes).toBe(0);
  expect(body.blocks).toHaveLength(parts.length);
  const second = await body.in("gzip");
  expect(second).toEqual(first);
  expect(await body.in("gzip")).toBe(second);
  expect([body.memoryBytes, body.blocks]).toEqual([second.length, []]);
  const compact = (await body.in("br")).length;
  expect(body.memoryBytes).toBe(compact);
  await body.in(null);
  expect(body.memoryBytes).toBe(compact + body.length);
});

test("equal fragments are in memory and compressed once", async () => {
  const [one, other] = [toFragment("menu ".repeat(500)), toFragment("menu ".repeat(500))];
  expect(other).toBe(one);
  expect(toFragment("menu")).not.toBe(one);
  const [first, second] = [encodedBody([one, toFragment("a")]), encodedBody([toFragment("b"), other])];
  await Promise.all([first.compress(), second.compress()]);
  expect(second.blocks[1]).toBe(first.blocks[0]);
});

test("a body is compressed with one dictionary at a time, besides its other encodings, and counts that form", async () => {
  const text = `${"menu ".repeat(50)}${Array.from({ length: 500 }, (_, number) => number * 7919).join()}`;
  const dictionaries = ["<p>", text, "menu ".repeat(60)].map((each) => toDictionary(Buffer.from(each), "/"));
  const body = encodedBody(text);
  const brotli = await body.in("br");
  for (const dictionary of [...dictionaries, ...dictionaries]) {
    expect(body.readyFor(["br"], dictionary)).toBeNull();
    const { encoding, bytes } = await body.inBestOf(["br"], dictionary);
    expect([encoding, bytes.toString("hex", 0, 40)]).toEqual([
      "dcz",
      `5e2a4d1820000000${dictionary.digest.toString("hex")}`,
    ]);
    expect(zstdDecompressSync(bytes.subarray(40), { dictionary: dictionary.bytes }).toString()).toBe(text);
    expect((await body.inBestOf(["br"], dictionary)).bytes).toBe(bytes);
    expect(body.readyFor(["br"], dictionary)?.bytes).toBe(bytes);
    expect(body.memoryBytes).toBe(brotli.length + bytes.length);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
  expect((await body.inBestOf(["br"])).bytes).toBe(brotli);
});

test("clients with a dictionary do not cause Brotli, and several at once share a form", async () => {
  const body = encodedBody(parts.map(toFragment));
  const dictionary = toDictionary(Buffer.from("přídavek"), "/");
  const created = vi.spyOn(body, "in");
  const forms = await Promise.all([1, 2, 3].map(() => body.inBestOf(["br", "gzip"], dictionary)));
  expect(new Set(forms.map(({ bytes }) => bytes)).size).toBe(1);
  expect(created).not.toHaveBeenCalled();
});

test.each([
  ["a document", "<nav><main>x</main></nav>", "<nav></main></nav>"],
  ["a document that quotes tags", "<nav><main>x</main>y</main></nav>", "<nav></main></nav>"],
  ["a document without content", "<nav></nav>", undefined],
  ["tags in another order", "</main><main>", undefined],
  ["a frame that is too long", `${"x".repeat(200_000)}<main></main>`, undefined],
])("the frame of %s", (_, document, frame) => {
  expect(frameOf(Buffer.from(document))?.toString()).toBe(frame);
});
