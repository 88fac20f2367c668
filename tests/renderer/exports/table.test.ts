import { expect, test } from "vitest";
import { joinValues, toDay, writeTable } from "#renderer/exports/table.ts";

const write = (...cells: (string | null)[]) => writeTable(cells, [["Název", (cell) => cell]]);

test("a table begins with a byte order mark and the titles, with CRLF line ends", () => {
  const table = writeTable(
    [{ a: "1", b: null }],
    [
      ["První", ({ a }) => a],
      ["Druhý", ({ b }) => b],
    ],
  );
  expect(table).toBe("\uFEFFPrvní;Druhý\r\n1;\r\n");
});

test("an empty table has only its titles", () => {
  expect(write()).toBe("\uFEFFNázev\r\n");
});

test.each(["=1+1", '=HYPERLINK("https://zly.example")', "+420", "-1", "@SUM(A1)", "\tx", "＝1+1"])(
  "%j is no formula",
  (text) => {
    const [, cell = ""] = write(text).split("\r\n");
    expect(cell.replace(/^"/, "")).toMatch(/^'/);
  },
);

test("separators, quotes and line breaks stay within their cell", () => {
  expect(write('a; "b"\r\nc')).toBe('\uFEFFNázev\r\n"a; ""b""\r\nc"\r\n');
});

test("cells have plain spaces, and days in ISO format for Prague", () => {
  expect(write("č.\u00a01")).toContain("č. 1");
  expect(toDay("2026-10-24T22:00:00.000Z")).toBe("2026-10-25");
  expect(toDay(null)).toBeNull();
  expect(joinValues(["a", null, "", "b"])).toBe("a, b");
});
