import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import { expect, test } from "vitest";
import * as blocks from "../admin/html/blocks.ts";
import { cleanPaste } from "../admin/html/clean-paste.ts";
import { clipboardTextParser } from "../admin/html/clipboard.ts";
import { openHtml } from "../admin/html/html-document.ts";
import { hasTag, setMark, toggleMark, unsetMark } from "../admin/html/marks.ts";
import { plugins } from "../admin/html/plugins.ts";
import { askingOf } from "../admin/html/questions.ts";
import * as tables from "../admin/html/tables.ts";
import { enterInCaption, enterInTerms } from "../admin/html/terms.ts";
import { toHtml } from "../admin/html/to-html.ts";
import { tableTools, toolGroups } from "../admin/html/tools.ts";
import { searchValues } from "../admin/values/search-values.ts";
import { meaning } from "./html-values.ts";

/** Opens HTML in which `[` and `]` mark the selection and `|` the cursor. */
function start(marked: string) {
  const { doc, toValue } = openHtml(marked);
  let state = EditorState.create({ doc, plugins: plugins({}) });
  const places: Record<string, number> = {};
  for (const sign of ["[", "]", "|"]) {
    state.doc.descendants((node, pos) => {
      const at = node.isText ? (node.text ?? "").indexOf(sign) : -1;
      if (at !== -1) places[sign] ??= pos + at;
    });
    const at = places[sign];
    if (at !== undefined) state = state.apply(state.tr.delete(at, at + 1));
  }
  const from = places["["] ?? places["|"] ?? 1;
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, places["]"] ?? from)));
  return {
    get state() {
      return state;
    },
    run(command: Command): boolean {
      return command(state, (tr) => {
        state = state.apply(tr);
        state.doc.check();
      });
    },
    type(text: string): void {
      state = state.apply(state.tr.insertText(text));
    },
    value: () => toValue(state.doc),
  };
}

function after(marked: string, ...commands: Command[]): string {
  const editor = start(marked);
  for (const command of commands) expect(editor.run(command)).toBe(true);
  return editor.value();
}

const tool = (name: string): Command => {
  const found = [...toolGroups.flat(), ...tableTools].find((own) => own.name === `html.${name}`)?.run;
  if (!found) throw new Error(`no tool ${name}`);
  return found;
};

test("words become bold and cease to be, whichever tag they had", () => {
  expect(after("<p>a [b] c</p>", toggleMark("strong"))).toBe("<p>a <strong>b</strong> c</p>");
  expect(after("<p>a <b class=x>[b]</b> c</p>", toggleMark("strong"))).toBe("<p>a b c</p>");
  expect(after("<p>a <em>x [b]</em> c</p>", toggleMark("strong"))).toBe("<p>a <em>x <strong>b</strong></em> c</p>");
  const editor = start("<p>a|</p>");
  editor.run(toggleMark("sub"));
  editor.type("2");
  expect(editor.value()).toBe("<p>a<sub>2</sub></p>");
});

test("a paragraph becomes a heading with its language and place", () => {
  expect(after('<p lang="en" id="x">a|</p>', tool("h3"))).toBe('<h3 lang="en" id="x">a</h3>');
});

test("lists are made, changed, nested and left", () => {
  expect(after("<p>[a</p><p>b]</p>", tool("ul"))).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(after('<h2>x</h2><p lang="en">[a</p><ul><li>b</li></ul><p>c]</p>', tool("ol"))).toBe(
    '<h2>x</h2><ol><li lang="en">a</li><li>b</li><li>c</li></ol>',
  );
  const lines = start("<div><blockquote><p>x</p><p>[a</p><p>b]</p></blockquote></div>");
  lines.run(tool("ul"));
  lines.type("!");
  expect(lines.value()).toBe("<div><blockquote><p>x</p><ul><li>!</li></ul></blockquote></div>");
  expect(after("<ul><li>a|</li></ul>", tool("ol"))).toBe("<ol><li>a</li></ol>");
  expect(after("<ul><li>a</li><li>b|</li></ul>", tool("indent"))).toBe("<ul><li>a<ul><li>b</li></ul></li></ul>");
  expect(after("<ul><li>a</li><li>b|</li></ul>", tool("ul"))).toBe("<ul><li>a</li></ul><p>b</p>");
});

