import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { written } from "./written.ts";

const bad = "{{hodnota:mzda.chybi}}";

test.each([
  ["a tag between the braces", "<p>Mzda {<b>{hodnota:mzda.mesicni}</b>} měsíčně.</p>"],
  ["entities for the braces", "Mzda &#123;&#123;hodnota:mzda.mesicni&#125;&#125; měsíčně."],
  ["hexadecimal entities", "Mzda &#x7B;&#x7b;hodnota:mzda.mesicni&#x7D;&#x7d; měsíčně."],
  ["named entities", "Mzda &lbrace;&lcub;hodnota:mzda.mesicni&rcub;&rbrace; měsíčně."],
  ["a space between the braces", "Mzda { {hodnota:mzda.mesicni} } měsíčně."],
])("with %s in a reference, readers see a whole sentence with its value or none", (_name, text) => {
  const shown = written(`<p>První věta.</p>${text.startsWith("<") ? text : `<p>${text}</p>`}<p>Třetí věta.</p>`);

  expect(shown).not.toMatch(/[{}]|hodnota|mesicni|&#|cub;|brace;/i);
});

test.each<[string, string, string]>([
  ["an initial", `A je. Podle J. Nováka je to ${bad}. C je.`, "A je. C je."],
  ["a sentence that begins with a number", `A je. 15 let je ${bad}. C je.`, "A je. C je."],
  ["emphasis over sentences", `A je. **B ${bad}. C je.** D je.`, "A je. **C je.** D je."],
])("the sentence around a missing value goes: %s", (_name, text, expected) => {
  expect(written(text)).toBe(expected);
});

test.each<[Language, string, string]>([
  ["ru", `А есть. В г. Прага это ${bad}. В есть.`, "А есть. В есть."],
  ["ua", `А є. У м. Прага це ${bad}. Є ще.`, "А є. Є ще."],
])("the sentence around a missing value goes in %s: %s", (language, text, expected) => {
  expect(written(text, { language })).toBe(expected);
});

test("a name that is a sentence does not lose its middle alone", () => {
  expect(written(`Mzda je ${bad} měsíčně`)).not.toBe("Mzda je měsíčně");
});
