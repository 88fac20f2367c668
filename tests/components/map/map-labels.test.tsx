// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { useMapLabels } from "#components/map/map-labels.ts";
import { formatPlural } from "#components/map/plural-text.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { render } from "../render.tsx";

function labelsIn(language: Language) {
  let texts: ReturnType<typeof useMapLabels> | undefined;
  function Reader() {
    texts = useMapLabels();
    return null;
  }
  render(<Reader />, { language });
  if (!texts) throw new Error("the labels were not read");
  return texts;
}

test.each([
  ["cs", 1, "1 organizace v okolí obce Olomouc"],
  ["cs", 3, "3 organizace v okolí obce Olomouc"],
  ["cs", 12, "12 organizací v okolí obce Olomouc"],
  ["cs", 1234, "1\u00a0234 organizací v okolí obce Olomouc"],
  ["en", 1, "1 organisation near Olomouc"],
  ["en", 12, "12 organisations near Olomouc"],
  ["ru", 21, "21 организация около населённого пункта Olomouc"],
  ["ru", 22, "22 организации около населённого пункта Olomouc"],
  ["ua", 12, "12 організацій поблизу населеного пункту Olomouc"],
] as const)("in %s a cluster of %i has its name", (language, count, name) => {
  const { labels, lang } = labelsIn(language);
  expect(formatPlural(labels.cluster, { count, place: "Olomouc", lang })).toBe(name);
});

test.each(languageCodes)("%s has a text for every plural form, with the number still to be filled in", (code) => {
  const { labels, lang } = labelsIn(code);
  const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories.toSorted();
  for (const text of [labels.cluster, labels.clusterAnywhere, labels.inView, labels.missing, labels.unspread]) {
    expect(Object.keys(text).toSorted()).toEqual(forms);
    for (const form of Object.values(text)) expect(form).toMatch(/\{count\}/);
    expect(formatPlural(text, { count: 7, lang })).not.toMatch(/[{}]/);
  }
});

test("a place is inserted unchanged, whatever characters are in its name", () => {
  const { labels, lang } = labelsIn("en");
  expect(formatPlural(labels.cluster, { count: 2, place: "$& {count}", lang })).toBe("2 organisations near $& {count}");
});