test("a term becomes neither a list nor a quotation, which could not stand in its place", () => {
  for (const name of ["ul", "blockquote"]) expect(start("<dl><dt>a|</dt><dd>b</dd></dl>").run(tool(name))).toBe(false);
});

test("words without markup are pasted with the looks around them, and lines as paragraphs", () => {
  const paste =
    (text: string): Command =>
    (state, dispatch) => {
      dispatch?.(state.tr.replaceSelection(clipboardTextParser(text, state.selection.$from)));
      return true;
    };
  expect(after("<p>a <b>b|</b></p>", paste("x < y"))).toBe("<p>a <b>bx &lt; y</b></p>");
  expect(after("<p>a|</p>", paste("x\r\n\r\ny"))).toBe("<p>ax</p><p>y</p>");
});

test("a list of terms is written with the enter key", () => {
  const editor = start("<p>Dávka|</p>");
  editor.run(tool("dl"));
  editor.type("peníze");
  editor.run(enterInTerms);
  editor.type("Lhůta");
  editor.run(enterInTerms);
  editor.type("doba");
  expect(editor.value()).toBe("<dl><dt>Dávka</dt><dd>peníze</dd><dt>Lhůta</dt><dd>doba</dd></dl>");
  editor.run(enterInTerms);
  editor.run(enterInTerms);
  editor.run(enterInTerms);
  editor.type("Dál");
  expect(editor.value()).toContain("<p>Dál</p>");
});

test("links, abbreviations and languages are set, changed and taken away", () => {
  const link = { tag: "a", attributes: { href: "/x", hreflang: "" }, text: "" };
  expect(after("<p>a [b] c</p>", setMark(hasTag("a"), link))).toBe('<p>a <a href="/x">b</a> c</p>');
  expect(after('<p>a <a href="/y" target="_blank">b <em>c|</em></a></p>', setMark(hasTag("a"), link))).toBe(
    '<p>a <a href="/x" target="_blank">b <em>c</em></a></p>',
  );
  expect(after("<p>a [b <em>c</em> d]</p>", setMark(hasTag("a"), link))).toBe(
    '<p>a <a href="/x">b <em>c</em> d</a></p>',
  );
  expect(after('<p>a <a href="/y">b|</a></p>', unsetMark(hasTag("a")))).toBe("<p>a b</p>");
  const editor = start("<p>a |</p>");
  const asking = askingOf("abbr", editor.state, null);
  expect(asking.questions.map(({ name }) => name)).toEqual(["text", "title"]);
  editor.run(asking.apply({ text: "ÚP", title: "Úřad práce" }));
  editor.type("!");
  expect(editor.value()).toBe('<p>a <abbr title="Úřad práce">ÚP</abbr>!</p>');
  const page = start("<p>|</p>");
  page.run(askingOf("a", page.state, null).apply({ text: "ČSSZ", href: "www.cssz.cz", hreflang: "" }));
  expect(page.value()).toBe('<p><a href="https://www.cssz.cz">ČSSZ</a></p>');
  const words = start("<p>a [b] c</p>");
  words.run(askingOf("lang", words.state, null).apply({ lang: "en" }));
  expect(words.value()).toBe('<p>a <span lang="en">b</span> c</p>');
  const line = start("<p>a|</p>");
  line.run(askingOf("lang", line.state, null).apply({ lang: "de" }));
  expect(line.value()).toBe('<p lang="de">a</p>');
  expect(after('<p lang="de">a|</p>', askingOf("lang", line.state, null).remove ?? (() => false))).toBe("<p>a</p>");
});

