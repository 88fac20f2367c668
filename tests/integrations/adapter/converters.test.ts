import { expect, test } from "vitest";
import { fileIdOf, fileUrl } from "#integrations/adapter/convert/files.ts";
import { html, markdown, tree } from "#integrations/adapter/convert/rich-text.ts";
import { inUtc, pragueDay, pragueTime, utcTime } from "#integrations/adapter/convert/times.ts";
import { type Context, from } from "#integrations/adapter/mapping/source.ts";

const context: Context = { language: "ua", page: () => null, report: () => {} };

test.each([
  ["2026-03-29T01:00:00Z", "2026-03-29T03:00:00"],
  ["2026-01-01 00:30:00+0000", "2026-01-01T01:30:00"],
  ["2026-07-01T08:00:00.123+02:00", "2026-07-01T08:00:00"],
  ["2026-07-01T08:00", "2026-07-01T08:00"],
])("%s is %s in Prague", (given, expected) => expect(pragueTime(given)).toBe(expected));

test("other times", () => {
  expect(utcTime("2026-07-01T08:00:00+02:00")).toBe("2026-07-01T06:00:00");
  expect(pragueTime(inUtc("2026-07-01T08:00:00"))).toBe("2026-07-01T10:00:00");
  expect([pragueDay("2026-12-31T23:30:00Z"), pragueDay("2026-12-31")]).toEqual(["2027-01-01", "2026-12-31"]);
  for (const wrong of [1_800_000_000, "31. 12. 2026", "2026-13-45T99:00:00Z"])
    expect(() => pragueTime(wrong)).toThrow("expected");
});

test("HTML from Word is cleaned before its length counts", () => {
  const style = `<style>${"x".repeat(300_000)}</style><!--[if gte mso 9]><xml><w:x>1</w:x></xml><![endif]-->`;
  const body = '<p class=MsoNormal style="mso-x:1"><b>Tučně</b><o:p>&nbsp;</o:p></p><script>x</script>';
  expect(html()(style + body)).toBe("<p><b>Tučně</b>\u00a0</p>");
  expect(html(() => null)('<p>a<img src="/x.png" alt="b"></p>')).toBe("<p>a<span></span></p>");
  expect(() => html()("x".repeat(2_000_001))).toThrow("at most");
  expect(() => html()(5)).toThrow("expected a text");
});

const expected = '<h2>Nadpis</h2><p><strong>A&lt;</strong> <a href="/b">b</a></p><ul><li>c</li></ul>';

test.each([
  [
    "Strapi's blocks",
    [
      { type: "heading", level: 2, children: [{ type: "text", text: "Nadpis" }] },
      {
        type: "paragraph",
        children: [
          { type: "text", text: "A<", bold: true },
          { type: "text", text: " " },
          { type: "link", url: "/b", children: [{ type: "text", text: "b" }] },
        ],
      },
      { type: "list", format: "unordered", children: [{ type: "list-item", children: [{ type: "text", text: "c" }] }] },
    ],
  ],
  [
    "Slate",
    [
      { type: "heading-two", children: [{ text: "Nadpis" }] },
      {
        type: "paragraph",
        children: [{ text: "A<", bold: true }, { text: " " }, { type: "link", href: "/b", children: [{ text: "b" }] }],
      },
      { type: "bulleted-list", children: [{ type: "list-item", children: [{ text: "c" }] }] },
    ],
  ],
  [
    "Lexical",
    {
      root: {
        children: [
          { type: "heading", tag: "h2", children: [{ type: "text", text: "Nadpis", format: 0 }] },
          {
            type: "paragraph",
            children: [
              { type: "text", text: "A<", format: 1 },
              { type: "text", text: " ", format: 0 },
              { type: "link", fields: { url: "/b" }, children: [{ type: "text", text: "b" }] },
            ],
          },
          {
            type: "list",
            listType: "bullet",
            children: [{ type: "listitem", children: [{ type: "text", text: "c" }] }],
          },
        ],
      },
    },
  ],
])("%s become HTML", (_, value) => {
  expect(tree()(value)).toBe(expected);
  expect(tree()(JSON.stringify(value))).toBe(expected);
});

test("other rich texts and their limits", () => {
  expect(markdown()("**a** <script>b</script>")).toBe("<p><strong>a</strong> &lt;script&gt;b&lt;/script&gt;</p>");
  const cell = { type: "tablecell", headerState: 1, colSpan: 2, children: [{ text: "x", format: 66 }] };
  expect(tree()({ root: { children: [{ type: "table", children: [{ type: "tablerow", children: [cell] }] }] } })).toBe(
    '<table><tr><th colspan="2"><em><sup>x</sup></em></th></tr></table>',
  );
  const picture = { type: "image", image: { url: "/u/a.png", alternativeText: "Popis", width: 5, height: 6 } };
  expect(tree((url) => `/documents/files${url.slice(2)}`)([picture])).toBe(
    '<img alt="Popis" width="5" height="6" src="/documents/files/a.png" />',
  );
  let deep: object = { text: "x" };
  for (let level = 0; level < 70; level += 1) deep = { type: "quote", children: [deep] };
  expect(() => tree()([deep])).toThrow("levels");
  expect(() => tree()([{ type: "p", children: Array.from({ length: 50_001 }, () => ({ text: "" })) }])).toThrow(
    "nodes",
  );
  for (const wrong of ["{", "5", {}, null]) expect(() => tree()(wrong)).toThrow();
});

test("a path takes the value of the language from maps and lists of translations", () => {
  const read = (record: unknown, path: string) => from(path).read(record, context, []);
  expect(read({ title: { cs: "A", uk: "Б" } }, "title.@")).toBe("Б");
  expect(
    read(
      {
        translations: [
          { languages_code: "cs-CZ", t: "A" },
          { languages_code: "uk-UA", t: "Б" },
        ],
      },
      "translations.@.t",
    ),
  ).toBe("Б");
  expect(read({ rows: [{ locale: { code: "uk" }, t: "Б" }] }, "rows.@.t")).toBe("Б");
  expect(read({ title: { cs: "A" } }, "title.@")).toBeUndefined();
  expect(read({}, "__proto__.polluted")).toBeUndefined();
});

test("the address of a file holds its id, and no other address has one", () => {
  const url = fileUrl({ id: "a-1", version: "2026-11-01T08:00:00Z", fileName: "../../x.png" });
  expect(url).toBe("/documents/files/a-1_20261101T080000Z_x.png");
  expect(fileIdOf(url.slice("/documents/files/".length))).toBe("a-1");
  for (const other of ["a.png", "a_b", "../x_1_y.png", "_1_y.png"]) expect(fileIdOf(other)).toBe(null);
  for (const id of ["", "a/b", "a_b", "é"]) expect(() => fileUrl({ id, version: "1", fileName: "x" })).toThrow("id");
});
