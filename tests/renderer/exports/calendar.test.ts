import { expect, test } from "vitest";
import { fileAt, visit } from "../recorded-portal.ts";
import { readLines, unescapeText, valuesOf } from "./content-lines.ts";
import { occurrencesIn } from "./ical-events.ts";

const path = "/vyhledavani/kalendar-akci";

async function file(address: string, query: Record<string, string> = {}) {
  const found = await fileAt(address, { query });
  return found;
}

const read = async (address: string, query: Record<string, string> = {}) => (await file(address, query)).body;

/** The lines of each event in a file, including its overridden dates. */
function eventsOf(body: string): ReadonlyMap<string, string[]> {
  const events = body
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => event.split("END:VEVENT\r\n", 1)[0] ?? "");
  return Map.groupBy(events, (event) => valuesOf(event, "UID")[0] ?? "");
}

test("a filtered calendar is exported to one file, named after its page", async () => {
  const { body, contentType, fileName, usedParameters } = await file(`${path}.ics`);
  expect(contentType).toBe("text/calendar; charset=utf-8");
  expect(fileName).toBe("kalendar-akci.ics");
  expect(usedParameters).toEqual(expect.arrayContaining(["q", "from", "to", "region", "kind", "mode", "state"]));
  expect(valuesOf(body, "X-WR-CALNAME").map(unescapeText)).toEqual(["Kalendář akcí"]);
  expect(readLines(body).filter(({ value }) => value === "VCALENDAR")).toHaveLength(2);
  expect(eventsOf(body).size).toBeGreaterThan(10);
});

test("an event is the same as in its own file", async () => {
  const all = eventsOf(await read(`${path}.ics`));
  for (const own of [
    "/kalendar/poradna-pro-pecujici",
    "/konference/dlouhodoba-pece-2027",
    "/kalendar/den-otevrenych-dveri",
  ]) {
    const [[uid, lines] = ["", []], ...others] = eventsOf(await read(`${own}.ics`));
    expect(others).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(all.get(uid)).toEqual(lines);
  }
});

test("a recurring event keeps its local time across daylight saving changes and leaves out its exceptions", async () => {
  const starts = occurrencesIn(await read("/kalendar/poradna-pro-pecujici.ics")).map(({ start }) => start);
  expect(starts.at(0)).toBe("2026-11-03 16:00");
  expect(starts.slice(-2)).toEqual(["2027-03-23 16:00", "2027-03-30 16:00"]);
  expect(starts).not.toContain("2026-12-22 16:00");
  expect(starts).not.toContain("2027-02-02 16:00");
  expect(starts).toContain("2027-02-04 16:00");
  expect(starts).toHaveLength(20);
});

test("the file contains all pages of the filtered list, and no events when nothing matches", async () => {
  const titles = async (query: Record<string, string>) =>
    new Set(valuesOf(await read(`${path}.ics`, query), "SUMMARY"));
  expect(await titles({ state: "cancelled" })).toEqual(new Set(["Kulatý stůl o podpoře bydlení"]));
  expect(await titles({ from: "2026-11-28", to: "2026-11-28" })).toEqual(
    new Set(["Den otevřených dveří ministerstva"]),
  );
  expect((await titles({})).size).toBe((await titles({ page: "99" })).size);
  expect(await titles({ from: "2040-01-01" })).toEqual(new Set());
});

test("other searches have no calendar file", async () => {
  expect(await visit("/vyhledavani.ics")).toMatchObject({ kind: "error", status: 404 });
});
