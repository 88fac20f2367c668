import { expect, test } from "vitest";
import { cleanPaste } from "../admin/html/clean-paste.ts";

const cleaned = (source: string) => cleanPaste(source).html;

const longText = `Nárok${" má rodič".repeat(22)}`;

const headings: [string, string][] = [
  [
    '<p class="Paragraph SCXW1" role="heading" aria-level="2">Nárok<span class="EOP">&nbsp;</span></p>',
    "<h2>Nárok</h2>",
  ],
  ['<div role="heading" aria-level="3">Nárok</div>', "<h3>Nárok</h3>"],
  ['<p role="heading">Nárok</p>', "<h2>Nárok</h2>"],
  ["<p class=MsoTitle>Nárok</p>", "<h2>Nárok</h2>"],
  ["<p class=MsoHeading8>Nárok</p>", "<h6>Nárok</h6>"],
  ["<p class=MsoNormal style='mso-outline-level:3'><b>Nárok</b></p>", "<h3><strong>Nárok</strong></h3>"],
  ["<style>p.Podnadpis{mso-outline-level:4;font-weight:bold}</style><p class=Podnadpis>Nárok</p>", "<h4>Nárok</h4>"],
  ["<p class=MsoNormal style='mso-outline-level:body-text'>Nárok</p>", "<p>Nárok</p>"],
  [
    "<p class=MsoListParagraph style='mso-outline-level:4;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>a)</span>Nárok</p>",
    '<ol type="a"><li>Nárok</li></ol>',
  ],
  [`<p style='mso-outline-level:1'>${longText}</p>`, `<p>${longText}</p>`],
  ["<h1><o:p>&nbsp;</o:p></h1><p class=MsoNormal>Text</p>", "<p>Text</p>"],
  [
    "<h2 style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>Nárok</h2>",
    "<h2>Nárok</h2>",
  ],
  [
    "<h3 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>Nárok</h3>",
    "<h3>1.1 Nárok</h3>",
  ],
  [
    "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>Čl. I<span>&nbsp; </span></span>Nárok</h2>",
    "<h2>Čl. I Nárok</h2>",
  ],
  ["<h2>• Nárok</h2>", "<h2>Nárok</h2>"],
  [
    '<div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1" data-leveltext="%1."><p role="heading" aria-level="2">Nárok</p></li></ol></div>',
    "<h2>2. Nárok</h2>",
  ],
  ['<p class="x_MsoTitle">Nárok</p>', "<h2>Nárok</h2>"],
  ["<h2>§ 5 Nárok</h2>", "<h2>§ 5 Nárok</h2>"],
  ['<table><tr><td class="heading1">Nárok</td></tr></table>', "<table><tbody><tr><td>Nárok</td></tr></tbody></table>"],
];

test.each(headings)("%s is the heading that its source shows", (source, html) => {
  expect(cleaned(source)).toBe(html);
});

test.each([
  '<p class="Paragraph SCXW1" lang="EN-US"><span lang="EN-US" xml:lang="EN-US">Nárok</span></p>',
  "<p class=MsoNormal><span lang=EN-US>Nárok</span></p>",
  '<p lang="en-US" class="western"><font><span lang="en-US">Nárok</span></font></p>',
  '<meta name="generator" content="LibreOffice 24.2"/><p lang="en-US">Nárok</p>',
  '<p><span xml:lang="EN-US" lang="EN-US">Nárok</span></p>',
])("the language of a spell checker is not that of the text: %s", (source) => {
  expect(cleaned(source)).toBe("<p>Nárok</p>");
});

test("links into a private document of Google Docs go, which is reported", () => {
  const source = '<p><a href="https://docs.google.com/document/d/1/edit#heading=h.1">Úvod</a></p>';
  expect(cleanPaste(source)).toEqual({ html: "<p>Úvod</p>", dropped: ["places"] });
});

test("a language that a web page sets is kept", () => {
  expect(cleaned('<p>Viz <span lang="en">Single Point of Contact</span></p>')).toBe(
    '<p>Viz <span lang="en">Single Point of Contact</span></p>',
  );
});

