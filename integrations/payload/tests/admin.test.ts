import { expect, test } from "vitest";
import { pasted, readGrid, withColumn, withoutColumn, withRow } from "../admin/grid.ts";
import { createOwnValues } from "../admin/html/own-values.ts";
import { localMoment } from "../admin/local-moment.ts";
import { keepMessages } from "../admin/lost-messages.ts";
import { controlIds, tabOf } from "../admin/open-field.ts";
import { isFromPreview, withKeys } from "../admin/preview-messages.ts";
import { rowTitle } from "../admin/row-title.ts";

test("a table from a spreadsheet is pasted into the grid from the chosen cell on", () => {
  const grid = pasted([["a", "b"]], { row: 0, column: 1 }, "1\t2\r\n3\t\r\n", false);
  expect(grid).toEqual([
    ["a", "1", "2"],
    ["", "3", ""],
  ]);
  expect(withoutColumn(withColumn(withRow(readGrid('[["x"]]'))), 1)).toEqual([["x"], [""]]);
});

test("messages are taken from the preview in a frame of the form alone", () => {
  const origin = "https://portal.example.org";
  const frame = { contentWindow: {}, src: `${origin}/rodina?preview=x` };
  const source = frame.contentWindow;
  expect(isFromPreview({ source, origin }, [frame])).toBe(true);
  // A link has navigated the frame to another site.
  expect(isFromPreview({ source, origin: "https://elsewhere.example.org" }, [frame])).toBe(false);
  expect(isFromPreview({ source: {}, origin }, [frame])).toBe(false);
  expect(isFromPreview({ source: null, origin }, [{ contentWindow: null, src: "" }])).toBe(false);
  expect(isFromPreview({ source, origin: "null" }, [{ ...frame, src: "about:blank" }])).toBe(false);
});

test("a place in a record leads to its tab and its nearest control, by the row of a list", () => {
  const row = "data-odkazy-row-0";
  expect(controlIds("data.odkazy.0")).toEqual(["field-data__odkazy__0", row, "field-data__odkazy", "field-data"]);
  expect(controlIds("friendlyURLs.cs_cz")).toEqual(["field-address"]);
  const tabs = [{ fields: [{ name: "obsah" }] }, { fields: [{ name: "odkazy" }] }];
  const form = [{ name: "name" }, { name: "data", fields: [{ tabs }] }];
  const places = ["data.odkazy.0.adresa", "data.obsah", "data.neznamy", "name", "obsah"];
  expect(places.map((place) => tabOf(form, place))).toEqual([1, 0, null, null, null]);
});

test("findings of one kind in one field are distinguished", () => {
  const finding = {
    code: "image.no-alternative",
    severity: "error",
    field: "data.obsah",
    message: { cs: "a", en: "b" },
  } as const;
  const keys = withKeys([finding, finding, { ...finding, field: "data.perex" }]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("a row is known by its first words", () => {
  expect(rowTitle({ id: "65f", stranka_puvodni: '{"name":"x"}', obsah: "<p>První slova</p>" })).toBe("První slova");
  expect(rowTitle({ id: "65f", poradi: 3 })).toBeNull();
});

test("the message of a refused save stays until its field is changed", () => {
  const refused = { obsah: { value: "", valid: false, errorMessage: "Chybí" }, nazev: { value: "a", valid: true } };
  const { messages, lost } = keepMessages({}, refused);
  expect(lost).toEqual([]);
  // A late form state says that the field is valid.
  const late = { ...refused, obsah: { value: "", valid: true } };
  expect(keepMessages(messages, late).lost).toEqual([{ path: "obsah", message: "Chybí" }]);
  // A field that was just changed has its old message until the next form state.
  const changing = keepMessages(messages, { ...refused, obsah: { ...refused.obsah, value: "x" } });
  expect(changing.lost).toEqual([]);
  expect(keepMessages(changing.messages, { ...late, obsah: { value: "x", valid: true } }).lost).toEqual([]);
});

test("what is typed while the form is slow is not taken for a value from elsewhere", () => {
  const values = createOwnValues("a");
  values.report("ab");
  values.report("abc");
  expect(values.isOwn("ab")).toBe(true);
  expect(values.isOwn("abc")).toBe(true);
  // Another version is opened, and so is the first one when the form goes back to it.
  expect(values.isOwn("x")).toBe(false);
  expect(values.isOwn("x")).toBe(true);
  expect(values.isOwn("a")).toBe(false);
});

test("a day and a time are said in words of the editor, whatever the browser's control shows", () => {
  expect(localMoment("2026-10-20T09:00:00", "cs")).toBe("20. října 2026 v 9.00");
  expect(localMoment("2026-10-20", "en")).toBe("20 October 2026");
  expect(localMoment("x", "cs")).toBe("");
});
