import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { countedSites, readQueryReport } from "#harness/search-report/read-query-report.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { looksPersonal } from "#server/search/looks-personal.ts";
import { createQueryCounts, minVisits } from "#server/search/query-counts.ts";

const day = 24 * 3600_000;

function start() {
  const folder = temporaryFolder({});
  const clock = { time: Date.parse("2026-10-01T10:00:00Z"), now: () => clock.time };
  const lines: string[] = [];
  const write = (about: object, message: string) => void lines.push(JSON.stringify([message, about]));
  const log = { debug: write, info: write, warn: write, error: write };
  const open = (file = "a-queries.sqlite") => {
    const counts = createQueryCounts({ file: join(folder, file), clock, log });
    onTestFinished(counts.close);
    return counts;
  };
  const counts = open();
  const ask = (term: string, visits: number, { hasFound = true, site = "12", from = 0, by = counts } = {}) => {
    for (let visit = from; visit < from + visits; visit += 1)
      by.count({ site, language: "cs", term, visit: `visit ${visit}`, hasFound });
  };
  const report = ({ days = 30, site = null as string | null } = {}) =>
    readQueryReport(folder, { days, site, now: clock.time });
  const bytes = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), "latin1"));
  return { ask, report, clock, lines, bytes, open, folder };
}

test("a query is stored only when enough visits of a day used it, and a visit counts once", () => {
  const { ask, report, clock, bytes, lines } = start();
  ask("velbloud", minVisits - 1);
  ask("velbloud", minVisits - 1);
  expect(report()).toEqual({ visits: minVisits - 1, withoutResult: 0, frequent: [], lacking: [] });
  expect(bytes().join()).not.toContain("velbloud");
  clock.time += day;
  ask("Velbloud ", minVisits - 1, { from: 100 });
  expect(report().frequent).toEqual([]);
  ask("velbloud", 2, { from: 200 });
  expect(report().frequent).toMatchObject([{ site: "12", language: "cs", query: "velbloud", visits: minVisits + 1 }]);
  expect(lines).toEqual([]);
});

test("the counted sites include those of all nodes", () => {
  const { ask, open, folder } = start();
  expect(countedSites(folder)).toEqual([]);
  ask("pracák", 1, { site: "34" });
  ask("krnov", 1, { by: open("b-queries.sqlite") });
  ask("krnov", 1, { site: "34", by: open("b-queries.sqlite") });
  expect(countedSites(folder)).toEqual(["12", "34"]);
});

test("the report lists queries without results by site and period, over all nodes", () => {
  const { ask, report, clock, open } = start();
  ask("pracák", 7);
  ask("jednorožec", 6, { hasFound: false });
  ask("krnov", 5, { site: "34", by: open("b-queries.sqlite") });
  ask("pracák", 5, { from: 50, by: open("b-queries.sqlite") });
  const texts = (queries: readonly { query: string }[]) => queries.map(({ query }) => query);
  expect(texts(report().frequent)).toEqual(["pracák", "jednorožec", "krnov"]);
  expect(report()).toMatchObject({
    visits: 23,
    withoutResult: 6,
    lacking: [{ query: "jednorožec", withoutResult: 6 }],
  });
  expect(texts(report({ site: "34" }).frequent)).toEqual(["krnov"]);
  clock.time += 3 * day;
  expect(report({ days: 3 }).frequent).toEqual([]);
  expect(texts(report({ days: 4 }).frequent)).toHaveLength(3);
});

test("counts older than 400 days are deleted, and the queries of a day are limited", () => {
  const { ask, report, clock, folder } = start();
  const texts = () => {
    const database = new DatabaseSync(join(folder, "a-queries.sqlite"), { readOnly: true });
    onTestFinished(() => database.close());
    return database.prepare("SELECT count(*) AS n FROM queries").get()?.["n"];
  };
  for (let at = 0; at < 1010; at += 1) ask(`dávka ${at}`, minVisits);
  expect(report().visits).toBe(1010 * minVisits);
  expect(texts()).toBe(1000);
  clock.time += 402 * day;
  ask("nyní", minVisits);
  expect(texts()).toBe(1);
  expect(report({ days: 999 })).toMatchObject({ visits: minVisits, frequent: [{ query: "nyní" }] });
});

test.each([
  ["jan.novak@example.cz", true],
  ["777 123 456", true],
  ["+420777123456", true],
  ["805412/1234", true],
  ["8054121234", true],
  ["narozen 1. 2. 1980", true],
  ["1980-02-01", true],
  ["manžel mě opustil a nemám na nájem, bydlím v Krnově a mám tři děti, co mám dělat", true],
  ["zákon 108/2006", false],
  ["110 00 Praha", false],
  ["přídavek na dítě 2026", false],
])("the query `%s` counts as personal data: %s", (text, expected) => {
  expect(looksPersonal(text)).toBe(expected);
  const { ask, report } = start();
  ask(text, minVisits);
  expect(report().frequent).toHaveLength(expected ? 0 : 1);
});

test("a folder that cannot be written causes one warning without any query, and searches continue", () => {
  const { folder, lines, open, ask } = start();
  const counts = open("a-queries.sqlite/b.sqlite");
  ask("velbloud", minVisits, { by: counts });
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("velbloud");
  expect(readdirSync(folder).length).toBeGreaterThan(0);
});
