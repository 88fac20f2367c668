import { expect, test } from "vitest";
import { cleanPaste } from "../admin/html/clean-paste.ts";

/** A list paragraph as Word writes it. */
function item(sign: string, text: string, { level = 1, list = "l0", font = "Calibri" } = {}): string {
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\r\n`;
}

const list = (...signs: string[]) => signs.map((sign) => item(sign, "x")).join("");
const note = "<p class=MsoNormal style='margin-left:36pt'>pozn.</p>";
const inner = (sign: string, text: string) => item(sign, text, { level: 2 });

const signs: [string, string][] = [
  [list("a)", "b)"), '<ol type="a"><li>x</li><li>x</li></ol>'],
  [list("A)", "B)"), '<ol type="A"><li>x</li><li>x</li></ol>'],
  [list("(1)", "(2)"), "<ol><li>x</li><li>x</li></ol>"],
  [list("1)", "2)"), "<ol><li>x</li><li>x</li></ol>"],
  [list("(a)", "(b)"), '<ol type="a"><li>x</li><li>x</li></ol>'],
  [list("i.", "ii."), '<ol type="i"><li>x</li><li>x</li></ol>'],
  [list("I.", "II.", "III."), '<ol type="I"><li>x</li><li>x</li><li>x</li></ol>'],
  [list("iv.", "v.", "vi."), '<ol type="i" start="4"><li>x</li><li>x</li><li>x</li></ol>'],
  [list("h)", "i)", "j)"), '<ol type="a" start="8"><li>x</li><li>x</li><li>x</li></ol>'],
  [list("z)", "aa)", "bb)"), '<ol type="a" start="26"><li>x</li><li>x</li><li>x</li></ol>'],
  [list("V."), '<ol type="I" start="5"><li>x</li></ol>'],
  [list("C)"), '<ol type="A" start="3"><li>x</li></ol>'],
  [list("7.", "8."), '<ol start="7"><li>x</li><li>x</li></ol>'],
  [list("1.", "2.", "5."), '<ol><li>x</li><li>x</li></ol><ol start="5"><li>x</li></ol>'],
  [list("o", "o"), "<ul><li>x</li><li>x</li></ul>"],
  [list("–", "–"), "<ul><li>x</li><li>x</li></ul>"],
  [item("§", "x", { font: "Wingdings" }), "<ul><li>x</li></ul>"],
  [item("q", "x", { font: '"Wingdings 2"' }), "<ul><li>x</li></ul>"],
  [list("§ 1", "§ 2"), "<p>§ 1 x</p>\n<p>§ 2 x</p>"],
  [list("Čl. 1"), "<p>Čl. 1 x</p>"],
  [list("Příloha č. 2:"), "<p>Příloha č. 2: x</p>"],
];

test.each(signs)("the numbers of %s are kept, as a list where lists have them, otherwise as words", (source, html) => {
  expect(cleanPaste(source).html).toBe(html);
});

const levels: Record<string, [string, string]> = {
  "a list goes on after a paragraph": [
    item("1.", "jedna") + note + item("2.", "dvě"),
    '<ol><li>jedna</li></ol>\n<p>pozn.</p><ol start="2"><li>dvě</li></ol>',
  ],
  "a list goes on after an empty paragraph": [
    `${item("1.", "jedna")}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${item("2.", "dvě")}`,
    "<ol><li>jedna</li><li>dvě</li></ol>",
  ],
  "an inner list goes on after a paragraph": [
    item("1.", "jedna") + inner("a)", "a") + note + inner("b)", "b") + item("2.", "dvě"),
    '<ol><li>jedna<ol type="a"><li>a</li></ol>\n<p>pozn.</p><ol type="a" start="2"><li>b</li></ol></li><li>dvě</li></ol>',
  ],
  "an inner list starts after a paragraph": [
    item("1.", "jedna") + note + inner("a)", "a") + item("2.", "dvě"),
    '<ol><li>jedna\n<p>pozn.</p><ol type="a"><li>a</li></ol></li><li>dvě</li></ol>',
  ],
  "an inner list does not go on after a heading": [
    `${item("1.", "jedna")}${inner("a)", "a")}<h2>Nadpis</h2>${inner("b)", "b")}`,
    '<ol><li>jedna<ol type="a"><li>a</li></ol></li></ol>\n<h2>Nadpis</h2><ol type="a" start="2"><li>b</li></ol>',
  ],
  "levels are skipped": [
    item("·", "jedna") + item("·", "tři", { level: 3 }) + item("·", "dvě", { level: 2 }) + item("·", "konec"),
    "<ul><li>jedna<ul><li>tři</li></ul><ul><li>dvě</li></ul></li><li>konec</li></ul>",
  ],
  "a law has paragraphs, sections and letters": [
    `${item("§ 1", "Předmět")}${inner("(1)", "Zákon")}${item("a)", "kdo", { level: 3 })}${inner("(2)", "Platí")}${item("§ 2", "Pojmy")}`,
    '<p>§ 1 Předmět</p>\n<ol><li>Zákon<ol type="a"><li>kdo</li></ol></li><li>Platí</li></ol><p>§ 2 Pojmy</p>',
  ],
  "a real list stands between paragraphs of the list": [
    `${item("·", "jedna")}<ul type=circle><ul type=circle><li style='mso-list:l0 level2 lfo1'>pod ní</li></ul></ul>${item("·", "dvě")}`,
    "<ul><li>jedna<ul><li>pod ní</li></ul></li><li>dvě</li></ul>",
  ],
  "a style makes a paragraph an item": [
    `<style>p.MsoListBullet{mso-list:l3 level1 lfo3}</style><p class=MsoListBullet><span style='mso-list:Ignore'>·</span>jedna</p>`,
    "<ul><li>jedna</li></ul>",
  ],
};

test.each(Object.entries(levels))("in Word %s", (_name, [source, html]) => {
  expect(cleanPaste(source).html).toBe(html);
});

test("numbers of several levels become inner lists, which is reported, or stay as words where the outer number is missing", () => {
  const clean = cleanPaste(item("1.", "jedna") + inner("1.1", "a") + inner("1.2.", "b"));
  expect(clean.html).toBe("<ol><li>jedna<ol><li>a</li><li>b</li></ol></li></ol>");
  expect(clean.dropped).toContain("numbering");
  const alone = cleanPaste(inner("1.1", "a") + inner("1.2", "b"));
  expect(alone.html).toBe("<p>1.1 a</p>\n<p>1.2 b</p>");
  expect(alone.dropped).not.toContain("numbering");
});

/** An item as Word for the web writes it, in a list of its own. */
const webItem = (tag: string, attributes: string, text: string, level = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${tag} class="SCXW1 BCX8"><li data-listid="4" data-aria-level="${level}" ${attributes}><p class="Paragraph SCXW1" lang="CS-CZ"><span class="TextRun" xml:lang="CS-CZ">${text}</span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${tag.split(" ")[0]}></div>`;

test("items of Word for the web are one list with its levels and numbers", () => {
  const bullets = webItem("ul", "", "jedna") + webItem("ul", "", "pod ní", 2) + webItem("ul", "", "dvě");
  expect(cleanPaste(bullets).html).toBe("<ul><li>jedna<ul><li>pod ní</li></ul></li><li>dvě</li></ul>");
  const plain = '<div><ul role="list"><li role="listitem"><p>jedna</p></li></ul></div>';
  expect(cleanPaste(plain + plain).html).toBe("<ul><li>jedna</li><li>jedna</li></ul>");
  const letters = ["1", "2"].map((start) =>
    webItem(`ol start="${start}" style="list-style-type: lower-alpha"`, 'data-leveltext="%1)"', start),
  );
  expect(cleanPaste(letters.join("")).html).toBe('<ol type="a"><li>1</li><li>2</li></ol>');
  expect(cleanPaste(webItem('ol start="3"', 'data-leveltext="§ %1"', "Pojmy")).html).toBe("<p>§ 3 Pojmy</p>");
});

const html: Record<string, [string, string]> = {
  "a list beside the item it belongs to": [
    "<ul><li><p>jedna</p></li><ul><li><p>pod ní</p></li></ul><li>dvě</li></ul>",
    "<ul><li>jedna<ul><li>pod ní</li></ul></li><li>dvě</li></ul>",
  ],
  "a list in a list without items": ["<ul><ul><li>jedna</li></ul></ul>", "<ul><li>jedna</li></ul>"],
  "items without a list": ["<li>jedna</li>\n<li>dvě</li>", "<ul><li>jedna</li><li>dvě</li></ul>"],
  "a paragraph between items": [
    "<ol><li>jedna</li><p>více</p><li>dvě</li></ol>",
    "<ol><li>jedna<p>více</p></li><li>dvě</li></ol>",
  ],
  "a deeper list of another kind, which LibreOffice starts anew": [
    "<ul>\n<li><p>jedna</p></li>\n</ul>\n<ol>\n<ol>\n<li><p>krok</p></li>\n</ol>\n</ol>\n<ul>\n<ul>\n<ul>\n<li><p>bod</p></li>\n</ul>\n</ul>\n<li><p>dvě</p></li>\n</ul>",
    "<ul><li>jedna<ol><li>krok<ul><li>bod</li></ul></li></ol></li><li>dvě</li></ul>",
  ],
  "a deeper list after a paragraph": [
    "<ul><li>jedna</li></ul><p>více</p><ol><ol><li>krok</li></ol></ol>",
    "<ul><li>jedna</li></ul><p>více</p><ol><li>krok</li></ol>",
  ],
  "levels of items with nothing but looks between them": [
    "<ul><font></font><li style='mso-list:l0 level1 lfo1'>jedna</li></ul><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>pod ní</p>",
    "<ul><li>jedna<ul><li>pod ní</li></ul></li></ul>",
  ],
  "a number of an item": [
    '<ol type="a"><li>a</li><li value="5">e</li><li>f</li></ol>',
    '<ol type="a"><li>a</li></ol><ol type="a" start="5"><li>e</li><li>f</li></ol>',
  ],
  "a list that counts down": [
    "<ol reversed><li>dvě</li><li>jedna</li></ol>",
    '<ol start="2"><li>dvě</li></ol><ol><li>jedna</li></ol>',
  ],
  "letters by a style": [
    '<ol start="3" style="list-style-type:lower-alpha"><li>c</li></ol>',
    '<ol type="a" start="3"><li>c</li></ol>',
  ],
  "letters by the style of items": [
    '<ol><li style="list-style-type:upper-roman" aria-level="1"><p>I</p></li></ol>',
    '<ol type="I"><li>I</li></ol>',
  ],
};

test.each(Object.entries(html))("of other programs, %s is kept as one shows it", (_name, [source, expected]) => {
  expect(cleanPaste(source).html).toBe(expected);
});
