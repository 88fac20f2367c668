import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { exactly, unbalancedTags, written } from "./written.ts";

const bad = "{{hodnota:mzda.chybi}}";
const good = "{{hodnota:mzda.mesicni}}";

test.each([
  ["a middle sentence", `A je. Mzda je ${bad} měsíčně. C je.`, "A je. C je."],
  ["the first sentence", `Mzda je ${bad} měsíčně. C je.`, "C je."],
  ["the last sentence", `A je. Mzda je ${bad} měsíčně.`, "A je."],
  ["at the start", `${bad} je mzda. C je.`, "C je."],
  ["one good, one bad", `A je. Mzda je ${good}, dříve ${bad}. C je.`, "A je. C je."],
  ["bad, then good", `A je. Mzda je ${bad}, dříve ${good}. C je ${good}.`, "A je. C je 22 400 Kč."],
  ["two bad sentences", `A je. B ${bad}. C ${bad}. D je.`, "A je. D je."],
  ["č.", `A je. Podle zákona č. 117/1995 Sb. činí ${bad}. C je.`, "A je. C je."],
  ["tzv.", `A je. Jde o tzv. Minimální mzdu ${bad}. C je.`, "A je. C je."],
  ["např.", `A je. Ve městě, např. Praze, je to ${bad}. C je.`, "A je. C je."],
  ["odst. and písm.", `A je. Podle § 5 odst. 2 písm. b) je to ${bad}. C je.`, "A je. C je."],
  ["an abbreviation after", `A je. Mzda ${bad} dle § 5 odst. 2 zákona č. 1/2000 Sb., o mzdě. C je.`, "A je. C je."],
  ["a title", `A je. Podle Ing. Nováka je to ${bad}. C je.`, "A je. C je."],
  ["Kč. before", `Platí 500 Kč. Mzda je ${bad}. C je.`, "Platí 500 Kč. C je."],
  ["a value in Kč before", `Platí ${good}. Mzda je ${bad}. C je.`, "Platí 22 400 Kč. C je."],
  ["1. ledna", `A je. Od 1. ledna 2027 činí ${bad}. C je.`, "A je. C je."],
  ["1. ledna after", `A je. Mzda ${bad} od 1. ledna 2027. C je.`, "A je. C je."],
  ["1. 1. 2027", `A je. Od 1. 1. 2027 činí ${bad}, do 31. 12. 2027. C je.`, "A je. C je."],
  ["a year before", `Tak to bylo v roce 2026. Mzda je ${bad}. C je.`, "Tak to bylo v roce 2026. C je."],
  ["decimal point", `A je. Sazba 3.5 a ${bad} i 7.25 hodin. C je.`, "A je. C je."],
  ["decimal comma", `A je. Sazba 3,5 a ${bad} i 7,25 hodin. C je.`, "A je. C je."],
  ["ellipsis", `A a tak dále… Mzda je ${bad}… C je.`, "A a tak dále… C je."],
  ["three full stops", `A a tak dále... Mzda je ${bad}... C je.`, "A a tak dále... C je."],
  ["question marks", `Kolik je to? Je to ${bad}? C je?`, "Kolik je to? C je?"],
  ["exclamation mark", `Pozor! Je to ${bad}! C je!`, "Pozor! C je!"],
  ["question and exclamation", `Opravdu?! Je to ${bad}?! C je.`, "Opravdu?! C je."],
  ["a quoted sentence", `A je. „Je to ${bad}.“ C je.`, "A je. C je."],
  ["after a quoted sentence", `„A je.“ Je to ${bad}. C je.`, "„A je.“ C je."],
  ["brackets around a sentence", `A je. (Je to ${bad}.) C je.`, "A je. C je."],
  ["brackets within", `A je. Mzda (od r. 2026 ${bad}) roste. C je.`, "A je. C je."],
  ["an address", `A je. Viz www.mpsv.cz, kde je ${bad}. C je.`, "A je. C je."],
  ["lines", `A je.\nMzda ${bad}\nC je.`, "A je.\nC je."],
  ["paragraphs of Markdown", `A je.\n\nMzda ${bad}.\n\nC je.`, "A je.\n\nC je."],
])("the sentence around a missing value goes: %s", (_name, text, expected) => {
  expect(tidy(written(text))).toBe(expected);
});

