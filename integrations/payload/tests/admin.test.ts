import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { cleanHtml } from "../admin/clean-html.ts";
import { pasted, readGrid, withColumn, withoutColumn, withRow } from "../admin/grid.ts";
import { applyTool, htmlToolNames } from "../admin/html-tools.ts";
import { keepMessages } from "../admin/lost-messages.ts";
import { controlIds, tabOf } from "../admin/open-field.ts";
import { isFromPreview, withKeys } from "../admin/preview-messages.ts";
import { rowTitle } from "../admin/row-title.ts";
import { readFixtures } from "./fixtures.ts";

const window = new Window();
const clean = (html: string) =>
  cleanHtml(html, (source) => new window.DOMParser().parseFromString(source, "text/html"));

test("text pasted from Word keeps its structure and loses its looks", () => {
  const word =
    '<html><head><style>p{color:red}</style></head><body><p class="MsoNormal" style="margin:0"><b>Nárok</b><o:p></o:p></p><!--x--><script>alert(1)</script><table class="MsoTable"><caption>Sazby</caption><tr><th scope="col">Rok</th><td colspan="2">2027</td></tr></table></body></html>';
  expect(clean(word)).toBe(
    '<p><strong>Nárok</strong></p><table><caption>Sazby</caption><tbody><tr><th scope="col">Rok</th><td colspan="2">2027</td></tr></tbody></table>',
  );
});

test("what editors paste of the portal's own texts keeps every element that carries meaning", () => {
  const kept = /<(caption|abbr|dl|dt|dd|figure|figcaption|th|td|li|h2|h3|blockquote|sup|sub)\b/g;
  const texts = readFixtures().flatMap(({ record, isValid }) => {
    const text = record.data["obsah"];
    return isValid && typeof text === "string" ? [text] : [];
  });
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(clean(text).match(kept)).toEqual(text.match(kept));
});

test("each tool puts its markup around the selected words", () => {
  for (const tool of htmlToolNames) {
    const { text, start, end } = applyTool({ text: "ab slovo cd", start: 3, end: 8 }, tool);
    expect(text.slice(start, end)).toBe("slovo");
    expect(text.startsWith("ab <") && text.endsWith("> cd")).toBe(true);
  }
});

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
  // A link has led the frame to another site.
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

test("findings of one kind in one field are told apart", () => {
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
