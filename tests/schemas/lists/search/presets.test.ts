import { expect, test } from "vitest";
import { listingOf } from "#renderer/page/read-listing.ts";
import type { FacetName } from "#schemas/lists/list.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { type PresetName, presets } from "#schemas/lists/search/presets.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import type { SearchPage } from "#schemas/structures/search-page.ts";
import { recordedContents, recordedNow, toPage } from "../../../recorded.ts";

/** The facets of each preset according to the content model. */
const facetsOf: Record<PresetName, readonly FacetName[]> = {
  all: ["type", "topic", "tag", "year"],
  news: ["topic", "tag", "year", "region"],
  pressReleases: ["year", "topic", "tag"],
  calendar: ["region", "kind", "mode", "state"],
  career: ["type", "region", "field", "state"],
  glossary: ["letter", "category"],
  documents: ["type", "year", "state"],
  requestedInformation: ["year", "office", "region", "outcome", "topic"],
  agreements: ["union", "employer", "year", "state"],
  mediators: ["role", "region"],
  otherPortals: ["audience"],
  officialBoard: ["office", "agenda", "year", "state"],
  property: ["kind", "region", "state"],
  map: ["service", "region", "district"],
};

const names = Object.keys(facetsOf).filter((name): name is PresetName => Object.hasOwn(presets, name));
const exceptAll = names.filter((name) => name !== "all");

/** Every recorded search page, in each of its languages. */
const pages = recordedContents.flatMap((content) => {
  const { page } = toPage(content);
  return page.key === "search-page" ? [{ page, view: page.view, language: content.language }] : [];
});

function pageOf(preset: PresetName, language = "cs") {
  const found = pages.filter(({ view, language: own }) => view.preset === preset && own === language);
  const [best] = found.toSorted((a, b) => b.view.rows.length - a.view.rows.length);
  if (!best) throw new Error(`no recorded search page has the preset ${preset} in ${language}`);
  return best;
}

function listed(preset: PresetName, query: Record<string, string> = {}, { language = "cs", now = recordedNow } = {}) {
  const { page } = pageOf(preset, language);
  const parameters = new Map(Object.entries(query).map(([name, value]) => [name, [value]]));
  const read = listingOf(page, parameters, { language: page.language, now });
  if (!read) throw new Error("a search page is no list");
  return read.listing as Listing<ResultRow>;
}

test("every preset has its facets", () => {
  expect(names.length).toBe(14);
  for (const name of names) expect(presets[name].list.facets.map((facet) => facet.name)).toEqual(facetsOf[name]);
});

test("an organisation on several maps is listed once", () => {
  const rows = listed("map").matching.map(({ title, facts }) => JSON.stringify([title, facts]));
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows).size).toBe(rows.length);
});

test.each(exceptAll)("%s shows all rows without a term, each with a unique id", (name) => {
  const { matching } = listed(name);
  expect(matching.length).toBeGreaterThan(1);
  expect(new Set(matching.map(({ id }) => id)).size).toBe(matching.length);
  for (const { title, href } of matching) {
    expect(title).not.toBe("");
    expect(href).toMatch(/^\//);
  }
});

test("a search of the whole site shows nothing without a term or a filter", () => {
  expect(listed("all").matching).toEqual([]);
});

test.each(exceptAll)("the count of an option of %s is the number of rows it selects", (name) => {
  const { facets, matching } = listed(name);
  const options = facets.flatMap((facet) => facet.options.map((option) => ({ ...option, name: facet.name })));
  expect(options.length).toBeGreaterThan(0);
  for (const { name: facet, value, count } of options) {
    const { matching: selected } = listed(name, { [facet]: value });
    expect(selected.length).toBe(count);
    expect(selected.every((row) => matching.some(({ id }) => id === row.id))).toBe(true);
  }
});

test.each(names)("the rows of %s contain nothing that depends on the current time", (name) => {
  const { view } = pageOf(name);
  expect(JSON.parse(JSON.stringify(view.rows))).toEqual(view.rows);
  for (const row of view.rows) for (const key of Object.keys(row.values)) expect(key).not.toBe("state");
});

test.each(["en", "ru", "ua"])(
  "results in %s come first, followed by those only in Czech, which are marked",
  (language) => {
    // The calendar is ordered only by time.
    const ordered = exceptAll.filter((name) => name !== "calendar");
    const marks = ordered.flatMap((name) => {
      const { matching } = listed(name, {}, { language });
      const foreign = matching.map((row) => row.language);
      const first = foreign.findIndex((mark) => mark !== null);
      if (first >= 0) expect(foreign.slice(first).every((mark) => mark === "cs")).toBe(true);
      return foreign;
    });
    expect(new Set(marks)).toEqual(new Set([null, "cs"]));
  },
);

test("open positions come first, sorted by deadline", () => {
  const { matching } = listed("career");
  const timesLeft = matching.map(({ state }) =>
    state?.by === "deadline" && state.outcome === null ? Date.parse(state.deadline ?? "") - recordedNow : -1,
  );
  const open = timesLeft.filter((time) => time >= 0);
  expect(open.length).toBeGreaterThan(1);
  expect(open).toEqual(timesLeft.slice(0, open.length));
  expect(open).toEqual(open.toSorted((a, b) => a - b));
});

test("the state of an offer is that of the time of the request", () => {
  const statesAt = (now: number) =>
    listed("career", {}, { now }).facets.find((facet) => facet.name === "state")?.options;
  expect(statesAt(recordedNow)?.some(({ value }) => value === "open")).toBe(true);
  const later = statesAt(Date.parse("2040-01-01T00:00:00Z")) ?? [];
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter(({ value }) => value === "open" || value === "closing")).toEqual([]);
});

