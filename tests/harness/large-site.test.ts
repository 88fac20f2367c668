import { expect, test } from "vitest";
import { slugOf } from "#embedded/replay/store.ts";
import { largeSite } from "#harness/content/large-site.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { parseConfig } from "#server/config/config.ts";
import { recordedContents, toPage } from "../recorded.ts";

const contents = largeSite({ seed: 1 });
const pages = contents.map((record) => {
  const { content, issues } = parseContent(record);
  if (!content) throw new Error(`${record.id} has no envelope`);
  const parsed = toPage(content);
  return { record, page: parsed.page, issues: [...issues, ...parsed.issues] };
});

const organisations = pages.flatMap(({ page }) => (page.key === "map" ? page.view.organisations : []));
const agreements = pages.flatMap(({ page }) => (page.key === "collective-agreements" ? page.view.agreements : []));
const positions = pages.flatMap(({ page }) => (page.key === "service-position" ? [page.view] : []));
const workplaces = pages.flatMap(({ page }) => (page.key === "workplace-contacts" ? [page.view] : []));
const allRegions = regionCodes.filter((code) => code !== "GR").toSorted();

function distinct<Item>(items: Iterable<Item>): Item[] {
  return [...new Set(items)].toSorted();
}

test("the default counts are those of a large site", () => {
  expect(organisations).toHaveLength(5000);
  expect(agreements).toHaveLength(1000);
  expect(positions).toHaveLength(300);
  expect(workplaces).toHaveLength(400);
});

test("a count changes only its own kind of records", () => {
  const fewer = largeSite({ seed: 1, organisations: 3, agreements: 0, positions: 2, workplaces: 400 });
  expect(fewer[0]?.["data"]).toMatchObject({ organizace: { length: 3 } });
  expect(fewer[1]?.["data"]).toMatchObject({ smlouvy: [] });
  expect(fewer).toHaveLength(405);
  expect(fewer.slice(5)).toEqual(contents.slice(303));
});

test("the same seed gives identical bytes, another one other records", () => {
  expect(JSON.stringify(largeSite({ seed: 1 }))).toBe(JSON.stringify(contents));
  const others = largeSite({ seed: 2 });
  expect(others).toHaveLength(contents.length);
  const same = others.filter((other, index) => JSON.stringify(other) === JSON.stringify(contents[index]));
  expect(same.map(slugOf)).toEqual(["ukazky/volna-mista"]);
});

test("the only issues are map positions omitted on purpose", () => {
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

test("ids and addresses are unique and differ from the recorded ones", () => {
  const recorded = new Set(recordedContents.flatMap(({ id, friendlyURLs }) => [id, ...Object.values(friendlyURLs)]));
  const claimed = contents.flatMap((record) => [String(record.id), slugOf(record)]);
  expect(recorded.size).toBeGreaterThan(300);
  expect(new Set(claimed).size).toBe(2 * contents.length);
  expect(claimed.filter((claim) => claim === undefined || recorded.has(claim))).toEqual([]);
});

test("every list filter has records: regions, services, years, outcomes, closures", () => {
  expect(distinct(organisations.map(({ address }) => address.region))).toEqual(allRegions);
  expect(distinct(workplaces.map(({ region }) => region))).toEqual(allRegions);
  expect(distinct(positions.map(({ region }) => region))).toEqual(allRegions);
  expect(distinct(organisations.flatMap(({ services }) => services))).toHaveLength(10);
  expect(distinct(agreements.map(({ noticeNumber }) => noticeNumber.slice(-4)))).toHaveLength(33);
  expect(distinct(positions.map(({ outcome }) => String(outcome)))).toEqual(["cancelled", "filled", "null"]);
  const closures = workplaces.flatMap(({ closure }) => closure ?? []);
  expect(closures.length).toBeLessThan(100);
  expect(closures.filter(({ to }) => to === null).length).toBeGreaterThan(3);
  expect(closures.filter(({ to }) => to !== null).length).toBeGreaterThan(3);
});

test("rows of a list differ in names, districts, dates and opening hours", () => {
  expect(distinct(organisations.map(({ name }) => name)).length).toBeGreaterThan(2000);
  expect(distinct(organisations.map(({ address }) => address.district)).length).toBeGreaterThan(50);
  expect(distinct(agreements.map(({ validity }) => validity?.from)).length).toBeGreaterThan(900);
  expect(distinct(positions.map(({ deadline }) => deadline)).length).toBeGreaterThan(80);
  expect(distinct(workplaces.map(({ hours }) => JSON.stringify(hours[0]?.week))).length).toBeGreaterThan(100);
});

test("organisations are spread over the country, with nine or more in some places", () => {
  const positions = organisations.flatMap(({ address }) => address.position ?? []);
  expect(positions.length).toBeGreaterThan(4950);
  expect(Math.min(...positions.map(({ latitude }) => latitude))).toBeGreaterThan(48.55);
  expect(Math.max(...positions.map(({ latitude }) => latitude))).toBeLessThan(51.06);
  expect(Math.min(...positions.map(({ longitude }) => longitude))).toBeGreaterThan(12.09);
  expect(Math.max(...positions.map(({ longitude }) => longitude))).toBeLessThan(18.86);
  const spots = [...Map.groupBy(positions, (position) => JSON.stringify(position)).values()].map(
    ({ length }) => length,
  );
  expect(spots.filter((count) => count >= 9).length).toBeGreaterThan(0);
  expect(spots.filter((count) => count === 1).length).toBeGreaterThan(2000);
});

test("telephone numbers are from an unassigned range", () => {
  const phones = JSON.stringify(contents).match(/\+420[ \d]+/g) ?? [];
  expect(phones.length).toBeGreaterThan(5000);
  expect(phones.filter((phone) => !/^\+420 950 \d{3} \d{3}$/.test(phone))).toEqual([]);
});

test("the portal reads the largest record within its default limit", () => {
  const sizes = contents.map((record) => Buffer.byteLength(JSON.stringify(record)));
  expect(Math.max(...sizes)).toBeGreaterThan(1_000_000);
  expect(Math.max(...sizes)).toBeLessThan(parseConfig({}).cms.maxBodyBytes);
});
