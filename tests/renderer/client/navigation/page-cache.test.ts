import { expect, test } from "vitest";
import type { FetchedPage } from "#renderer/client/navigation/fetch-page.ts";
import { createKeptPages } from "#renderer/client/navigation/page-cache.ts";

const second = 1000;

function start() {
  const asked: string[] = [];
  const open = new Map<string, (page: FetchedPage | null) => void>();
  const clock = { time: 0 };
  const pages = createKeptPages({
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
    /** Answers the fetch of an address with that page. */
    answer: async (url: string, html: string | null = url) => {
      open.get(url)?.(html === null ? null : { url, html, keepable: true });
      open.delete(url);
      await new Promise(setImmediate);
    },
  };
}

test("at most four pages are fetched at once, the others when one has come", async () => {
  const { pages, asked, answer } = start();
  for (const url of ["a", "b", "c", "d", "e", "f"]) pages.want(url);
  expect(asked).toEqual(["a", "b", "c", "d"]);
  await answer("c");
  expect(asked).toEqual(["a", "b", "c", "d", "e"]);
  await answer("a", null);
  expect(asked).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("a page that is pointed at comes before those that are only seen, also when it was one of them", async () => {
  const { pages, asked, answer } = start();
  for (const url of ["a", "b", "c", "d", "e", "f"]) pages.want(url);
  pages.wantNow("f");
  pages.wantNow("g");
  await answer("a");
  await answer("b");
  await answer("c");
  await answer("d");
  expect(asked).toEqual(["a", "b", "c", "d", "g", "f", "e"]);
});

test("what has not had its turn is dropped with the page it was seen on", async () => {
  const { pages, asked, answer } = start();
  for (const url of ["a", "b", "c", "d", "e"]) pages.want(url);
  pages.stopWanting();
  await answer("a");
  expect(asked).toEqual(["a", "b", "c", "d"]);
});

test("a page is shown from what is kept, as often as it is asked for", async () => {
  const { pages, asked, answer } = start();
  pages.want("a");
  await answer("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect((await pages.take("a"))?.html).toBe("a");
  expect(asked).toEqual(["a"]);
});

test("a page that is asked for while it is on its way is waited for", async () => {
  const { pages, answer } = start();
  pages.want("a");
  const taken = pages.take("a");
  await answer("a");
  expect((await taken)?.html).toBe("a");
});

test("a page nobody wanted, or that could not be kept, is not there", async () => {
  const { pages, answer } = start();
  expect(await pages.take("a")).toBeNull();
  pages.want("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("a page older than 20 s is fetched anew when it is pointed at, and shown meanwhile as it was", async () => {
  const { pages, asked, answer, pass } = start();
  pages.want("a");
  await answer("a", "old");
  pass(20 * second - 1);
  pages.wantNow("a");
  expect(asked).toEqual(["a"]);
  pass(1);
  pages.wantNow("a");
  expect(asked).toEqual(["a", "a"]);
  expect((await pages.take("a"))?.html).toBe("old");
  await answer("a", "new");
  expect((await pages.take("a"))?.html).toBe("new");
});

test("a page that is gone when it is fetched anew is no longer kept", async () => {
  const { pages, answer, pass } = start();
  pages.want("a");
  await answer("a");
  pass(20 * second);
  pages.want("a");
  await answer("a", null);
  expect(await pages.take("a")).toBeNull();
});

test("after five minutes a page is too old to be shown", async () => {
  const { pages, answer, pass } = start();
  pages.want("a");
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
    pages.want(url);
    await answer(url);
  }
  expect(await pages.take("page-0")).toBeNull();
  expect(await pages.take("page-1")).not.toBeNull();
  expect(await pages.take("page-20")).not.toBeNull();
});
