// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { startCurrentChapter } from "#renderer/client/current-chapter.ts";

test("the link to the chapter being read is the current one, and none is outside of the chapters", () => {
  const { current, read } = start();
  expect(current()).toEqual([]);
  read({ stay: true });
  expect(current()).toEqual(["#stay"]);
  read({ work: true, stay: false });
  expect(current()).toEqual(["#work"]);
  read({ stay: true, work: false });
  expect(current()).toEqual(["#stay"]);
  read({ stay: false });
  expect(current()).toEqual([]);
});

function start() {
  let report: (entries: { target: Element | null; isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = `
    <div data-chapters><ul><li><a href="#stay">Stay</a></li><li><a href="#work">Work</a></li><li><a href="#no">No</a></li></ul></div>
    <section id="stay"></section><section id="work"></section>`;
  startCurrentChapter();
  return {
    current: () => [...document.querySelectorAll("[aria-current=true]")].map((link) => link.getAttribute("href")),
    read: (chapters: Record<string, boolean>) =>
      report(
        Object.entries(chapters).map(([id, isIntersecting]) => ({
          target: document.getElementById(id),
          isIntersecting,
        })),
      ),
  };
}