test.each<[Language, string, string]>([
  ["ru", `А есть. С 2027 г. выплата составит ${bad}. В есть.`, "А есть. В есть."],
  ["ru", `А есть. Выплата ${bad} с 2027 г. в Чехии. В есть.`, "А есть. В есть."],
  ["ru", `А есть. Согласно ст. 5 п. 3 это ${bad}, т. е. много. В есть.`, "А есть. В есть."],
  ["ru", `Это 500 крон. Выплата ${bad}. В есть.`, "Это 500 крон. В есть."],
  ["ru", `А есть. «Это ${bad}.» В есть.`, "А есть. В есть."],
  ["ua", `А є. З 2027 р. виплата становить ${bad}. В є.`, "А є. В є."],
  ["ua", `А є. Виплата ${bad} з 1 січня 2027 р. і далі. В є.`, "А є. В є."],
  ["ua", `А є. Згідно зі ст. 5 ч. 3 це ${bad}, тобто багато. Її є.`, "А є. Її є."],
  ["en", `A is. Under Act No. 117/1995 Coll. it is ${bad}. C is.`, "A is. C is."],
  ["en", `A is. Ask Mr. Smith, e.g. about ${bad}. C is.`, "A is. C is."],
  ["en", `It is CZK 500. You pay ${bad} i.e. nothing. C is.`, "It is CZK 500. C is."],
])("the sentence around a missing value goes in %s: %s", (language, text, expected) => {
  expect(tidy(written(text, { language }))).toBe(expected);
});

test.each([
  ["paragraph", `<p>A.</p><p>B ${bad}.</p><p>C.</p>`, "<p>A.</p><p>C.</p>"],
  ["paragraph with strong", `<p>A.</p><p>B <strong>${bad}</strong> x.</p><p>C.</p>`, "<p>A.</p><p>C.</p>"],
  ["strong in the middle", `<p>A je. B <strong>${bad}</strong> x. C je.</p>`, "<p>A je. C je.</p>"],
  ["a link in the middle", `<p>A je. B <a href="/x">${bad} zde</a> x. C je.</p>`, "<p>A je. C je.</p>"],
  [
    "strong over sentences",
    `<p>A je. <strong>B ${bad}. C je.</strong> D je.</p>`,
    "<p>A je. <strong>C je.</strong> D je.</p>",
  ],
  ["only item", `<p>A.</p><ul><li>${bad}</li></ul>`, "<p>A.</p>"],
  ["item", `<ul><li>A</li><li>Mzda ${bad}</li><li>C</li></ul>`, "<ul><li>A</li><li>C</li></ul>"],
  ["item with paragraph", `<ul><li><p>A</p></li><li><p>Mzda ${bad}</p></li></ul>`, "<ul><li><p>A</p></li></ul>"],
  ["all items", `<ul><li>${bad}</li>\n<li>Mzda ${bad}</li></ul><p>B.</p>`, "<p>B.</p>"],
  ["nested only item", `<ul><li>A<ul><li>${bad}</li></ul></li></ul>`, "<ul><li>A</li></ul>"],
  ["nested item", `<ul><li>A<ul><li>${bad}</li><li>B</li></ul></li></ul>`, "<ul><li>A<ul><li>B</li></ul></li></ul>"],
  ["br lines", `<p>A je<br>B ${bad}<br>C je</p>`, "<p>A je<br>C je</p>"],
  ["heading without text below", `<h2>Mzda ${bad}</h2><p>A.</p>`, "<p>A.</p>"],
  ["&nbsp; around", `<p>A je.&nbsp;B&nbsp;${bad}&nbsp;x.&nbsp;C je.</p>`, "<p>A je. C je.</p>"],
  ["all of a page", `<h2>${bad}</h2><p>${bad}</p><ul><li>${bad}</li></ul><ol><li><p>${bad}</p></li></ol>`, "–"],
  ["a picture in the sentence", `<p>A je. B <img src="a.png"> ${bad}. C je.</p>`, "<p>A je. C je.</p>"],
  ["lines within a paragraph", `<p>A je. B od ledna\n${bad} a platí\nvšem. C je.</p>`, "<p>A je. C je.</p>"],
  ["lines of only a sentence", `<p>A je.</p>\n<p>B od ledna\n${bad} a\nvšem.</p>`, "<p>A je.</p>"],
  [
    "answer of a definition list",
    `<dl><dt>A</dt><dd>${bad}</dd><dt>B</dt><dd>b</dd></dl>`,
    "<dl><dt>A</dt><dd>–</dd><dt>B</dt><dd>b</dd></dl>",
  ],
  [
    "term of a definition list",
    `<dl><dt>A</dt><dd>a</dd><dt>${bad}</dt><dd>b</dd></dl>`,
    "<dl><dt>A</dt><dd>a</dd><dt>–</dt><dd>b</dd></dl>",
  ],
  ["blockquote", `<blockquote><p>B ${bad}.</p></blockquote><p>C.</p>`, "<p>C.</p>"],
  ["div in div", `<div><div><p>B ${bad}.</p></div></div><p>C.</p>`, "<p>C.</p>"],
  ["capital tags", `<P>A je. B <STRONG>${bad}</STRONG>. C je.</P>`, "<P>A je. C je.</P>"],
])("HTML stays whole without a missing value: %s", (_name, html, expected) => {
  expect(tidy(written(html))).toBe(expected);
});

