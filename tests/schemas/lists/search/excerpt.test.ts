import { expect, test } from "vitest";
import { excerptOf } from "#schemas/lists/search/excerpt.ts";
import { wordsIn } from "#schemas/lists/search/words.ts";
import { recordedContents } from "../../../recorded.ts";

const texts = recordedContents.map(({ data }) => wordsIn(data)).filter((text) => text.length > 0);
const terms = ["příspěvek", "prispevky", "úřad práce", "допомога", "benefit", "<b>", "a.*", "", "2026"];

function filler(words: number): string {
  return "slovo ".repeat(words).trim();
}

function shown(text: string, term: string): string {
  return excerptOf(text, term)
    .parts.map((part) => part.text)
    .join("");
}

test("an excerpt is a part of its text, no longer than the limit", () => {
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts)
    for (const term of terms) {
      const excerpt = excerptOf(text, term);
      const stretch = shown(text, term);
      expect(text).toContain(stretch);
      expect(stretch.length).toBeLessThanOrEqual(200);
      expect(stretch.length).toBeGreaterThan(0);
      if (excerpt.isCutBefore) expect(text.startsWith(stretch)).toBe(false);
      if (excerpt.isCutAfter) expect(text.endsWith(stretch)).toBe(false);
      expect(excerpt.parts.every((part) => part.text !== "")).toBe(true);
    }
});

test("an excerpt contains the first word of the term, ignoring case and accents", () => {
  const text = `${"Slovo ".repeat(100)}zvýší se Příspěvek na péči a ${"další ".repeat(100)}`;
  const { parts, isCutBefore, isCutAfter } = excerptOf(text, "prispevek");
  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: "Příspěvek", isMatch: true }]);
  expect([isCutBefore, isCutAfter]).toEqual([true, true]);
});

test("an excerpt leaves out headings, links and fields after its last sentence, unless they match", () => {
  const text =
    "Počítá se z něj náhrada mzdy za dovolenou, odstupné i podpora. Minimální mzda · zákon č. 262/2006 · Všechny pojmy";
  expect(shown(text, "podpora")).toBe("Počítá se z něj náhrada mzdy za dovolenou, odstupné i podpora.");
  expect(shown(text, "zákon")).toBe(text.slice(0, text.indexOf(" · Všechny")));
});

test("an excerpt leaves out headings, links and fields before its first match", () => {
  const office = "Štědrý den · Nový rok · Oddělení zprostředkování · Oddělení státní sociální podpory";
  expect(shown(office, "podpora")).toBe("Oddělení státní sociální podpory");
  expect(shown(office, "")).toBe(office);
  expect(shown(`Kontakt · Přijďte kdykoli. ${office}`, "podpora")).toMatch(/^Přijďte kdykoli\. Štědrý den/);
});

test.each([
  [
    "sentence",
    `${filler(80)} Konec věty. O příspěvku rozhoduje úřad. ${filler(80)}`,
    "O příspěvku rozhoduje úřad.",
    false,
  ],
  [
    "heading",
    `${filler(80)} · Nárok na příspěvek · Kdo pečuje o dítě. ${filler(80)}`,
    "Nárok na příspěvek · Kdo",
    false,
  ],
  [
    "sentence before an abbreviation",
    `${filler(80)}. Viz např. Příspěvek na péči. ${filler(80)}`,
    "Viz např. Přísp",
    false,
  ],
  ["sentence before a day", `${filler(80)}. Od 1. 1. 2026 platí příspěvek. ${filler(80)}`, "Od 1. 1. 2026", false],
  ["phrase of a long sentence", `${filler(80)}, kdo žádá o příspěvek, ${filler(80)}`, "kdo žádá o přísp", true],
  ["word of an endless phrase", `${filler(80)} příspěvek ${filler(80)}`, "slovo ", true],
])("an excerpt begins with a %s near the match, with an ellipsis if a sentence is cut", (_, text, begins, isCut) => {
  const { isCutBefore } = excerptOf(text, "příspěvek");
  expect(shown(text, "příspěvek").slice(0, begins.length)).toBe(begins);
  expect(isCutBefore).toBe(isCut);
  expect(shown(text, "příspěvek")).toMatch(/příspěv/i);
});

test("an excerpt ends at the end of a sentence if one is near", () => {
  const text = `${"Krátká věta bez konce. ".repeat(3)}${"Úřad vyplatí příspěvek včas a celý. ".repeat(6)}`.trim();
  expect(shown(text, "úřad").endsWith("celý.")).toBe(true);
  expect(excerptOf(text, "úřad").isCutAfter).toBe(false);
});

