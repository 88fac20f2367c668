import { join } from "node:path";
import { expect, test } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { compareIn } from "#schemas/lists/collation.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { sortKeyOf } from "#server/search/write/sort-key.ts";

const { contents } = readStore(join(import.meta.dirname, "../../../fixtures"));
const own = [
  "Chata",
  "Cihla",
  "hrad",
  "Čáp",
  "cap",
  "Cap",
  "čap",
  "a 10",
  "a 9",
  "a 09b",
  "Zákon č. 2/2024",
  "Zákon č. 12/2023",
];
const more = [
  "Ёлка",
  "ель",
  "її",
  "ігри",
  "ґанок",
  "гора",
  "Řeka",
  "řeka",
  "reka",
  "„Uvozovky“",
  "(závorka)",
  "a-b",
  "a b",
  "ab",
];

test.each(languageCodes)("sort keys order titles like the collation of %s", (language) => {
  const compare = compareIn(language);
  const titles = [...new Set([...contents.map(({ name }) => name), ...own, ...more])].map((title) =>
    title.slice(0, 80),
  );
  const byKey = titles.toSorted((a, b) => Buffer.compare(sortKeyOf(a, language), sortKeyOf(b, language)));
  const wrong = byKey.filter((title, at) => at > 0 && compare(byKey[at - 1] ?? "", title) > 0);
  expect(titles.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
