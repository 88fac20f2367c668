// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { demandIsland, whenWanted } from "#renderer/client/islands/strategies.ts";

function start() {
  const element = document.createElement("div");
  element.innerHTML = '<a href="#large"><img alt=""></a>';
  document.body.append(element);
  onTestFinished(() => element.remove());
  const loading = Promise.withResolvers<void>();
  const go = vi.fn(() => loading.promise);
  const stop = whenWanted.interaction(element, go);
  const image = element.querySelector("img");
  const clicked = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener("click", clicked);
  return {
    go,
    stop,
    clicked,
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

test("an island is wanted once, at the first touch", () => {
  const { go, touch } = start();
  expect(go).not.toHaveBeenCalled();
  touch();
  touch();
  expect(go).toHaveBeenCalledOnce();
});

test("an island that has left is not wanted", () => {
  const { go, touch, stop } = start();
  stop();
  touch();
  expect(go).not.toHaveBeenCalled();
});

test("a click that comes before the script waits for it", async () => {
  const { touch, click, clicked, loaded } = start();
  touch();
  expect(click()).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  await loaded();
  expect(clicked).toHaveBeenCalledOnce();
  click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a click for a tab of its own does not wait", () => {
  const { touch, click, clicked } = start();
  touch();
  click({ ctrlKey: true });
  expect(clicked).toHaveBeenCalledOnce();
});

test("an idle island's button that is clicked before its script wakes it and is clicked again when it is there", async () => {
  const { element, go, clicked, loaded } = startIdle();
  const button = element.querySelector("button");
  button?.click();
  expect(go).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
  await loaded();
  expect(clicked).toHaveBeenCalledOnce();
  button?.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("an idle island's links do not wait for its script", () => {
  const { element, go, clicked } = startIdle();
  element.querySelector("a")?.click();
  expect(clicked).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

function startIdle() {
  const element = document.createElement("div");
  element.innerHTML = '<a href="#there"></a><button></button>';
  document.body.append(element);
  const loading = Promise.withResolvers<void>();
  const go = vi.fn(() => loading.promise);
  const stop = whenWanted.idle(element, go);
  onTestFinished(() => {
    stop();
    element.remove();
  });
  const clicked = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener("click", clicked);
  async function loaded() {
    loading.resolve();
    await loading.promise;
    await Promise.resolve();
  }
  return { element, go, clicked, loaded };
}

test("an island on demand waits until somebody asks for it by name, and is wanted once", () => {
  const { element, go } = onDemand("toasts");
  demandIsland("another");
  element.click();
  expect(go).not.toHaveBeenCalled();
  demandIsland("toasts");
  demandIsland("toasts");
  expect(go).toHaveBeenCalledOnce();
});

test("an island on demand that has left is not wanted", () => {
  const { go, stop } = onDemand("toasts");
  stop();
  demandIsland("toasts");
  expect(go).not.toHaveBeenCalled();
});

function onDemand(name: string) {
  const element = document.createElement("div");
  element.dataset["island"] = name;
  document.body.append(element);
  onTestFinished(() => element.remove());
  const go = vi.fn(() => Promise.resolve());
  return { element, go, stop: whenWanted.demand(element, go) };
}
