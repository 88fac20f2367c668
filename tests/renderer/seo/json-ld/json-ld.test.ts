import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { documentOf } from "#renderer/page/document/document.tsx";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import type { ShownPage } from "../../../recorded.ts";
import { recordedConfig as config, recordedNow } from "../../../recorded.ts";
import { shown, shownOf } from "../../exports/recorded-pages.ts";

type Thing = Record<string, unknown>;

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The JSON-LD of a page, parsed from its document. */
function read(page: ShownPage, now = recordedNow): Thing[] {
  const html = documentOf(page, { assets: noAssets, now, visitor: anyone, config });
  const blocks = [...html.matchAll(script)].map(([, json]) => JSON.parse(json ?? ""));
  expect(blocks).toHaveLength(1);
  expect(blocks[0]["@context"]).toBe("https://schema.org");
  return blocks[0]["@graph"];
}

function readType(file: string, type: string, now = recordedNow): Thing | undefined {
  return read(shown(`contents/${file}.json`), now).find((thing) => thing["@type"] === type);
}

/** Properties that search engines require for each type. */
const required: Record<string, string[]> = {
  BreadcrumbList: ["itemListElement"],
  NewsArticle: ["headline", "datePublished", "publisher", "author", "inLanguage"],
  FAQPage: ["mainEntity"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "employmentType",
    "hiringOrganization",
    "jobLocation",
  ],
  Event: ["name", "startDate", "eventStatus", "eventAttendanceMode", "location"],
  GovernmentService: ["name", "description", "provider"],
  GovernmentOffice: ["name", "address", "parentOrganization"],
};

test.each<[StructureKey, string]>([
  ["news-item", "NewsArticle"],
  ["press-release", "NewsArticle"],
  ["questions-and-answers", "FAQPage"],
  ["job-position", "JobPosting"],
  ["service-position", "JobPosting"],
  ["conference", "Event"],
  ["calendar-record", "Event"],
  ["service", "GovernmentService"],
  ["regional-branch", "GovernmentOffice"],
  ["workplace-contacts", "GovernmentOffice"],
])("every recorded %s is complete linked data, some of it a %s", (key, type) => {
  const things = shownOf(key).flatMap(([, page]) => read(page));
  expect(things.filter((thing) => thing["@type"] === type).length).toBeGreaterThan(0);
  for (const thing of things) {
    const properties = required[String(thing["@type"])];
    expect(properties, String(thing["@type"])).toBeDefined();
    for (const property of properties ?? []) {
      expect(thing[property], `${thing["@id"]} ${property}`).toBeTruthy();
      expect(thing[property], `${thing["@id"]} ${property}`).not.toEqual([]);
    }
    expect(thing["@id"]).toMatch(/^https:\/\/(mpsv|up|zkusebna)\.localhost\//);
  }
});

test("a title cannot close the script element", () => {
  const page = shown("contents/mpsv/news-item/minimalni-mzda-2027.cs.json");
  if (page.page.key !== "news-item") throw new Error("not a news item");
  const title = "</script><script>alert(1)</script><!-- \u2028 &amp;";
  const view = { ...page.page.view, title };
  expect(read({ ...page, page: { ...page.page, view } })[0]?.["headline"]).toBe(title);
});

test.each([
  ["a site without an origin", { canonical: [] }],
  ["a demonstration", { isUnlisted: true }],
])("%s has no linked data", (_, difference) => {
  const page = { ...shown("contents/mpsv/news-item/minimalni-mzda-2027.cs.json"), ...difference };
  const html = documentOf(page, { assets: noAssets, now: recordedNow, visitor: anyone, config });
  expect(html).toContain("<h1");
  expect(html.match(script)).toBeNull();
});

test("a job is listed until its deadline, and not once it is cancelled or filled", () => {
  const open = readType("mpsv/job-position/metodik-socialnich-sluzeb.cs", "JobPosting");
  expect(open).toMatchObject({ employmentType: ["FULL_TIME", "PART_TIME"], baseSalary: { currency: "CZK" } });
  const deadline = Date.parse(String(open?.["validThrough"]));
  expect(readType("mpsv/job-position/metodik-socialnich-sluzeb.cs", "JobPosting", deadline)).toBeDefined();
  expect(readType("mpsv/job-position/metodik-socialnich-sluzeb.cs", "JobPosting", deadline + 1)).toBeUndefined();
  expect(readType("mpsv/job-position/projektovy-manazer-zruseno.cs", "JobPosting")).toBeUndefined();
  expect(readType("mpsv/job-position/spravce-site-obsazeno.cs", "JobPosting")).toBeUndefined();
});

test("an event has its status and place", () => {
  const statusOf = (file: string) => readType(file, "Event")?.["eventStatus"];
  expect(statusOf("up/calendar-record/burza-prace-cheb-zruseno.cs")).toBe("https://schema.org/EventCancelled");
  expect(statusOf("up/calendar-record/dilna-zivotopis-presunuto.cs")).toBe("https://schema.org/EventRescheduled");
  expect(readType("up/calendar-record/dilna-zivotopis-presunuto.cs", "Event")?.["previousStartDate"]).toBeTruthy();
  expect(readType("up/calendar-record/webinar-volna-mista-online.cs", "Event")).toMatchObject({
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: [{ "@type": "VirtualLocation" }],
  });
  expect(readType("up/calendar-record/tyden-karieroveho-poradenstvi-vice-dni.cs", "Event")).toMatchObject({
    startDate: "2026-11-23",
    endDate: "2026-11-27",
  });
});

test("an office has its regular week and the upcoming deviations from it", () => {
  const office = readType("up/workplace-contacts/krnov.cs", "GovernmentOffice");
  expect(office?.["openingHoursSpecification"]).toContainEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: "https://schema.org/Monday",
    opens: "08:00",
    closes: "12:00",
  });
  const day = { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" };
  const christmas = { name: "Štědrý den", ...day };
  const type = { "@type": "OpeningHoursSpecification" };
  expect(office?.["specialOpeningHoursSpecification"]).toContainEqual({ ...type, ...christmas });
  const easter = { validFrom: "2027-03-29", validThrough: "2027-03-29", opens: "00:00", closes: "00:00" };
  expect(office?.["specialOpeningHoursSpecification"]).toContainEqual({
    ...type,
    name: "Velikonoční pondělí",
    ...easter,
  });
  const later = readType("up/workplace-contacts/krnov.cs", "GovernmentOffice", Date.parse("2027-02-01T12:00:00Z"));
  expect(later?.["specialOpeningHoursSpecification"]).not.toContainEqual({ ...type, ...christmas });
});

test("answers are plain text", () => {
  const pages = shownOf("questions-and-answers").flatMap(([, page]) => read(page));
  const answers = pages.filter((thing) => thing["@type"] === "FAQPage").map((thing) => JSON.stringify(thing));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).not.toMatch(/<\/?[a-z]|&(?:amp|lt|gt|quot);/);
});