const bold: [string, string][] = [
  ['<p><span style="font-weight:600">Nárok</span></p>', "<p><strong>Nárok</strong></p>"],
  ['<p><font style="font-weight:bolder">Nárok</font></p>', "<p><strong>Nárok</strong></p>"],
  ['<p style="font-weight:bold">Nárok</p>', "<p><strong>Nárok</strong></p>"],
  ["<style>.c1{font-weight:700}</style><p><span class=c1>Nárok</span></p>", "<p><strong>Nárok</strong></p>"],
  [
    "<style>p.a{font-weight:bold}</style><p class=a>Nárok <span style='font-weight:normal'>ne</span></p>",
    "<p><strong>Nárok </strong>ne</p>",
  ],
  ['<div style="font-weight:bold"><p>a</p><p>b</p></div>', "<p><strong>a</strong></p><p><strong>b</strong></p>"],
  ["<p><b style='mso-bidi-font-weight:normal'>Nárok</b></p>", "<p><strong>Nárok</strong></p>"],
  ["<b><p>a</p><p>b</p></b>", "<p><strong>a</strong></p><p><strong>b</strong></p>"],
  ["<ul><li style='font-weight:bold'><p>a</p></li></ul>", "<ul><li><strong>a</strong></li></ul>"],
  ['<p><span style="font:italic bold 12pt Arial">Nárok</span></p>', "<p><strong><em>Nárok</em></strong></p>"],
  [
    "<p><b><span style='font-weight:bold'>Ná</span></b><b>rok</b><b> </b>dítěte</p>",
    "<p><strong>Nárok</strong> dítěte</p>",
  ],
  ["<h2 style='font-weight:bold'>Nárok</h2>", "<h2>Nárok</h2>"],
];

test.each(bold)("%s is bold where its source shows it", (source, html) => {
  expect(cleaned(source)).toBe(html);
});

test("footnotes of Word lead there and back; a note that is missing is reported", () => {
  const { html, dropped } = cleanPaste(
    `<p class=MsoNormal>Nárok<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span style='vertical-align:super'>[1]</span></a> a dítě<a href="#_ftn2" name="_ftnref2">[2]</a></p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="file:///C:/clip.htm#_ftnref1" name="_ftn1" title="">[1]</a> Zákon</p></div></div>`,
  );
  expect(html).toBe(
    '<p>Nárok<a id="_ftnref1" href="#_ftn1"><sup>[1]</sup></a> a dítě[2]</p><hr><p><a id="_ftn1" href="#_ftnref1">[1]</a> Zákon</p>',
  );
  expect(dropped).toEqual(["places", "looks"]);
});

test("footnotes of LibreOffice and of exports from Google Docs lead there and back", () => {
  expect(
    cleaned(
      '<p>Nárok<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Zákon</p></div>',
    ),
  ).toBe(
    '<p>Nárok<a id="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><p><a id="sdfootnote1sym" href="#sdfootnote1anc">1</a> Zákon</p>',
  );
  expect(
    cleaned(
      '<p>Nárok<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Zákon</p></div>',
    ),
  ).toBe(
    '<p>Nárok<sup><a id="ftnt_ref1" href="#ftnt1">[1]</a></sup></p><p><a id="ftnt1" href="#ftnt_ref1">[1]</a> Zákon</p>',
  );
});

test("only places that something links to become ids, which the field does not have yet and which the portal keeps", () => {
  const source =
    '<p><a href="#Závěr 1">Závěr</a></p><h2><a name="_GoBack"></a><a name="Závěr 1"></a>Závěr</h2><ul><li><p><a name="bod"></a>Bod</p></li></ul><p><a href="#bod">bod</a></p>';
  expect(cleanPaste(source, new Set(["bod"])).html).toBe(
    '<p><a href="#Zaver-1">Závěr</a></p><h2 id="Zaver-1">Závěr</h2><ul><li id="bod-2">Bod</li></ul><p><a href="#bod-2">bod</a></p>',
  );
});

const contents: [string, string][] = [
  [
    "<p class=MsoToc1><a href=\"#_Toc1\">Úvod<span style='display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>........ </span></span><span style='display:none;mso-hide:screen'>3</span></a></p><h1><a name=\"_Toc1\"></a>Úvod</h1>",
    '<p><a href="#_Toc1">Úvod</a></p><h2 id="_Toc1">Úvod</h2>',
  ],
  ["<p class=MsoToc1>Úvod<span style='mso-tab-count:1 dotted'>. </span>12</p>", "<p>Úvod</p>"],
  [
    '<div id="Table of Contents1"><p><a href="#__RefHeading___Toc1">1. Úvod\t3</a></p></div><h1 class="western"><a name="__RefHeading___Toc1"></a>1. Úvod</h1>',
    '<p><a href="#__RefHeading___Toc1">1. Úvod</a></p><h2 id="__RefHeading___Toc1">1. Úvod</h2>',
  ],
  [
    '<p><a href="#heading=h.1">Úvod</a><a href="#heading=h.1"><span style="white-space:pre">\t</span></a><a href="#heading=h.1">3</a></p><h1 id="heading=h.1">Úvod</h1>',
    '<p><a href="#heading-h-1">Úvod</a></p><h2 id="heading-h-1">Úvod</h2>',
  ],
  ["<p>Úvod ........ 3</p><p>Nárok …… 4</p><p>Závěr. . . . . 12</p>", "<p>Úvod</p><p>Nárok</p><p>Závěr</p>"],
  [
    "<p>Předmluva ........ iv</p><p>Úvod ........ 1</p><p>Nárok ........ 2</p>",
    "<p>Předmluva</p><p>Úvod</p><p>Nárok</p>",
  ],
  ["<p>Úvod ........ 3<br>Nárok ........ 4<br>Závěr ........ 12</p>", "<p>Úvod<br>Nárok<br>Závěr</p>"],
];