const rows = (html: string) => html.match(/<tr>.*?<\/tr>/g) ?? [];
const cells = (row: string) => row.match(/<t[dh][ >]/g)?.length ?? 0;

test.each([
  ["a cell", `<table><tr><th>Rok</th><th>Mzda</th></tr><tr><td>2026</td><td>${bad}</td></tr></table>`],
  ["the first cell", `<table><tr><td>${bad}</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></table>`],
  ["a paragraph in a cell", `<table><tr><td>A</td><td><p>${bad}</p></td></tr></table>`],
  ["a strong in a cell", `<table><tr><td>A</td><td><strong>${bad}</strong></td></tr></table>`],
  ["all cells of a row", `<table><tr><td>A</td><td>B</td></tr><tr><td>${bad}</td><td>${bad}</td></tr></table>`],
  ["a header", `<table><tr><th>${bad}</th><th>B</th></tr><tr><td>C</td><td>D</td></tr></table>`],
  ["a cell of two sentences", `<table><tr><td>A je. B ${bad}.</td><td>C</td></tr></table>`],
])("cells of a table are not shifted: %s", (_name, html) => {
  const shown = written(html);

  expect(shown).not.toMatch(/[{}]|hodnota/);
  expect(unbalancedTags(shown)).toEqual([]);
  expect(rows(shown).length).toBeGreaterThan(0);
  for (const row of rows(shown)) expect(cells(row)).toBe(2);
});

test.each([
  ["rowspan", `<table><tr><td rowspan="2">A</td><td>${bad}</td></tr><tr><td>B</td></tr></table>`],
  ["rowspan of the bad one", `<table><tr><td rowspan="2">${bad}</td><td>A</td></tr><tr><td>B</td></tr></table>`],
  ["colspan of the bad one", `<table><tr><td colspan="2">${bad}</td></tr><tr><td>A</td><td>B</td></tr></table>`],
])("merged cells stay in place: %s", (_name, html) => {
  expect(written(html)).toBe(html.replace(bad, "–"));
});

test.each([
  ["table", `| rok | mzda |\n|---|---|\n| 2026 | ${bad} |\n| 2027 | B |`],
  ["table of sentences", `| rok | mzda |\n|---|---|\n| A je. B ${bad}. | C |\n| 2027 | B |`],
])("a %s of Markdown keeps its columns", (_name, source) => {
  const lines = written(source).split("\n");

  expect(lines.at(-1)).toBe(source.split("\n").at(-1));
  for (const line of lines) expect(line.match(/\|/g)).toHaveLength(3);
});

