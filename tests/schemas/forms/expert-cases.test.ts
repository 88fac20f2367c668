import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textsOf } from "#checks/rules/texts.ts";
import { namesIn, wordsIn } from "#schemas/lists/search/words.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import { fillFromCzech } from "#schemas/parse/translation.ts";
import { form } from "#schemas/structures/form.ts";
import { plainContext } from "../a-content.ts";

const nobodysText = "Tak se nikdo nejmenuje";

function formWithCase(language: string) {
  const file = join(import.meta.dirname, `../../../fixtures/contents/mpsv/form/zadost-o-informace.${language}.json`);
  const record = JSON.parse(readFileSync(file, "utf8"));
  const odpovedi = [
    { pole: "jmeno", hodnota: nobodysText },
    { pole: "email", hodnota: "nikdo@priklad.example" },
    { pole: "adresa", hodnota: "https://priklad.example/nikdo" },
  ];
  if (language === "cs") record.data.zkousky = [{ nazev: `${nobodysText}, případ`, odpovedi, cil: { krok: "zadost" } }];
  const { content } = parseContent(record);
  if (!content) throw new Error("the form cannot be read");
  return { record, content };
}

test("search, the view of the page and the rules about its texts do not see expert cases", () => {
  const { record, content } = formWithCase("cs");
  const { page } = parsePage(content, plainContext);
  const { plain, html, addresses } = textsOf({ record, content, key: "form", library: null, translations: [], now: 0 });
  const texts = [...plain, ...addresses].map(({ text }) => text);
  const seen = JSON.stringify([
    wordsIn(content.data),
    namesIn(content.data),
    page,
    texts,
    html.map((each) => each.source),
  ]);
  expect(seen).toContain("Vyberte, co od nás chcete.");
  expect(seen).not.toMatch(/nikdo/i);
});

test("a translation needs no expert cases, and takes none from the Czech version", () => {
  const [czech, english] = [formWithCase("cs").content, formWithCase("en").content];
  expect(parsePage(english, { ...plainContext, language: "en" }, { czech }).issues).toEqual([]);
  expect(fillFromCzech(form.data, english.data, czech.data).fields).toEqual([]);
});
