import { expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { isNarrowed, queryWith, sharedQuery } from "#schemas/lists/address.ts";
import { facetNames, type List } from "#schemas/lists/list.ts";
import { parametersOf } from "#schemas/lists/state.ts";
import { aList, aRow, manyRows, type Row } from "./a-list.ts";
import { parametersIn, showList } from "./show.ts";

const rows = manyRows(143);
const namesIn = ({ matching }: { matching: readonly Row[] }) => matching.map(({ name }) => name);

/** Addresses as visitors, other sites and attackers might write them. */
function* anyQuery(turns: number): Generator<string> {
  const values = {
    q: [
      "",
      "ca",
      "cap",
      "čap 2026",
      "<script>alert(1)</script>",
      "% _ * OR 1=1 --",
      "\u0000\u200b",
      "x".repeat(10_000),
    ],
    kind: ["a", "b", "", "zzz", "__proto__"],
    region: ["PHA", "JHM", "constructor", "XXX"],
    year: ["2024", "2026", "1900", "9".repeat(400)],
    from: ["2026-01-01", "2026-02-30", "2099-01-01", "yesterday", ""],
    to: ["2026-12-31", "2020-01-01", "0000-00-00", ""],
    sort: ["az", "za", "newest", "relevance", "given", "random"],
    view: ["list", "month", "globe"],
    month: ["2026-11", "2026-13", "1000-01", "x"],
    page: ["0", "1", "2", "8", "1000000000", "-3", "1.5", "NaN", "1e3", "9".repeat(400)],
    size: ["20", "50", "100", "1000000", "0"],
  };
  const random = createRandom(7);
  for (let turn = 0; turn < turns; turn++) {
    const query = new URLSearchParams();
    for (const [name, offered] of Object.entries(values))
      for (let times = random.whole(-2, 2); times > 0; times--) query.append(name, random.pick(offered));
    yield query.toString();
  }
}

test("for any query the list shows an existing page and its position", () => {
  let turns = 0;
  for (const query of anyQuery(1000)) {
    const listing = showList(aList, rows, query);
    const { state, first, pages, matching, problems } = listing;
    expect(state.page, query).toBeGreaterThanOrEqual(1);
    expect(state.page, query).toBeLessThanOrEqual(pages);
    expect(listing.rows, query).toEqual(matching.slice(first - 1, first - 1 + state.size));
    expect(listing.rows.length > 0, query).toBe(matching.length > 0);
    expect(new Set(matching).size, query).toBe(matching.length);
    expect(state.from === null || state.to === null || state.from <= state.to, query).toBe(true);
    for (const { value } of problems) expect(value.length).toBeLessThanOrEqual(200);
    turns++;
  }
  expect(turns).toBe(1000);
});

test("the address of a list restores the same list, and is canonical", () => {
  for (const query of anyQuery(1000)) {
    const listing = showList(aList, rows, query);
    const address = queryWith(listing);
    const again = showList(aList, rows, address);
    expect(again.state, query).toEqual(listing.state);
    expect(again.problems, query).toEqual([]);
    expect(queryWith(again), query).toBe(address);
  }
});

test("an option shows as many rows as its count when it is selected", () => {
  for (const query of ["", "q=cap", "kind=a", "kind=a&kind=b&year=2024", "region=PHA&from=2026-03-01"]) {
    const listing = showList(aList, rows, query);
    const options = listing.facets.flatMap(({ name, options: all }) => all.map((option) => ({ name, ...option })));
    expect(options.length).toBeGreaterThan(5);
    for (const { name, value, count } of options) {
      const alone = showList(aList, rows, queryWith(listing, { facets: { ...listing.state.facets, [name]: [value] } }));
      expect(alone.matching.length, `${query} ${name}=${value}`).toBe(count);
    }
  }
});

test("removing a filter never reduces the number of rows", () => {
  for (const query of anyQuery(200)) {
    const listing = showList(aList, rows, query);
    for (const change of [{ term: "" }, { from: null }, { to: null }, { facets: {} }]) {
      const wider = showList(aList, rows, queryWith(listing, change));
      expect(wider.matching.length, query).toBeGreaterThanOrEqual(listing.matching.length);
    }
  }
});

test("names are sorted by the collation of the page's language, ascending or descending", () => {
  const named = ["Hájek", "Chaloupka", "Čapek", "Cihla", "Ježek"].map((name) => aRow({ name }));
  expect(namesIn(showList(aList, named, "sort=az"))).toEqual(["Cihla", "Čapek", "Hájek", "Chaloupka", "Ježek"]);
  expect(namesIn(showList(aList, named, "sort=za"))).toEqual(["Ježek", "Chaloupka", "Hájek", "Čapek", "Cihla"]);
  expect(namesIn(showList(aList, named, "sort=az", { language: "en" }))).toEqual([
    "Čapek",
    "Chaloupka",
    "Cihla",
    "Hájek",
    "Ježek",
  ]);
});

test("the newest row comes first, undated ones last, and rows in another language after all others", () => {
  const dated = [
    aRow({ name: "old", date: "2025-01-01T00:00:00.000Z" }),
    aRow({ name: "undated" }),
    aRow({ name: "foreign", date: "2027-01-01T00:00:00.000Z", language: "cs" }),
    aRow({ name: "new", date: "2026-01-01T00:00:00.000Z" }),
  ];
  expect(namesIn(showList(aList, dated, "sort=newest"))).toEqual(["new", "old", "undated", "foreign"]);
});

test("each word of a term matches the beginning of a word, ignoring case and accents", () => {
  const found = (term: string) =>
    namesIn(showList(aList, [aRow({ name: "Odborový svaz řidičů" }), aRow({ name: "Unie" })], `q=${term}`));
  expect(found("ridic")).toEqual(["Odborový svaz řidičů"]);
  expect(found("SVAZ odbor")).toEqual(["Odborový svaz řidičů"]);
  expect(found("řidičů 2026")).toEqual(["Odborový svaz řidičů"]);
  expect(found("idičů")).toEqual([]);
  expect(found("svaz unie")).toEqual([]);
});

test("a date range includes both days, in Prague time", () => {
  const days = [
    "2026-10-24T21:59:59.999Z",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T22:59:59.999Z",
    "2026-10-25T23:00:00.000Z",
  ];
  const dated = days.map((date) => aRow({ name: date, date }));
  expect(namesIn(showList(aList, dated, "from=2026-10-25&to=2026-10-25"))).toEqual(days.slice(1, 3));
  expect(namesIn(showList(aList, dated, "from=2026-10-26"))).toEqual(days.slice(3));
  expect(namesIn(showList(aList, dated, "to=2026-10-24"))).toEqual(days.slice(0, 1));
});

test("search results keep the order of the search, and a failed search is reported, not shown as an empty list", () => {
  const { textOf: _, ...searched }: List<Row> = aList;
  const all = ["1", "2", "3"].map((id) => aRow({ id, name: id }));
  const found = ["3", "9", "1"];
  expect(namesIn(showList(searched, all, "q=abc", { found }))).toEqual(["3", "1"]);
  expect(namesIn(showList(searched, all, "q=abc&sort=az", { found }))).toEqual(["1", "3"]);
  expect(showList(searched, all, "q=abc", { found: "failed" })).toMatchObject({ failure: "failed", matching: [] });
  expect(namesIn(showList(searched, all, "sort=relevance"))).toEqual(["1", "2", "3"]);
});

test("region codes are sorted in their own order, years in descending order, other values alphabetically", () => {
  const valuesOf = (name: string) =>
    showList(aList, rows)
      .facets.find((facet) => facet.name === name)
      ?.options.map(({ value }) => value);
  expect(valuesOf("region")).toEqual(["PHA", "JHM", "OLK"]);
  expect(valuesOf("year")).toEqual(["2026", "2025", "2024", "2023", "2022", "2021", "2020"]);
  expect(valuesOf("kind")).toEqual(["a", "b", "c"]);
});

test("the month view contains and counts only the rows of its month", () => {
  const inMarch = rows.filter(({ date }) => date?.startsWith("2026-03"));
  const listing = showList(aList, rows, "view=month&month=2026-03");
  expect(inMarch.length).toBeGreaterThan(0);
  expect(listing.matching).toHaveLength(inMarch.length);
  const ofYear = listing.facets.flatMap(({ name, options }) => (name === "year" ? options : []));
  expect(ofYear.reduce((sum, { count }) => sum + count, 0)).toBe(inMarch.length);
  expect(showList(aList, rows, "month=2026-03").matching).toHaveLength(rows.length);
  expect(showList(aList, rows, "view=month").matching).toEqual(
    showList(aList, rows, "view=month&month=2026-11").matching,
  );
});

test("an unknown filter value is reported and ignored; a known code without rows is applied", () => {
  const { state, problems } = showList(aList, rows, "kind=a&kind=gone&region=XYZ&year=1999");
  expect(state.facets).toEqual({ kind: ["a"] });
  expect(problems).toEqual([
    { field: "kind", code: "filter.unknown", value: "gone" },
    { field: "region", code: "filter.unknown", value: "XYZ" },
    { field: "year", code: "filter.unknown", value: "1999" },
  ]);
  const none = showList(aList, [aRow({ region: "PHA" })], "region=OLK");
  expect(none).toMatchObject({ state: { facets: { region: ["OLK"] } }, problems: [], matching: [] });
});

test("a link to another language keeps all parameters except filter values made of words", () => {
  const query = "?q=cap&region=PHA&from=2026-01-01&sort=za&view=month&month=2026-03";
  expect(sharedQuery(showList(aList, rows, query))).toBe(query);
  expect(sharedQuery(showList(aList, rows, "?region=PHA&page=3"))).toBe(
    queryWith(showList(aList, rows, "?region=PHA&page=3")),
  );
  expect(sharedQuery(showList(aList, rows, "?kind=a&region=PHA&page=2&size=50"))).toBe("?region=PHA&size=50");
});

test("a selected option without rows stays visible", () => {
  const { facets } = showList(aList, rows, "region=PHA&q=chaloupka");
  expect(facets[1]?.options.find(({ value }) => value === "PHA")).toMatchObject({ count: 0, isSelected: true });
});

test("a row that contains a value twice is counted once", () => {
  const { facets } = showList(aList, [aRow({ kinds: ["a", "a"] })]);
  expect(facets[0]?.options).toMatchObject([{ value: "a", count: 1, isSelected: false }]);
});

test("only facet names and the list's own parameters are read", () => {
  const parameters = parametersIn(facetNames.map((name) => `${name}=x`).join("&"));
  expect(parameters.size).toBe(facetNames.length);
  const { state } = showList(aList, rows, [...parameters.keys()].map((name) => `${name}=x`).join("&"));
  expect(state.facets).toEqual({});
  expect(isNarrowed(state)).toBe(false);
});

test("a list shown on one page is searched there, and paging parameters are ignored", () => {
  const list = { ...aList, searchedFrom: 9 };
  const plain = showList(list, rows);
  expect(plain).toMatchObject({ extent: "whole", pages: 1, rows: plain.matching });
  for (const query of ["page=3", "size=100", "page=2&size=50"]) expect(showList(list, rows, query)).toEqual(plain);
  const found = showList(list, rows, "q=cap&page=2&size=50");
  expect(found.rows).toEqual(plain.rows.filter(({ name }) => name.startsWith("Čapek")));
  expect(queryWith(found)).toBe("?q=cap");
  expect(parametersOf(list)).not.toEqual(expect.arrayContaining(["page"]));
  expect(parametersOf(list)).not.toEqual(expect.arrayContaining(["size"]));
});

test("a list with too few rows for a search ignores every parameter", () => {
  const few = { ...aList, searchedFrom: rows.length + 1 };
  const plain = showList(few, rows);
  expect(plain).toMatchObject({ extent: "short", rows: plain.matching });
  expect(plain.matching).toHaveLength(rows.length);
  for (const query of anyQuery(50)) expect(showList(few, rows, query), query).toEqual(plain);
});

test("an option has the language of its rows, unless one of them is in the page's language", () => {
  const languagesIn = (list: List<Row>, all: readonly Row[], language: "cs" | "en") =>
    showList(list, all, "", { language }).facets[0]?.options.map((option) => [option.value, option.language]);
  const mixed = [
    aRow({ id: "1", kinds: ["both", "czech"], language: "cs" }),
    aRow({ id: "2", kinds: ["both", "own"] }),
    aRow({ id: "3", kinds: ["both", "czech"], language: "cs" }),
  ];
  for (const all of [mixed, mixed.toReversed()])
    expect(languagesIn(aList, all, "en")).toEqual([
      ["both", null],
      ["czech", "cs"],
      ["own", null],
    ]);
});

test("categories keep their own order and labels, and one without rows can be selected", () => {
  const topic = (key: string, ancestors: readonly string[] = []) => ({ key, ancestors, group: null });
  const topics = [
    { ...topic("z"), label: "Zed", language: null },
    { ...topic("a", ["z"]), label: "Áčko", language: "cs" as const },
    { ...topic("q"), label: "Que", language: null },
  ];
  const facets = [{ name: "topic" as const, choice: "one" as const, topics, valuesOf: ({ kinds }: Row) => kinds }];
  const listing = showList({ ...aList, facets }, [aRow({ kinds: ["z", "a"] }), aRow({ kinds: ["z"] })], "", {
    language: "en",
  });
  expect(listing.facets[0]?.options).toMatchObject([
    { value: "z", label: "Zed", depth: 0, count: 2, language: null },
    { value: "a", label: "Áčko", depth: 1, count: 1, language: "cs" },
  ]);
  const none = showList({ ...aList, facets }, [aRow({ kinds: ["z"] })], "topic=q");
  expect(none).toMatchObject({ problems: [], matching: [], state: { facets: { topic: ["q"] } } });
});

test("the month view offers the filters of all events, with the counts of the month", () => {
  const dated = [
    aRow({ name: "autumn", kinds: ["a"], date: "2026-11-15T12:00:00.000Z" }),
    aRow({ name: "spring", kinds: ["a", "b"], date: "2027-03-15T12:00:00.000Z" }),
  ];
  const kindsIn = (query: string) =>
    showList(aList, dated, `view=month&${query}`).facets[0]?.options.map(({ value, count }) => [value, count]);
  expect(kindsIn("month=2026-11")).toEqual([
    ["a", 1],
    ["b", 0],
  ]);
  expect(kindsIn("month=2027-01")).toEqual([
    ["a", 0],
    ["b", 0],
  ]);
});
