// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { scheduleBy } from "#renderer/client/islands/strategies.ts";

function start() {
  const element = document.createElement("div");
  element.innerHTML = '<a href="#large"><img alt=""></a>';
  document.body.append(element);
  onTestFinished(() => element.remove());
  const loading = Promise.withResolvers<void>();
  const go = vi.fn(() => loading.promise);
  const stop = scheduleBy.interaction(element, go);
  const image = element.querySelector("img");
  const clicked = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener("click", clicked);
  return {
    go,
    stop,
    clicked,
    press: () => image?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    touch: () => image?.dispatchEvent(new Event("touchstart", { bubbles: true })),
    /** True when the browser may handle the click itself. */
    click: (keys: MouseEventInit = {}) =>
      image?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys })),
    loaded: async () => {
      loading.resolve();
      await loading.promise;
      await Promise.resolve();
    },
  };
}

test("an island is loaded once, on the first touch", () => {
  const { go, touch } = start();
  expect(go).not.toHaveBeenCalled();
  touch();
  touch();
  expect(go).toHaveBeenCalledOnce();
});

test("an island that has been removed is not loaded", () => {
  const { go, touch, stop } = start();
  stop();
  touch();
  expect(go).not.toHaveBeenCalled();
});

test("a click before the script is loaded is replayed afterwards", async () => {
  const { touch, click, clicked, loaded } = start();
  touch();
  expect(click()).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  await loaded();
  expect(clicked).toHaveBeenCalledOnce();
  click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a press loads an island whose pointer came before its script, and its click is replayed", async () => {
  const { go, press, click, clicked, loaded } = start();
  press();
  expect(go).toHaveBeenCalledOnce();
  expect(click()).toBe(false);
  await loaded();
  expect(clicked).toHaveBeenCalledOnce();
});

test("a click that opens a new tab is not delayed", () => {
  const { touch, click, clicked } = start();
  touch();
  click({ ctrlKey: true });
  expect(clicked).toHaveBeenCalledOnce();
});
