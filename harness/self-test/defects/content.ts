import type { Area, Defect } from "../defect.ts";
import { inContent, type Put } from "../in-content.ts";

/** Pointer in the record, where the value is changed and the finding expected; `fixture` and part of the message by name. */
type Row = readonly [name: string, code: string, at: string, put: Put, options?: { fixture?: string; says?: string }];

const event = "mpsv/calendar-record/den-otevrenych-dveri.cs.json";
const news = "mpsv/news-item/detska-skupina-chrudim.cs.json";
const service = "mpsv/service/prispevek-na-bydleni.cs.json";

const russian = "Пособие на ребёнка выплачивает управление труда по заявлению родителей.";

/** Records that break their schema. */
const schema: readonly Row[] = [
  ["a required address is missing", "missing", "/data/sekce/5/polozky/0/url", () => undefined],
  ["a number for a text", "invalid-type", "/data/perex", () => 5],
  ["a block type with a typing error", "unknown-type", "/data/sekce/1/typ", () => "upozorneny", { says: "upozorneni" }],
  ["a value outside its options", "invalid-value", "/data/sekce/1/ton", () => "uspech2", { says: "uspech" }],
  ["a lead that is too long", "too-long", "/data/perex", () => "Dávku vyplácí úřad. ".repeat(30)],
  ["an address that runs a script", "custom", "/data/sekce/6/polozky/2/adresa", () => "javascript:alert(1)"],
  ["a text in another script", "wrong-script", "/data/perex", () => russian],
  ["an unknown field", "unknown-field", "/data/obsahh", () => "<p>A</p>", { says: "obsah" }],
  ["markup in a plain text", "markup-in-text", "/data/perex", () => "Dávka <b>pro rodiny</b>"],
  ["an impossible day", "invalid-format", "/data/castky/0/platiOd", () => "2025-02-30", { fixture: service }],
  ["a record without its id", "missing", "/id", () => undefined],
  [
    "an event that ends before it begins",
    "event.order",
    "/data/konec",
    () => "2026-11-27T16:00:00",
    { fixture: event },
  ],
];

const itself = { friendlyURLs: { cs_cz: "pruvodce-pro-mlade-rodiny" } };
const elsewhere = { friendlyURLs: { cs_cz: "rodina/neni-tu" } };

/** References to nothing, or to the wrong place. */
const reference: readonly Row[] = [
  [
    "a link to a missing page",
    "reference.dead",
    "/data/obsah",
    html('<p>Viz <a href="/rodina/neni-tu">dávky</a>.</p>'),
  ],
  ["a card of a missing page", "reference.dead", "/data/sekce/4/polozky/0/odkaz/stranka", fields(elsewhere)],
  ["an address that another page has", "url.taken", "/friendlyURLs/cs_cz", () => "rodina/porodne"],
  ["an address with spaces", "url.malformed", "/friendlyURLs/cs_cz", () => "průvodce pro rodiny"],
  ["a page that links to itself", "reference.self", "/data/sekce/6/polozky/0/stranka", fields(itself)],
  [
    "a page of an unknown site",
    "reference.unresolved",
    "/data/sekce/6/polozky/0/stranka",
    fields({ web: { id: "99" } }),
  ],
  ["a missing document", "document.missing", "/data/sekce/5/polozky/0/url", () => "/documents/files/neni-tu.pdf"],
  ["an unknown category", "category.unknown", "/categories/0", fields({ id: "9999" })],
];

const caption = "Podpora pro každou rodinu";
const image = '<p><img src="/documents/files/rodina-s-detmi.jpg"></p>';
const headings = "<h2>Podpora</h2><p>Text.</p><h5>Dávky</h5><p>Text.</p>";
const boldHeading = "<p><strong>Jak požádat</strong></p><p>Žádost podejte na úřadu.</p>";
const vagueLink = '<p>Přehled dávek najdete <a href="/rodina">zde</a>.</p>';
const bareAddress = '<p><a href="https://www.cssz.cz/materska">https://www.cssz.cz/materska</a></p>';
const sameText = '<p><a href="/rodina">Rodinné dávky</a> a <a href="/prace">Rodinné dávky</a></p>';
const hyphens = "<p>- občanský průkaz<br>- rodný list dítěte<br>- číslo účtu</p>";
const table = "<table><tr><td>Den</td><td>Hodiny</td></tr><tr><td>Pondělí</td><td>8–17</td></tr></table>";
const capitals = "<p>ŽÁDOST MUSÍTE PODAT NEJPOZDĚJI DO KONCE ROKU.</p>";
const english = "<p>You can apply for the allowance at any branch of the labour office in the country.</p>";
const underlined = "<p>Podejte <u>žádost o přídavek</u> na úřadu.</p>";

/** Content that the schema accepts and readers stumble over. */
const rule: readonly Row[] = [
  ["a file name as alternative text", "image.file-name", "/data/obrazek/alt", () => "IMG_20260412.jpg"],
  ["the caption repeated as alternative", "image.caption-repeated", "/data/sekce/7/polozky/0/alt", () => caption],
  ["a validity that has ended", "dates.order", "/data/platnostDo", () => "2020-01-01T08:00:00", { fixture: news }],
  ["an image without alternative", "image.no-alternative", "/data/obsah", html(image)],
  ["a skipped level of headings", "heading.skip", "/data/obsah", html(headings)],
  ["a bold paragraph as heading", "heading.bold", "/data/obsah", html(boldHeading)],
  ["a link that says click here", "link.vague", "/data/obsah", html(vagueLink)],
  ["a link without text", "link.empty", "/data/obsah", html('<p>Přehled dávek.<a href="/rodina"> </a></p>')],
  ["an address as the text of a link", "link.bare-address", "/data/obsah", html(bareAddress)],
  ["the same text to different pages", "link.ambiguous", "/data/obsah", html(sameText)],
  ["a list made of hyphens", "list.faked", "/data/obsah", html(hyphens)],
  ["a table without header cells", "table.no-headers", "/data/obsah", html(table)],
  ["a sentence in capitals", "text.upper-case", "/data/obsah", html(capitals)],
  ["a text in an unmarked other language", "text.foreign-language", "/data/obsah", html(english)],
  ["empty paragraphs as spacing", "text.spacing", "/data/obsah", html("<p>&nbsp;</p><p>&nbsp;</p><p>Text.</p>")],
  ["an underlined text that is no link", "text.underlined", "/data/obsah", html(underlined)],
];

export const contentDefects: readonly Defect[] = [
  ...defectsOf("schema", schema),
  ...defectsOf("reference", reference),
  ...defectsOf("rule", rule),
];

function defectsOf(area: Area, rows: readonly Row[]): Defect[] {
  return rows.map(([name, code, at, put, options]) => inContent(area, { name, code, at, put, ...options }));
}

/** Adds HTML after the present value. */
function html(added: string): Put {
  return (value) => `${value}${added}`;
}

/** Replaces some fields of an object. */
function fields(replaced: object): Put {
  return (value) => ({ ...(typeof value === "object" ? value : {}), ...replaced });
}
