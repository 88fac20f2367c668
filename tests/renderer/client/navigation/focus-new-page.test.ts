// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { announce, focusNewPage } from "#renderer/client/navigation/focus-new-page.ts";

function start(page: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.title = "Rodina";
  document.body.innerHTML = `<header><h1>Site</h1></header><div id="page"><main id="main" tabindex="-1">${page}</main></div><div id="announcer"></div>`;
  return {
    focused: () => document.activeElement?.id,
    announced: async () => {
      await vi.advanceTimersByTimeAsync(100);
      return document.getElementById("announcer")?.textContent;
    },
  };
}

test("the focus moves to the page's heading, which is not in the tab order", () => {
  const { focused } = start('<h1 id="h">Rodina</h1>');
  focusNewPage("");
  expect(focused()).toBe("h");
  expect(document.getElementById("h")?.getAttribute("tabindex")).toBe("-1");
});

test("without a heading the focus moves to the main element", () => {
  const { focused } = start("<p>Text</p>");
  focusNewPage("");
  expect(focused()).toBe("main");
});

test("the focus moves to the target of the fragment", () => {
  const { focused } = start('<h1 id="h">Rodina</h1><h2 id="část">Část</h2>');
  focusNewPage("#%C4%8D%C3%A1st");
  expect(focused()).toBe("část");
});

test.each(["#none", "#%", "#"])("an address with %s leads to the heading", (hash) => {
  const { focused } = start('<h1 id="h">Rodina</h1>');
  focusNewPage(hash);
  expect(focused()).toBe("h");
});

test("a focusable target keeps its place in the tab order", () => {
  const { focused } = start('<h1>Rodina</h1><button id="b">B</button>');
  focusNewPage("#b");
  expect(focused()).toBe("b");
  expect(document.getElementById("b")?.hasAttribute("tabindex")).toBe(false);
});

test("the title is announced, and the last announcement wins", async () => {
  const { announced } = start("<h1>Rodina</h1>");
  announce("Načítá se…");
  focusNewPage("");
  expect(await announced()).toBe("Rodina");
});

test("a list's result count is announced in place of the title", async () => {
  const { announced, focused } = start(
    '<h1>Seznam</h1><p id="results" role="status" tabindex="-1">Nalezeny 3 záznamy</p>',
  );
  focusNewPage("#results");
  expect(focused()).toBe("results");
  expect(await announced()).toBe("Nalezeny 3 záznamy");
});

test("an autofocus element takes precedence over the fragment's target", () => {
  const { focused } = start(
    '<section id="errors" tabindex="-1" autofocus>Chyba</section><h1>Seznam</h1><p id="p">3</p>',
  );
  focusNewPage("#p");
  expect(focused()).toBe("errors");
});
