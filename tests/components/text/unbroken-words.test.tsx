// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { UnbrokenWords } from "#components/text/unbroken-words.tsx";
import { render } from "../render.tsx";

test.each([
  ["č. j. MPSV-2026/163018-311", ["MPSV-2026/163018-311"]],
  ["Kontaktní pracoviště Brno-venkov", ["Brno-venkov"]],
  ["Frýdek-Místek a Praha-východ", ["Frýdek-Místek", "Praha-východ"]],
  ["od 1 - do 2", []],
  [`${"dlouhé-".repeat(9)}slovo`, []],
])("in `%s` the words with hyphens that fit on a line are kept whole", (text, kept) => {
  const html = render(<UnbrokenWords text={text} />);
  expect(html.textContent).toBe(text);
  expect([...html.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual(kept);
});
