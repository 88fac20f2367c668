import { expect, test } from "vitest";
import { pasted, readGrid, withColumn, withoutColumn, withRow } from "../admin/grid.ts";
import { createOwnValues } from "../admin/html/own-values.ts";
import { keepMessages } from "../admin/lost-messages.ts";
import { controlIds, isFromFrame } from "../admin/preview-messages.ts";
import { rowTitle } from "../admin/row-title.ts";

test("a table from a spreadsheet is pasted into the grid from the chosen cell on", () => {
  const grid = pasted([["a", "b"]], { row: 0, column: 1 }, "1\t2\r\n3\t\r\n", false);
  expect(grid).toEqual([
    ["a", "1", "2"],
    ["", "3", ""],
  ]);
  expect(withoutColumn(withColumn(withRow(readGrid('[["x"]]'))), 1)).toEqual([["x"], [""]]);
});

test("messages are taken from frames of the form alone, and lead to the nearest control", () => {
  const frame = { contentWindow: {} };
  expect(isFromFrame(frame.contentWindow, [frame])).toBe(true);
  expect(isFromFrame({}, [frame])).toBe(false);
  expect(isFromFrame(null, [{ contentWindow: null }])).toBe(false);
  expect(controlIds("data.odkazy.0")).toEqual(["field-data__odkazy__0", "field-data__odkazy", "field-data"]);
  expect(controlIds("friendlyURLs.cs_cz")).toEqual(["field-address"]);
});

test("a row is known by its first words", () => {
  expect(rowTitle({ id: "65f", stranka_puvodni: '{"name":"x"}', obsah: "<p>První slova</p>" })).toBe("První slova");
  expect(rowTitle({ id: "65f", poradi: 3 })).toBeNull();
});

test("the message of a refused save stays until its field is changed", () => {
  const refused = { obsah: { value: "", valid: false, errorMessage: "Chybí" }, nazev: { value: "a", valid: true } };
  const { kept, lost } = keepMessages({}, refused);
  expect(lost).toEqual([]);
  // A late form state says that the field is valid.
  const late = { ...refused, obsah: { value: "", valid: true } };
  expect(keepMessages(kept, late).lost).toEqual([{ path: "obsah", message: "Chybí" }]);
  // A field that was just changed has its old message until the next form state.
  const changing = keepMessages(kept, { ...refused, obsah: { ...refused.obsah, value: "x" } });
  expect(changing.lost).toEqual([]);
  expect(keepMessages(changing.kept, { ...late, obsah: { value: "x", valid: true } }).lost).toEqual([]);
});

test("what is typed while the form is slow is not taken for a value from elsewhere", () => {
  const values = createOwnValues("a");
  values.tell("ab");
  values.tell("abc");
  expect(values.isOwn("ab")).toBe(true);
  expect(values.isOwn("abc")).toBe(true);
  // Another version is opened, and so is the first one when the form goes back to it.
  expect(values.isOwn("x")).toBe(false);
  expect(values.isOwn("x")).toBe(true);
  expect(values.isOwn("a")).toBe(false);
});
