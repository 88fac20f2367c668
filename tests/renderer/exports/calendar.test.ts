import { expect, test } from "vitest";
import { fileAt, visit } from "../recorded-portal.ts";
import { readLines, unescapeText, valuesOf } from "./content-lines.ts";

const path = "/vyhledavani/kalendar-akci";

async function file(address: string, query: Record<string, string> = {}) {
  const found = await fileAt(address, { query });
  return found;
}

const read = async (address: string, query: Record<string, string> = {}) => (await file(address, query)).body;

/** The events of a file, each with the values of its lines. */
function eventsOf(body: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const { name, value } of readLines(body)) {
    if (name === "BEGIN" && value === "VEVENT") events.push({});
    else if (name !== "END") Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  return events;
}

test("the calendar with its filters is one file, named as its page", async () => {
  const { body, contentType, fileName, takes } = await file(`${path}.ics`);
  expect(contentType).toBe("text/calendar; charset=utf-8");
  expect(fileName).toBe("kalendar-akci.ics");
  expect(takes).toEqual(expect.arrayContaining(["q", "from", "to", "region", "kind", "mode", "state"]));
  expect(valuesOf(body, "X-WR-CALNAME").map(unescapeText)).toEqual(["Kalendář akcí"]);
  expect(readLines(body).filter(({ value }) => value === "VCALENDAR")).toHaveLength(2);
  const uids = valuesOf(body, "UID");
  expect(uids.length).toBeGreaterThan(20);
  expect(new Set(uids).size).toBe(uids.length);
});

test("an event is there as it is in its own file", async () => {
  const all = eventsOf(await read(`${path}.ics`));
  for (const own of [
    "/kalendar/poradna-pro-pecujici",
    "/konference/dlouhodoba-pece-2027",
    "/kalendar/den-otevrenych-dveri",
  ]) {
    const events = eventsOf(await read(`${own}.ics`));
    expect(events.length).toBeGreaterThan(0);
    for (const { UID, ...event } of events)
      expect(
        all.find((each) => each["UID"] === UID),
        UID,
      ).toMatchObject(event);
  }
});

test("what recurs keeps its hour over the change of clocks and leaves out its days of exception", async () => {
  const starts = valuesOf(await read("/kalendar/poradna-pro-pecujici.ics"), "DTSTART");
  expect(starts.at(0)).toBe("20261103T150000Z");
  expect(starts.at(-2)).toBe("20270323T150000Z");
  expect(starts.at(-1)).toBe("20270330T140000Z");
  expect(starts).not.toContain("20261222T150000Z");
  expect(starts).toHaveLength(20);
});

test("the file holds what the filters leave, all pages of it, and nothing where nothing matches", async () => {
  const titles = async (query: Record<string, string>) =>
    new Set(valuesOf(await read(`${path}.ics`, query), "SUMMARY"));
  expect(await titles({ state: "cancelled" })).toEqual(new Set(["Kulatý stůl o podpoře bydlení"]));
  expect(await titles({ from: "2026-11-28", to: "2026-11-28" })).toEqual(
    new Set(["Den otevřených dveří ministerstva"]),
  );
  expect((await titles({})).size).toBe((await titles({ page: "99", view: "month", month: "2030-01" })).size);
  expect(await titles({ from: "2040-01-01" })).toEqual(new Set());
});

test("other searches are no calendars", async () => {
  expect(await visit("/vyhledavani.ics")).toMatchObject({ kind: "error", status: 404 });
});
