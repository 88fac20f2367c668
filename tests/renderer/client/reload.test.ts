// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { reloadPage, watchWriting, writtenField } from "#renderer/client/reload.ts";

watchWriting();

beforeEach(() => {
  document.body.innerHTML =
    '<header><input name="search"></header><div id="page"><textarea name="text"></textarea></div>';
});

function write(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event("input", { bubbles: true }));
}

test.each([
  ["nothing has been written", () => {}, true],
  ["the header's search has been written into", () => write("header input"), true],
  ["the page has been written into", () => write("textarea"), false],
  [
    "another page has replaced the one that was written into",
    () => {
      write("textarea");
      document.querySelector("#page")?.replaceChildren();
    },
    true,
  ],
])("when %s, the page is reloaded: %3$s", (_case, prepare, isReloaded) => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  prepare();
  expect([reloadPage(), reload.mock.calls.length, writtenField() === null]).toEqual([
    isReloaded,
    Number(isReloaded),
    isReloaded,
  ]);
  reload.mockRestore();
});
