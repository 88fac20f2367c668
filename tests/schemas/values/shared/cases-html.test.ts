import { expect, test } from "vitest";
import { remarksOf, written } from "./written.ts";

const wage = "{{hodnota:mzda.mesicni}}";

test.each([
  ["strong", `<p>Mzda je <strong>${wage}</strong> měsíčně.</p>`, "<p>Mzda je <strong>22 400 Kč</strong> měsíčně.</p>"],
  ["em in strong", `<p><strong><em>${wage}</em></strong></p>`, "<p><strong><em>22 400 Kč</em></strong></p>"],
  ["link", `<p><a href="/mzda">${wage}</a></p>`, '<p><a href="/mzda">22 400 Kč</a></p>'],
  ["list", `<ul><li>${wage}</li><li>B</li></ul>`, "<ul><li>22 400 Kč</li><li>B</li></ul>"],
  ["nested list", `<ul><li>A<ol><li>${wage}</li></ol></li></ul>`, "<ul><li>A<ol><li>22 400 Kč</li></ol></li></ul>"],
  [
    "merged cells",
    `<table><tr><td rowspan="2">A</td><td>${wage}</td></tr><tr><td>B</td></tr></table>`,
    '<table><tr><td rowspan="2">A</td><td>22 400 Kč</td></tr><tr><td>B</td></tr></table>',
  ],
  ["definition list", `<dl><dt>Mzda</dt><dd>${wage}</dd></dl>`, "<dl><dt>Mzda</dt><dd>22 400 Kč</dd></dl>"],
  ["heading", `<h2>Mzda ${wage}</h2>`, "<h2>Mzda 22 400 Kč</h2>"],
  ["start and end", `${wage} a ${wage}`, "22 400 Kč a 22 400 Kč"],
  ["alone", wage, "22 400 Kč"],
  ["next to letters", `x${wage}y`, "x22 400 Kčy"],
  ["typographic quotes", `„${wage}“, »${wage}«, “${wage}”`, "„22 400 Kč“, »22 400 Kč«, “22 400 Kč”"],
  ["brackets", `(${wage}) [${wage}]`, "(22 400 Kč) [22 400 Kč]"],
  ["two side by side", `${wage}${wage}`, "22 400 Kč22 400 Kč"],
  ["several sentences", `A č. 1, tzv. B, např. ${wage}. C.`, "A č. 1, tzv. B, např. 22 400 Kč. C."],
  ["Markdown table", `| a | b |\n|---|---|\n| ${wage} | B |`, "| a | b |\n|---|---|\n| 22 400 Kč | B |"],
  ["Markdown list", `- ${wage}\n- B\n  1. ${wage}`, "- 22 400 Kč\n- B\n  1. 22 400 Kč"],
  ["Markdown link text", `[${wage}](/mzda)`, "[22 400 Kč](/mzda)"],
  ["Markdown emphasis", `**${wage}** _${wage}_`, "**22 400 Kč** _22 400 Kč_"],
  ["heading of Markdown", `## Mzda ${wage}\n\nText`, "## Mzda 22 400 Kč\n\nText"],
  ["comparison", `a < b, ${wage} > c`, "a < b, 22 400 Kč > c"],
  ["comparison without spaces", `věk <18 let: ${wage}`, "věk <18 let: 22 400 Kč"],
  ["unclosed tags", `<p>A <b>${wage}<p>B ${wage}`, "<p>A <b>22 400 Kč<p>B 22 400 Kč"],
  ["a form with a pipe in a Markdown table", "| {{hodnota:mzda.mesicni\\|bez-jednotky}} | B |", "| 22 400 | B |"],
  ["day and form", "{{hodnota:mzda.mesicni|k:2027-01-01|bez-jednotky}}", "24 100"],
  ["form and day", "{{hodnota:mzda.mesicni|bez-jednotky|k:2027-01-01}}", "24 100"],
])("a reference in %s is written", (_name, text, expected) => {
  expect(written(text)).toBe(expected);
  expect(remarksOf(text)).toEqual([]);
});

