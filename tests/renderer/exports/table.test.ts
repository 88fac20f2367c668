import { expect, test } from "vitest";
import { joinValues, toDay, writeTable } from "#renderer/exports/table.ts";

const write = (...cells: (string | null)[]) => writeTable(cells, [["Název", (cell) => cell]]);

test("a table begins with a byte order mark and the titles, its lines end as spreadsheets expect", () => {
  const table = writeTable(
    [{ a: "1", b: null }],
    [
      ["První", ({ a }) => a],
      ["Druhý", ({ b }) => b],
    ],
  );
  expect(table).toBe("\uFEFFPrvní;Druhý\r\n1;\r\n");
});

test("a table without rows has its titles", () => {
  expect(write()).toBe("\uFEFFNázev\r\n");
});

test.each(["=1+1", '=HYPERLINK("https://zly.example")', "+420", "-1", "@SUM(A1)", "\tx", "＝1+1"])(
  "%j is no formula",
  (text) => {
    const [, cell = ""] = write(text).split("\r\n");
    expect(cell.replace(/^"/, "")).toMatch(/^'/);
  },
);

test("separators, quotes and lines stay within their cell", () => {
  expect(write('a; "b"\r\nc')).toBe('\uFEFFNázev\r\n"a; ""b""\r\nc"\r\n');
});

test("a cell has plain spaces, and days as ISO has them in Prague", () => {
  expect(write("č.\u00a01")).toContain("č. 1");
  expect(toDay("2026-10-24T22:00:00.000Z")).toBe("2026-10-25");
  expect(toDay(null)).toBeNull();
  expect(joinValues(["a", null, "", "b"])).toBe("a, b");
});