test("an address that no link may lead to is a fault of the dialog", () => {
  const [href] = askingOf("a", start("<p>[a]</p>").state, null).questions;
  expect(href?.fault?.("javascript:alert(1)")).toBe("html.addressWrong");
  expect(href?.fault?.("www.uradprace.cz")).toBeNull();
});

test("an image of the library comes with its caption, and its text can be changed", () => {
  const chosen = { src: "/documents/files/a.png", alt: "Vchod" };
  const editor = start("<p>a</p><p>|</p>");
  const asking = askingOf("figure", editor.state, chosen);
  expect(asking.questions[0]?.value).toBe("Vchod");
  editor.run(asking.apply({ alt: "Vchod do úřadu", caption: "Úřad" }));
  const figure =
    '<figure><img src="/documents/files/a.png" alt="Vchod do úřadu"><figcaption>Úřad</figcaption></figure>';
  expect(editor.value()).toBe(`<p>a</p>${figure}`);
  const image = start('<p><img src="/documents/files/a.png" width="9"> a</p>');
  image.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, 1)));
    return true;
  });
  image.run(askingOf("figure", image.state, null).apply({ alt: "X" }));
  expect(image.value()).toBe('<p><img src="/documents/files/a.png" width="9" alt="X"> a</p>');
});

const table =
  '<table><caption>C</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d|</td></tr></tbody></table>';
const plain = table.replace("|", "");

test("a table is made with its caption and headers", () => {
  const editor = start("<p>|</p>");
  const answers = { caption: "Sazby", rows: "2", columns: "2", headRow: "true", headColumn: "true" };
  editor.run(askingOf("table", editor.state, null).apply(answers));
  editor.type("Rok");
  expect(editor.value()).toBe(
    '<table><caption>Sazby</caption><thead><tr><th scope="col">Rok</th><th scope="col"></th></tr></thead><tbody><tr><th scope="row"></th><td></td></tr></tbody></table>',
  );
});

test("rows and columns come and go with what they are headers of", () => {
  expect(after(table, tool("rowBelow"))).toBe(
    plain.replace("</tbody>", '<tr><th scope="row"></th><td></td></tr></tbody>'),
  );
  expect(after(table, tool("columnAfter"))).toBe(
    plain.replace("</tr></thead>", '<th scope="col"></th></tr></thead>').replace("d</td>", "d</td><td></td>"),
  );
  expect(after(table, tool("removeRow"))).not.toContain("<tbody>");
  expect(after(table.replace("a<", "a|<").replace("d|", "d"), tool("rowBelow"))).toMatch(
    /<\/thead><tbody><tr>.*<\/tr><tr>/,
  );
  expect(after(table, tool("removeTable"))).toBe("");
});

test("rows and columns become headers and cease to be", () => {
  const one = "<table><tbody><tr><td>a|</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>";
  expect(after(one, tables.toggleHeaderLine("col"), tables.toggleHeaderLine("row"))).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  );
  expect(after(one, tables.toggleHeaderLine("col"), tables.toggleHeaderLine("col"))).toBe(one.replace("|", ""));
});

test("a cell becomes a header of its column or row and ceases to be; what is beside its table keeps every byte", () => {
  const [above, below] = ["<P  class=a>x &amp; y</P>\n", "\n<UL><li>z</UL>"];
  const table = '<table border=1><tr><td align="left">a<td>b\n<tr><TH scope=rowgroup>c<td>d</table>';
  const editor = start(`${above}${table}${below}`);
  editor.run((state, dispatch) => {
    const cells: number[] = [];
    state.doc.descendants((node, pos) => void (node.type.name === "td" && cells.push(pos)));
    dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(cells[0] ?? 0))));
    return true;
  });
  const states = () => (["col", "row"] as const).map((scope) => tables.isHeaderCell(editor.state, scope));
  const withFirst = (cell: string) =>
    `${above}<table border="1"><tbody><tr>${cell}<td>b</td></tr><tr><th scope="rowgroup">c</th><td>d</td></tr></tbody></table>${below}`;
  editor.run(tool("headOfColumn"));
  expect(states()).toEqual([true, false]);
  expect(editor.value()).toBe(withFirst('<th align="left" scope="col">a</th>'));
  editor.run(tool("headOfRow"));
  expect(states()).toEqual([false, true]);
  expect(editor.value()).toBe(withFirst('<th align="left" scope="row">a</th>'));
  editor.run(tool("headOfRow"));
  expect(states()).toEqual([false, false]);
  expect(editor.value()).toBe(`${above}${table}${below}`);
});

