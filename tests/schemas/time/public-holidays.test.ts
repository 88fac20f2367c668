import { expect, test } from "vitest";
import { toWebConfig, wireConfig } from "#schemas/site/web-config.ts";
import { daysAfter, weekday } from "#schemas/time/dates.ts";
import { openingState } from "#schemas/time/opening.ts";
import { easterSunday, holidayOn, publicHolidays } from "#schemas/time/public-holidays.ts";
import { officeHours, toOfficeHours } from "#schemas/values/office/office-hours.ts";
import { plainContext } from "../a-content.ts";

/** Easter Sundays as the calendar of the Church lists them. */
const easters = "2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21 1954-04-18 1981-04-19 2038-04-25 2285-03-22";

test.each(easters.split(" "))("Easter Sunday is %s", (date) => {
  expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
});

/** Czech public holidays on working days, from the official calendar. */
const onWorkingDays = `
  2026-01-01 2026-04-03 2026-04-06 2026-05-01 2026-05-08 2026-07-06 2026-09-28 2026-10-28 2026-11-17 2026-12-24 2026-12-25
  2027-01-01 2027-03-26 2027-03-29 2027-07-05 2027-07-06 2027-09-28 2027-10-28 2027-11-17 2027-12-24
  2028-04-14 2028-04-17 2028-05-01 2028-05-08 2028-07-05 2028-07-06 2028-09-28 2028-11-17 2028-12-25 2028-12-26
  2029-01-01 2029-03-30 2029-04-02 2029-05-01 2029-05-08 2029-07-05 2029-07-06 2029-09-28 2029-12-24 2029-12-25 2029-12-26
  2030-01-01 2030-04-19 2030-04-22 2030-05-01 2030-05-08 2030-07-05 2030-10-28 2030-12-24 2030-12-25 2030-12-26`
  .trim()
  .split(/\s+/);

const slots = [{ od: "08:00", do: "12:00" }];
const open = { rezim: "otevreno", useky: slots };
const workdays = ["pondeli", "utery", "streda", "ctvrtek", "patek"];
const wire = { dny: workdays.map((den) => ({ den, ...open })) };

const hoursOf = (parts: object, svatky: object = {}) => {
  const { holidays } = toWebConfig(wireConfig.parse({ svatky }));
  return toOfficeHours(officeHours.parse({ ...wire, ...parts }), { ...plainContext, holidays });
};
const stateOn = (date: string, parts: object = {}, svatky: object = {}) =>
  openingState(hoursOf(parts, svatky), Date.parse(`${date}T09:00:00Z`));

test("an office of five working days is closed on exactly the 51 Czech holidays among them", () => {
  const closed: string[] = [];
  for (let date = "2026-01-01"; date <= "2030-12-31"; date = daysAfter(date, 1))
    if (weekday(date) < 5 && stateOn(date).state === "closed") closed.push(date);
  expect(onWorkingDays).toHaveLength(51);
  expect(closed).toEqual(onWorkingDays);
});

test.each([
  ["2026-11-17", "freedomAndDemocracy", { weekday: 2, isToday: false, date: null, time: "08:00" }],
  ["2026-12-24", "christmasEve", { weekday: 0, isToday: false, date: null, time: "08:00" }],
  ["2027-03-26", "goodFriday", { weekday: 1, isToday: false, date: null, time: "08:00" }],
])("on %s an office says the holiday and the next opening after it", (date, holiday, opens) => {
  expect(stateOn(date)).toEqual({ state: "closed", holiday, opens });
});

test("the next opening of an office with one day a week is not the holiday but a week later, with its date", () => {
  const mondays = { dny: [{ den: "pondeli", ...open }] };
  expect(stateOn("2027-03-24", mondays)).toMatchObject({ opens: { date: "2027-04-05", time: "08:00" } });
});

test.each<[string, object, object]>([
  ["a change on that day", { zmeny: [{ datum: "2026-05-08", ...open }] }, { state: "open" }],
  [
    "a temporary week with each day once",
    { docasne: [{ od: "2026-05-04", do: "2026-05-10", dny: [{ den: "patek", ...open }] }] },
    { state: "open" },
  ],
  ["an office open around the clock", { dny: everyDay("nonstop") }, { state: "nonstop" }],
])("%s opens on a holiday", (_what, parts, state) => {
  expect(stateOn("2026-05-08", parts)).toMatchObject(state);
});

test.each<[string, object]>([
  [
    "temporary hours of several weeks",
    { docasne: [{ od: "2026-05-01", do: "2026-05-31", dny: [{ den: "patek", ...open }] }] },
  ],
  ["hours by appointment", { dny: everyDay("objednani") }],
  ["one day around the clock", { dny: [{ den: "patek", rezim: "nonstop" }] }],
  ["a change that closes", { zmeny: [{ datum: "2026-05-08", rezim: "zavreno" }] }],
])("%s are closed on a holiday, with its name", (_what, parts) => {
  expect(stateOn("2026-05-08", parts)).toMatchObject({ state: "closed", holiday: "victoryDay" });
});

function everyDay(rezim: string) {
  return [...workdays, "sobota", "nedele"].map((den) => ({ den, rezim }));
}

test("a site names another country, adds days of its own and takes days away", () => {
  expect(stateOn("2027-09-15", {}, { zeme: "SK" })).toMatchObject({ holiday: "ladyOfSorrows" });
  expect(stateOn("2026-09-15", {}, { zeme: "SK" })).toMatchObject({ state: "open" });
  expect(stateOn("2027-09-28", {}, { zeme: "SK" })).toMatchObject({ state: "open" });
  expect(stateOn("2026-09-28", {}, { zeme: "zadna" })).toMatchObject({ state: "open" });
  expect(stateOn("2026-09-28", {}, { krome: ["2026-09-28"] })).toMatchObject({ state: "open" });
  const dalsi = [
    { datum: "12-31", nazev: { cs_cz: "Silvestr", en_gb: "New Year’s Eve" } },
    { datum: "velikonoce+50", nazev: "Svatodušní pondělí" },
    { datum: "2026-06-01", nazev: "Den úřadu" },
  ];
  expect(stateOn("2030-12-31", {}, { dalsi })).toMatchObject({ holiday: { cs_cz: "Silvestr" } });
  expect(stateOn("2026-05-25", {}, { zeme: "zadna", dalsi })).toMatchObject({ holiday: { cs: "Svatodušní pondělí" } });
  expect(stateOn("2026-06-01", {}, { dalsi })).toMatchObject({ holiday: { cs: "Den úřadu" } });
  expect(stateOn("2027-06-01", {}, { dalsi })).toMatchObject({ state: "open" });
});

test.each(["32-01", "1. 1.", "2026-13-01", "velikonoce", "easter+1", ""])("%j is not a date of a holiday", (datum) => {
  expect(wireConfig.safeParse({ svatky: { dalsi: [{ datum, nazev: "Svátek" }] } }).success).toBe(false);
});

test("a holiday on a weekend has its name too", () => {
  expect(holidayOn(publicHolidays.CZ, "2026-12-26")).toBe("secondChristmasDay");
  expect(holidayOn(publicHolidays.CZ, "2026-12-27")).toBeNull();
});
