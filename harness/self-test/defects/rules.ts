import { inContent } from "../in-content.ts";
import { added, always } from "../put.ts";

const news = "mpsv/news-item/detska-skupina-chrudim.cs.json";

/** What the schema lets pass and readers stumble over. */
export const ruleDefects = [
  {
    name: "the name of the file as alternative",
    code: "image.file-name",
    at: "/data/obrazek/alt",
    put: always("IMG_20260412.jpg"),
  },
  {
    name: "the caption once more as alternative",
    ...{ code: "image.caption-repeated", at: "/data/sekce/7/polozky/0/alt", put: always("Podpora pro každou rodinu") },
  },
  {
    name: "a validity that ends before the page is shown",
    ...{ fixture: news, code: "dates.order", at: "/data/platnostDo", put: always("2020-01-01T08:00:00") },
  },
  ...[
    ["an image without alternative", "image.no-alternative", '<p><img src="/documents/files/rodina-s-detmi.jpg"></p>'],
    ["a level of headings left out", "heading.skip", "<h2>Podpora</h2><p>Text.</p><h5>Dávky</h5><p>Text.</p>"],
    [
      "a bold paragraph as heading",
      "heading.bold",
      "<p><strong>Jak požádat</strong></p><p>Žádost podejte na úřadu.</p>",
    ],
    ["a link that says click here", "link.vague", '<p>Přehled dávek najdete <a href="/rodina">zde</a>.</p>'],
    ["a link without text", "link.empty", '<p>Přehled dávek.<a href="/rodina"> </a></p>'],
    [
      "an address as the text of a link",
      "link.bare-address",
      '<p><a href="https://www.cssz.cz/materska">https://www.cssz.cz/materska</a></p>',
    ],
    [
      "the same text to different pages",
      "link.ambiguous",
      '<p><a href="/rodina">Rodinné dávky</a> a <a href="/prace">Rodinné dávky</a></p>',
    ],
    ["a list made of hyphens", "list.faked", "<p>- občanský průkaz<br>- rodný list dítěte<br>- číslo účtu</p>"],
    [
      "a table without header cells",
      "table.no-headers",
      "<table><tr><td>Den</td><td>Hodiny</td></tr><tr><td>Pondělí</td><td>8–17</td></tr></table>",
    ],
    ["a sentence in capitals", "text.upper-case", "<p>ŽÁDOST MUSÍTE PODAT NEJPOZDĚJI DO KONCE ROKU.</p>"],
    [
      "another language, unsaid",
      "text.foreign-language",
      "<p>You can apply for the allowance at any branch of the labour office in the country.</p>",
    ],
    ["empty paragraphs as room", "text.spacing", "<p>&nbsp;</p><p>&nbsp;</p><p>Text.</p>"],
    ["an underlined text that is no link", "text.underlined", "<p>Podejte <u>žádost o přídavek</u> na úřadu.</p>"],
  ].map(([name = "", code = "", html = ""]) => ({ name, code, at: "/data/obsah", put: added(html) })),
].map((seed) => inContent("rule", seed));
