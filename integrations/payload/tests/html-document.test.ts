import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { allowedAttributes, allowedTags } from "#portal/contract/values/html.ts";
import { openHtml } from "../admin/html/html-document.ts";
import { plugins } from "../admin/html/plugins.ts";
import { domAttributes } from "../admin/html/shown-attributes.ts";
import { toHtml } from "../admin/html/to-html.ts";
import { htmlValues, meaning } from "./html-values.ts";

const values = htmlValues();

/** Place of the first words of a document; null where it has none. */
function firstWords(doc: Node): number | null {
  let found: number | null = null;
  doc.descendants((node, pos) => {
    if (node.isText && found === null) found = pos;
  });
  return found;
}

function typed(value: string, text: string): string {
  const { doc, toValue } = openHtml(value);
  const at = firstWords(doc);
  if (at === null) return value;
  const state = EditorState.create({ doc, plugins: plugins({}) });
  return toValue(state.apply(state.tr.insertText(text, at)).doc);
}

const preservedIn = (value: string) =>
  openHtml(value)
    .doc.toString()
    .match(/\bpreserved/g)?.length ?? 0;

test("every text of the recorded content items that is not edited is saved byte for byte", () => {
  expect(values.length).toBeGreaterThan(1000);
  for (const value of values) {
    const { doc, toValue } = openHtml(value);
    expect(toValue(doc)).toBe(value);
    expect(meaning(toHtml(doc.content))).toBe(meaning(value));
  }
});

test("a letter that is typed changes nothing else in any of them", () => {
  for (const value of values) {
    const changed = typed(value, "Ω");
    expect(changed.split("Ω")).toHaveLength(2);
    expect(meaning(changed.replace("Ω", ""))).toBe(meaning(value));
  }
});

test("blocks that nobody edits keep every byte, and so does a text whose change was undone", () => {
  const value = "<P class=x>Jedna<br/>\n</P>\n\n<ul><li>dvě</ul>\n<p>tři";
  expect(typed(value, "!")).toBe('<p class="x">!Jedna<br></p>\n\n<ul><li>dvě</ul>\n<p>tři</p>');
  const { doc, toValue } = openHtml(value);
  const state = EditorState.create({ doc });
  const tr = state.tr.insertText("!", 1);
  expect(toValue(tr.delete(1, 2).doc)).toBe(value);
});

