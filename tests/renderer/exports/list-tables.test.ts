import { expect, test } from "vitest";
import { toPageFile } from "#renderer/exports/page-file.ts";
import { readFixture } from "../../recorded.ts";
import { fileAt } from "../recorded-portal.ts";
import { shownOf } from "./recorded-pages.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const at = { path: "/seznam", host: "localhost", now };
const lists = shownOf("collective-agreements", "document-list", "form-list", "mediators", "workplaces-summary");

/** Cells of a table, none of which may contain separators or quotes. */
function readTable(body: string): string[][] {
  return body
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));
}

test.each(lists)("%s is exported as a table with a row for each of its rows", (_, page) => {
  const file = toPageFile(page, "csv", at);
  expect(file?.contentType).toBe("text/csv; charset=utf-8; header=present");
  expect(file?.fileName).toBe("seznam.csv");
  const lines = file?.body.split("\r\n") ?? [];
  expect(lines.length).toBeGreaterThanOrEqual((page.listing?.matching.length ?? 0) + 2);
  expect(file?.body).not.toMatch(/undefined|null|\[object|\u00a0/);
});

test("every list is among the recorded pages", () => {
  expect(new Set(lists.map(([, { page }]) => page.key)).size).toBe(5);
});

test("titles are in the page's language, days in ISO format, files have absolute addresses", () => {
  const agreements = Object.fromEntries(lists)["contents/mpsv/collective-agreements/kolektivni-smlouvy.en.json"];
  const [titles = [], ...rows] = readTable((agreements && toPageFile(agreements, "csv", at)?.body) ?? "");
  expect(titles.slice(0, 2)).toEqual(["Register number", "Employers’ organisations"]);
  const row = rows.find(([number]) => number === "1042");
  expect(row?.slice(3, 8)).toEqual(["132/2024", "15/2025", "2025-02-01", "2024-05-01", "2027-04-30"]);
  expect(row?.[8]?.split(" ").every((address) => address.startsWith("https://mpsv.localhost/cms/"))).toBe(true);
});

test("forms have a column for each way to fill one in, and filtered lists leave out empty columns", async () => {
  const address = `/${readFixture("contents/mpsv/form-list/formulare.cs.json").friendlyURLs.cs_cz}.csv`;
  const read = async (query: Record<string, string>) => {
    const file = await fileAt(address, { query });
    const [titles = [], ...rows] = readTable(file.body);
    return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])));
  };
  const [first] = await read({});
  expect(first).toMatchObject({
    Název: "Žádost o přídavek na dítě",
    "Označení formuláře": "SSP 101",
    Agenda: "Dávky pro rodiny",
    "Platí od": "2026-01-01",
    "Žádost online": "https://klientskazona.uradprace.example/pridavek-na-dite",
    "Formulář v PDF": "https://mpsv.localhost/cms/documents/files/zadost-o-pridavek-na-dite.pdf",
    Přílohy: "Doklad o výši čtvrtletního příjmu (povinná příloha), Návod, jak podat žádost (nepovinná příloha)",
    Služba: "https://mpsv.localhost/sluzby/pridavek-na-dite",
  });
  const narrowed = await read({ kind: "onlineApplication" });
  expect(narrowed.length).toBeGreaterThan(0);
  for (const row of narrowed) expect(row["Online aplikace"]).toMatch(/^https:/);
  expect(Object.keys(first ?? {})).toContain("Interaktivní formulář");
  expect(narrowed.flatMap(Object.keys)).not.toContain("Interaktivní formulář");
});

test("a filtered list is exported with all of its pages, in its order", async () => {
  const { friendlyURLs } = readFixture("contents/mpsv/mediators/zprostredkovatele-a-rozhodci.cs.json");
  const query = { role: "arbitrator", sort: "za" };
  const file = await fileAt(`/${friendlyURLs.cs_cz}.csv`, { query });
  const [, ...rows] = readTable(file.body);
  const regions = rows.map(([, , region = ""]) => region);
  expect(rows.length).toBeGreaterThan(1);
  for (const [, roles] of rows) expect(roles).toContain("rozhodce");
  const ends = [regions.indexOf("Hlavní město Praha"), regions.indexOf("Moravskoslezský kraj")];
  expect(ends).toEqual([regions.length - 1, 0]);
  expect(file.usedParameters).toEqual(["q", "sort", "page", "size", "role", "region"]);
});
