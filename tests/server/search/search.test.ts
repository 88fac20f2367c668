import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { wordsIn } from "#schemas/lists/search/words.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { BuildFile } from "#server/search/build/build-in-thread.ts";
import { refreshPauseMs } from "#server/search/index-lifecycle.ts";
import { page, startCms } from "./living-cms.ts";

const wire = { cs: "cs_cz", en: "en_gb", ru: "ru_ru", ua: "uk_ua" } as const;

function inLanguage(language: Language, id: string, name: string, text = "") {
  const key = wire[language];
  return page(id, name, text, { language: key, friendlyURLs: { [key]: `page-${id}` } });
}

const others = Array.from({ length: 8 }, (_, at) => page(`9${at}`, `Stránka ${at}`));

const words: [Language, string, string[]][] = [
  ["cs", "Příspěvek na péči", ["příspěvky", "PRISPEVKU", "péče", "příspěvků na péči"]],
  ["cs", "Dávka pro děti", ["dávek", "dávce", "dítě"]],
  ["cs", "Poradna on-line", ["online", "on-line", "poradny online"]],
  ["cs", "Pečo\u00advatel\u200bský příspěvek", ["pečovatelský", "pečo\u00advatelské"]],
  ["cs", "Pobočka v Liberci", ["Liberec", "liberecká pobočka", "libereckého"]],
  ["cs", "Plzeň", ["Plzni", "plzeňský", "plzenska"]],
  ["cs", "Ústí nad Labem a Brno", ["ústecký", "brněnská"]],
  ["en", "Child allowances", ["allowance", "children", "child’s allowance"]],
  ["en", "Payment of a sold licence", ["paid", "pay", "sale", "license"]],
  ["ru", "Пособие на ребёнка", ["пособия", "ребенку", "дети"]],
  ["ru", "Отделение по Праге", ["Прага", "пражское отделение"]],
  ["ua", "Відділення у Празі", ["Прага", "празьке відділення"]],
  ["ua", "Допомога сім’ям", ["допомозі", "допомоги сім'ї", "сімей"]],
];

test.each(words)("in %s `%s` is found by every form of its words", async (language, name, terms) => {
  const { start } = await startCms([inLanguage(language, "1", name), inLanguage(language, "2", "X y")]);
  const search = start();
  for (const term of terms) expect(await search.ids(term, { language: language as "cs" }), term).toEqual(["1"]);
});

test("an exact word ranks before one that differs in accents", async () => {
  const { start } = await startCms([page("1", "Být doma"), page("2", "Byt v domě"), ...others]);
  const search = start();
  expect(await search.ids("byt")).toEqual(["2", "1"]);
  expect(await search.ids("být")).toEqual(["1", "2"]);
});

test("a title ranks before a text, and current contents before expired ones", async () => {
  const over = { structure: { id: "1", key: "aktualita" }, data: { platnostDo: "2025-01-01T00:00:00" } };
  const { start } = await startCms([
    page("1", "Kontakty", "O porodném rozhoduje úřad."),
    page("2", "Porodné", "", over),
    page("3", "Porodné", "Kdo je dostane."),
  ]);
  expect(await start().ids("porodné")).toEqual(["3", "2", "1"]);
});

test("typos, unknown words and words that occur together on no page still find results", async () => {
  const { start } = await startCms([
    page("1", "Příspěvek na bydlení", "Dávka pro rodiny s nízkým příjmem."),
    page("2", "Kontaktní pracoviště Krnov", "Otevřeno od rána."),
    page("3", "Úřad práce", "Přehled všeho."),
  ]);
  const search = start();
  expect(await search.search("příspěvek na byldení")).toMatchObject({
    hits: [{ content: "1" }],
    corrected: [{ typed: "byldení", used: "bydlení" }],
  });
  expect(await search.search("krnov velbloud")).toMatchObject({ hits: [{ content: "2" }], missing: ["velbloud"] });
  expect(await search.search("krnov úřad práce")).toMatchObject({ isPartial: true });
  expect(await search.ids("krnov úřad práce")).toContain("2");
  expect(await search.ids("byd")).toEqual(["1"]);
});

test("a short word with another first letter is not a typo; a longer one and swapped letters are", async () => {
  const { start } = await startCms([page("1", "Doma"), page("2", "Zaměstnání"), page("3", "Byty")]);
  const search = start();
  expect(await search.search("home")).toMatchObject({ hits: [], missing: ["home"] });
  expect(await search.ids("saměstnání")).toEqual(["2"]);
  expect(await search.ids("ybty")).toEqual(["3"]);
  expect(await search.search("bity")).toMatchObject({ hits: [], missing: ["bity"] });
});

