import { expect, test } from "vitest";
import { flawsOf } from "#harness/check/page/flaws.ts";

function pageOf(main: string, html = '<html lang="cs">'): string {
  return `<!DOCTYPE html>${html}<body id="top"><main id="main">${main}</main></body></html>`;
}

const whole = '<h1>Dávky</h1><h2 id="kdo">Kdo má nárok</h2><p>Rodiny, viz <a href="#kdo">výše</a>.</p>';

test("a complete page has no flaws", () => {
  expect(flawsOf(pageOf(whole), "cs")).toEqual([]);
});

test.each([
  ["render.other-language", pageOf(whole, '<html lang="en">'), "<!DOCTYPE"],
  ["render.empty", pageOf('<h1><img alt="x"></h1>'), "<h1>"],
  ["render.no-main-heading", pageOf("<h2>Dávky</h2>"), "<h2>"],
  ["render.several-main-headings", pageOf(`${whole}<h1>Druhý</h1>`), "<h1>Druhý"],
  ["render.heading-skipped", pageOf("<h1>Dávky</h1><h3>Kdo</h3><p>x</p>"), "<h3>"],
  ["render.heading-skipped", pageOf("<h2>Kdo</h2><h1>Dávky</h1>"), "<h2>"],
  ["render.empty-heading", pageOf(`${whole}<h2> &nbsp;<span></span></h2>`), "<h2> "],
  ["render.no-content", pageOf(`${whole}<p>Do undefined let</p>`), "undefined"],
  ["render.no-content", pageOf(`${whole}<p>[object Object]</p>`), "[object"],
  ["render.no-content", pageOf(`${whole}<p>NaN Kč</p>`), "NaN"],
  ["render.no-content", pageOf(`${whole}<time>Invalid Date</time>`), "Invalid"],
  ["render.accents-apart", pageOf(`${whole}<p>pr\u030cispe\u030cvek</p>`), null],
  ["render.nameless-control", pageOf(`${whole}<a href="/x"><svg></svg></a>`), '<a href="/x"'],
  ["render.nameless-control", pageOf(`${whole}<button type="button"></button>`), "<button"],
  ["render.dead-anchor", pageOf(`${whole}<a href="#nikde">níže</a>`), '<a href="#nikde"'],
  ["render.duplicate-id", pageOf(`${whole}<p id="kdo">x</p>`), ' id="kdo">x'],
  ["render.script", pageOf(`${whole}<script>alert(1)</script>`), "<script"],
  ["render.event-handler", pageOf(`${whole}<p onclick="x()">x</p>`), "<p onclick"],
  ["render.style-attribute", pageOf(`${whole}<p style="color:red">x</p>`), "<p style"],
  ["render.runnable-link", pageOf(`${whole}<a href="javascript:x()">x</a>`), '<a href="j'],
  ["render.runnable-link", pageOf(`${whole}<a href=" &#10;vbscript:x">x</a>`.replace("&#10;", "\n")), '<a href=" '],
  ["render.hidden-host", pageOf(`${whole}<a href="//evil.example">x</a>`), '<a href="//'],
])("%s is reported with its position in %s", (code, html, at) => {
  const flaws = flawsOf(html, "cs").filter((flaw) => flaw.code === code);
  expect(flaws).not.toEqual([]);
  if (at !== null)
    expect(html.slice(flaws[0]?.offset ?? 0)).toMatch(at.startsWith("<h2>") || at === "<h1>" ? /<h/ : at);
});

test("text that looks like markup is not a flaw, and neither is JSON in the page", () => {
  const texts = '<p title="a onclick=x">&lt;script&gt; style=</p><script type="application/json">{"a":1}</script>';
  expect(flawsOf(pageOf(whole + texts), "cs")).toEqual([]);
});

test("an anchor may be percent-encoded, as browsers decode it", () => {
  expect(flawsOf(pageOf(`${whole}<h2 id="nárok">Nárok</h2><a href="#n%C3%A1rok">níže</a>`), "cs")).toEqual([]);
  expect(flawsOf(pageOf(`${whole}<a href="#%">níže</a>`), "cs").map(({ code }) => code)).toEqual([
    "render.dead-anchor",
  ]);
});