test.each(contents)("a list of contents loses its dots and page numbers, which is reported: %s", (source, html) => {
  const clean = cleanPaste(source);
  expect(clean.html).toBe(html);
  expect(clean.dropped.filter((kind) => kind !== "looks")).toEqual(["pageNumbers"]);
});

test("dots before the only number of a price list belong to no list of contents", () => {
  const source = "<p class=MsoNormal>Pas<span style='mso-tab-count:1 dotted'>........ </span>600</p>";
  expect(cleanPaste(source)).toEqual({ html: "<p>Pas........ 600</p>", dropped: ["looks"] });
});

test.each([
  "<p>Pas ........ 600</p><p>Průkaz ........ 200</p><p>Ověření ........ 30</p>",
  "<p>Pas ........ 200 Kč</p><p>Průkaz ........ 600 Kč</p><p>Ověření ........ 900 Kč</p>",
  "<p>Jméno ........</p><p>Příloha 1</p><p>Příloha 2</p>",
  "<p>Poplatek ........ 5</p>",
])("dots of %s belong to no list of contents", (source) => {
  expect(cleanPaste(source)).toEqual({ html: source, dropped: [] });
});

test("words of forms are kept where one reads them, and a form is reported", () => {
  const { html, dropped } = cleanPaste(
    '<form><label>Jméno</label><input value="Jana"><input type="hidden" value="x"><select><option>Praha</option><option selected>Brno</option></select><textarea>Důvod</textarea><button>Odeslat</button><fieldset><legend>Údaje</legend>Vyplňte</fieldset></form>',
  );
  expect(html).toBe("<p>Jméno Jana Brno Důvod Odeslat</p><p>Údaje</p><p>Vyplňte</p>");
  expect(dropped).toEqual(["embedded"]);
});

test("a linked image becomes a link of its words; without words the link goes, which is reported", () => {
  const linked = cleanPaste(
    '<p>Viz <a href="https://www.mpsv.cz"><img src="data:image/png;base64,AA" alt="Ministerstvo"></a></p>',
  );
  expect(linked.html).toBe('<p>Viz <a href="https://www.mpsv.cz">Ministerstvo</a></p>');
  expect(linked.dropped).toEqual(["images"]);
  const silent = cleanPaste('<p>Viz <a href="https://www.mpsv.cz"><img src="a.png" alt="C:\\obr\\a.png"></a></p>');
  expect(silent.html).toBe("<p>Viz</p>");
  expect(silent.dropped).toEqual(["images", "imageLinks"]);
});

test("words of neighbouring parts never stick together", () => {
  expect(cleaned("<div><p>a</p>b</div>c")).toBe("<p>a</p><p>b</p>c");
  expect(cleaned('<p><span style="display:block">a</span><span style="display:block">b</span></p>')).toBe("<p>a b</p>");
  expect(cleaned("<h2><div>a</div><div>b</div></h2>")).toBe("<h2>a b</h2>");
});

test("settings of Word are no text", () => {
  expect(cleaned("<xml><w:View>Normal</w:View><w:Zoom>0</w:Zoom></xml><p class=MsoNormal>Text</p>")).toBe(
    "<p>Text</p>",
  );
});

test("what is nested too deep for anybody keeps its words", () => {
  for (const tag of ["div", "span", "blockquote"])
    expect(cleaned(`${`<${tag}>`.repeat(30_000)}Text`)).toContain("Text");
});

test("the time of cleaning grows with the length of the text, not with its square", () => {
  const part = (index: number) =>
    `<p class=MsoNormal style='mso-outline-level:3'>Nadpis</p><p class=MsoNormal>Text <b><span lang=CS>tučně</span></b> <a href="#_ftn${index}" name="_ftnref${index}">[1]</a><a name="_ftn${index}"></a> <del>1</del><ins>2</ins></p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>${index}.</span>bod</p><table><tr><td><p>a</p></td></tr></table>`;
  const timeOf = (count: number) => {
    const source = Array.from({ length: count }, (_, index) => part(index)).join("");
    const start = process.cpuUsage();
    cleanPaste(source);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  timeOf(200);
  expect(timeOf(1600) / timeOf(200)).toBeLessThan(32);
});
