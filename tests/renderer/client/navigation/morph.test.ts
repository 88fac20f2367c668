// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { morph } from "#renderer/client/navigation/morph.ts";

const start = "<ul class='a'><li><a href='/1' lang='cs'>1</a></li><li>text</li></ul>";

test.each([
  ["equal", start],
  ["of other texts and attributes", "<ul data-b><li><a href='/2'>2</a></li><li>more</li></ul>"],
  ["longer", "<ul><li><a href='/1'>1</a> and</li><li>2</li><li>3</li></ul><p>4</p>"],
  ["shorter", "<ul></ul>"],
  ["of other elements", "<ol><li><b>1</b></li></ol>"],
])("an element becomes the next one where that is %s", (_, html) => {
  const [own, next] = [parse(start), parse(html)];
  const expected = next.outerHTML;
  morph(own, next);
  expect(own.outerHTML).toBe(expected);
});

test("elements that both have are kept, so that focus is not lost", () => {
  const own = parse(start);
  document.body.replaceChildren(own);
  const link = own.querySelector("a");
  link?.focus();
  morph(own, parse("<ul><li><a href='/2'>2</a></li></ul>"));
  expect(document.activeElement).toBe(link);
  expect(link?.getAttribute("href")).toBe("/2");
});

function parse(html: string): Element {
  return new DOMParser().parseFromString(`<div>${html}</div>`, "text/html").querySelector("div") ?? document.body;
}
