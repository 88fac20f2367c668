import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { allPages, cutOf } from "#server/cms/paging.ts";

/** A CMS list of this many numbers, in pages of 100. */
function start(count: number, bounds?: Parameters<typeof allPages>[1], mostAtOnce = 100) {
  const requestedPages: unknown[] = [];
  const load = allPages(
    {
      get: async (_path, { page, pageSize } = {}) => {
        requestedPages.push(page);
        const size = Math.min(Number(pageSize), mostAtOnce);
        const from = (Number(page) - 1) * size;
        const items = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, i) => from + i);
        const json = { items, totalCount: count };
        return { json, text: JSON.stringify(json) };
      },
    },
    bounds,
  );
  return { requestedPages, load: () => load("/contents", { webId: "12" }) };
}

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [370, 4],
])("a list of %i items is read completely in %i requests", async (count, requests) => {
  const { load, requestedPages } = start(count);
  const answer = await load();
  expect(answer?.json).toEqual({ items: Array.from({ length: count }, (_, index) => index), totalCount: count });
  expect(requestedPages).toHaveLength(requests);
});

test("a CMS that returns smaller pages than requested is read to the end", async () => {
  const { load, requestedPages } = start(120, {}, 50);
  expect((await load())?.json).toEqual({ items: Array.from({ length: 120 }, (_, index) => index), totalCount: 120 });
  expect(requestedPages).toHaveLength(3);
});

test("a list with more items than its total is a failure, never truncated", async () => {
  const json = { items: [1, 2, 3], totalCount: 2 };
  const load = allPages({ get: async () => ({ json, text: JSON.stringify(json) }) });
  await expect(load("/contents")).rejects.toThrow("expected at most 2 items, as counted, got 3");
});

test("of a list beyond the limit the beginning is read, and the rest is counted", async () => {
  const { load, requestedPages } = start(5001);
  const answer = await load();
  expect(answer?.json).toEqual({ items: Array.from({ length: 5000 }, (_, index) => index), totalCount: 5001 });
  expect(requestedPages).toHaveLength(50);
  expect(cutOf(answer?.json, 5000)).toEqual({ read: 5000, total: 5001 });
  expect(cutOf(answer?.json, 5001)).toBeNull();
});

test("pages are requested several at a time, and their items stay in order", async () => {
  let [running, most] = [0, 0];
  const load = allPages({
    get: async (_path, { page } = {}) => {
      most = Math.max(most, ++running);
      await wait(10 - Number(page) / 2);
      running -= 1;
      const json = { items: Array.from({ length: 100 }, () => page), totalCount: 1000 };
      return { json, text: JSON.stringify(json) };
    },
  });
  const answer = await load("/contents");
  const items: unknown[] = z.object({ items: z.array(z.unknown()) }).parse(answer?.json).items;
  expect([...new Set(items)]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  expect(most).toBe(4);
});

test.each([1, 3])("a list whose page %i is missing is a failure, never a shorter list", async (missing) => {
  const json = { items: [1], totalCount: 400 };
  const answer = { json, text: JSON.stringify(json) };
  const load = allPages({ get: async (_path, { page } = {}) => (page === String(missing) ? null : answer) });
  await expect(load("/contents")).rejects.toThrow(`page=${missing}`);
});

test("while a long list is read, only the part kept of each item stays in memory", async () => {
  const answer = await start(250, { maxItems: 250, keep: (item) => ({ item }) }).load();
  expect(answer?.json).toMatchObject({ items: Array.from({ length: 250 }, (_, item) => ({ item })) });
  const texts = answer?.text
    .split("\n")
    .slice(1)
    .flatMap((page) => JSON.parse(page));
  expect(texts).toEqual(Array.from({ length: 250 }, (_, item) => ({ item })));
});

test("a response that is not a list is a failure", async () => {
  const load = allPages({ get: async () => ({ json: { items: {} }, text: "{}" }) });
  await expect(load("/contents")).rejects.toThrow("expected items and their number");
});
