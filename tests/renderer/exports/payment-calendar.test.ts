import { expect, test } from "vitest";
import { fileAt, visit } from "../recorded-portal.ts";
import { readLines, unescapeText, valuesOf } from "./content-lines.ts";

const path = "/up/davky/vyplatni-terminy";

const read = async (address = path, now = "2026-11-20T12:00:00Z") => (await fileAt(`${address}.ics`, { now })).body;

/** Days of the events of a benefit. */
function daysOf(body: string, benefit: string): string[] {
  return body
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => event.split("END:VEVENT\r\n", 1)[0] ?? "")
    .filter((event) => valuesOf(event, "SUMMARY").map(unescapeText).includes(`Výplata: ${benefit}`))
    .flatMap((event) => valuesOf(event, "DTSTART;VALUE=DATE"));
}

test("the file has the payments of twelve months of each benefit as all-day events", async () => {
  const { fileName, contentType, body } = await fileAt(`${path}.ics`);
  expect([fileName, contentType]).toEqual(["vyplatni-terminy.ics", "text/calendar; charset=utf-8"]);
  expect(valuesOf(body, "X-WR-CALNAME")).toEqual(["Kdy vyplácíme dávky"]);
  const care = daysOf(body, "Příspěvek na péči");
  expect(care).toHaveLength(12);
  expect(care.slice(0, 3)).toEqual(["20261120", "20261218", "20270120"]);
  expect(daysOf(body, "Dávka státní sociální pomoci").slice(0, 2)).toEqual(["20261130", "20261222"]);
  expect(valuesOf(body, "DTSTART;VALUE=DATE")).toHaveLength(7 * 12);
  expect(valuesOf(body, "DTEND;VALUE=DATE")[0]).toBe("20261201");
  expect(new Set(valuesOf(body, "TRANSP"))).toEqual(new Set(["TRANSPARENT"]));
  expect(valuesOf(body, "DESCRIPTION").map(unescapeText).join()).toContain("Kvůli Vánocům vyplácíme už před svátky.");
  expect(readLines(body).at(-1)).toEqual({ name: "END", value: "VCALENDAR" });
});

test("an event keeps its id from day to day, and in every language if its benefit has a page", async () => {
  const now = new Set(valuesOf(await read(), "UID"));
  expect(now.size).toBe(7 * 12);
  const later = valuesOf(await read(path, "2027-02-01T12:00:00Z"), "UID");
  expect(later.filter((uid) => now.has(uid))).toHaveLength(7 * 9 + 2);
  const inEnglish = valuesOf(await read("/en/up/benefits/payment-dates"), "UID");
  expect(inEnglish.filter((uid) => now.has(uid))).toHaveLength(6 * 12);
  expect(inEnglish[0]).toMatch(/^2401073-[0-9a-f]{12}-2026-11@up\.localhost$/);
});

test("a file of a calendar without benefits is empty", async () => {
  const body = await read("/zkusebna/chybne/vyplatni-terminy-bez-davek");
  expect(valuesOf(body, "UID")).toEqual([]);
  expect(await visit(`${path}.vcf`)).toMatchObject({ kind: "error", status: 404 });
});
