import { expect, test } from "vitest";
import { ByteLru } from "#server/cache/byte-lru.ts";

interface Page {
  bytes: number;
  parts: Buffer[];
}

function start(maxBytes = 1000) {
  const sizes = { of: ({ parts }: Page) => parts, sizeOf: ({ length }: Buffer) => length };
  return new ByteLru<Page>({ maxBytes, sizeOf: ({ bytes }) => bytes, parts: sizes });
}

const menu = Buffer.alloc(400);

test("a part that several values share counts once, as long as one of them is cached", () => {
  const pages = start();
  for (const key of ["a", "b", "c"]) pages.set(key, { bytes: 100, parts: [menu, Buffer.alloc(10)] });
  expect(pages.bytes).toBe(730);
  pages.delete("a");
  pages.set("b", { bytes: 100, parts: [] });
  expect(pages.bytes).toBe(610);
  pages.delete("c");
  expect(pages.bytes).toBe(100);
});

test("a value with the same part twice releases it once it is gone", () => {
  const pages = start();
  pages.set("a", { bytes: 1, parts: [menu, menu] });
  expect(pages.bytes).toBe(401);
  pages.delete("a");
  expect(pages.bytes).toBe(0);
});

test("the values used longest ago make room, for parts as well", () => {
  const pages = start();
  for (const key of ["a", "b", "c"]) pages.set(key, { bytes: 300, parts: [] });
  pages.get("a");
  pages.set("d", { bytes: 100, parts: [menu] });
  expect([...pages.entries()].map(([key]) => key)).toEqual(["d", "a"]);
  expect(pages.bytes).toBe(800);
});

test("a value larger than the cache is not stored and leaves nothing counted", () => {
  const pages = start();
  pages.set("a", { bytes: 1001, parts: [menu] });
  pages.set("b", { bytes: 700, parts: [menu] });
  expect([pages.has("a"), pages.has("b"), pages.bytes]).toEqual([false, false, 0]);
});

test("a value that has grown makes room when it is counted again", () => {
  const pages = start();
  const grown = { bytes: 100, parts: [] };
  pages.set("a", { bytes: 500, parts: [] });
  pages.set("b", grown);
  grown.bytes = 900;
  pages.countAgain("b");
  expect([pages.has("a"), pages.bytes]).toEqual([false, 900]);
});
