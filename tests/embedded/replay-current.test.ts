import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentWeek, createCurrentReplay, shiftDates } from "#embedded/replay/current-dates.ts";
import { readStore } from "#embedded/replay/store.ts";
import { content } from "#embedded/replay/wire-records.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { daysAfter } from "#schemas/time/dates.ts";
import { parseConfig } from "#server/config/config.ts";
import { startEmbedded } from "#server/embedded-services.ts";
import { record, smallStore } from "../harness/small-store.ts";

const fixtures = readStore(join(import.meta.dirname, "../../fixtures"));

/** A content item of the calendar with data of its own, as the replay shows it some weeks later. */
function start(data: Record<string, unknown>, { key = "up-kalendarni-zaznam", weeks = 2, name = "Burza" } = {}) {
  const item = content.parse(record("1", name, { structure: { id: "1", key }, data }));
  return shiftDates([item], weeks)[0]?.["data"];
}

test("dates of events, offers and notices are shifted by whole weeks, with the time and day of the week", () => {
  expect(start({ zacatek: "2026-11-23T09:00:00", dny: ["2026-12-31"] })).toEqual({
    zacatek: "2026-12-07T09:00:00",
    dny: ["2027-01-14"],
  });
});

test("the last day of a recurrence is shifted", () => {
  const data = { opakovani: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270330" };
  expect(start(data)).toEqual({ opakovani: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270413" });
});

test("other content keeps its dates", () => {
  for (const key of ["sluzba", "aktualita", "up-kontaktni-pracoviste", "unknown"])
    expect(start({ platnostOd: "2026-01-01" }, { key })).toEqual({ platnostOd: "2026-01-01" });
});

test("invalid dates stay invalid", () => {
  for (const zacatek of ["2026-02-31T09:00:00", "2026-13-01", "23. listopad", "2026-11-23x"])
    expect(start({ zacatek })).toEqual({ zacatek });
});

test.for([
  "Sejdeme se 23. listopadu.",
  "Nový termín oznámíme v lednu.",
  "Září je měsíc náborů.",
  "Rozpočet na rok 2027",
  "Od 3. 12. do 5.12.",
  "The course starts in May.",
  "Встреча 5 мая",
  "Зустріч у грудні",
  "<p>V úterý <time>1. prosince</time></p>",
])("a content item whose text names a date keeps all its dates: %s", (text) => {
  const data = { zacatek: "2026-11-23T09:00:00", obsah: { bloky: [text] } };
  expect(start(data)).toEqual(data);
});

test.for([
  "Číslo jednací 2026/1234, MPSV-2026/55 a 1234/2026",
  "podle zákona č. 110/2006 Sb.",
  "You may march with us.",
  "Заявник має 2 дні",
  "v pátek od 9 do 12 hodin",
])("a text without a date lets dates be shifted: %s", (text) => {
  expect(start({ zacatek: "2026-11-23T09:00:00", text })).toEqual({ zacatek: "2026-12-07T09:00:00", text });
});

test("a content item is shifted in all languages or in none", () => {
  const dated = { structure: { id: "1", key: "konference" }, displayAt: "2026-11-02T08:00:00" };
  const contents = [
    record("1", "Konference", { ...dated, data: { zacatek: "2026-11-23T09:00:00" } }),
    record("1", "Conference in December", { ...dated, language: "en_gb" }),
  ].map((each) => content.parse(each));
  expect(shiftDates(contents, 1)).toEqual(contents);
});

test("an event during which the clocks change keeps its night", () => {
  const data = { zacatek: "2027-03-27T22:00:00", konec: "2027-03-28T04:00:00" };
  expect(start(data)).toEqual(data);
});

test("in its own week, which begins on a Monday, the content is as it was written", () => {
  expect(new Date(contentWeek).getUTCDay()).toBe(1);
  expect(shiftDates(fixtures.contents, 0)).toEqual(fixtures.contents);
});

test("a running replay moves on with the week", async () => {
  const item = {
    ...record("1", "Burza", { structure: { id: "1", key: "up-kalendarni-zaznam" } }),
    displayAt: contentWeek,
  };
  const base = Object.entries(smallStore()).filter(([path]) => !path.startsWith("contents/"));
  const files = Object.fromEntries([...base, ["contents/mpsv/calendar-record/1.cs.json", item]]);
  const clock = { time: 0, now: () => clock.time };
  const replay = createCurrentReplay({ store: readStore(temporaryFolder(files)), clock });
  const shownAt = async (time: string) => {
    clock.time = Date.parse(time);
    return (await (await replay(new Request("http://cms.test/contents/by-id/1"))).json()).displayAt;
  };
  expect(await shownAt("2026-11-22T23:59:59+01:00")).toBe("2026-11-16");
  expect(await shownAt("2026-11-23T00:00:00+01:00")).toBe("2026-11-23");
  expect(await shownAt("2028-02-29T12:00:00+01:00")).toBe("2028-02-28");
});

const named = ["2026-11-28", "2027-02-28", "2027-03-28", "2028-02-29", "2030-01-01", "2035-06-15"];
const followed = Array.from({ length: 14 }, (_, day) => daysAfter(contentWeek, day));

test.for([...named, ...followed])("on %s there are events to come, open offers and current notices", (day) => {
  const now = `${day}T11:00:00`;
  const weeks = Math.floor((Date.parse(day) - Date.parse(contentWeek)) / (7 * 86_400_000));
  const czech = shiftDates(fixtures.contents, weeks).filter(({ language }) => language === "cs_cz");
  const open = (key: string, isOpen: (data: Record<string, unknown>) => boolean) =>
    czech.filter(
      ({ structure, displayAt, data }) => structure.key === key && String(displayAt) <= now && isOpen(Object(data)),
    );
  const until = (field: string) => (data: Record<string, unknown>) => !data["stav"] && String(data[field] ?? "") >= now;
  expect(open("up-kalendarni-zaznam", until("zacatek")).length).toBeGreaterThanOrEqual(5);
  expect(open("konference", until("zacatek")).length).toBeGreaterThanOrEqual(1);
  expect(open("pracovni-pozice", until("lhuta")).length).toBeGreaterThanOrEqual(3);
  expect(open("up-sluzebni-misto", until("lhuta")).length).toBeGreaterThanOrEqual(5);
  expect(open("up-nabidka-majetku", until("lhuta")).length).toBeGreaterThanOrEqual(3);
  expect(open("up-verejna-vyhlaska", until("relevantniDo")).length).toBeGreaterThanOrEqual(2);
});

test("the CMS that a portal starts shows the content of the current week", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-01-01T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { cmsUrl, close } = await startEmbedded(parseConfig({}), join(import.meta.dirname, "../.."));
  onTestFinished(close);
  const answer = await fetch(`${cmsUrl}/contents/by-id/530048?webId=34`);
  expect(await answer.json()).toMatchObject({ data: { zacatek: "2030-01-07T00:00:00" } });
});