test("places, form numbers, e-mail addresses and phone numbers are found in one-word fields", async () => {
  const data = {
    adresa: { obec: "Krnov", psc: "794 01" },
    formulare: [{ kod: "DP-77" }],
    kontakt: { email: "info@urad.example", telefon: "+420 950 100 300" },
    druh: "poskytnuto-castecne",
    adresat: "Novák",
    od: "2026-02-03",
  };
  const { start } = await startCms([page("1", "Pracoviště", "", { data }), ...others]);
  const search = start();
  for (const term of ["krnov", "formulář DP-77", "info@urad.example", "950 100 300", "794 01"])
    expect(await search.ids(term), term).toEqual(["1"]);
  for (const term of ["poskytnuto", "novák", "2026-02-03"]) expect(await search.ids(term), term).toEqual([]);
});

test("an amount or a telephone number is found with and without the spaces between its groups", async () => {
  const { start } = await startCms([page("1", "Mzda", "Činí 22 400 Kč. Volejte +420 950 100 300."), ...others]);
  const search = start();
  for (const term of ["22400", "22 400", "950100300", "+420950100300"])
    expect((await search.ids(term))[0], term).toBe("1");
});

test("of pages without the word in the title, the one with the word in its lead comes first", async () => {
  const text = Array.from({ length: 300 }, (_, at) => `slovo${at}`).join(" ");
  const { start } = await startCms([
    page("1", "Zpráva", `${text} porodné`),
    page("2", "Zpráva", text, { data: { perex: "Porodné", obsah: `<p>${text}</p>` } }),
    page("3", "Zpráva", `${text} porodné`),
    ...others,
  ]);
  expect((await start().ids("porodné"))[0]).toBe("2");
});

test("an unknown word is corrected by swapping letters, else by the longest common beginning", async () => {
  const { start } = await startCms([page("1", "Karta"), page("2", "Ošetřovné"), ...others]);
  const search = start();
  expect(await search.ids("krata")).toEqual(["1"]);
  expect(await search.ids("ošetřovačka")).toEqual(["2"]);
});

test("a term known only in another language finds the pages of this one", async () => {
  const english = { language: "en_gb", friendlyURLs: { en_gb: "allowance" } };
  const { start } = await startCms([
    page("1", "Přídavek na dítě"),
    page("1", "Child allowance", "", english),
    ...others,
  ]);
  const found = await start().search("přídavek na dítě", { language: "en" });
  expect(found.hits[0]).toMatchObject({ content: "1", title: "Child allowance" });
  expect(found.missing).toEqual([]);
});

test("a name from another language is found within a question", async () => {
  const { start } = await startCms([
    page("1", "Superdávka"),
    inLanguage("en", "1", "State assistance"),
    inLanguage("en", "2", "Another page"),
  ]);
  expect(await start().ids("what is superdavka", { language: "en" })).toEqual(["1"]);
});

test("an amount in English is found with and without the commas between its groups", async () => {
  const { start } = await startCms([
    inLanguage("en", "1", "Grant", "CZK 1,350,000 in all."),
    inLanguage("en", "2", "X"),
  ]);
  const search = start();
  for (const term of ["1350000", "1,350,000", "1 350 000"])
    expect(await search.ids(term, { language: "en" }), term).toEqual(["1"]);
});

test("a dictionary expression is recognised in any word order and with a typo", async () => {
  const data = { synonyma: [{ vyrazy: ["neplatí mzdu", "paragraf"], znamena: ["inspekce"] }] };
  const { start } = await startCms([
    page("1", "Inspekce"),
    page("2", "Mzda"),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...others,
  ]);
  const search = start();
  for (const term of ["mzdu mi už neplatí", "paragarf"]) expect((await search.ids(term))[0], term).toBe("1");
});

test("when few pages contain every word, pages for a dictionary expression are found as well", async () => {
  const data = { synonyma: [{ vyrazy: ["nájem"], znamena: ["příspěvek na bydlení"] }] };
  const rent = Array.from({ length: 6 }, (_, at) => page(`8${at}`, `Domov ${at}`, "Příspěvek na bydlení."));
  const { start } = await startCms([
    page("1", "Pojištění", "Kdo musí platit pojištění."),
    page("2", "Příspěvek na bydlení", "Kolik to je."),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...rent,
    ...others,
  ]);
  expect((await start().ids("platit nájem"))[0]).toBe("2");
});

test("a page from the dictionary follows pages that contain every word, however many there are", async () => {
  const data = { synonyma: [{ vyrazy: ["narození dítěte"], znamena: ["porodné"] }] };
  const grants = Array.from({ length: 6 }, (_, at) => page(`8${at}`, `Matka a příspěvek ${at}`, "Po narození dítěte."));
  const { start } = await startCms([
    page("2", "Porodné", "Dostanete je jednou."),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...grants,
    ...others,
  ]);
  expect(await start().ids("matka příspěvek narození dítěte")).toContain("2");
});

