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

test("at most three pages are fetched at once, and then the one that was asked for last", async () => {
  const { pages, asked, answer } = start();
  for (const url of ["a", "b", "c", "d", "e", "f"]) pages.fetchAhead(url);
  expect(asked).toEqual(["a", "b", "c"]);
  await answer("c");
  expect(asked).toEqual(["a", "b", "c", "f"]);
  await answer("a", null);
  expect(asked).toEqual(["a", "b", "c", "f"]);
});

test("a page is shown from what is kept, as often as it is asked for", async () => {
  const { pages, asked, answer } = start();
  pages.fetchAhead("a");
  await answer("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect(asked).toEqual(["a"]);
});

test("a page that is asked for while it is on its way is waited for", async () => {
  const { pages, answer } = start();
  pages.fetchAhead("a");
  const taken = pages.take("a");
  await answer("a");
  expect((await taken)?.html).toBe("a");
});

test("a page nobody wanted, or that could not be kept, is not there", async () => {
  const { pages, answer } = start();
  expect(await pages.take("a")).toBeNull();
  pages.fetchAhead("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("a page older than 20 s is fetched anew when it is pointed at, and shown meanwhile as it was", async () => {
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

test("a page that is gone when it is fetched anew is no longer kept", async () => {
  const { pages, answer, pass } = start();
  pages.fetchAhead("a");
  await answer("a");
  pass(20 * second);
  pages.fetchAhead("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("after five minutes a page is too old to be shown", async () => {
  const { pages, answer, pass } = start();
  pages.fetchAhead("a");
  await answer("a");
  pass(300 * second - 1);
  expect(await pages.take("a")).not.toBeNull();
  pass(1);
  expect(await pages.take("a")).toBeNull();
});

test("the latest twenty pages are kept", async () => {
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
