import { expect, test } from "vitest";
import type { FetchedPage } from "#renderer/client/navigation/fetch-page.ts";
import { createPageCache } from "#renderer/client/navigation/page-cache.ts";

const second = 1000;

function start() {
  const asked: string[] = [];
  const open = new Map<string, (page: FetchedPage | null) => void>();
  const clock = { time: 0 };
  const pages = createPageCache({
    now: () => clock.time,
    fetch: (url) => {
      asked.push(url);
      return new Promise((resolve) => open.set(url, resolve));
    },
  });
  return {
    pages,
    asked,
    open,
    pass: (ms: number) => {
      clock.time += ms;
    },
    /** Resolves the fetch of an address with this page. */
    answer: async (url: string, html: string | null = url) => {
      open.get(url)?.(html === null ? null : { url, html, cacheable: true });
      open.delete(url);
      await new Promise(setImmediate);
    },
  };
}

test("at most three pages are fetched at once, and then the last one requested", async () => {
  const { pages, asked, answer } = start();
  for (const url of ["a", "b", "c", "d", "e", "f"]) pages.fetchAhead(url);
  expect(asked).toEqual(["a", "b", "c"]);
  await answer("c");
  expect(asked).toEqual(["a", "b", "c", "f"]);
  await answer("a", null);
  expect(asked).toEqual(["a", "b", "c", "f"]);
});

test("a cached page is shown any number of times", async () => {
  const { pages, asked, answer } = start();
  pages.fetchAhead("a");
  await answer("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect(asked).toEqual(["a"]);
});

test("a page in flight is awaited", async () => {
  const { pages, answer } = start();
  pages.fetchAhead("a");
  const taken = pages.take("a");
  await answer("a");
  expect((await taken)?.html).toBe("a");
});

test("a page that was not requested, or could not be cached, is missing", async () => {
  const { pages, answer } = start();
  expect(await pages.take("a")).toBeNull();
  pages.fetchAhead("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("a page older than 20 s is refetched on hover, and shown from the cache meanwhile", async () => {
  const { pages, asked, answer, pass } = start();
  pages.fetchAhead("a");
  await answer("a", "old");
  pass(20 * second - 1);
  pages.fetchAhead("a");
  expect(asked).toEqual(["a"]);
  pass(1);
  pages.fetchAhead("a");
  expect(asked).toEqual(["a", "a"]);
  expect((await pages.take("a"))?.html).toBe("old");
  await answer("a", "new");
  expect((await pages.take("a"))?.html).toBe("new");
});

test("a page that fails to be refetched is evicted", async () => {
  const { pages, answer, pass } = start();
  pages.fetchAhead("a");
  await answer("a");
  pass(20 * second);
  pages.fetchAhead("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("after five minutes a cached page is too old to be shown", async () => {
  const { pages, answer, pass } = start();
  pages.fetchAhead("a");
  await answer("a");
  pass(300 * second - 1);
  expect(await pages.take("a")).not.toBeNull();
  pass(1);
  expect(await pages.take("a")).toBeNull();
});

test("the latest twenty pages are cached", async () => {
  const { pages, answer } = start();
  const urls = Array.from({ length: 21 }, (_, index) => `page-${index}`);
  for (const url of urls) {
    pages.fetchAhead(url);
    await answer(url);
  }
  expect(await pages.take("page-0")).toBeNull();
  expect(await pages.take("page-1")).not.toBeNull();
  expect(await pages.take("page-20")).not.toBeNull();
});