test("words written without spaces between them are found", async () => {
  const { start } = await startCms([page("1", "Příspěvek na bydlení"), page("2", "Zaměstnanecká karta"), ...others]);
  const search = start();
  expect(await search.ids("PRISPEVEKNABYDLENI")).toEqual(["1"]);
  expect(await search.ids("zamestnaneckakarta")).toEqual(["2"]);
});

test("two dictionary words are recognised as one, and one as two", async () => {
  const synonyma = [
    { vyrazy: ["job centre"], znamena: ["labour office"] },
    { vyrazy: ["daycare"], znamena: ["nursery"] },
  ];
  const { start } = await startCms([
    dictionaryOf("12", "en", { synonyma }),
    inLanguage("en", "1", "Labour office"),
    inLanguage("en", "2", "Nursery"),
  ]);
  const search = start();
  expect(await search.ids("jobcentre", { language: "en" })).toEqual(["1"]);
  expect(await search.ids("day care", { language: "en" })).toEqual(["2"]);
});

test("of two expressions that share a word, the one with fewer words in between wins", async () => {
  const synonyma = [
    { vyrazy: ["sedím s dítětem"], znamena: ["rodičovský příspěvek"] },
    { vyrazy: ["dítě stůně"], znamena: ["ošetřovné"] },
  ];
  const { start } = await startCms([
    dictionaryOf("12", "cs", { synonyma }),
    page("1", "Rodičovský příspěvek"),
    page("2", "Ošetřovné"),
  ]);
  expect((await start().ids("dítě stůně a sedím s ním")).at(0)).toBe("2");
});

test("pages for the first meaning of an expression come before those for others", async () => {
  const synonyma = [{ vyrazy: ["peníze na děti"], znamena: ["přídavek na dítě", "dávka pomoci"] }];
  const { start } = await startCms([
    dictionaryOf("12", "cs", { synonyma }),
    page("1", "Dávka pomoci"),
    page("2", "Přídavek na dítě"),
    ...others,
  ]);
  expect(await start().ids("peníze na děti")).toEqual(["2", "1"]);
});

test("an expression with one content word allows no words in between", async () => {
  const data = { synonyma: [{ vyrazy: ["kolik hodin"], znamena: ["pracovní doba"] }] };
  const { start } = await startCms([
    page("1", "Mzda", "Za hodinu práce."),
    page("2", "Pracovní doba"),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...others,
  ]);
  const search = start();
  expect((await search.ids("kolik je mzda na hodinu"))[0]).toBe("1");
  expect((await search.ids("kolik hodin"))[0]).toBe("2");
});

test("an expression of stop words allows no words in between", async () => {
  const synonyma = [{ vyrazy: ["in need"], znamena: ["assistance"] }];
  const { start } = await startCms([
    dictionaryOf("12", "en", { synonyma }),
    inLanguage("en", "1", "Assistance"),
    inLanguage("en", "2", "Law"),
  ]);
  const search = start();
  expect(await search.ids("people in need", { language: "en" })).toEqual(["1"]);
  expect(await search.ids("in law need", { language: "en" })).toEqual(["2"]);
});

test("an unknown word has the meaning of a dictionary word with the same beginning", async () => {
  const data = { synonyma: [{ vyrazy: ["přeškolení"], znamena: ["rekvalifikace"] }] };
  const { start } = await startCms([
    page("1", "Rekvalifikace"),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...others,
  ]);
  expect(await start().ids("přeškolenost")).toEqual(["1"]);
});

test("when few pages contain every word and the dictionary names none, pages with some of them follow", async () => {
  const long = Array.from({ length: 300 }, (_, at) => `slovo${at}`).join(" ");
  const { start } = await startCms([
    page("1", "Zprávy", "Dohoda končí podpora."),
    page("2", "Kdy se vyplácí", `${long} podpora`),
    ...others,
  ]);
  expect(await start().ids("dohoda končí podpora")).toEqual(["1", "2"]);
});

test("a term found partly in this language and completely in another finds pages titled with it there", async () => {
  const { start } = await startCms([
    inLanguage("ua", "1", "Консультант для іноземців"),
    inLanguage("ru", "1", "Консультант для иностранцев"),
    inLanguage("ua", "2", "Консультант і все"),
    inLanguage("ua", "3", "Щось"),
    inLanguage("ru", "3", "Другое", "Консультант рядом; для иностранцев вход."),
  ]);
  expect(await start().ids("консультант иностранцев", { language: "ua" })).toEqual(["1", "2"]);
});

test("a Czech name in Cyrillic letters finds the pages of the visitor's language", async () => {
  const { start } = await startCms([
    inLanguage("cs", "1", "Rodičovský příspěvek"),
    inLanguage("ru", "1", "Родительское пособие"),
    inLanguage("ru", "2", "Пособие по уходу"),
  ]);
  expect(await start().ids("родичовски приспевек", { language: "ru" })).toEqual(["1"]);
});

