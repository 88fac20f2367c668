import { expect, test } from "vitest";
import { splitExportSuffix, toPageFile } from "#renderer/exports/page-file.ts";
import { readLines, unescapeText, valuesOf } from "./content-lines.ts";
import { shown, shownOf } from "./recorded-pages.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const at = { path: "/up/kalendar/akce", host: "localhost", now };

function write(file: string, suffix: "ics" | "vcf"): string {
  const written = toPageFile(shown(`contents/${file}.json`), suffix, at);
  if (!written) throw new Error(`${file} has no ${suffix}`);
  return written.body;
}

const events = shownOf("conference", "calendar-record");
const offices = shownOf("regional-branch", "workplace-contacts");

test.each(events)("%s is exported to a calendar with all properties that RFC 5545 requires", (_, page) => {
  const body = toPageFile(page, "ics", at)?.body ?? "";
  const lines = readLines(body).map(({ name, value }) => (/^(?:BEGIN|END)$/.test(name) ? `${name}:${value}` : name));
  expect(lines.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION", "PRODID"]);
  expect(lines.at(-1)).toBe("END:VCALENDAR");
  const events = lines.join("\n").split("BEGIN:VEVENT").slice(1);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events)
    expect(event).toMatch(/^\nUID\nDTSTAMP\n(?:LAST-MODIFIED\nSEQUENCE\n)?DTSTART(?:;|$)[\s\S]*\nEND:VEVENT/m);
  expect(new Set(valuesOf(body, "UID")).size).toBe(1);
  expect(new Set(valuesOf(body, "SUMMARY").map(unescapeText))).toEqual(new Set([page.page.title]));
});

test("times are Prague wall-clock times, also in the night of a daylight saving change", () => {
  const body = write("up/calendar-record/nocni-zkusebni-provoz-zmena-casu.cs", "ics");
  expect(valuesOf(body, "DTSTART;TZID=Europe/Prague")).toEqual(["20261024T220000"]);
  expect(valuesOf(body, "DTEND;TZID=Europe/Prague")).toEqual(["20261025T023000"]);
});

test("all-day events end on the day after the last one", () => {
  const body = write("up/calendar-record/tyden-karieroveho-poradenstvi-vice-dni.cs", "ics");
  expect(valuesOf(body, "DTSTART;VALUE=DATE")).toEqual(["20261123"]);
  expect(valuesOf(body, "DTEND;VALUE=DATE")).toEqual(["20261128"]);
});

test("an event has the same id in every language and at every request", () => {
  const languages = ["cs", "en", "ru", "ua"].map((language) =>
    write(`mpsv/conference/dlouhodoba-pece-2027.${language}`, "ics"),
  );
  expect(new Set(languages.flatMap((body) => valuesOf(body, "UID"))).size).toBe(1);
  expect(valuesOf(languages[0] ?? "", "UID")[0]).toMatch(/^\d+@mpsv\.localhost$/);
  expect(write("mpsv/conference/dlouhodoba-pece-2027.cs", "ics")).toBe(languages[0]);
});

test("cancelled events and dates are marked as cancelled", () => {
  expect(valuesOf(write("up/calendar-record/burza-prace-cheb-zruseno.cs", "ics"), "STATUS")).toEqual(["CANCELLED"]);
  const dates = valuesOf(write("up/calendar-record/poradna-pro-cizince.cs", "ics"), "STATUS");
  expect(dates.length).toBeGreaterThan(1);
  expect(new Set(dates)).toEqual(new Set(["CONFIRMED", "CANCELLED"]));
});

test.each(offices)("%s is exported to a vCard", (_, page) => {
  const body = toPageFile(page, "vcf", at)?.body ?? "";
  const lines = readLines(body);
  expect(lines.slice(0, 2)).toEqual([
    { name: "BEGIN", value: "VCARD" },
    { name: "VERSION", value: "4.0" },
  ]);
  expect(lines.at(-1)).toEqual({ name: "END", value: "VCARD" });
  expect(valuesOf(body, "FN").map(unescapeText)).toEqual([page.page.title]);
  expect(valuesOf(body, "ADR;TYPE=work;CC=CZ")[0]?.split(/(?<!\\);/)).toHaveLength(7);
  expect(valuesOf(body, "URL")[0]).toMatch(/^https:\/\/(up|zkusebna)\.localhost\//);
});

test("an office's card has a telephone number and an e-mail address", () => {
  const body = write("up/workplace-contacts/krnov.cs", "vcf");
  expect(valuesOf(body, "TEL;TYPE=work;VALUE=uri")).toEqual(["tel:+420950183101"]);
  expect(valuesOf(body, "EMAIL;TYPE=work")).toEqual(["krnov@uradprace.example"]);
});

test("other structures and other suffixes have no export", () => {
  const [, conference] = events[0] ?? [];
  const [, office] = offices[0] ?? [];
  if (!conference || !office) throw new Error("nothing is recorded");
  expect(toPageFile(conference, "vcf", at)).toBeNull();
  expect(toPageFile(office, "ics", at)).toBeNull();
  expect(toPageFile(shown("contents/mpsv/news-item/minimalni-mzda-2027.cs.json"), "ics", at)).toBeNull();
});

test.each([
  ["/akce/veletrh.ics", { path: "/akce/veletrh", suffix: "ics" }],
  ["/en/up/contacts/x.vcf", { path: "/en/up/contacts/x", suffix: "vcf" }],
  ["/akce/veletrh", null],
  ["/akce/veletrh.pdf", null],
  ["/akce/veletrh.constructor", null],
  ["/.ics", null],
  ["/akce/.ics", null],
])("the suffix of %s", (path, expected) => {
  expect(splitExportSuffix(path)).toEqual(expected);
});

test.each([
  ["/akce/veletrh-prace", "veletrh-prace.ics"],
  ["/akce/%C5%BElu%C5%A5ou%C4%8Dk%C3%BD%20%22k%C5%AF%C5%88%22", "zlutoucky-kun.ics"],
  ["/akce/%D0%B7%D1%83%D1%81%D1%82%D1%80%D1%96%D1%87", "conference.ics"],
])("the file of %s has a name in ASCII", (path, name) => {
  const page = shown("contents/mpsv/conference/dlouhodoba-pece-2027.cs.json");
  expect(toPageFile(page, "ics", { ...at, path })?.fileName).toBe(name);
});
