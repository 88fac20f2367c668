import { expect, test } from "vitest";
import { typeset } from "#renderer/typography/typeset.ts";
import { typographerOf } from "#renderer/typography/typography.ts";

/** Texts with `~` for each space, and `^` after each dash, that must not break. */
const texts = {
  cs: [
    "Žádost podáte v~Praze i~na dálku, a~to s~průkazem.",
    "K~žádosti přiložte potvrzení o~studiu u~dětí do 15~let.",
    "Od 1.~1.~2027 náleží 12~500~Kč, nejvýše 80~% příjmu.",
    "Úřad zavře 24.~prosince. Otevře v~lednu.",
    "Rok 2026. Příští rok 2027",
    "Volejte +420~950~180~111, 110~00~Praha~1",
    "Úřad má 8:00–^16:00 a~2024–^2026, dávka 5–^10~dnů",
    "Podle §~5 odst.~2 zákona č.~117/1995~Sb.",
    "Naše č.~j.~MPSV-2026/123, sp.~zn. a~1.~patro",
    "Ing.~Nováková a~Mgr.~Dvořák",
    "Pomoc~– i~na dálku",
    "A~v~5 městech",
    "Pokuty za 38,4~milionu~Kč, tedy 38~tis.~korun na firmu, za 5~let Kčs",
    "Účet 19-2000123/0710, spis MPSV-2026/123-4, den 2026-11-23",
  ],
  en: [
    "From 1~January 2027 you get CZK~12,500 for 5~months, at most 80~%.",
    "Act No.~117/1995~Coll., Section~5 is a law on a page.",
    "Fines of 38.4~million~crowns, or 38~million~CZK",
    "Open 8:00–^16:00, Dr.~Novak, No parking",
  ],
  ru: [
    "В~Праге и~у~нас, с~1~января 2027~г. вы получите 12~500~крон.",
    "Штрафы на 38,4~млн~крон",
    "Это~же по закону №~117, ст.~5",
    "Помощь~– это просто",
  ],
  uk: [
    "У~Празі і~в~Брно з~1~січня 2027~р. ви отримаєте 12~500~крон.",
    "Штрафи на 38,4~млн~крон",
    "Це~ж за законом №~117, ст.~5",
    "Допомога~– це просто",
  ],
};

const marked = (text = "") => text.replaceAll("\u00a0", "~").replaceAll("\u2060", "^");

test.each(Object.entries(texts).flatMap(([tag, each]) => each.map((text) => [tag, text] as const)))(
  "%s: no line is broken at a mark in %j",
  (tag, text) => {
    expect(marked(typographerOf(tag)?.(text.replaceAll("~", " ").replaceAll("^", "")))).toBe(text);
  },
);

test("a paragraph of no-break spaces, as pasted from a word processor, wraps normally; numbers stay whole", () => {
  const set = typographerOf("cs");
  const words = "Kurz~trvá~pět~měsíců~a~probíhá~večer~nebo~o~víkendu.";
  expect(marked(set?.(words.replaceAll("~", "\u00a0")))).toBe("Kurz trvá pět měsíců a~probíhá večer nebo o~víkendu.");
  const number = "Volejte +420~950~180~111~linka~5";
  expect(marked(set?.(number.replaceAll("~", "\u00a0")))).toBe(number);
});

test.each([
  ["8:00-16:00", "8:00–^16:00"],
  ["8:00 - 16:00", "8:00–^16:00"],
  ["2024-2026", "2024–^2026"],
  ["5-10 Kč", "5–^10~Kč"],
  ["Praha - Brno", "Praha~– Brno"],
  ["Frýdek-Místek", "Frýdek-Místek"],
  ["COVID-19", "COVID-19"],
])("a hyphen in %j becomes a dash only between numbers or words that it parts", (text, expected) => {
  expect(marked(typographerOf("cs")?.(text))).toBe(expected);
});

