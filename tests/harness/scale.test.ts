import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slugOf } from "#embedded/replay/store.ts";
import { scaled } from "#harness/scale/scaled.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { parseConfig } from "#server/config/config.ts";
import { fixtures, recordedContents, toPage } from "../recorded.ts";

const contents = scaled({ seed: 1 });
const pages = contents.map((record) => {
  const { content, issues } = parseContent(record);
  if (!content) throw new Error(`${record.id} has no envelope`);
  const parsed = toPage(content);
  return { record, page: parsed.page, issues: [...issues, ...parsed.issues] };
});

const maps = pages.flatMap(({ page }) => (page.key === "map" ? [page.view] : []));
const registers = pages.flatMap(({ page }) => (page.key === "collective-agreements" ? [page.view] : []));
const positions = pages.flatMap(({ page }) => (page.key === "service-position" ? [page.view] : []));
const workplaces = pages.flatMap(({ page }) => (page.key === "workplace-contacts" ? [page.view] : []));
const organisations = maps.flatMap((view) => view.organisations);
const allRegions = regionCodes.filter((code) => code !== "GR").toSorted();

function distinct<Item>(items: Iterable<Item>): Item[] {
  return [...new Set(items)].toSorted();
}

function spots() {
  const known = organisations.flatMap(({ address }) => (address.position ? [JSON.stringify(address.position)] : []));
  return [...Map.groupBy(known, (spot) => spot).values()].map((group) => group.length);
}

test("without counts there are as many records as a large site has", () => {
  expect(organisations).toHaveLength(5000);
  expect(registers.flatMap((view) => view.agreements)).toHaveLength(1000);
  expect(positions).toHaveLength(300);
  expect(workplaces).toHaveLength(400);
});

test("each count is what was asked for, and does not change the other records", () => {
  const fewer = scaled({ seed: 1, organisations: 3, agreements: 0, positions: 2, workplaces: 400 });
  expect(fewer[0]?.["data"]).toMatchObject({ organizace: { length: 3 } });
  expect(fewer[1]?.["data"]).toMatchObject({ smlouvy: [] });
  expect(fewer).toHaveLength(405);
  expect(fewer.slice(5)).toEqual(contents.slice(303));
});

test("the same seed makes the same bytes, another one other records", () => {
  expect(JSON.stringify(scaled({ seed: 1 }))).toBe(JSON.stringify(contents));
  const others = scaled({ seed: 2 });
  expect(others).toHaveLength(contents.length);
  const same = others.filter((other, index) => JSON.stringify(other) === JSON.stringify(contents[index]));
  expect(same.map(slugOf)).toEqual(["ukazky/volna-mista"]);
});

test("the only issues are positions left out on purpose", () => {
  const found = pages.flatMap(({ record, issues }) =>
    issues.map(({ code, path }) => `${slugOf(record)} ${code} ${toPointer(path)}`),
  );
  const wanted = organisations.flatMap(({ address }, index) =>
    address.position ? [] : [`ukazky/velka-mapa expected-missing /data/organizace/${index}/adresa/poloha`],
  );
  expect(wanted.length).toBeGreaterThan(3);
  expect(wanted.length).toBeLessThan(30);
  expect(found).toEqual(wanted);
});

test("ids and addresses are their own, also beside the recorded ones", () => {
  const recorded = new Set(recordedContents.flatMap(({ id, friendlyURLs }) => [id, ...Object.values(friendlyURLs)]));
  const claimed = contents.flatMap((record) => [record.id, slugOf(record)]);
  expect(recorded.size).toBeGreaterThan(300);
  expect(new Set(claimed).size).toBe(2 * contents.length);
  expect(claimed.filter((claim) => claim === undefined || recorded.has(claim))).toEqual([]);
});

test("all regions have organisations, workplaces and positions", () => {
  expect(distinct(organisations.map(({ address }) => address.region))).toEqual(allRegions);
  expect(distinct(workplaces.map(({ region }) => region))).toEqual(allRegions);
  expect(distinct(positions.map(({ region }) => region))).toEqual(allRegions);
});

test("organisations stand in the country, nine or more on some spots, and offer every service", () => {
  const known = organisations.flatMap(({ address }) => address.position ?? []);
  expect(known.length).toBeGreaterThan(4950);
  expect(Math.min(...known.map(({ latitude }) => latitude))).toBeGreaterThan(48.55);
  expect(Math.max(...known.map(({ latitude }) => latitude))).toBeLessThan(51.06);
  expect(Math.min(...known.map(({ longitude }) => longitude))).toBeGreaterThan(12.09);
  expect(Math.max(...known.map(({ longitude }) => longitude))).toBeLessThan(18.86);
  expect(spots().filter((count) => count >= 9).length).toBeGreaterThan(1);
  expect(spots().filter((count) => count === 1).length).toBeGreaterThan(2000);
  expect(distinct(organisations.flatMap(({ services }) => services))).toHaveLength(10);
  expect(organisations.filter(({ name }) => name.length > 120).length).toBeGreaterThan(10);
});

test("positions are open, filled and cancelled; workplaces are in use, closed for a time and for good", () => {
  expect(distinct(positions.map(({ outcome }) => String(outcome)))).toEqual(["cancelled", "filled", "null"]);
  const closures = workplaces.flatMap(({ closure }) => closure ?? []);
  expect(closures.length).toBeLessThan(100);
  expect(closures.filter(({ to }) => to === null).length).toBeGreaterThan(3);
  expect(closures.filter(({ to }) => to !== null).length).toBeGreaterThan(3);
  const weeks = workplaces.map(({ hours }) => JSON.stringify(hours[0]?.week));
  expect(distinct(weeks).length).toBeGreaterThan(100);
});

test("telephone numbers are none that anybody has, and all addresses on the web are examples", () => {
  const source = JSON.stringify(contents);
  const phones = source.match(/\+420[ \d]+/g) ?? [];
  expect(phones.length).toBeGreaterThan(5000);
  expect(phones.filter((phone) => !/^\+420 950 \d{3} \d{3}$/.test(phone))).toEqual([]);
  const hosts = source.match(/(?<=@|https:\/\/)[\w.-]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(5000);
  expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
});

test("documents are files of the library with their true sizes", () => {
  const named = JSON.stringify(contents).matchAll(/"url":"(\/documents\/files\/[^"]+)","velikost":(\d+)/g);
  const files = new Map([...named].map(([, url = "", size]) => [url, Number(size)]));
  expect(files.size).toBeGreaterThan(2);
  for (const [url, size] of files) expect(statSync(join(fixtures, url)).size).toBe(size);
});

test("the portal reads the largest record with its usual limit", () => {
  const sizes = contents.map((record) => Buffer.byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
  expect(Math.max(...sizes)).toBeLessThan(parseConfig({}).cms.maxBodyBytes);
});
