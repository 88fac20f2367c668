import { expect, test } from "vitest";
import { toPageFile } from "#renderer/exports/page-file.ts";
import { maxRowsInMemory } from "#renderer/exports/table.ts";
import { fileAt, indexedServices } from "../recorded-portal.ts";
import { shownOf } from "./recorded-pages.ts";

const searches = shownOf("search-page");
const now = Date.parse("2026-11-20T12:00:00Z");
const at = { path: "/hledat", host: "localhost", now };

function linesOf(body = ""): string[] {
  return body
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
}

test.each(searches)("%s is exported as a table with a row for each result", (_, page) => {
  const file = toPageFile(page, "csv", at);
  expect(linesOf(file?.body).length).toBeGreaterThanOrEqual((page.listing?.matching.length ?? 0) + 1);
  expect(file?.body).not.toMatch(/undefined|null|\[object|\u00a0/);
});

test("results of a site-wide search have columns for their type and address", async () => {
  const file = await fileAt("/en/search.csv", { query: { q: "birth grant" } }, await indexedServices());
  const [titles, ...rows] = linesOf(file.body).map((line) => line.split(";"));
  expect(titles).toEqual(["Title", "Type", "Published", "Website"]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(([title]) => title)).toContain("Birth grant");
  for (const row of rows) {
    expect(row[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row[3]).toMatch(/^https:\/\/mpsv\.localhost\//);
  }
  expect(file.usedParameters).toContain("q");
});

test("events have the day on which they begin, not one of their publication", async () => {
  const file = await fileAt("/vyhledavani/kalendar-akci.csv", {});
  const [titles = [], ...rows] = linesOf(file.body).map((line) => line.split(";"));
  expect(titles).toContain("Datum");
  expect(titles).not.toContain("Zveřejněno");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row[titles.indexOf("Datum")]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("codes are translated, days are in ISO format", async () => {
  const path = "/vyhledavani/vyzadane-informace.csv";
  const file = await fileAt(path, { query: { outcome: "refused" } });
  const [titles = "", ...rows] = linesOf(file.body);
  expect(titles).toContain("Výsledek");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toContain("Žádost odmítnuta");
    expect(row).toMatch(/;\d{4}-\d\d-\d\d;/);
  }
});

test("a long table is streamed, with the columns that any of its rows fills", async () => {
  const [, page] = searches.find(([, shown]) => (shown.listing?.matching.length ?? 0) > 5) ?? [];
  const { listing } = page ?? {};
  if (!page || !listing) throw new Error("no recorded search has results");
  const { matching } = listing;
  const times = Math.ceil((maxRowsInMemory + 1) / matching.length);
  const longWith = (term: string) => ({
    ...{ ...listing, total: times * matching.length, state: { ...listing.state, term } },
    get matching(): never {
      throw new Error("all rows were read at once");
    },
    indexed: { version: "1", steps: () => Array.from({ length: times }, () => matching) },
  });
  const { body, stream } = toPageFile({ ...page, listing: longWith("") }, "csv", at) ?? {};
  expect(body).toBe("");
  const pieces: string[] = [];
  for await (const piece of stream?.pieces(async () => {}) ?? []) pieces.push(piece);
  const short = toPageFile(page, "csv", at)?.body ?? "";
  const [titles = ""] = short.split("\r\n");
  expect(pieces.length).toBe(times + 1);
  expect(pieces.join("")).toBe(`${titles}\r\n${short.slice(titles.length + 2).repeat(times)}`);
  const other = toPageFile({ ...page, listing: longWith("jiný") }, "csv", at)?.stream?.version;
  expect([other, stream?.version].every(Boolean)).toBe(true);
  expect(other).not.toBe(stream?.version);
});