test("cells are merged and split, captions come and go", () => {
  const editor = start(table);
  const cells: number[] = [];
  editor.state.doc.descendants((node, pos) => void (/^t[dh]$/.test(node.type.name) && cells.push(pos)));
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(CellSelection.create(state.doc, cells[2] ?? 0, cells[3])));
    return true;
  });
  expect(editor.run(tool("merge"))).toBe(true);
  expect(editor.value()).toContain('colspan="2"');
  expect(editor.run(tool("split"))).toBe(true);
  expect(editor.value()).not.toContain("colspan");
  expect(after(table, tool("caption"))).toBe(plain.replace("<caption>C</caption>", ""));
  expect(after(table, tool("caption"), tool("caption"))).toBe(plain.replace(">C<", "><"));
});

test("the enter key leaves captions", () => {
  const editor = start("<figure><img src='/documents/files/a.png' alt=''><figcaption>a|</figcaption></figure>");
  editor.run(enterInCaption);
  editor.type("Dál");
  expect(editor.value()).toMatch(/<\/figure><p>Dál<\/p>$/);
});

test("formatting is cleared, what words mean stays", () => {
  const value = '<h2 class="x">[a <b>b</b> <a href="/x"><u>c</u></a> <i lang="en">d</i> <font color=red>e</font>]</h2>';
  expect(after(value, blocks.clearFormatting)).toBe('<p>a b <a href="/x">c</a> <i lang="en">d</i> e</p>');
});

test("no tool breaks a text, wherever the cursor is", () => {
  const places = [
    "<p>a|</p>",
    "<ul><li>a|</li></ul>",
    "<dl><dt>a|</dt><dd>b</dd></dl>",
    "<dl><dt>a</dt><dd>b|</dd></dl>",
  ];
  const more = [
    table,
    table.replace("C", "C|").replace("d|", "d"),
    "<blockquote><p>a|</p></blockquote>",
    "<pre>a|</pre>",
    "|",
    "a|",
  ];
  const tools = [...toolGroups.flat(), ...tableTools];
  for (const place of [
    ...places,
    ...more,
    "<figure><figcaption>a|</figcaption></figure>",
    "<div><p>[a</p><p>b]</p></div>",
  ])
    for (const { run, isOn, name } of tools) {
      const editor = start(place);
      if (!run) continue;
      const isPossible = run(editor.state);
      expect(editor.run(run), `${name} in ${place}`).toBe(isPossible);
      isOn?.(editor.state);
      const { doc } = openHtml(editor.value());
      if (editor.value() === "") continue;
      expect(meaning(toHtml(doc.content)), `${name} in ${place}`).toBe(meaning(editor.value()));
    }
});

const answered =
  (answers: Record<string, string>): Command =>
  (state, dispatch) =>
    askingOf("value", state, null).apply(answers)(state, dispatch);

test("a reference to a shared value is inserted as text, with its options, and undone", () => {
  const chosen = { key: "minimalni-mzda.mesicni" };
  expect(after("<p>Činí | měsíčně.</p>", answered(chosen))).toBe(
    "<p>Činí {{hodnota:minimalni-mzda.mesicni}} měsíčně.</p>",
  );
  expect(after("<p>a [b] c</p>", answered({ ...chosen, bare: "true", at: "2027-01-01" }))).toBe(
    "<p>a {{hodnota:minimalni-mzda.mesicni|bez-jednotky|k:2027-01-01}} c</p>",
  );
  expect(after("<p><strong>Činí |</strong></p>", answered(chosen))).toBe(
    "<p><strong>Činí {{hodnota:minimalni-mzda.mesicni}}</strong></p>",
  );
  const editor = start("<ul><li>Činí |</li></ul>");
  editor.run(answered(chosen));
  expect(editor.run(tool("undo"))).toBe(true);
  expect(editor.value()).not.toContain("hodnota");
});