test.each([
  ["spaces", "Mzda {{ hodnota: mzda.mesicni }} měsíčně."],
  ["a space that does not break", "Mzda {{hodnota:\u00a0mzda.mesicni}} měsíčně."],
  ["&nbsp;", "Mzda {{hodnota:&nbsp;mzda.mesicni&nbsp;}} měsíčně."],
  ["a soft hyphen", "Mzda {{hodnota:mzda.mesi\u00adcni}} měsíčně."],
  ["&shy;", "Mzda {{hodnota:mzda.mesi&shy;cni}} měsíčně."],
  ["a zero-width space", "Mzda {{hodnota:mzda.\u200bmesicni}} měsíčně."],
  ["a zero-width no-break space", "Mzda {{hodnota:\ufeffmzda.mesicni}} měsíčně."],
  ["a word joiner", "Mzda {{hodnota:mzda.\u2060mesicni}} měsíčně."],
  ["strong", "<p>Mzda {{hodnota:<strong>mzda.mesicni</strong>}} měsíčně.</p>"],
  ["spans of Word", '<p>Mzda {{<span lang="CS">hodnota</span>:mzda.<span class="SpellE">mesicni</span>}} měsíčně.</p>'],
  ["a tag from within", "<p>Mzda {{hodnota:mzda.<b>mesicni}}</b> měsíčně.</p>"],
  ["capital letters", "Mzda {{HODNOTA:MZDA.MESICNI}} měsíčně."],
  ["a capital letter", "Mzda {{Hodnota:mzda.mesicni}} měsíčně."],
  ["a line break", "Mzda {{hodnota:\nmzda.mesicni}} měsíčně."],
  ["<br>", "Mzda {{hodnota:<br>mzda.mesicni}} měsíčně."],
  ["one brace at the end", "Mzda {{hodnota:mzda.mesicni} měsíčně."],
  ["no brace at the end", "Mzda {{hodnota:mzda.mesicni měsíčně."],
  ["three braces", "Mzda {{{hodnota:mzda.mesicni}}} měsíčně."],
  ["quotes inside", "Mzda {{hodnota:„mzda.mesicni“}} měsíčně."],
  ["an entity for the colon", "Mzda {{hodnota&colon;mzda.mesicni}} měsíčně."],
  ["an en dash", "Mzda {{hodnota:mzda–mesicni}} měsíčně."],
  ["a reference inside a reference", "Mzda {{hodnota:{{hodnota:mzda.mesicni}}}} měsíčně."],
  ["an unknown option", "Mzda {{hodnota:mzda.mesicni|velky}} měsíčně."],
  ["a day that does not exist", "Mzda {{hodnota:mzda.mesicni|k:2027-02-30}} měsíčně."],
  ["an empty key", "Mzda {{hodnota:}} měsíčně."],
  ["nothing", "Mzda {{hodnota}} měsíčně."],
  ["a key with one part", "Mzda {{hodnota:mzda}} měsíčně."],
  ["three parts", "Mzda {{hodnota:mzda.mesicni.x}} měsíčně."],
  ["a full-width colon", "Mzda {{hodnota：mzda.mesicni}} měsíčně."],
])("with %s in a reference, readers see a whole sentence with its value or none", (_name, text) => {
  const shown = written(`<p>První věta.</p>${text.startsWith("<") ? text : `<p>${text}</p>`}<p>Třetí věta.</p>`);

  expect(shown).not.toMatch(/[{}]|hodnota|mesicni|&#|cub;|brace;/i);
  expect(
    shown
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ).toMatch(/^První věta\. (Mzda 22 400 Kč měsíčně\. )?Třetí věta\.$/);
});

test.each([
  ["href", `<p>A <a href="/x?y=${wage}">B</a>.</p>`, '<p>A <a href="/x?y=">B</a>.</p>'],
  ["title", `<p>A <abbr title="${wage}">B</abbr>.</p>`, '<p>A <abbr title="">B</abbr>.</p>'],
])("a reference in the attribute %s is taken out", (_name, text, expected) => {
  expect(written(text)).toBe(expected);
  expect(remarksOf(text)).toEqual(["value.in-tag"]);
});

test.each([
  ["alone", "{{hodnota:<b>mzda.mesicni</b>}}"],
  ["with text", "Mzda {{hodnota:<b>mzda.mesicni</b>}} zde"],
  ["without an end", "<b>{{hodnota:mzda</b>.mesicni}}"],
])("a reference broken by a tag leaves no rest of itself: %s", (_name, text) => {
  expect(written(text)).not.toMatch(/[{}]|hodnota|mesicni/);
});

test.each([
  ["a comment", `<p>A. B.</p><!-- ${wage} {{hodnota:x.y}} --><p>C.</p>`],
  ["a CDATA section", `<p>A. B.</p><![CDATA[ ${wage} {{hodnota:x.y}} ]]><p>C.</p>`],
  ["a conditional comment of Word", `<p>A. B.</p><!--[if gte mso 9]>{{hodnota:x.y}}<![endif]--><p>C.</p>`],
])("a reference in %s costs no neighbour", (_name, text) => {
  expect(written(text).replace(/<!.*?>(?=<p>)/, "")).toBe("<p>A. B.</p><p>C.</p>");
});

test.each([
  ["a tag between the braces", "<p>Mzda {<b>{hodnota:mzda.mesicni}</b>} měsíčně.</p>"],
  ["entities for the braces", "Mzda &#123;&#123;hodnota:mzda.mesicni&#125;&#125; měsíčně."],
  ["hexadecimal entities", "Mzda &#x7B;&#x7b;hodnota:mzda.mesicni&#x7D;&#x7d; měsíčně."],
  ["named entities", "Mzda &lbrace;&lcub;hodnota:mzda.mesicni&rcub;&rbrace; měsíčně."],
  ["a space between the braces", "Mzda { {hodnota:mzda.mesicni} } měsíčně."],
  ["the word in another form", "Mzda {{hodnoty:mzda.mesicni}} měsíčně."],
])("with %s in a reference, readers see a whole sentence with its value or none", (_name, text) => {
  const shown = written(`<p>První věta.</p>${text.startsWith("<") ? text : `<p>${text}</p>`}<p>Třetí věta.</p>`);

  expect(shown).not.toMatch(/[{}]|hodnota|mesicni|&#|cub;|brace;/i);
});
