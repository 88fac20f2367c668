import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { aRecord } from "../schemas/a-content.ts";
import { recordFindings } from "./record-findings.ts";

interface Planted {
  name: string;
  data: object;
  structure?: string;
  record?: object;
  code: string;
  cs: string;
  en: string;
  fix?: string;
}

const anAddress = { ulice: "Lipová", cislo: "12", psc: "431 11", obec: "Jirkov", kraj: "MSK" };
const inHtml = (obsah: string) => ({ obsah: `<p>Příspěvek vyplácí úřad práce.</p>${obsah}` });
const inBlock = (block: object) => ({ obsah: "<p>Příspěvek vyplácí úřad práce.</p>", sekce: [block] });
const paragraph = "Rodiče dostanou dávku do konce měsíce, ve kterém o ni požádali na úřadu práce nebo poštou.";

/** One mistake in each record, and the sentence that tells of it. */
const planted: readonly Planted[] = [
  {
    name: "a number that calls another one",
    data: inHtml('<p>Volejte <a href="tel:+420844900112">844 900 111</a>.</p>'),
    code: "link.other-contact",
    cs: "Odkaz ukazuje 844 900 111, ale volá 844 900 112.",
    en: "The link shows 844 900 111 but calls 844 900 112.",
    fix: "Opravte jedno z čísel.",
  },
  {
    name: "a number that calls one with a digit too few",
    data: inHtml('<p>Volejte <a href="tel:+42084490011">844 900 111</a>.</p>'),
    code: "link.other-contact",
    cs: "Odkaz ukazuje 844 900 111, ale volá 844 900 11.",
    en: "The link shows 844 900 111 but calls 844 900 11.",
  },
  {
    name: "an e-mail address that writes to another one",
    data: inHtml('<p>Pište na <a href="mailto:info@ministerstvo.example">dotazy@agentura.example</a>.</p>'),
    code: "link.other-contact",
    cs: "V textu je dotazy@agentura.example, zpráva ale odejde na info@ministerstvo.example.",
    en: "The text says dotazy@agentura.example, but messages go to info@ministerstvo.example.",
  },
  {
    name: "an account with a wrong digit in a text",
    data: inHtml("<p>Plaťte na účet CZ65 0800 0000 1920 0014 5398.</p>"),
    code: "account.in-text",
    cs: "Účet CZ65 0800 0000 1920 0014 5398 neexistuje, některá číslice je opsána chybně.",
    en: "The account CZ65 0800 0000 1920 0014 5398 does not exist, one of its digits was copied wrongly.",
  },
  {
    name: "an account with a wrong digit in a field",
    structure: "up-krajska-pobocka",
    data: { kraj: "ULK", bankovniUcty: [{ ucel: "Dávky", cislo: "19-2000145398/0800" }] },
    code: "account.checksum",
    cs: "Účet 19-2000145398/0800 neexistuje, některá číslice je opsána chybně. Celá položka se proto na stránce nezobrazí.",
    en: "The account 19-2000145398/0800 does not exist, one of its digits was copied wrongly. The whole item is therefore not shown.",
  },
  {
    name: "a link to a preview",
    data: inHtml('<p><a href="https://mpsv.example/prispevek?preview=abcd1234">Nová výše příspěvku</a></p>'),
    code: "link.private",
    cs: "Odkaz „Nová výše příspěvku“ vede na náhled. Návštěvník ho neotevře a kdokoli s ním čte koncepty.",
    en: "The link “Nová výše příspěvku” leads to a preview. Visitors cannot open it, and anybody who has it can read drafts.",
    fix: "Smažte z adresy vše od ?preview.",
  },
  {
    name: "an address in another region than its postcode and its record",
    structure: "up-kontaktni-pracoviste",
    data: { kraj: "ULK", adresa: anAddress },
    code: "postcode.region",
    cs: "PSČ 431 11 je v Ústeckém kraji, v adrese je Moravskoslezský.",
    en: "The postcode 431 11 is in the Ústí nad Labem Region, but the address says Moravian-Silesian Region.",
    fix: "Vyberte v adrese: Ústecký kraj. Tam je zařazen i záznam.",
  },
  {
    name: "three regions",
    structure: "up-kontaktni-pracoviste",
    data: { kraj: "PLK", adresa: anAddress },
    code: "postcode.region",
    cs: "PSČ 431 11 je v Ústeckém kraji, v adrese je Moravskoslezský a záznam je zařazen jinam: Plzeňský kraj.",
    en: "The postcode 431 11 is in the Ústí nad Labem Region, the address says Moravian-Silesian Region, and the record belongs elsewhere: Plzeň Region.",
  },
  {
    name: "a postcode of another country",
    structure: "up-kontaktni-pracoviste",
    data: { kraj: "MSK", adresa: { ...anAddress, psc: "811 01" } },
    code: "postcode.region",
    cs: "PSČ 811 01 v Česku není.",
    en: "There is no postcode 811 01 in the Czech Republic.",
  },
  {
    name: "a record in another region than its address",
    structure: "up-kontaktni-pracoviste",
    data: { kraj: "MSK", adresa: { ...anAddress, kraj: "ULK" } },
    code: "region.contradictory",
    cs: "Adresa je v Ústeckém kraji, záznam je ale zařazen jinam: Moravskoslezský kraj.",
    en: "The address is in the Ústí nad Labem Region, but the record belongs elsewhere: Moravian-Silesian Region.",
  },
  {
    name: "a validity that ends before the page is shown",
    structure: "aktualita",
    record: { displayAt: "2026-11-20T06:00:00" },
    data: { perex: "Úvod", obsah: "<p>Text</p>", oznamovatel: "Úřad", platnostDo: "2026-11-01T00:00:00" },
    code: "dates.order",
    cs: "Platnost končí 1. listopadu 2026, stránka se ale zobrazí až 20. listopadu.",
    en: "The validity ends on 1 November 2026, but the page is shown only from 20 November.",
  },
  {
    name: "a validity that ends on the day on which the page is shown",
    structure: "aktualita",
    record: { displayAt: "2026-12-20T16:30:00" },
    data: { perex: "Úvod", obsah: "<p>Text</p>", oznamovatel: "Úřad", platnostDo: "2026-12-20T06:00:00" },
    code: "dates.order",
    cs: "Platnost končí 20. prosince 2026 v 6.00, stránka se ale zobrazí až 20. prosince v 16.30.",
    en: "The validity ends on 20 December 2026, 6:00, but the page is shown only from 20 December, 16:30.",
  },
  {
    name: "an invalid date and time",
    structure: "up-kalendarni-zaznam",
    data: { zacatek: "2026-11-31T16:00:00" },
    code: "invalid-format",
    cs: "V poli „Začátek“ není platné datum a čas. Stránka se proto zobrazí jen ve zjednodušené podobě.",
    en: "“Start” is not a valid date and time. The page is therefore shown in a simplified form only.",
    fix: "Opravte ho podle vzoru: 2. 11. 2026 v 9.00",
  },
  {
    name: "an image without its width",
    data: { obsah: "<p>Text</p>", obrazek: { url: "/documents/files/a.jpg", alt: "Dům", vyska: 10 } },
    code: "missing",
    cs: "Obrázek se nezobrazí: není známa jeho šířka.",
    en: "The image is not shown: its width is unknown.",
    fix: "Vyberte ho znovu z knihovny.",
  },
  {
    name: "an image whose height is a word",
    data: { obsah: "<p>Text</p>", obrazek: { url: "/documents/files/a.jpg", alt: "Dům", sirka: 10, vyska: "sto" } },
    code: "invalid-type",
    cs: "Obrázek se nezobrazí: není známa jeho výška.",
    en: "The image is not shown: its height is unknown.",
  },
  {
    name: "a file on the editor's computer",
    data: inBlock({
      typ: "dokumenty",
      polozky: [{ nazev: "Žádost", url: "C:\\Dokumenty\\zadost.pdf", velikost: 5000 }],
    }),
    code: "invalid-format",
    cs: "Soubor je jen ve vašem počítači (C:\\Dokumenty\\zadost.pdf). Celý blok se proto na stránce nezobrazí.",
    en: "The file is only on your computer (C:\\Dokumenty\\zadost.pdf). The whole block is therefore not shown.",
    fix: "Nahrajte ho a vyberte z knihovny.",
  },
  {
    name: "tabs of which there is one",
    data: inBlock({ typ: "zalozky", polozky: [{ titulek: "První", obsah: "<p>A</p>" }] }),
    code: "too-small",
    cs: "Záložky musí být aspoň 2, tady je 1. Celý blok se proto na stránce nezobrazí.",
    en: "Tabs: at least 2 are needed, there is only 1. The whole block is therefore not shown.",
  },
  {
    name: "a structure that the portal does not have",
    structure: "anketa",
    data: { obsah: "<p>Text</p>" },
    code: "structure.unknown",
    cs: "Typ stránky „anketa“ portál nemá, ukáže proto jen název, perex a text.",
    en: "The portal has no page type “anketa”, so it shows only the title, the lead and the text.",
  },
  {
    name: "underlining in Markdown",
    data: inBlock({ typ: "markdown", obsah: "Podejte to <u>včas</u>." }),
    code: "markup-in-text",
    cs: "Markdown nezná podtržení <u>.",
    en: "Markdown has no underlining <u>.",
    fix: "Smažte značky; zdůrazněte hvězdičkami: **slovo**.",
  },
  {
    name: "another tag in Markdown",
    data: inBlock({ typ: "markdown", obsah: 'Podejte to <span class="a">včas</span>.' }),
    code: "markup-in-text",
    cs: "Markdown nezná značku <span>. Návštěvník ji uvidí v textu.",
    en: "Markdown has no tag <span>. Visitors will see it in the text.",
  },
  {
    name: "a comment of a word processor",
    data: inHtml('<p>Důchod vzroste <a href="#_msocom_1">[JN1]</a></p>'),
    code: "anchor.dead",
    cs: "V textu zůstal komentář z Wordu [JN1].",
    en: "A comment from Word, [JN1], was left in the text.",
    fix: "Smažte ho i s odkazem.",
  },
  {
    name: "a paragraph twice",
    data: inHtml(`<p>${paragraph}</p><p>Jiný text.</p><p>${paragraph}</p>`),
    code: "text.repeated",
    cs: "Odstavec „Rodiče dostanou dávku do konce měsíce, ve kterém o ni požád…“ je v textu dvakrát.",
    en: "The paragraph “Rodiče dostanou dávku do konce měsíce, ve kterém o ni požád…” is in the text twice.",
  },
  {
    name: "a paragraph that repeats the lead",
    data: { perex: paragraph, ...inHtml(`<p>${paragraph}</p>`) },
    code: "text.repeated",
    cs: "Odstavec „Rodiče dostanou dávku do konce měsíce, ve kterém o ni požád…“ opakuje perex.",
    en: "The paragraph “Rodiče dostanou dávku do konce měsíce, ve kterém o ni požád…” repeats the lead.",
  },
];