test("a page whose whole title in Czech is among the words of another language is found in that language", async () => {
  const { start } = await startCms([
    inLanguage("cs", "1", "Podpora v nezaměstnanosti"),
    inLanguage("en", "1", "Unemployment benefit"),
    inLanguage("en", "2", "For foreigners", "In Czech: podpora."),
    inLanguage("cs", "3", "Rodina"),
    inLanguage("en", "3", "Family"),
  ]);
  expect(await start().ids("podpora v nezamestnanosti for foreigners", { language: "en" })).toEqual(["1", "2"]);
  expect(await start().ids("foreigners rodina", { language: "en" })).toEqual(["2"]);
});

test("a page only in Czech whose whole title is among the words of another language is found", async () => {
  const { start } = await startCms([inLanguage("cs", "1", "Náhradní výživné"), inLanguage("en", "2", "Family")]);
  expect(await start().ids("nahradni vyzivne amount", { language: "en" })).toEqual(["1"]);
});

test("a question of stop words alone does not count beside another expression", async () => {
  const synonyma = [
    { vyrazy: ["co mám udělat"], znamena: ["kalkulačka dávek"] },
    { vyrazy: ["umřel"], znamena: ["pohřebné"] },
  ];
  const { start } = await startCms([
    page("1", "Kalkulačka dávek"),
    page("2", "Pohřebné"),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data: { synonyma } }),
  ]);
  expect(await start().ids("umřel co mám udělat")).toEqual(["2"]);
  expect(await start().ids("co mám udělat")).toEqual(["1"]);
});

test("an expression of the dictionary with a negation does not match without it", async () => {
  const data = { synonyma: [{ vyrazy: ["не платит на ребёнка"], znamena: ["алименты"] }] };
  const { start } = await startCms([
    inLanguage("ru", "1", "Алименты"),
    page("9", "Словарь", "", { structure: { id: "2", key: "slovnik-hledani" }, data, language: "ru_ru" }),
  ]);
  expect(await start().ids("муж не платит на ребёнка", { language: "ru" })).toEqual(["1"]);
  expect(await start().ids("сколько платит на ребёнка государство", { language: "ru" })).toEqual([]);
});

test("a word that only starts like words of the site is reported", async () => {
  const { start } = await startCms([page("1", "Pěstoun"), page("2", "Registrace")]);
  const search = start();
  expect((await search.search("pes")).corrected).toEqual([{ typed: "pes", used: "pes…" }]);
  expect((await search.search("registrátor")).corrected).toEqual([{ typed: "registrátor", used: "registra…" }]);
});

test("a dictionary expression that no page contains is searched by its words", async () => {
  const data = { synonyma: [{ vyrazy: ["invalidní důchod"], znamena: ["průkaz"] }] };
  const { start } = await startCms([
    page("1", "Starobní důchod", "O důchodu rozhoduje úřad."),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
  ]);
  expect(await start().search("invalidní důchod")).toMatchObject({ hits: [{ content: "1" }], missing: ["invalidní"] });
});

test("a dictionary expression is recognised with added or missing stop words", async () => {
  const data = { synonyma: [{ vyrazy: ["dostal výpověď", "hlásit se na pracák", "bez práce"], znamena: ["podpora"] }] };
  const { start } = await startCms([
    page("1", "Podpora", "Kdo ji dostane."),
    page("2", "Práce", "Kdo ji má."),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
  ]);
  const search = start();
  for (const term of ["dostal jsem výpověď", "hlásit na pracák", "bez práce"])
    expect((await search.ids(term))[0], term).toBe("1");
  expect((await search.ids("práce"))[0]).toBe("2");
});

test("a page whose complete name is in a question is found, whatever else the question contains", async () => {
  const { start } = await startCms([
    page("1", "Příspěvek na péči", "Kdo jej dostane."),
    page("2", "Zprávy", "Jak dlouho trvá vyřízení příspěvku na péči, víme z letošních čísel."),
    page("3", "Příspěvek na bydlení", "Kdo jej dostane."),
    ...others,
  ]);
  expect((await start().ids("jak dlouho trvá vyřízení příspěvku na péči")).toSorted()).toEqual(["1", "2"]);
});

