import type { Subject } from "#checks/rule.ts";
import type { Example } from "#checks/rules/examples.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { type Content, toContent, wireContent } from "#schemas/site/content.ts";

/** The time at which examples are looked at, in milliseconds. */
export const exampleNow = Date.parse("2026-11-15T12:00:00Z");

const webs = [
  { id: "12", host: "mpsv.localhost", defaultLanguage: "cs" },
  { id: "34", host: "up.localhost", defaultLanguage: "cs" },
];

const wireLanguages: Readonly<Record<string, string>> = { cs: "cs_cz", en: "en_gb", ru: "ru_ru", ua: "uk_ua" };

/** The content that an example stands for. */
export function subjectOf(example: Example): Subject {
  const {
    structure,
    language,
    record,
    data,
    library,
    translations = [],
  } = typeof example === "string" ? ({ data: { obsah: example } } satisfies Example) : example;
  const key = wireLanguages[language ?? "cs"] ?? "cs_cz";
  const whole = {
    ...{ id: "1", name: "Zkouška", language: key, webId: "12", friendlyURLs: { [key]: "zkouska" } },
    ...{ structure: { key: structure ?? "stranka" }, displayAt: "2026-01-01T08:00:00", ...record, data: data ?? {} },
  };
  const content = toContent(wireContent.parse(whole));
  const others = library?.contents?.map((other) => ({ ...plain, ...other })) ?? [];
  return {
    content,
    record: whole,
    key: structureKeyOf(content),
    library: library ? { webs, documents: null, ...library, contents: [content, ...others] } : null,
    translations,
    now: exampleNow,
  };
}

const plain: Content = toContent(
  wireContent.parse({
    ...{ id: "9", name: "Jiný obsah", language: "cs_cz", webId: "12", structure: { key: "stranka" } },
    ...{ friendlyURLs: { cs_cz: "jiny" }, data: {} },
  }),
);