test.each(planted)("$name is one finding, told in a sentence of its own", (mistake) => {
  const { data, structure = "stranka", record, code, cs, en, fix } = mistake;
  const found = recordFindings(aRecord({ structure: { key: structure }, ...record, data }), { links: noLinks });
  const own = found.filter(
    (each) => each.code !== "expected-missing" && (each.code !== "missing" || code === "missing"),
  );
  expect(own.map((each) => `${each.code}: ${each.message.cs}`)).toEqual([`${code}: ${cs}`]);
  expect(own[0]?.message.en).toBe(en);
  if (fix !== undefined) expect(own[0]?.fix.cs).toBe(fix);
});

/** Further single mistakes, and the one finding about each. */
const single: readonly (readonly [code: string, data: object, structure?: string])[] = [
  ["link.private", inHtml('<p><a href="file:///C:/zadost.pdf">Formulář žádosti</a></p>')],
  ["link.private", inHtml('<p><a href="\\\\server\\zadost.docx">Formulář žádosti</a></p>')],
  ["link.private", inHtml('<p><a href="https://intranet.urad.local/zadost.pdf">Formulář žádosti</a></p>')],
  ["link.broken", inHtml('<p><a href="mailto:posta@mpsv,example">posta@mpsv,example</a></p>')],
  ["link.broken", inHtml('<p><a href="https://https://www.mpsv.example/a">Žádost o dávku</a></p>')],
  ["link.broken", inHtml('<p><a href="https://posta@mpsv.example">posta@mpsv.example</a></p>')],
  ["email.broken", inHtml("<p>Pište na posta@mpsv,example.</p>")],
  ["phone.digits", inHtml("<p>Volejte +420 844 900 11.</p>")],
  ["phone.digits", inHtml('<p>Volejte <a href="tel:+42084490011">+420 844 900 11</a>.</p>')],
  ["html.dropped", inHtml("<form><input placeholder='E-mail'><button>Odebírat</button></form>")],
  ["html.dropped", inHtml("<p>Lhůta je <font color=red>30 dní</font>.</p>")],
  ["html.dropped", inHtml('<p><iframe src="https://www.youtube.com/embed/1"></iframe></p>')],
  ["text.tracked-change", inHtml("<p>Příspěvek činí <del>4 500</del> <ins>5 000</ins> Kč.</p>")],
  ["text.tracked-change", inHtml('<p>Činí <span class="msoDel">4 500</span> 5 000 Kč.</p>')],
  ["text.note", inHtml("<p>POZN.: ověřit s právním odborem</p>")],
  ["text.note", inHtml("<p>Do 30 dnů (doplň paragraf).</p>")],
  ["text.placeholder", inHtml("<p>TODO: výše dávky</p>")],
  ["text.placeholder", inHtml("<p>Dávka činí [doplnit částku] Kč měsíčně.</p>")],
  ["text.upper-case", inHtml("<p>Přineste průkaz. BEZ PRŮKAZU VÁS NEMŮŽEME OBSLOUŽIT!</p>")],
  ["html.empty", { obsah: "<p>\u200b</p>" }],
  ["heading.skip", inHtml("<h2>Dávka</h2><p>Text</p><h4>Výše dávky</h4><p>Text</p>")],
  ["heading.empty", inHtml("<h2></h2><p>Text</p>")],
  ["heading.bold", inHtml("<p><strong>Kdo má nárok</strong></p><p>Nárok má rodič.</p>")],
  ["text.local-path", inHtml("<p>Viz C:\\Dokumenty\\zadost.docx</p>")],
  ["text.garbled", inHtml("<p>PÅ™Ã­spÄ›vek na pÃ©Äi</p>")],
  ["date.impossible", inHtml("<p>Žádost podejte do 31. 11. 2026.</p>")],
  ["date.weekday", inHtml("<p>Úřad je otevřen v pondělí 3. 11. 2026.</p>")],
  ["date.range", inHtml("<p>Lhůta běží od 5. 12. 2026 do 1. 12. 2026.</p>")],
  ["postcode.region", { adresa: { ...anAddress, kraj: "PHA" } }, "up-kontaktni-pracoviste"],
  ["invalid-format", { kontakt: { datovaSchranka: "1234567" } }],
  ["address.repeated", { adresa: { ...anAddress, kraj: "ULK", ulice: "Lipová 12" } }, "up-kontaktni-pracoviste"],
  ["image.file-name", inHtml('<p><img src="/documents/files/a.jpg" alt="DSC_0012.jpg"></p>')],
  ["image.no-alternative", inHtml('<p><img src="/documents/files/a.jpg"></p>')],
  ["link.vague", inHtml('<p>Žádost je <a href="/zadost">zde</a>.</p>')],
  [
    "link.bare-address",
    inHtml('<p>Viz <a href="https://www.cssz.example/duchod">https://www.cssz.example/duchod</a></p>'),
  ],
  ["anchor.dead", inHtml('<p><a href="#_msoanchor_2">[JN2]</a></p>')],
  ["anchor.dead", inHtml('<p>Viz <a href="#nikde">závěr zprávy</a>.</p>')],
  ["markup-in-text", { ...inHtml(""), perex: "Text <strong>tučný</strong> &amp; dál." }],
  ["wrong-script", { ...inHtml(""), perex: "Министерство помогает семьям с детьми и пожилым людям." }],
  ["text.foreign-language", inHtml("<p>The ministry helps families with children and people who look for work.</p>")],
  [
    "table.no-caption",
    inHtml("<table><tr><th>Věk</th><th>Výše</th></tr><tr><td>do 6 let</td><td>830 Kč</td></tr></table>"),
  ],
  ["list.faked", inHtml("<p>- občanský průkaz</p><p>- rodný list</p><p>- potvrzení</p>")],
  ["invalid-value", { kraj: "XXX", adresa: { ...anAddress, kraj: "ULK" } }, "up-krajska-pobocka"],
  ["too-long", { perex: "a ".repeat(400), obsah: "<p>Text</p>" }],
  ["sentence.long", inHtml(`<p>Slovo ${Array.from({ length: 240 }, (_, index) => `s${index}`).join(" ")}.</p>`)],
  [
    "reference.unresolved",
    inBlock({
      typ: "odkazy",
      polozky: [
        { titulek: "Žádost o dávku", adresa: "/a" },
        {
          titulek: "Žádost o dávku",
          stranka: {
            id: "5",
            name: "Dávka",
            friendlyURLs: { cs_cz: "davka" },
            web: { id: "99" },
            structureKey: "stranka",
          },
        },
      ],
    }),
  ],
  ["text.doubled-word", inHtml("<p>Žádost podejte na na úřadu.</p>")],
  ["text.program-error", inHtml("<p>Cena je #NÁZEV? Kč.</p>")],
  ["text.generated", inHtml("<p>Jako jazykový model nemohu ověřit výši dávky.</p>")],
];

test.each(single)("%#: one mistake is one finding, %s", (code, data, structure = "stranka") => {
  const found = recordFindings(aRecord({ structure: { key: structure }, data }), { links: noLinks });
  const own = found.filter((each) => !/missing$/.test(each.code));
  expect(own.map((each) => `${each.code}: ${each.message.cs}`)).toEqual([expect.stringMatching(`^${code}: `)]);
});
