// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { useAddressView } from "#components/map/view/use-address-view.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const view = { zoom: 14, latitude: 49.5976, longitude: 17.251 };

async function start({ isMoving = false } = {}) {
  vi.useFakeTimers();
  history.replaceState(null, "", location.pathname);
  let save: ReturnType<typeof useAddressView> = () => {};
  function MapView() {
    save = useAddressView({ onChange: () => {}, isMoving: () => isMoving });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  await act(() => root.render(<MapView />));
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.useRealTimers();
  });
  return { save };
}

test("a view that lasts is written to the address", async () => {
  const { save } = await start();
  save(view);
  vi.advanceTimersByTime(200);
  expect(location.hash).toBe("");
  vi.advanceTimersByTime(100);
  expect(location.hash).toBe("#map=14/49.59760/17.25100");
});

test("a link to another place of the page is not overwritten by a view that waits to be written", async () => {
  const { save } = await start();
  save(view);
  history.replaceState(null, "", "#organisation-9");
  dispatchEvent(new Event("hashchange"));
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe("#organisation-9");
});

test("a move that began before such a link does not overwrite it, a later one does", async () => {
  const { save } = await start({ isMoving: true });
  history.replaceState(null, "", "#organisation-9");
  dispatchEvent(new Event("hashchange"));
  vi.advanceTimersByTime(400);
  save(view);
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe("#organisation-9");
  save(view);
  vi.advanceTimersByTime(300);
  expect(location.hash).toBe("#map=14/49.59760/17.25100");
});

test("a move that begins right after such a link is written", async () => {
  const { save } = await start();
  history.replaceState(null, "", "#map");
  dispatchEvent(new Event("hashchange"));
  save(view);
  vi.advanceTimersByTime(300);
  expect(location.hash).toBe("#map=14/49.59760/17.25100");
});