test("the dictionary of a site adds synonyms and puts a page first, until its record is changed", async () => {
  const first = { name: "Kontakty", friendlyURLs: { cs_cz: "kontakty" }, web: { id: "12" } };
  const data = {
    synonyma: [{ vyrazy: ["pracák", "domov důchodců"], znamena: ["úřad práce"] }, { vyrazy: 7 }],
    prednost: [{ vyrazy: ["kde mi pomohou"], stranka: first }],
  };
  const dictionary = (changes = {}) =>
    page("9", "Slovník hledání", "", { structure: { id: "2", key: "slovnik-hledani" }, data, ...changes });
  const pages = [page("1", "Úřad práce", "Tady pomohou."), page("2", "Kontakty"), ...others];
  const { cms, start } = await startCms([...pages, dictionary()]);
  const search = start();
  expect(await search.search("pracák")).toMatchObject({ hits: [{ content: "1" }], also: ["úřad práce"] });
  expect(await search.ids("domova důchodců")).toEqual(["1"]);
  expect(await search.ids("kde pomohou")).toEqual(["2", "1"]);
  expect(await search.ids("slovník")).toEqual([]);
  cms.records = [...pages, dictionary({ data: {}, updatedAt: "2026-09-20T10:00:00" })];
  await search.refresh();
  expect(await search.ids("pracák")).toEqual([]);
});

const dictionaryOf = (webId: string, language: Language, data: object) =>
  page(`8${webId}`, "Slovník", "", {
    ...{ webId, language: wire[language], friendlyURLs: { [wire[language]]: "slovnik" }, data },
    structure: { id: "2", key: "slovnik-hledani" },
  });

test("synonyms of the main site apply to every site, the pages it puts first do not", async () => {
  const synonyma = [{ vyrazy: ["pracák"], znamena: ["úřad práce"] }];
  const first = { name: "Kontakty", friendlyURLs: { cs_cz: "page-6" }, web: { id: "12" } };
  const { start } = await startCms([
    dictionaryOf("12", "cs", { synonyma, prednost: [{ vyrazy: ["kde"], stranka: first }] }),
    page("5", "Úřad práce", "", { webId: "34", friendlyURLs: { cs_cz: "page-5" } }),
    page("6", "Kontakty", "", { webId: "34", friendlyURLs: { cs_cz: "page-6" } }),
  ]);
  const search = start();
  expect(await search.ids("pracák", { site: "34" })).toEqual(["5"]);
  expect(await search.ids("kde", { site: "34" })).toEqual([]);
});

