// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type Column, ListTable } from "#components/list/list-table.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { render } from "../render.tsx";

interface Row {
  name: string;
  note: string | null;
}

function start(rows: readonly Row[], language: Language = "cs") {
  const columns: [Column<Row>, Column<Row>] = [
    { title: "Název", cell: ({ name }) => name },
    { title: "Poznámka", cell: ({ note }) => note },
  ];
  return render(<ListTable caption="Seznam" columns={columns} rows={rows} />, { language });
}

test("every value is associated with its column and row headers", () => {
  const page = start([{ name: "první", note: "a" }]);
  expect(page.querySelector("th[scope=row]")?.textContent).toBe("první");
  expect(page.querySelector("td")?.getAttribute("data-label")).toBe("Poznámka");
  expect([...page.querySelectorAll("th[scope=col]")].map(({ textContent }) => textContent)).toEqual([
    "Název",
    "Poznámka",
  ]);
});

test("a column without any values is left out", () => {
  expect(start([{ name: "první", note: null }]).querySelectorAll("th[scope=col]")).toHaveLength(1);
  const page = start([
    { name: "první", note: null },
    { name: "druhý", note: "b" },
  ]);
  expect(page.querySelectorAll("td")).toHaveLength(2);
});

test("the only column has no row headers", () => {
  const page = start([{ name: "první", note: null }]);
  expect(page.querySelector("th[scope=row]")).toBeNull();
  expect(page.querySelector("td")?.textContent).toBe("první");
});

test("rows of a group stand under its heading, in the order given", () => {
  const rows = ["b1", "b2", "a1"].map((name) => ({ name, note: "x" }));
  const columns: [Column<Row>, Column<Row>] = [
    { title: "Název", cell: ({ name }) => name },
    { title: "Poznámka", cell: ({ note }) => note },
  ];
  const page = render(
    <ListTable caption="Seznam" columns={columns} rows={rows} groupOf={({ name }) => name.charAt(0)} />,
  );
  const heads = [...page.querySelectorAll<HTMLTableCellElement>("tbody th")];
  expect(heads.map(({ scope, textContent }) => `${scope} ${textContent}`)).toEqual([
    "rowgroup b",
    "row b1",
    "row b2",
    "rowgroup a",
    "row a1",
  ]);
  expect(heads[0]?.colSpan).toBe(2);
});

test.each([
  ["cs", 1, "(1 záznam)"],
  ["cs", 4, "(4 záznamy)"],
  ["cs", 5, "(5 záznamů)"],
  ["en", 2, "(2 entries)"],
  ["ru", 21, "(21 запись)"],
  ["ua", 12, "(12 записів)"],
] as const)("in %s the caption counts %i", (language, count, text) => {
  const rows = Array.from({ length: count }, (_, index) => ({ name: `${index}`, note: null }));
  expect(start(rows, language).querySelector("caption")?.textContent).toBe(`Seznam ${text}`);
});

test("an empty list says so", () => {
  const page = start([]);
  expect(page.querySelector("table")).toBeNull();
  expect(page.textContent).toContain("Seznam je zatím prázdný.");
});
