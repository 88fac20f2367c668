// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { GalleryViewer } from "#components/media/gallery-viewer.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const labels = { viewer: "Prohlížeč", enlarge: "Zvětšit", previous: "Předchozí", next: "Další", close: "Zavřít" };

function photo(name: string, position: string) {
  const src = `/cms/documents/files/${name}.jpg`;
  const size = { width: 1600, height: 1067 };
  const image = { src, provider: "ipx" as const, alt: name, ...size, caption: null, credit: null };
  return { image, credit: null, position };
}

async function start(count = 3) {
  const photos = Array.from({ length: count }, (_, index) => photo(`foto-${index + 1}`, `${index + 1} z ${count}`));
  const element = document.createElement("div");
  document.body.append(element);
  const viewer = <GalleryViewer photos={photos} labels={labels} />;
  element.innerHTML = renderToString(viewer);
  const complaints: unknown[] = [];
  const root = await act(() => hydrateRoot(element, viewer, { onRecoverableError: (error) => complaints.push(error) }));
  onTestFinished(async () => {
    await act(() => root.unmount());
    element.remove();
  });
  const dialog = element.querySelector("dialog");
  const links = [...element.querySelectorAll("a")];
  return {
    complaints,
    dialog,
    links,
    shown: () => (dialog?.open ? dialog.querySelector("img")?.alt : null),
    /** True when the browser would have followed the link. */
    open: async (index: number, keys: MouseEventInit = {}) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
      await act(() => links[index]?.dispatchEvent(click));
      return !click.defaultPrevented;
    },
    key: (key: string) => act(() => dialog?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))),
    press: (label: string) => act(() => dialog?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()),
  };
}

test("without script each photograph is a link to its file, labelled by its alternative text", async () => {
  const { links, complaints, dialog } = await start();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/cms/documents/files/foto-1.jpg",
    "/cms/documents/files/foto-2.jpg",
    "/cms/documents/files/foto-3.jpg",
  ]);
  expect(links[1]?.textContent).toBe("Zvětšit 2 z 3");
  expect(dialog?.childElementCount).toBe(0);
  expect(complaints).toEqual([]);
});

test("a photograph opens enlarged, and the arrows wrap around", async () => {
  const { open, shown, key, press } = await start();
  expect(await open(1)).toBe(false);
  expect(shown()).toBe("foto-2");
  await key("ArrowRight");
  expect(shown()).toBe("foto-3");
  await key("ArrowRight");
  expect(shown()).toBe("foto-1");
  await press(labels.previous);
  expect(shown()).toBe("foto-3");
  await press(labels.next);
  expect(shown()).toBe("foto-1");
});

test("a closed dialog can be reopened at another photograph", async () => {
  const { open, shown, press } = await start();
  await open(0);
  await press(labels.close);
  expect(shown()).toBeNull();
  await open(2);
  expect(shown()).toBe("foto-3");
});

test("a click that opens a new tab is left to the browser", async () => {
  const { open, shown } = await start();
  expect(await open(0, { ctrlKey: true })).toBe(true);
  expect(shown()).toBeNull();
});

test("a single photograph has no arrows", async () => {
  const { open, dialog } = await start(1);
  await open(0);
  expect([...(dialog?.querySelectorAll("button") ?? [])].map((button) => button.getAttribute("aria-label"))).toEqual([
    labels.close,
  ]);
});