test("the reference at the cursor or around the selection is the one that is changed or removed", () => {
  /** Opens HTML, in which the first `|` is left out, with a selection between two places. */
  const at = (html: string, from: string, to = from) => {
    const editor = start(html);
    const place = (words: string) => {
      let found = -1;
      editor.state.doc.descendants((node, pos) => {
        const index = node.text?.indexOf(words) ?? -1;
        if (index !== -1) found = pos + index;
      });
      return found;
    };
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, place(from), place(to))));
      return true;
    });
    return editor;
  };
  const html = "<p>|x<br><em>y</em> {{hodnota:a.b}} a {{hodnota:c.d|bez-jednotky|k:2027-03-28}} konec</p>";
  for (const own of [at(html, "c.d"), at(html, "c.d", "k:2027")]) {
    const { questions, remove } = askingOf("value", own.state, null);
    expect(questions.map(({ value }) => value)).toEqual(["c.d", "true", "2027-03-28"]);
    expect(remove).toBeDefined();
  }
  const changed = at(html, "c.d");
  changed.run(answered({ key: "e.f" }));
  expect(changed.value()).toBe("<p>x<br><em>y</em> {{hodnota:a.b}} a {{hodnota:e.f}} konec</p>");
  const removed = at(html, "k:2027");
  removed.run((state, dispatch) => askingOf("value", state, null).remove?.(state, dispatch) ?? false);
  expect(removed.value()).toBe("<p>x<br><em>y</em> {{hodnota:a.b}} a  konec</p>");
  // Between two references, or in words that are none, there is nothing to change.
  for (const [own, from] of [
    [html, " a "],
    ["<p>{{hodnota a</p>", "{{"],
    ["<p>ab</p>", "b"],
  ] as const)
    expect(askingOf("value", at(own, from).state, null).remove).toBeUndefined();
  // A malformed one is replaced as a whole.
  const malformed = at("<p>a {{hodnota:c}} b</p>", "nota:c");
  malformed.run(answered({ key: "c.d" }));
  expect(malformed.value()).toBe("<p>a {{hodnota:c.d}} b</p>");
});

test("a reference outlives opening and pasting", () => {
  const html = "<p>Činí {{hodnota:a.b|bez-jednotky|k:2027-01-01}} a <strong>{{hodnota:c.d}}</strong>.</p>";
  expect(toHtml(openHtml(html).doc.content)).toBe(html);
  expect(cleanPaste(`<!--StartFragment-->${html}<!--EndFragment-->`).html).toBe(html);
  const { $from } = start("<p>|</p>").state.selection;
  expect(clipboardTextParser("{{hodnota:a.b}}", $from).content.toString()).toContain("{{hodnota:a.b}}");
});

test("values are found by words of their name and key, whatever their accents", () => {
  const list = [
    { key: "minimalni-mzda.mesicni", name: "Minimální mzda za měsíc", text: "22 400 Kč" },
    { key: "pridavek.do-6", name: "Přídavek do 6 let", text: null },
  ].map((each) => ({ ...each, kind: "money" as const, changes: null }));
  const found = (words: string) => searchValues(list, words).map(({ key }) => key);
  expect(found("")).toHaveLength(2);
  expect(found(" MESIC  minimalni ")).toEqual(["minimalni-mzda.mesicni"]);
  expect(found("přídavek")).toEqual(["pridavek.do-6"]);
  expect(found("do-6")).toEqual(["pridavek.do-6"]);
  expect(found("mzda dítě")).toEqual([]);
});