test.each([
  ["attributes", '<p title="v Praze">v~Praze</p>'],
  ["addresses", '<a href="/hledani?q=v praze">v~Praze</a>'],
  ["code", "<code>v praze</code><p>v~Praze</p>"],
  ["data of a script", '<script type="application/json">"v praze"</script><p>v~Praze</p>'],
  ["options, which a form sends", "<option>v praze</option><p>v~Praze</p>"],
  ["islands, which the browser renders again", "<div data-island-root><p>v <!-- -->praze</p></div><p>v~Praze</p>"],
  ["languages without rules", '<p>v~Praze <span lang="de">v praze<br></span> k~nám</p>'],
  ["empty elements", '<img alt="v praze"><svg><use href="#a" /></svg><p>v~Praze</p>'],
])("%s are left as they are", (_, html) => {
  expect(typeset(html.replaceAll("~", " "), "cs").replaceAll("\u00a0", "~")).toBe(html);
});

test("each text follows the rules of its element's language", () => {
  const html = '<p>o nás <span lang="en">a page a <b lang="cs">a to</b> No. 5</span> a to</p>';
  expect(typeset(html, "cs").replaceAll("\u00a0", "~")).toBe(
    '<p>o~nás <span lang="en">a page a <b lang="cs">a~to</b> No.~5</span> a~to</p>',
  );
});

test("text nodes separated by React's empty comments are treated as one text", () => {
  expect(typeset("<p>v <!-- -->Brně 5<!-- --> <!-- -->Kč</p>", "cs")).toBe("<p>v\u00a0Brně 5\u00a0Kč</p>");
});

test.each([
  "19 - 2000145399/0800",
  "19-2000145399/0800",
  "19–2000145399/0800",
  "000019 - 2000145399 / 0800",
  "2000145399 / 0800",
  "35-1 234 567/0100",
  "2 000 145 399/0800",
  "19\u00a0-\u00a02000145399/0800",
])("the account number %s is untouched in every language", (number) => {
  for (const language of ["cs", "en", "ru", "uk"]) {
    expect(typographerOf(language)?.(`Plaťte na ${number}, 8 - 16 h`), language).toContain(number);
    expect(typographerOf(language)?.(`Plaťte na ${number}, 8 - 16 h`), language).toContain("8–\u206016");
  }
});

/** Typed texts with the same in print; `~` is a space that does not break. */
const inPrint: readonly (readonly [tag: string, typed: string, printed: string])[] = [
  ["cs", 'Klub "Znovu do práce" se schází.', "Klub „Znovu do práce“ se schází."],
  ["cs", "Klub &quot;Znovu do práce&quot;, úterý", "Klub „Znovu do práce“, úterý"],
  ["cs", "Vyberte účel “daňové přiznání” a~rok.", "Vyberte účel „daňové přiznání“ a~rok."],
  ["cs", "Zvolte možnost ,,odpolední termín'' dnes.", "Zvolte možnost „odpolední termín“ dnes."],
  ["cs", "Zvolte možnost ,,odpolední termín“ dnes.", "Zvolte možnost „odpolední termín“ dnes."],
  ["cs", "Řekl: „Přijdu.“ A~odešel.", "Řekl: „Přijdu.“ A~odešel."],
  ["en", 'Choose "tax return", then go on...', "Choose “tax return”, then go on…"],
  ["ru", 'Клуб "Снова на работу" открыт.', "Клуб «Снова на работу» открыт."],
  ["uk", 'Клуб "Знову до праці" працює.', "Клуб «Знову до праці» працює."],
  ["cs", "Hodina začíná otázkou...", "Hodina začíná otázkou…"],
  ["cs", "Obsah ........ 5", "Obsah ........ 5"],
  ["cs", "Schůzky ( vždy v~úterý ) trvají hodinu .", "Schůzky (vždy v~úterý) trvají hodinu."],
  ["en", "Four things : the job !", "Four things: the job!"],
  ["cs", "Měřítko 1 : 500, stav 3 : 1 :)", "Měřítko 1 : 500, stav 3 : 1 :)"],
  ["cs", 'Monitor 24" a~27" stojí stejně.', 'Monitor 24" a~27" stojí stejně.'],
  ["cs", 'Pole "=SUM(A1)" a~"a<b"', 'Pole "=SUM(A1)" a~"a<b"'],
];

test.each(inPrint)("%s: %j is shown with the signs of print", (tag, text, printed) => {
  expect(marked(typographerOf(tag)?.(text.replaceAll("~", " ")))).toBe(printed);
});
