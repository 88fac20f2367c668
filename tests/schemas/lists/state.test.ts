import { expect, test } from "vitest";
import { queryWith, withoutOption } from "#schemas/lists/address.ts";
import { parametersOf, readTerm } from "#schemas/lists/state.ts";
import { collectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import { aList, manyRows } from "./a-list.ts";
import { showList } from "./show.ts";

const rows = manyRows(143);
const problemsOf = (query: string) => showList(aList, rows, query).problems;

test.each([
  ["q=ca", "q", "term.tooShort", "ca"],
  ["q=%2B%2B%2B", "q", "term.invalid", "+++"],
  ["from=2026-02-30", "from", "day.invalid", "2026-02-30"],
  ["from=2026-03-01&to=2026-02-01", "to", "days.order", "2026-02-01"],
  ["month=2026-13", "month", "month.invalid", "2026-13"],
])("%s is invalid, and reported with the submitted value", (query, field, code, value) => {
  expect(problemsOf(query)).toEqual([{ field, code, value }]);
});

test("a term of 10,000 characters is rejected, and only its beginning is returned", () => {
  expect(problemsOf(`q=${"x".repeat(10_000)}`)).toEqual([{ field: "q", code: "maxLength", value: "x".repeat(200) }]);
});

test("if a date range ends before it begins, only its first day is used", () => {
  expect(showList(aList, rows, "from=2026-03-01&to=2026-02-01").state).toMatchObject({ from: "2026-03-01", to: null });
});

test.each([
  ["  příspěvek   na\tpéči ", "příspěvek na péči"],
  ["a\u0301bc", "ábc"],
  ["ab\u200bc", "ab c"],
  ["<b>", "<b>"],
  ["ab", ""],
  ["👩‍👩‍👧", ""],
  ["x".repeat(201), ""],
])("the search term %j is normalised to %j", (text, term) => {
  expect(readTerm(text)).toBe(term);
});

test.each([
  ["page=0", 1],
  ["page=1000000000", 8],
  ["page=-1", 1],
  ["page=2.5", 1],
  ["page=3", 3],
])("%s shows page %i of eight", (query, page) => {
  expect(showList(aList, rows, query).state.page).toBe(page);
});

test("unknown values are ignored, and a single-choice facet uses only its first value", () => {
  const { state } = showList(aList, rows, "kind=b&kind=nic&kind=a&kind=b&year=2024&year=2025&region=XXX");
  expect(state.facets).toEqual({ kind: ["a", "b"], year: ["2024"] });
});

test("for a single-choice facet, further known values are reported as not applied", () => {
  expect(problemsOf("year=2024&year=2025&year=1900&kind=a&kind=b")).toEqual([
    { field: "year", code: "filter.unknown", value: "1900" },
    { field: "year", code: "filter.second", value: "2025" },
  ]);
});

test("an address omits default values, and any change leads to the first page", () => {
  const listing = showList(aList, rows, "q=cap&kind=a&kind=b&sort=az&page=2&size=50&view=list");
  expect(queryWith(showList(aList, rows))).toBe("");
  expect(queryWith(listing)).toBe("?q=cap&kind=a&kind=b&sort=az&size=50");
  expect(queryWith(showList(aList, rows, "page=3"), { order: "za" })).toBe("?sort=za");
  expect(queryWith(showList(aList, rows, "sort=za&page=3"), { page: 4 })).toBe("?sort=za&page=4");
  expect(queryWith(listing, withoutOption(listing.state, "kind", "a"))).toBe("?q=cap&kind=b&sort=az&size=50");
});

test("a list accepts only the parameters it uses", () => {
  expect(parametersOf(aList)).toEqual([
    ...["q", "from", "to", "view", "month", "sort", "page", "size"],
    ...["kind", "region", "year"],
  ]);
  const list = collectiveAgreements.list?.of({ agreements: [] } as never);
  expect(list && parametersOf(list)).toEqual(["q", "sort", "page", "size", "state", "year"]);
});