/** Markup of each tag in a place where it may stand. */
const examples: Record<(typeof allowedTags)[number], string> = {
  ...Object.fromEntries(allowedTags.map((tag) => [tag, `<p>Před <${tag}>slovo</${tag}> a po</p>`])),
} as Record<(typeof allowedTags)[number], string>;
const blocks = ["p", "h2", "h3", "h4", "h5", "h6", "pre"] as const;
for (const tag of blocks) examples[tag] = `<${tag}>Text</${tag}>`;
for (const tag of ["blockquote", "figure"] as const) examples[tag] = `<${tag}><p>Text</p></${tag}>`;
for (const tag of ["br", "img"] as const) examples[tag] = `<p>Před <${tag}> a po</p>`;
examples.hr = "<p>Text</p><hr><p>Text</p>";
for (const tag of ["ul", "ol"] as const) examples[tag] = `<${tag}><li>Text</li></${tag}>`;
examples.li = "<ul><li>Text<ul><li><p>Text</p></li></ul></li></ul>";
for (const tag of ["dl", "dt", "dd"] as const) examples[tag] = "<dl><dt>Pojem</dt><dd>Text</dd></dl>";
examples.figcaption = '<figure><img src="/documents/files/a.png" alt=""><figcaption>Text</figcaption></figure>';
for (const tag of ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"] as const)
  examples[tag] =
    "<table><caption>Text</caption><thead><tr><th>Text</th></tr></thead><tbody><tr><td>Text</td></tr></tbody><tfoot><tr><td>Text</td></tr></tfoot></table>";

const cases = allowedTags.flatMap((tag) => {
  const names = [...(allowedAttributes["*"] ?? []), ...(allowedAttributes[tag] ?? [])];
  return [
    ["", examples[tag]],
    ...names.map((name) => [name, examples[tag].replace(`<${tag}`, `<${tag} ${name}="2"`)]),
  ].map(([name, html]) => ({ tag, name, html: html ?? "" }));
});

test.each(cases)("<$tag $name> is edited and kept", ({ tag, html }) => {
  expect(html).toContain(`<${tag}`);
  const value = `${html}<p>jiný odstavec</p>`;
  expect(preservedIn(value)).toBe(0);
  const { doc } = openHtml(value);
  expect(meaning(toHtml(doc.content))).toBe(meaning(value));
  expect(meaning(typed(value, "Ω").replace("Ω", ""))).toBe(meaning(value));
});

const unknown = {
  "a comment": "<p>Text<!-- poznámka --></p>",
  "a form": "<p>Text</p><form action=/x><label>Jméno</label><input name=a></form>",
  "a frame": '<p>Text</p><iframe src="https://mapy.cz"></iframe>',
  "a script": "<p>Text</p><script>alert('<p>')</script>",
  "a place that links lead to": '<p><a id="misto"></a>Text</p>',
  "an unknown tag": '<p>Text <x-tag data-a="1">slovo</x-tag> a <font color="red">barva</font></p>',
  attributes: '<p style="color:red" class="Mso" onclick="x()">Text</p>',
  "a link around blocks": '<p>Text</p><a href="/x"><h3>Nadpis</h3><p>Text</p></a>',
  "a list in a list without an item": "<ul><li>Text</li><ul><li>níž</li></ul></ul>",
  "words in a list": "<ul>slova<li>Text</li></ul>",
  "columns of a table": "<p>Text</p><table><colgroup><col span=2></colgroup><tr><td>a</td></tr></table>",
  "a table with uneven rows": "<p>Text</p><table><tr><td>a</td><td>b</td></tr><tr><td colspan=3>c</td></tr></table>",
  "parts of a page": "<div class=a><section><p>Text</p>volně</section></div>",
  details: "<details open><summary>Text</summary><p>Uvnitř</p></details>",
  "marks in any order": "<p>Text <em><strong>a</strong></em> <strong><em>b <em>c</em></em></strong></p>",
  "half a tag": "<p>Text < 5 & <b>nezavřeno</p><p>další",
};

test.each(Object.entries(unknown))("%s is not lost where the editor does not know it", (_name, value) => {
  const { doc, toValue } = openHtml(value);
  expect(toValue(doc)).toBe(value);
  expect(meaning(toHtml(doc.content))).toBe(meaning(value));
  expect(meaning(typed(value, "Ω").replace("Ω", ""))).toBe(meaning(value));
});

test("a document without words is an empty field, and an empty field has a paragraph", () => {
  const { doc, toValue } = openHtml("");
  expect(doc.childCount).toBe(1);
  expect(toValue(doc)).toBe("");
  const filled = openHtml("<p>a</p>");
  expect(filled.toValue(doc)).toBe("");
});

test("nothing of a text runs in the form, and nothing is fetched but files of the library", () => {
  const shown = (tag: string, attributes: Record<string, string>) => {
    const { "data-attributes": all, ...others } = domAttributes(tag, { attributes });
    expect(JSON.parse(all ?? "")).toEqual(attributes);
    return others;
  };
  expect(shown("a", { href: "javascript:alert(1)", onclick: "x()", style: "x", lang: "en" })).toEqual({ lang: "en" });
  expect(shown("img", { src: "https://jinde.cz/a.png", onerror: "x()", alt: "X" })).toEqual({ alt: "X" });
  expect(shown("img", { src: "/documents/files/a.png" })).toEqual({ src: "/api/documents/file/a.png" });
  expect(shown("font", { color: "red" })).toEqual({});
});

test("HTML too deep for a document is an error, by which the field opens as source", () => {
  expect(() => openHtml("<div>".repeat(50_000))).toThrow(RangeError);
});