test("a notice is not on the official board before it is posted, and its addressee is not named", () => {
  const { matching: all } = listed("officialBoard", {}, { now: Date.parse("2099-01-01T00:00:00Z") });
  const { matching: early } = listed("officialBoard", {}, { now: Date.parse("2000-01-01T00:00:00Z") });
  expect(all.length).toBeGreaterThan(1);
  expect(early).toEqual([]);
  const addressees = recordedContents.flatMap(({ structureKey, data }) =>
    structureKey === "up-verejna-vyhlaska" && typeof data["adresat"] === "string" ? [data["adresat"]] : [],
  );
  expect(addressees.length).toBeGreaterThan(0);
  for (const addressee of addressees) expect(JSON.stringify(all)).not.toContain(`"${addressee}"`);
});

test("a press release under embargo is neither shown nor counted", () => {
  const secrets = recordedContents.filter(({ data }) => data["embargoDo"]);
  expect(secrets.length).toBeGreaterThan(0);
  const before = listed("pressReleases", {}, { now: Date.parse("2020-01-01T00:00:00Z") });
  const after = listed("pressReleases", {}, { now: Date.parse("2099-01-01T00:00:00Z") });
  const hidden = after.matching.filter(({ id }) => !before.matching.some((row) => row.id === id));
  expect(hidden.length).toBeGreaterThan(0);
  for (const { id } of hidden) expect(secrets.some((secret) => secret.id === id)).toBe(true);
  const years = before.facets.find(({ name }) => name === "year")?.options ?? [];
  expect(years.filter(({ depth }) => depth === 0).reduce((sum, { count }) => sum + count, 0)).toBe(
    before.matching.length,
  );
});

test("a row of a document list links to the list, filtered to that document", () => {
  const [row] = listed("documents").matching;
  const url = new URL(row?.href ?? "", "https://a.example");
  expect(url.searchParams.get("q")).toBe(row?.title);
});

test("rows embedded in contents are searched ignoring accents", () => {
  const [row] = listed("mediators").matching;
  const word = row?.title.split(" ").find((part) => part.length > 4) ?? "";
  const { matching } = listed("mediators", { q: word.normalize("NFD").replace(/\p{M}/gu, "") });
  expect(matching.map(({ id }) => id)).toContain(row?.id);
  expect(matching.length).toBeLessThan(listed("mediators").matching.length);
});

test("glossary terms are found by their letter, including Ch", () => {
  const letters = listed("glossary").facets.find(({ name }) => name === "letter")?.options ?? [];
  expect(letters.length).toBeGreaterThan(2);
  for (const { value } of letters)
    for (const { title } of listed("glossary", { letter: value }).matching)
      expect(title.localeCompare(value, "cs", { sensitivity: "base" })).toBeGreaterThanOrEqual(0);
});

test("a search page has a view for every preset that its data may name", () => {
  const view: SearchPage[] = pages.map(({ view }) => view);
  expect(new Set(view.map(({ preset }) => preset))).toEqual(new Set(names));
});