test("an excerpt shows the passage with most words of the term", () => {
  const text = `Příspěvek je jeden. ${filler(60)}. Rodičovský příspěvek je jiný. ${filler(60)}.`;
  expect(shown(text, "rodičovský příspěvek")).toContain("Rodičovský příspěvek je jiný.");
});

test("an excerpt prefers a match in a sentence to one in a heading or a list", () => {
  const list = Array.from({ length: 20 }, () => "Nárok na příspěvek").join(" · ");
  expect(shown(`${list} · O příspěvku rozhoduje úřad. ${filler(60)}.`, "příspěvek")).toContain(
    "O příspěvku rozhoduje úřad.",
  );
});

test("without a match, an excerpt begins with the first complete sentence", () => {
  const list = Array.from({ length: 20 }, () => "Kdo žádá").join(" · ");
  const sentence = "Úřad rozhodne nejpozději do třiceti dnů ode dne, kdy dostane celou žádost.";
  expect(shown(`${list} · ${sentence} ${filler(60)}.`, "velbloud").startsWith(sentence)).toBe(true);
});

test("other forms of a word are highlighted, words with only the same beginning are not", () => {
  const marked = (text: string, term: string) =>
    excerptOf(text, term).parts.flatMap((part) => (part.isMatch ? part.text : []));
  expect(marked("O příspěvku rozhodne úřad, příspěvky vyplácí.", "příspěvek")).toEqual(["příspěvku", "příspěvky"]);
  expect(marked("Práce a pracovník", "práce")).toEqual(["Práce"]);
  expect(marked("Podnikatel podniká v podniku", "podnik")).toEqual(["Podnikatel", "podniká", "podniku"]);
});

test("short words are highlighted only as whole words, and not next to longer ones", () => {
  const marked = (text: string, term: string) =>
    excerptOf(text, term).parts.flatMap((part) => (part.isMatch ? part.text : []));
  const text = "Nárok na příspěvek náleží na péči o dítě";
  expect(marked(text, "příspěvek na peci")).toEqual(["příspěvek", "péči"]);
  expect(marked(text, "na")).toEqual(["na", "na"]);
});

test("an excerpt is cut only between words", () => {
  const words = Array.from({ length: 200 }, (_, index) => `${index + 100}slovo`);
  const stretch = shown(words.join(" "), "200slovo");
  expect(stretch.split(" ").every((word) => words.includes(word))).toBe(true);
  expect(stretch).toContain("200slovo");
});

test("a word longer than the excerpt is cut", () => {
  const stretch = shown("x".repeat(1000), "");
  expect(stretch).toBe("x".repeat(180));
});

test("markup is removed from the text of a content, and text that looks like markup is kept", () => {
  expect(wordsIn({ obsah: "<p>Kdo má <b>nárok</b>?</p><p>Rodiče &amp; děti &lt;3</p>" })).toBe(
    "Kdo má nárok? Rodiče & děti <3",
  );
  expect(
    wordsIn({ obsah: "<h2>Kdo má nárok</h2><ul><li>rodiče</li></ul><p>Kdo žádá?</p>", titulek: "Co dál dělat" }),
  ).toBe("Kdo má nárok · rodiče · Kdo žádá? Co dál dělat");
  expect(wordsIn({ obsah: "<p>Zve úřad.</p>", proKoho: "lidé i firmy", kde: "Praha 2: velký sál" })).toBe(
    "Zve úřad. · lidé i firmy · Praha 2: velký sál",
  );
  expect(wordsIn({ obsah: "<p>Nic se nestane</p><script>alert('já a ty')</script>" })).toBe("Nic se nestane");
});

test("codes, dates, addresses and names of addressees are not searchable text", () => {
  const data = {
    typ: "poskytnuto-castecne",
    dne: "2026-11-02",
    url: "/documents/files/zadost o davku.pdf",
    odkaz: "https://a.example/nějaká stránka",
    adresat: "pan Vzorový",
    cislo: 7,
    polozky: [{ text: "Jen tato slova" }],
    stranka: { name: "Cizí stránka webu", friendlyURLs: { cs_cz: "cizi" }, data: { perex: "A slova odtud" } },
  };
  expect(wordsIn(data)).toBe("Jen tato slova · A slova odtud");
});
