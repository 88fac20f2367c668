import { expect, test } from "vitest";
import { splitAtLandmarks } from "#renderer/page/document/split-at-landmarks.ts";

const long = "<p>text</p>".repeat(100);
const menu = `<nav id="menu">${long}</nav>`;

test("pages whose headers differ only before the menu have the menu in common", () => {
  const [one, other] = ["/a", "/b"].map((href) =>
    splitAtLandmarks(`<a href="${href}">${long}<header>${long}${menu}</header>`),
  );
  expect(one).toHaveLength(4);
  expect(one?.slice(1)).toEqual(other?.slice(1));
  expect(one?.[2]).toBe(menu);
});

test.each([
  "",
  "text",
  menu,
  `${menu}${menu}`,
  `${long}<nav>short</nav>${long}`,
  "</nav>".repeat(1000),
  "<nav".repeat(1000),
])("the pieces are the whole text, none of them short but the last (%#)", (html) => {
  const pieces = splitAtLandmarks(html);
  expect(pieces.join("")).toBe(html);
  for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(800);
});
