import { join } from "node:path";
import { expect, test } from "vitest";
import { type GeneratedContents, mergedPage } from "#embedded/replay/generated.ts";
import { filterContents, sortContents, toPage } from "#embedded/replay/lists.ts";
import { contentListParameters, parseParameters } from "#embedded/replay/parameters.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { generatedNews } from "#harness/content/generated-news.ts";

const store = readStore(join(import.meta.dirname, "../../fixtures"));
const recorded = store.contents.filter(({ webId, language }) => webId === "12" && language === "cs_cz");
const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };

/** All of a few generated contents, as an ordinary list. */
const held = ({ count, at }: GeneratedContents) => Array.from({ length: count }, (_, number) => at(number));

test.each([
  "",
  "sort=name",
  "sort=-name",
  "sort=updatedAt",
  "sort=-updatedAt",
  "sort=priority",
  "sort=-priority",
  "structureKey=aktualita",
  "structureKey=stranka",
  "publishedFrom=2026-10-29&publishedTo=2026-10-30",
  "publishedTo=2026-10-31&sort=displayAt",
  "categoryId=1",
  "name=neni",
])("a page of generated contents among recorded ones is that of a list that holds them all: %s", (query) => {
  const generated = generatedNews(700, recorded);
  const all = [...recorded, ...held(generated)];
  const now = "2026-11-20T13:00:00";
  for (const page of [1, 2, 7, 12, 99]) {
    const parameters = new URLSearchParams(`${query}&webId=12&language=cs_cz&page=${page}&pageSize=100`);
    const wanted = parseParameters(contentListParameters, parameters);
    const whole = toPage(sortContents(filterContents(all, wanted, now), wanted), wanted);
    const merged = mergedPage(sortContents(filterContents(recorded, wanted, now), wanted), generated, wanted);
    expect(merged.totalCount).toBe(whole.totalCount);
    expect(merged.items.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
  }
});

test("a million contents are served without being held in memory, by id, address and list page", async () => {
  const before = process.memoryUsage().heapUsed;
  const replay = createReplay({ store: { ...store, generated: generatedNews(1_000_000, store.contents) }, clock });
  const read = async (path: string) => (await replay(new Request(`http://cms.invalid${path}`))).json();
  const query = "webId=12&language=cs_cz&onlyPublished=true";
  const list = `/contents?${query}&structureKey=aktualita&sort=-updatedAt&pageSize=100`;
  const [first, last] = await Promise.all([read(`${list}&page=1`), read(`${list}&page=10000`)]);
  expect(first.totalCount).toBeGreaterThan(1_000_000);
  expect(last.items).toHaveLength(100);
  const [one] = last.items;
  expect(await read(`/contents/by-id/${one.id}?${query}`)).toEqual(one);
  expect(await read(`/contents/by-friendly-url/${encodeURIComponent(one.friendlyURLs.cs_cz)}?${query}`)).toEqual(one);
  expect(await read(`/contents?${query}&name=${encodeURIComponent(one.name)}`)).toMatchObject({
    items: [{ id: one.id }],
  });
  const missing = await replay(new Request(`http://cms.invalid/contents/by-id/${100_000_000 + 1_000_000}?${query}`));
  expect(missing.status).toBe(404);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
});
