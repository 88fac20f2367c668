// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import type { Json } from "#components/viewer/json-rows.ts";
import { JsonViewer } from "#components/viewer/json-viewer.tsx";
import { growTree } from "#templates/demo/grown-tree.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const copied = { copied: "Zkopírováno.", byHand: "Sami:" };
const labels = {
  expandAll: "Rozbalit vše",
  collapseAll: "Sbalit vše",
  path: { copy: "Cesta", ...copied },
  value: { copy: "Hodnota", ...copied },
};

async function start(json: Json) {
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  await act(() => root.render(<JsonViewer json={json} name="Strom" labels={labels} />));
  onTestFinished(async () => {
    await act(() => root.unmount());
    element.remove();
  });
  const lines = () => [...element.querySelectorAll<HTMLElement>("[role=treeitem]")];
  const tree = element.querySelector<HTMLElement>("[role=tree]");
  return {
    element,
    tree,
    lines,
    texts: () => lines().map(({ textContent }) => textContent),
    press: (key: string) => act(() => tree?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))),
    click: (index: number) => act(() => lines()[index]?.click()),
    push: async (label: string) => {
      const button = [...element.querySelectorAll("button")].find(({ textContent }) => textContent === label);
      await act(async () => button?.click());
    },
  };
}

test("the first level is expanded; a click toggles", async () => {
  const { texts, click } = await start({ a: { b: 1 }, c: "x" });
  expect(texts()).toEqual(["{2}", "a: {1}", 'c: "x"']);
  await click(1);
  expect(texts()).toEqual(["{2}", "a: {1}", "b: 1", 'c: "x"']);
  await click(0);
  expect(texts()).toEqual(["{2}"]);
});

test("keys move through the tree, which exposes the active line", async () => {
  const { tree, lines, press } = await start({ a: { b: 1 }, c: 2 });
  const active = () => lines().find(({ id }) => id === tree?.getAttribute("aria-activedescendant"));
  expect(active()?.getAttribute("aria-level")).toBe("1");
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await press(key);
  expect(active()?.textContent).toBe("b: 1");
  expect(active()?.getAttribute("aria-selected")).toBe("true");
  expect(["aria-level", "aria-posinset", "aria-setsize"].map((name) => active()?.getAttribute(name))).toEqual([
    "3",
    "1",
    "1",
  ]);
  await press("ArrowLeft");
  expect(active()?.getAttribute("aria-expanded")).toBe("true");
});

test("of 20,000 expanded lines only the visible ones are rendered", async () => {
  const { lines, push } = await start(growTree({ seed: 1, records: 4000, depth: 64 }));
  await push(labels.expandAll);
  expect(lines().length).toBeGreaterThan(15);
  expect(lines().length).toBeLessThanOrEqual(60);
  await push(labels.collapseAll);
  expect(lines()).toHaveLength(1);
});

test("where copying is not possible, the text is offered for manual copying", async () => {
  const { element, press, push } = await start({ "a/b": [1] });
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await press("ArrowDown");
  await push("Cesta");
  expect(element.querySelector("textarea")?.value).toBe("/a~1b");
});
