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

test("the first column names the rows", () => {
  expect(rowsOf([["Mateřská", "70 %"]])).toBe('<tr><th scope="row">Mateřská</th><td>70 %</td></tr>');
});

test("a column without others has nothing to name: its cells are data", () => {
  expect(rowsOf([["Mateřská"], ["Otcovská"]])).toBe("<tr><td>Mateřská</td></tr><tr><td>Otcovská</td></tr>");
});
