import { expect, test } from "vitest";
import { allPages } from "#server/cms/paging.ts";

/** A CMS list of so many numbers, in pages of 100. */
function start(count: number, bounds?: Parameters<typeof allPages>[1]) {
  const asked: unknown[] = [];
  const load = allPages(
    {
      get: async (_path, { page, pageSize } = {}) => {
        asked.push(page);
        const from = (Number(page) - 1) * Number(pageSize);
        const items = Array.from({ length: Math.max(0, Math.min(Number(pageSize), count - from)) }, (_, i) => from + i);
        const json = { items, totalCount: count };
        return { json, text: JSON.stringify(json) };
      },
    },
    bounds,
  );
  return { asked, load: () => load("/contents", { webId: "12" }) };
}

test.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [370, 4],
])("a list of %i is read to its end in %i requests", async (count, requests) => {
  const { load, asked } = start(count);
  const answer = await load();
  expect(answer?.json).toEqual({ items: Array.from({ length: count }, (_, index) => index) });
  expect(asked).toHaveLength(requests);
});

test("a list past all bounds is a failure that names the list", async () => {
  await expect(start(5001).load()).rejects.toThrow("CMS /contents?webId=12: expected at most 5000 items, got 5001");
});

test("of a long list no more is held than what is kept of each item", async () => {
  const answer = await start(250, { most: 250, keep: (item) => ({ item }) }).load();
  expect(answer?.json).toEqual({ items: Array.from({ length: 250 }, (_, item) => ({ item })) });
  const texts = answer?.text.split("\n").flatMap((page) => JSON.parse(page));
  expect(texts).toEqual(Array.from({ length: 250 }, (_, item) => ({ item })));
  await expect(start(251, { most: 250 }).load()).rejects.toThrow("expected at most 250 items, got 251");
});

test("an answer that is no list is a failure", async () => {
  const load = allPages({ get: async () => ({ json: { items: {} }, text: "{}" }) });
  await expect(load("/contents")).rejects.toThrow("expected items and their number");
});
