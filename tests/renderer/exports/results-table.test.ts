import { expect, test } from "vitest";
import { toPageFile } from "#renderer/exports/page-file.ts";
import { fileAt } from "../recorded-portal.ts";
import { shownOf } from "./recorded-pages.ts";

const searches = shownOf("search-page");
const at = { path: "/hledat", host: "localhost" };

function linesOf(body = ""): string[] {
  return body
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
}

test.each(searches)("%s is a table with a line for each of its results", (_, page) => {
  const file = toPageFile(page, "csv", at);
  expect(linesOf(file?.body).length).toBeGreaterThanOrEqual((page.listing?.matching.length ?? 0) + 1);
  expect(file?.body).not.toMatch(/undefined|null|\[object|\u00a0/);
});

test("the results of a search of everything say what they are and where", async () => {
  const file = await fileAt("/en/search.csv", { query: { q: "birth grant" } });
  const [titles, ...rows] = linesOf(file.body).map((line) => line.split(";"));
  expect(titles).toEqual(["Title", "Type", "Published", "Website"]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(([title]) => title)).toContain("Birth grant");
  for (const row of rows) {
    expect(row[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row[3]).toMatch(/^https:\/\/mpsv\.localhost\//);
  }
  expect(file.takes).toContain("q");
});

test("codes are written in the words of the page, days as ISO has them", async () => {
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
