import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "#components/list/data-table.tsx";

function rowsOf(rows: string[][]): string {
  const head = rows[0]?.map(() => "Sloupec") ?? [];
  return renderToStaticMarkup(<DataTable caption="Popisek" head={head} rows={rows} />).replace(
    /.*<tbody>|<\/tbody>.*/g,
    "",
  );
}

test("cells of the first column are row headers", () => {
  expect(rowsOf([["Mateřská", "70 %"]])).toBe('<tr><th scope="row">Mateřská</th><td data-number="">70 %</td></tr>');
});

test("the cells of a single column are data cells", () => {
  expect(rowsOf([["Mateřská"], ["Otcovská"]])).toBe("<tr><td>Mateřská</td></tr><tr><td>Otcovská</td></tr>");
});

test.each([
  ["amounts in Czech", ["20 800 Kč", "124,40 Kč", "zvýšení o 900 Kč"], true],
  ["amounts in English", ["CZK 20,800", "CZK 124.40"], true],
  ["shares", ["70 %", "1,5 %"], true],
  ["numbers with a unit", ["12 let", "3 roky"], true],
  ["dates", ["1. 1. 2026", "31. 12. 2026"], false],
  ["floors", ["1. patro", "2. patro"], false],
  ["telephones in words", ["linka 12", "není"], false],
])("a column of %s is aligned by its last digit only when it holds numbers", (_, values, isNumeric) => {
  const html = rowsOf(values.map((value) => ["název", value]));
  expect(html.includes("data-number")).toBe(isNumeric);
});