test.each([
  ["item", `- A\n- Mzda ${bad}\n- C`, "- A\n- C"],
  ["numbered item", `1. A\n2. Mzda ${bad}\n3. C`, "1. A\n3. C"],
  ["item of two sentences", `- A je. Mzda ${bad}.\n- C`, "- A je.\n- C"],
  ["heading", `## Mzda ${bad}\n\nText`, "Text"],
  ["link", `A je. Viz [mzda ${bad}](/mzda). C je.`, "A je. C je."],
  ["emphasis", `A je. Mzda **${bad}** zde. C je.`, "A je. C je."],
  ["emphasised sentence", `A je. **B ${bad}.** C je.`, "A je. C je."],
  ["quotation", `> Mzda ${bad}.\n\nText`, "Text"],
  ["code", `A je. Napište \`${bad}\` zde. C je.`, "A je. C je."],
  ["nested item", `- A\n  - Mzda ${bad}\n  - B`, "- A\n  - B"],
  ["link with a full stop in its address", `A je. Viz [zákon](https://a.cz/b.html) a ${bad}. C je.`, "A je. C je."],
])("Markdown stays whole without a missing value: %s", (_name, source, expected) => {
  expect(written(source).trim()).toBe(expected);
});

const parts = [
  `<p>B <em>je <strong>${bad}</strong></em> x. C je.</p>`,
  `<dl><dt>Mzda</dt><dd>${bad}</dd><dt>B</dt><dd>b</dd></dl>`,
  `<ul><li>B ${bad}<ul><li>C</li></ul></li></ul>`,
  `<p>A <b>je. B</b> ${bad} <i>x. C</i> je.</p>`,
  `<p><strong>A je. B ${bad}</strong> x. C je.</p>`,
  `<p>B <a href="/x">${bad}</a><sup>1)</sup>. C je.</p>`,
  `<table><caption>${bad}</caption><tbody><tr><td>A</td></tr></tbody></table>`,
  `<figure><img src="a.png"><figcaption>B ${bad}.</figcaption></figure>`,
  `<details><summary>${bad}</summary><p>A.</p></details>`,
  `<p>A je.<br />B ${bad}<br />C je.</p>`,
  `<ol><li><p>A</p><p>${bad}</p></li><li>B</li></ol>`,
  `<p>B {{hodnota:<strong>mzda.chybi</strong>}} x. C je.</p>`,
  `<p>B {{hodnota:mzda.<strong>chybi}} x.</strong> C je.</p>`,
  `<p>B <strong>x {{hodnota:</strong>mzda.chybi}} x. C je.</p>`,
  `<p>B {{hodnota:mzda.chybi x</p><p>C je.</p>`,
];

test.each(parts)("nothing is left open or empty: %s", (html) => {
  const shown = exactly(html);

  expect(shown).not.toMatch(/[{}]|hodnota|chybi/);
  expect(unbalancedTags(shown)).toEqual([]);
  expect(shown).not.toMatch(/<(p|ul|ol|li|h\d|dl|dt|dd|strong|em|a|b|i|caption|figcaption|summary)\b[^>]*>\s*<\/\1>/);
});

test("a whole page of missing values keeps its other sentences", () => {
  const html = Array.from({ length: 200 }, (_, at) => `<p>Věta ${at} je. B ${bad} x. Věta ${at} končí.</p>`).join("");

  expect(tidy(written(html))).toBe(
    Array.from({ length: 200 }, (_, at) => `<p>Věta ${at} je. Věta ${at} končí.</p>`).join(""),
  );
});

/** Spaces at the edges of a text or paragraph are not shown. */
function tidy(text: string): string {
  return text
    .replace(/ +/g, " ")
    .replace(/(<(?:p|li)>) | (?=<\/(?:p|li)>)/g, "$1")
    .trim();
}
