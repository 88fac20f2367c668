import { expect, test } from "vitest";
import { foreignScript, hasMarkup } from "#schemas/parse/text-advice.ts";

test.each(["<b>tučně</b>", "a <br> b", "</p>", "<!-- x -->", "a&nbsp;b", "Dům &amp; byt", "&#160;", '<img src="x">'])(
  "%s is recognised as HTML",
  (text) => {
    expect(hasMarkup(text)).toBe(true);
  },
);

test.each(["a < b > c", "5 <6", "Dům & byt", "R&D; výzkum", "<3", "x <- y", "&c."])(
  "%s is not mistaken for HTML",
  (text) => {
    expect(hasMarkup(text)).toBe(false);
  },
);

const russian = "Министерство помогает семьям с детьми и пожилым людям";
const czech = "Ministerstvo pomáhá rodinám s dětmi a starším lidem";

test.each([
  ["cs", russian, "Cyrillic"],
  ["en", russian, "Cyrillic"],
  ["ru", czech, "Latin"],
  ["ua", czech, "Latin"],
  ["cs", czech, null],
  ["ua", russian, null],
  ["cs", "Українська версія", null],
  ["ru", "MPSV ČR, Na Poříčním právu 1", null],
  ["cs", `${czech}, rusky: Министерство помогает семьям`, null],
  ["cs", `<p title="${czech} ${czech}">${russian}</p>`, "Cyrillic"],
  ["ru", `<a href="https://www.mpsv.example/${"adresa-".repeat(20)}">${russian}</a>`, null],
  ["cs", "1 234 567 890 – 9 876 543 210 – 1 111 111 111 – 2 222", null],
] as const)("on a page in %s the text %s is in a foreign script: %s", (language, text, script) => {
  expect(foreignScript(text, language)).toBe(script);
});
