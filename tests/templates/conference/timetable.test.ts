import { expect, test } from "vitest";
import { type ProgrammeItem, toTimetable } from "#templates/conference/timetable.ts";

function anItem(title: string, start: string, end: string | null, room: string | null): ProgrammeItem {
  const at = (time: string) => `2027-03-10T${time}:00.000Z`;
  return { title, start: at(start), end: end && at(end), room, speakers: [], note: null };
}

const shown = (items: readonly ProgrammeItem[]) => {
  const { halls, rows } = toTimetable(items);
  return {
    halls,
    rows: rows.map((row) =>
      "item" in row ? row.item.title : row.cells.map(({ hall, item, rows: span }) => `${hall} ${item?.title} ${span}`),
    ),
  };
};

test("items one after another need no columns, whatever their halls", () => {
  const items = [anItem("a", "09:00", "10:00", "Velký"), anItem("b", "10:00", null, "Malý")];
  expect(shown(items)).toEqual({ halls: [], rows: ["a", "b"] });
});

test("halls with items at the same time are columns, and a longer item covers several rows", () => {
  const items = [
    anItem("opening", "09:00", "10:00", "Velký"),
    anItem("long", "10:00", "12:00", "Velký"),
    anItem("first", "10:00", "11:00", "Malý"),
    anItem("second", "11:00", "12:00", "Malý"),
    anItem("club", "11:30", "12:00", "Klub"),
    anItem("lunch", "12:00", null, null),
  ];
  expect(shown(items)).toEqual({
    halls: ["Velký", "Malý", "Klub"],
    rows: [
      "opening",
      ["Velký long 3", "Malý first 1", "Klub undefined 1"],
      ["Malý second 2", "Klub undefined 1"],
      ["Klub club 1"],
      "lunch",
    ],
  });
});

test("items that clash in one hall, have none, or are in too many follow one after another", () => {
  const clash = [anItem("a", "09:00", "11:00", "Velký"), anItem("b", "10:00", "12:00", "Velký")];
  const nowhere = [anItem("a", "09:00", "11:00", "Velký"), anItem("b", "10:00", "12:00", null)];
  const many = ["a", "b", "c", "d", "e"].map((hall) => anItem(hall, "09:00", "11:00", hall));
  expect([clash, nowhere, many].map(shown)).toEqual([
    { halls: [], rows: ["a", "b"] },
    { halls: [], rows: ["a", "b"] },
    { halls: [], rows: ["a", "b", "c", "d", "e"] },
  ]);
});