test("a page only in Czech comes first when the dictionary of another language names it", async () => {
  const synonyma = [{ vyrazy: ["funeral"], znamena: ["pohřebné"] }];
  const { start } = await startCms([
    dictionaryOf("12", "en", { synonyma }),
    page("1", "Pohřebné"),
    inLanguage("en", "2", "Help with costs", "A funeral, in Czech pohřebné, costs much."),
    page("3", "Porodné"),
  ]);
  const search = start();
  const { hits, missing, also } = await search.search("funeral help", { language: "en" });
  expect([hits.map(({ content }) => content), missing, also]).toEqual([["1", "2"], [], ["pohřebné"]]);
  const listed = await search.list({ site: "12", language: "en", keys: null, list: "all", term: "funeral help" });
  if (listed === "preparing") throw new Error("expected an index");
  const wanted = { facets: {}, from: null, to: null, month: null };
  const rows = listed.answer(wanted).contents("relevance", 0, 10);
  expect(rows.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a page only in Czech follows when an earlier meaning names one in the visitor's language", async () => {
  const synonyma = [{ vyrazy: ["fostering"], znamena: ["foster carers", "odměna pěstouna"] }];
  const { start } = await startCms([
    dictionaryOf("12", "en", { synonyma }),
    page("1", "Odměna pěstouna"),
    inLanguage("en", "2", "Services for foster carers"),
  ]);
  expect(await start().ids("fostering", { language: "en" })).toEqual(["2", "1"]);
});

test("a discontinued service ranks behind current ones, unless the query is its complete name", async () => {
  const service = (id: string, name: string, text: string, data = {}) =>
    page(id, name, text, { structure: { id: "3", key: "sluzba" }, data: { obsah: `<p>${text}</p>`, ...data } });
  const ended = { ukonceni: { od: "2025-10-01" } };
  const { start } = await startCms([
    service("1", "Dávka na bydlení", "", ended),
    service("2", "Dávka pomoci na bydlení v nouzi", ""),
    ...others,
  ]);
  const search = start();
  expect(await search.ids("dávka")).toEqual(["2", "1"]);
  expect(await search.ids("dávka na bydlení")).toEqual(["1", "2"]);
});

/** A living service, and two that have ended: the second is replaced by the first, which is replaced by the third. */
const replaced = [
  endedService("1", "Doplatek k nájmu", {
    stranka: { name: "Dávka", friendlyURLs: { cs_cz: "page-3" }, web: { id: "12" } },
  }),
  endedService("2", "Příspěvek na bydlení", { titulek: "Doplatek k nájmu", adresa: "/page-1#nova" }),
  aService("3", "Dávka státní sociální pomoci", {}),
];

function aService(id: string, name: string, data: object) {
  const friendlyURLs = { cs_cz: `page-${id}` };
  return page(id, name, "", { structure: { id: "3", key: "sluzba" }, friendlyURLs, data: { ...data } });
}

function endedService(id: string, name: string, nahrada: object) {
  return aService(id, name, { ukonceni: { od: "2025-10-01", nahrada } });
}

test.each([
  ["by its whole name", "příspěvek na bydlení", ["3", "2"]],
  ["by a word in two of them", "doplatek", ["3", "1", "2"]],
  ["by the name of the replacement", "dávka", ["3"]],
])("a service that has ended, searched %s, comes after the living one that replaces it", async (_, term, ids) => {
  const { start } = await startCms([...replaced, ...others]);
  const search = start();
  expect(await search.ids(term)).toEqual(ids);
});

test("services that have ended are suggested last, even by their whole name", async () => {
  const { start } = await startCms([
    ...replaced,
    aService("4", "Nový příspěvek na bydlení studentů vysokých škol", {}),
  ]);
  const search = start();
  await search.ids("doplatek");
  const found = await search.suggest("příspěvek na bydlení", { site: "12", language: "cs" });
  expect(found?.hits.map(({ content }) => content)).toEqual(["3", "4", "2"]);
});

test("a service that has ended is suggested after its replacement", async () => {
  const { start } = await startCms([...replaced, ...others]);
  const search = start();
  await search.ids("doplatek");
  const found = await search.suggest("příspěvek na bydl", { site: "12", language: "cs" });
  expect(found?.hits.map(({ content }) => content)).toEqual(["3", "2"]);
});

test("a page is found by the words of its address", async () => {
  const { start } = await startCms([
    page("1", "Kontroly kurýrů", "", { friendlyURLs: { cs_cz: "tisk/kontroly-svarcsystemu" } }),
  ]);
  expect(await start().ids("švarcsystém")).toEqual(["1"]);
  expect(await start().ids("tisk")).toEqual([]);
});

test("the index follows published, changed and withdrawn contents, using only documented calls", async () => {
  const { cms, start } = await startCms([page("1", "Porodné"), page("2", "Ošetřovné")]);
  const search = start();
  expect(await search.ids("porodné")).toEqual(["1"]);
  cms.records = [
    page("1", "Pohřebné", "", { updatedAt: "2026-09-02T10:00:00" }),
    page("2", "Ošetřovné"),
    page("3", "Výživné", "", { updatedAt: "2026-09-03T10:00:00" }),
  ];
  await search.refresh();
  expect([await search.ids("porodné"), await search.ids("pohřebné")]).toEqual([[], ["1"]]);
  expect(await search.ids("výživné")).toEqual(["3"]);
  cms.records = cms.records.slice(0, 1);
  await search.refresh();
  expect(await search.ids("ošetřovné")).toEqual([]);
  const known = ["webId", "language", "sort", "page", "pageSize", "structureKey"];
  const listRequests = cms.requests.filter(({ pathname }) => pathname === "/contents");
  expect(listRequests.length).toBeGreaterThan(10);
  for (const { searchParams } of listRequests)
    expect([...searchParams.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

test("restricted, draft and unpublished contents are not found, nor any of their words", async () => {
  const guest = { permissions: { VIEW: [{ id: "1", type: "ROLE", name: "Zaměstnanci" }] } };
  const later = { displayAt: "2026-10-01T13:00:00" };
  const { cms, clock, start } = await startCms([
    page("1", "Tajnosti", "Prozrazení", guest),
    page("2", "Tajnosti", "Prozrazení", { published: false }),
    page("3", "Tajnosti", "Prozrazení", later),
    page("4", "Veřejnosti"),
  ]);
  const search = start();
  expect(await search.search("tajnosti")).toMatchObject({ hits: [] });
  expect(await search.search("prozrazeni")).toMatchObject({ hits: [], corrected: [] });
  clock.time += 3600_000;
  await search.refresh();
  expect(await search.ids("tajnosti")).toEqual(["3"]);
  cms.records = [
    ...cms.records.slice(0, 3),
    page("4", "Veřejnosti", "", { ...guest, updatedAt: "2026-10-01T12:00:00" }),
  ];
  await search.refresh();
  expect(await search.ids("veřejnosti")).toEqual([]);
});

test("an embargo of the Czech version hides every language, and ends on time", async () => {
  const both = { friendlyURLs: { cs_cz: "zprava", en_gb: "news" } };
  const czech = (embargoDo: string | null, changes = {}) =>
    page("1", "Překvapení", "", { ...both, data: { embargoDo }, ...changes });
  const english = page("1", "Surprise", "", { ...both, language: "en_gb" });
  const { cms, clock, start } = await startCms([czech("2026-10-01T14:00:00"), english]);
  const search = start();
  const found = async () => [await search.ids("překvapení"), await search.ids("surprise", { language: "en" as "cs" })];
  expect(await found()).toEqual([[], []]);
  clock.time += 2 * 3600_000;
  await search.refresh();
  expect(await found()).toEqual([["1"], ["1"]]);
  cms.records = [czech("2026-10-02T14:00:00", { updatedAt: "2026-10-01T12:00:00" }), english];
  await search.refresh();
  expect(await found()).toEqual([[], []]);
  cms.records = [czech(null, { updatedAt: "2026-10-01T12:30:00" }), english];
  await search.refresh();
  expect(await found()).toEqual([["1"], ["1"]]);
});

test("while the CMS fails the last index stays in use, and its age is reported", async () => {
  const { cms, clock, lines, start } = await startCms([page("1", "Porodné")]);
  const search = start();
  expect(await search.ids("porodné")).toEqual(["1"]);
  cms.fault = () => ({ status: 503 });
  clock.time += 7200_000;
  await search.refresh();
  expect(await search.ids("porodné")).toEqual(["1"]);
  expect(lines.at(-1)).toMatchObject({ age: 7200, message: expect.stringContaining("searching the previous one") });
});

/** Index files in a folder, without those of the search counts. */
function indexIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.includes("-queries"));
}

test("a failed build is tried again after its pause, although the system clock was set back meanwhile", async () => {
  const { cms, clock, start } = await startCms([page("1", "Příspěvek na péči")]);
  const ages = { time: 0, now: () => ages.time };
  const { ids } = start(null, { ages });
  cms.fault = () => ({ reset: true });
  await expect(ids("péče")).rejects.toThrow();
  cms.fault = undefined;
  clock.time -= 3600_000;
  ages.time += 31_000;
  expect(await ids("péče")).toEqual(["1"]);
});

test("a partly written index is not used", async () => {
  const many = Array.from({ length: 250 }, (_, at) => page(String(at + 1), `Porodné ${at + 1}`));
  const { cms, clock, start } = await startCms(many);
  const folder = temporaryFolder();
  cms.fault = ({ searchParams }) => (searchParams.get("page") === "3" ? { status: 500 } : undefined);
  const search = start(folder);
  await expect(search.search("porodné")).rejects.toThrow("500");
  expect(indexIn(folder)).toEqual([]);
  cms.fault = undefined;
  clock.time += 60_000;
  expect((await search.search("porodné")).ids()).toHaveLength(250);
});

test("a restarted process uses the last index without the CMS; a broken file is rebuilt", async () => {
  const { cms, start } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder();
  const first = start(folder);
  expect(await first.ids("porodné")).toEqual(["1"]);
  first.close();
  const requestsBefore = cms.requests.length;
  const second = start(folder);
  expect(await second.ids("porodné")).toEqual(["1"]);
  expect(cms.requests).toHaveLength(requestsBefore);
  second.close();
  const [file = ""] = indexIn(folder);
  const bytes = readFileSync(join(folder, file));
  for (const broken of [
    Buffer.from("no database"),
    Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 7)]),
  ]) {
    writeFileSync(join(folder, file), broken);
    const third = start(folder);
    expect(await third.ids("porodné")).toEqual(["1"]);
    third.close();
  }
});

