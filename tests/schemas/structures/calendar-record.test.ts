import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../a-content.ts";

const needed = { forma: "online", perex: "O čem akce je.", poradatel: "Úřad práce" };

function start(data: Record<string, unknown>) {
  const content = aContent({ structureKey: "up-kalendarni-zaznam", data: { ...needed, ...data } });
  const { page, issues } = parsePage(content, plainContext);
  const errors = issues.filter(({ severity }) => severity === "error");
  return { page, errors: errors.map(({ code, path }) => [code, toPointer(path)]) };
}

test("all-day events last from midnight to midnight in Prague, also when the clocks change", () => {
  const { page } = start({ zacatek: "2026-10-24T09:00:00", konec: "2026-10-25T00:00:00", celodenni: true });
  expect(page).toMatchObject({
    view: { allDay: true, dates: [{ start: "2026-10-23T22:00:00.000Z", end: "2026-10-25T22:59:59.999Z" }] },
  });
});

test("additional dates are merged with the first one in order of time", () => {
  const terminy = [{ zacatek: "2026-12-16T09:00:00" }, { zacatek: "2026-12-02T09:00:00", zruseno: true }];
  const { page } = start({ zacatek: "2026-12-09T09:00:00", terminy });
  expect(page).toMatchObject({
    view: {
      dates: [
        { start: "2026-12-02T08:00:00.000Z", cancelled: true },
        { start: "2026-12-09T08:00:00.000Z", cancelled: false },
        { start: "2026-12-16T08:00:00.000Z", cancelled: false },
      ],
    },
  });
});

test("more than a hundred additional dates are too many", () => {
  const terminy = Array.from({ length: 101 }, () => ({ zacatek: "2026-12-16T09:00:00" }));
  const { page, errors } = start({ zacatek: "2026-12-09T09:00:00", terminy });
  expect(errors).toEqual([["too-big", "/data/terminy"]]);
  expect(page).toMatchObject({ view: { dates: [{ start: "2026-12-09T08:00:00.000Z" }] } });
});

test("a moved event needs its original date, and stays moved without one", () => {
  const zacatek = "2026-12-09T09:00:00";
  const { page, errors } = start({ zacatek, stav: "presunuto" });
  expect(errors).toEqual([["event.movedFrom", "/data/puvodniZacatek"]]);
  expect(page).toMatchObject({ view: { status: "moved", movedFrom: null } });
  expect(start({ zacatek, stav: "presunuto", puvodniZacatek: "2026-12-01T09:00:00" }).page).toMatchObject({
    view: { status: "moved", movedFrom: "2026-12-01T08:00:00.000Z" },
  });
});

test("an event recurs by its rule, and an explicit date replaces the rule's date", () => {
  const { page, errors } = start({
    ...{ zacatek: "2026-12-09T09:00:00", konec: "2026-12-09T10:00:00", opakovani: "FREQ=WEEKLY;COUNT=3" },
    ...{ vyjimky: ["2026-12-16"], terminy: [{ zacatek: "2026-12-23T09:00:00", zruseno: true }] },
  });
  expect(errors).toEqual([]);
  expect(page).toMatchObject({
    view: {
      dates: [
        { start: "2026-12-09T08:00:00.000Z", end: "2026-12-09T09:00:00.000Z", cancelled: false },
        { start: "2026-12-23T08:00:00.000Z", end: null, cancelled: true },
      ],
    },
  });
});

test.each([
  ["každou středu", "invalid-format"],
  ["FREQ=WEEKLY", "recurrence.parts"],
  ["FREQ=DAILY;UNTIL=20301231", "event.recurrence"],
])("with the invalid rule %s an event keeps its first date", (opakovani, code) => {
  const { page, errors } = start({ zacatek: "2026-12-09T09:00:00", opakovani });
  expect(errors).toEqual([[code, "/data/opakovani"]]);
  expect(page).toMatchObject({ view: { dates: [{ start: "2026-12-09T08:00:00.000Z" }] } });
});

test("a date that does not exist is reported with its pointer and not shown as another day", () => {
  const { page, errors } = start({
    zacatek: "2027-02-24T10:00",
    terminy: [{ zacatek: "2027-02-30T10:00" }, { zacatek: "2027-02-25T24:30" }],
  });
  expect(errors).toEqual([
    ["invalid-format", "/data/terminy/1/zacatek"],
    ["invalid-format", "/data/terminy/0/zacatek"],
  ]);
  expect(page).toMatchObject({ view: { dates: [{ start: "2027-02-24T09:00:00.000Z" }] } });
  expect(page).toHaveProperty("view.dates.length", 1);
});

const recurring = { zacatek: "2026-12-09T09:00:00", opakovani: "FREQ=WEEKLY;COUNT=3" };

test("a moved date replaces the date given by the rule", () => {
  const moved = { zacatek: "2026-12-17T10:00:00", puvodniZacatek: "2026-12-16T09:00" };
  const { page, errors } = start({ ...recurring, terminy: [moved] });
  expect(errors).toEqual([]);
  expect(page).toMatchObject({
    view: {
      dates: [
        { start: "2026-12-09T08:00:00.000Z", movedFrom: null },
        { start: "2026-12-17T09:00:00.000Z", movedFrom: "2026-12-16T08:00:00.000Z" },
        { start: "2026-12-23T08:00:00.000Z", movedFrom: null },
      ],
    },
  });
});

test("a date moved from a day without a recurrence is reported and shown next to the others", () => {
  const moved = { zacatek: "2026-12-17T10:00:00", puvodniZacatek: "2026-12-15T09:00:00" };
  const { page, errors } = start({ ...recurring, terminy: [moved] });
  expect(errors).toEqual([["event.movedDate", "/data/terminy/0/puvodniZacatek"]]);
  expect(page).toHaveProperty("view.dates.length", 4);
});
