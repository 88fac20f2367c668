import { expect, test } from "vitest";
import { withNumberCells } from "#server/view/number-cells.ts";

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join("")}</tr>`).join("")}</table>`;

test("numbers of a column of numbers are marked with its heading, words between them are not", () => {
  const html = withNumberCells(
    table(
      ["Rok", "Částka", "Pro koho"],
      ["2025", "<strong>12 500 Kč</strong>", "rodiče"],
      ["2026", "13\u00a0000 Kč", "5"],
      ["2027", "zatím neznáme", "studenti"],
    ),
  );
  expect([...html.matchAll(/<(\w+) data-number="">(.*?)<\/\1>/g)].map(([, tag, text]) => [tag, text])).toEqual([
    ["th", "Částka"],
    ["td", "<strong>12 500 Kč</strong>"],
    ["td", "13\u00a0000 Kč"],
  ]);
});

test("merged cells, tables inside tables and text around them stay as they are", () => {
  const merged = '<p>1</p><table><tr><td colspan="2">1</td><td>2</td></tr></table>';
  const nested = "<table><tr><td>a</td><td><table><tr><td>b</td></tr></table></td></tr></table>";
  expect([merged, nested].map(withNumberCells)).toEqual([merged, nested]);
  const two = table(["a", "b"], ["x", "1"]);
  expect(withNumberCells(`<p>5</p>${two}<p>6</p>${two}`).match(/data-number/g)).toHaveLength(4);
});