test("a second process with the same file keeps its index in memory", async () => {
  const { lines, start } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder();
  expect(await start(folder).ids("porodné")).toEqual(["1"]);
  expect(await start(folder).ids("porodné")).toEqual(["1"]);
  expect(lines.filter(({ message }) => message.includes("in use"))).toHaveLength(1);
});

const hostile = [
  ...[
    '"',
    "*",
    "a OR b",
    "NEAR(porodné, 2)",
    "title: porodné",
    "^porodné",
    "porodné -úřad",
    "{title} : x",
    "'; DROP TABLE records",
  ],
  ...["porodné\u0000\u0007", "@313233", "~porodn", "#73", "_porodne", "pоrоdné", "😀 porodné", "x".repeat(1_000_000)],
  Array.from({ length: 100 }, (_, at) => `slovo${at}`).join(" "),
];

test("every term is treated as plain text", async () => {
  const pages = Array.from({ length: 120 }, (_, at) =>
    page(String(at), `Porodné ${at}`, "porodné úřad slovo x a or near"),
  );
  const { start } = await startCms(pages);
  const search = start();
  await search.search("porodné");
  for (const term of hostile) await search.search(term);
  expect(await search.ids("porodné")).toHaveLength(120);
});

test("words beyond the twelfth are reported as ignored", async () => {
  const { start } = await startCms([page("1", "Porodné")]);
  const words = Array.from({ length: 14 }, (_, at) => `slovo${at}`);
  expect(await start().search(["porodné", ...words].join(" "))).toMatchObject({
    ignored: ["slovo11", "slovo12", "slovo13"],
  });
  expect(await start().search("porodné")).toMatchObject({ ignored: [] });
});

