// @vitest-environment happy-dom
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { load } from "#renderer/client/loader.ts";
import { pageLoader, pageLoading, showSlowLoads } from "#renderer/client/navigation/slow-load.ts";

vi.useFakeTimers();
afterAll(() => void vi.useRealTimers());
showSlowLoads();

function start() {
  document.body.innerHTML = `
    <div id="page"><a href="/x">x</a></div>
    <div id="announcer"></div>
    <template id="loading"><div class="loading"><p role="status">Načítá se…</p></div></template>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const task = Promise.withResolvers<void>();
  const end = load(pageLoader, () => task.promise, pageLoading);
  return {
    find,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    come: async () => {
      task.resolve();
      await end;
    },
  };
}

afterEach(() => vi.runAllTimersAsync());

test("a page that arrives within 300 ms changes nothing while loading", async () => {
  const { find, wait, come } = start();
  await wait(299);
  expect(find("#page[aria-busy]")).toBeNull();
  await come();
  await wait(2000);
  expect(find("#page[aria-busy]")).toBeNull();
  expect(find(".loading")).toBeNull();
});

test("after 300 ms the page is busy; after a second the placeholder is shown and announced", async () => {
  const { find, wait, come } = start();
  await wait(300);
  expect(find("#page")?.getAttribute("aria-busy")).toBe("true");
  await wait(699);
  expect(find(".loading")).toBeNull();
  await wait(1);
  expect(find("#page + .loading")).not.toBeNull();
  expect(find("#page")?.hidden).toBe(true);
  await wait(100);
  expect(find("#announcer")?.textContent).toBe("Načítá se…");
  await come();
});

test("when navigation ends without another page, this one is restored with its focus", async () => {
  const { find, wait, come } = start();
  find("a")?.focus();
  await wait(1000);
  find("a")?.blur();
  await come();
  expect(find(".loading")).toBeNull();
  expect(find("#page")?.hidden).toBe(false);
  expect(find("#page[aria-busy]")).toBeNull();
  expect(document.activeElement).toBe(find("a"));
});

test("an overlapping second navigation keeps the placeholder until it ends", async () => {
  const { find, wait, come } = start();
  await wait(1000);
  const second = Promise.withResolvers<void>();
  const end = load(pageLoader, () => second.promise, pageLoading);
  await come();
  expect(find(".loading")).not.toBeNull();
  second.resolve();
  await end;
  expect(find(".loading")).toBeNull();
});
