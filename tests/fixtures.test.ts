import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rules } from "#checks/rules/registry.ts";
import type { KnownIssue } from "#harness/check/item.ts";
import { flawsOf } from "#harness/check/page/flaws.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { inTurn } from "./exhaustive.ts";
import { fixtures, readFixture, readPage, recordedFiles, toDocument } from "./recorded.ts";
import { faultsOf } from "./valid-html.ts";

test("there are fixtures in every language", () => {
  const perLanguage = Map.groupBy(recordedFiles, (file) => file.split(".").at(-2));
  expect(
    languageCodes.filter((language) => (perLanguage.get(language)?.length ?? 0) <= 20),
    "record more than 20 pages in each of these languages: fixtures/contents/<site>/<key>/<name>.<language>.json",
  ).toEqual([]);
});

test("the home page of the test site leads to each of its pages", () => {
  // Sets of shared values have no page.
  const own = recordedFiles.filter((file) => /^contents\/zkusebna\/(?!shared-values\/).*\.cs\.json$/.test(file));
  const slugs = own.map((file) => String(readFixture(file).friendlyURLs.cs_cz)).filter((slug) => slug !== "uvod");
  expect(slugs.length).toBeGreaterThan(100);
  const { obsah } = readFixture("contents/zkusebna/standard-page/uvod.cs.json").data;
  expect(slugs.filter((slug) => !obsah.includes(`href="/${slug}"`))).toEqual([]);
});

/** Issues of schemas by the rules that say them more exactly (checks/same-mistake.ts). */
const moreExactly: Readonly<Record<string, string>> = {
  "guide.nothing": "expected-missing",
  "value.ended": "value.gap",
  "value.other-site": "value.unknown",
};

/**
 * Versions of a page differ only in their texts: an ordinary run takes one version of each page, alternating between
 * languages.
 */
const versions = inTurn(recordedFiles, (file) => file.replace(/\.\w+\.json$/, ""));

test.each(versions)("%s raises exactly the issues it is known for, and is rendered whole as valid HTML", (file) => {
  const known = file.replace(/\.json$/, ".issues.json");
  const all: KnownIssue[] = existsSync(join(fixtures, known)) ? readFixture(known) : [];
  // `portal check` covers the findings of rules (tests/harness/check/command.test.ts).
  const ofSchema = all.map((each) => ({ ...each, code: moreExactly[each.code] ?? each.code }));
  const expected = ofSchema.filter(({ code }) => rules.every((rule) => rule.code !== code));
  const { page, issues } = readPage(file);
  const found = issues.map(({ code, path }) => ({ code, pointer: toPointer(path) }));
  const byPointer = (a: { pointer: string }, b: { pointer: string }) => a.pointer.localeCompare(b.pointer);
  expect(found.toSorted(byPointer)).toEqual(expected);
  const html = toDocument(page);
  expect(flawsOf(html, page.language)).toEqual([]);
  expect(faultsOf(html)).toEqual([]);
});