test("a folder that cannot be written is logged once, and the index is kept in memory", async () => {
  const { clock, lines, start } = await startCms([page("1", "Porodné")]);
  const folder = join(temporaryFolder({ "a-file": "" }), "a-file", "index");
  const search = start(folder);
  expect(await search.ids("porodné")).toEqual(["1"]);
  clock.time += 7200_000;
  await search.refresh();
  expect(lines.filter(({ message }) => message.includes("cannot be written"))).toMatchObject([{ folder }]);
});

test("an index that does not fit on the disk is kept in memory and leaves no file", async () => {
  const { lines, start } = await startCms([page("1", "Porodné")]);
  const folder = temporaryFolder();
  const buildFile: BuildFile = async (file) => {
    const database = new DatabaseSync(file);
    try {
      database.exec("PRAGMA max_page_count = 1; CREATE TABLE a (b); CREATE TABLE c (d)");
    } finally {
      database.close();
    }
  };
  expect(await start(folder, { buildFile }).ids("porodné")).toEqual(["1"]);
  expect(lines.map(({ message }) => message)).toContainEqual(expect.stringContaining("in memory"));
  expect(indexIn(folder)).toEqual([]);
});

test("contents listed twice by the CMS are logged, as others may be missing", async () => {
  const { cms, lines, start } = await startCms([page("1", "Porodné"), page("2", "Pohřebné")]);
  const firstForEach = (body: unknown) => {
    const { items, ...rest } = z.looseObject({ items: z.array(z.unknown()) }).parse(body);
    return { ...rest, items: items.map(() => items[0]) };
  };
  cms.fault = ({ pathname }) => (pathname === "/contents" ? { mutate: firstForEach } : undefined);
  await start().refresh();
  expect(lines).toContainEqual(expect.objectContaining({ twice: 1, message: expect.stringContaining("twice") }));
});

test("only the first five unknown words are corrected, so that a long query costs no more", async () => {
  const names = ["Porodné", "Bydlení", "Nezaměstnanost", "Rekvalifikace", "Ošetřovné", "Pohřebné", "Invalidita"];
  const { start } = await startCms(names.map((name, at) => page(`${at}`, name)));
  const typed = ["prodné", "byldení", "nezamestnnost", "rekvalfikace", "ošetrovnéé", "pohřbné", "invlidita"];
  const { corrected, missing } = await start().search(typed.join(" "));
  expect(corrected.map(({ used }) => used)).toEqual(names.slice(0, 5).map((name) => name.toLowerCase()));
  expect(missing).toEqual(["pohřbné", "invlidita"]);
});

test("a synonym that contains the query word itself is searched but not reported", async () => {
  const data = { synonyma: [{ vyrazy: ["dávka"], znamena: ["dávky", "služby a dávky", "příspěvek"] }] };
  const { start } = await startCms([
    page("1", "Služby a dávky"),
    page("2", "Příspěvek na bydlení"),
    page("9", "Slovník", "", { structure: { id: "2", key: "slovnik-hledani" }, data }),
    ...others,
  ]);
  const found = await start().search("dávka");
  expect(found.hits.map(({ content }) => content)).toEqual(expect.arrayContaining(["1", "2"]));
  expect(found.also).toEqual(["příspěvek"]);
});

test("an index is updated from the CMS regularly, whatever the retention of contents", () => {
  const day = 86_400_000;
  expect([0, 60_000, 365 * day].map(refreshPauseMs)).toEqual([1000, 60_000, day]);
});

test("situations are searched for, but not shown in excerpts or as text", async () => {
  const situace = ["vyhodili nás z bytu", "nemáme kde bydlet"];
  const { start } = await startCms([page("1", "Dávka", "", { data: { perex: "Měsíční pomoc.", situace } }), ...others]);
  const { ids } = start();
  expect(await ids("vyhodili nás z bytu")).toEqual(["1"]);
  expect(wordsIn({ perex: "Měsíční pomoc.", situace })).toBe("Měsíční pomoc.");
});

test("a guide comes first for those who ask whether they are entitled to one of its results", async () => {
  const guide = (id: string, name: string, result: string) =>
    page(id, name, "", { data: { perex: "Odpovězte na otázky.", vysledky: [{ nazev: result }, { nazev: 1 }, null] } });
  const { start } = await startCms([
    guide("1", "Na co má nárok rodina", "Porodné"),
    guide("2", "Na co mám nárok bez práce", "Odstupné"),
    ...others,
  ]);
  const { ids } = start();
  expect((await ids("mám nárok na porodné"))?.[0]).toBe("1");
  expect((await ids("mám nárok na odstupné"))?.[0]).toBe("2");
});
