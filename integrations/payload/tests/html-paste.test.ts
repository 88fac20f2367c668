import { expect, test } from "vitest";
import { cleanPaste } from "../admin/html/clean-paste.ts";
import { htmlValues, meaning } from "./html-values.ts";

const pastes = [
  {
    name: "Word",
    source:
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><h1>Příspěvek</h1><p class="MsoNormal" style="margin:0"><b><span lang=EN-US>Nárok</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--x--><script>alert(1)</script><table class="MsoTable"><caption>Sazby</caption><tr><th scope="col"><p class=MsoNormal>Rok</p></th><td colspan="2">2027</td></tr></table></body></html>',
    html: '<h2>Příspěvek</h2><p><strong>Nárok</strong></p><table><caption>Sazby</caption><tbody><tr><th scope="col">Rok</th><td colspan="2">2027</td></tr></tbody></table>',
    dropped: ["looks"],
  },
  {
    name: "lists of Word",
    source:
      "<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>jedna</p>\r\n<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>pod <i>ní</i></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>dvě</p><p class=MsoNormal>Konec</p>",
    html: "<ul><li>jedna<ol><li>pod <em>ní</em></li></ol></li><li>dvě</li></ul><p>Konec</p>",
    dropped: ["looks"],
  },
  {
    name: "Google Docs",
    source:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.4"><span style="font-weight:700;font-style:italic">Kdo</span><span style="color:#000"> a&nbsp;kdy</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>první</span></p></li></ul></b>',
    html: '<p dir="ltr"><strong><em>Kdo</em></strong> a\u00a0kdy</p><ul><li dir="ltr">první</li></ul>',
    dropped: ["looks"],
  },
  {
    name: "LibreOffice",
    source:
      '<p style="margin-bottom:0cm"><font face="Liberation Serif"><u>Text</u> H<sub>2</sub>O</font></p><p><br></p><dl><dt>Pojem</dt><dd>význam</dd></dl>',
    html: "<p><u>Text</u> H<sub>2</sub>O</p><p><br></p><dl><dt>Pojem</dt><dd>význam</dd></dl>",
    dropped: ["looks"],
  },
  {
    name: "a web page",
    source:
      '<div><div>Jedna</div><div>Dvě <a href="javascript:alert(1)">zlo</a> <a href="/kontakty" onclick="x()" target="_blank">kontakty</a></div><img src="https://jinde.cz/a.png" alt="x"><iframe src="https://video.cz"></iframe><form><label>Jméno</label><p>Vyplňte</p></form></div>',
    html: '<p>Jedna</p><p>Dvě zlo <a href="/kontakty">kontakty</a></p><p>Jméno</p><p>Vyplňte</p>',
    dropped: ["images", "links", "embedded"],
  },
] as const;

test.each(pastes)("a text of $name keeps its structure, loses its looks, and says what was left out", (paste) => {
  const { html, dropped } = cleanPaste(paste.source);
  expect(html).toBe(paste.html);
  expect(dropped).toEqual(paste.dropped);
});

test("what editors paste of the portal's own texts is as it was but for what the portal changes too", () => {
  const values = htmlValues().filter(
    (value) => !/<(?:b|i|li><p)\b|\s(?:target|rel|id)=|\u00a0|&nbsp;| {2}|<p>\s*<\/p>|data:/.test(value),
  );
  const texts = values.filter((value) => /<(?:table|dl|figure|abbr|blockquote|ol|h3)\b/.test(value));
  expect(texts.length).toBeGreaterThan(50);
  for (const value of texts) expect(meaning(cleanPaste(value).html)).toBe(meaning(value));
});
