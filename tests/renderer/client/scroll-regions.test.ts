// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { startScrollRegions } from "#renderer/client/scroll-regions.ts";

test("a table is a named group in the tab order only while it is wider than its place", () => {
  const { group, resize } = start();
  resize({ content: 300, place: 400 });
  expect(["role", "aria-label", "tabindex"].filter((name) => group.hasAttribute(name))).toEqual([]);
  resize({ content: 600, place: 400 });
  expect(["role", "aria-label", "tabindex"].map((name) => group.getAttribute(name))).toEqual(["group", "Výše", "0"]);
  resize({ content: 600, place: 700 });
  expect(group.hasAttribute("tabindex")).toBe(false);
});

function start() {
  let report: (entries: { target: Element }[]) => void = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML =
    '<div class="table-scroll" role="group" aria-label="Výše" tabindex="0"><table></table></div>';
  startScrollRegions();
  const [group] = observed;
  if (!group) throw new Error("no table is watched");
  const resize = ({ content, place }: { content: number; place: number }) => {
    Object.defineProperty(group, "scrollWidth", { value: content, configurable: true });
    Object.defineProperty(group, "clientWidth", { value: place, configurable: true });
    report([{ target: group }]);
  };
  return { group, resize };
}
