import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { aRecord } from "../schemas/a-content.ts";
import records from "./good/records.json" with { type: "json" };
import { recordFindings } from "./record-findings.ts";

const languages: Readonly<Record<string, string>> = { cs: "cs_cz", en: "en_gb", ru: "ru_ru", ua: "uk_ua" };

test.each(records)("$name ($language): content in editors' usual style causes no warning", (good) => {
  const { name, language, structure = "stranka", data } = good;
  const key = languages[language] ?? "";
  const record = aRecord({
    name,
    language: key,
    structure: { key: structure },
    friendlyURLs: { [key]: "ukazka" },
    data,
  });
  const found = recordFindings(record, { links: noLinks }).filter(({ severity }) => severity !== "info");
  expect(found.map(({ code, pointer, message }) => `${code} ${pointer} ${message.cs}`)).toEqual([]);
});

test("there are enough such contents, in all four languages", () => {
  expect(records.length).toBeGreaterThanOrEqual(60);
  expect(new Set(records.map(({ language }) => language)).size).toBe(4);
});
